/** Which positions of a line of moves are printed as pictures. */

import { nodeAt, type Node } from './tree';

/** Pictures on a sheet, besides those about which something is said. */
const MOST = 12;

/** After how many moves: where something is said, at the end, and between them in even steps. */
export function picturedIn(tree: Node, moves: readonly string[]): number[] {
  const every = Math.max(1, Math.ceil(moves.length / MOST));
  const all = Array.from({ length: moves.length + 1 }, (_, at) => at);
  return all.filter((at) => {
    const node = nodeAt(tree, moves.slice(0, at));
    const said = node && (node.comment || node.marks.length);
    return said || at === moves.length || (at > 0 && at % every === 0);
  });
}
