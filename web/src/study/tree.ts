/** A tree of moves: what was played, what was tried instead, and what is said about it.
 *
 *  A place in a tree is a path, the moves that lead to it; of two moves after the same position the
 *  first is the main one. Nothing here changes: every function gives a new tree, which shares what
 *  has stayed the same. Whether a move can be played is not asked here: the room says so.
 */

import type { Sign } from '../boards/props';

export const COLOURS = ['green', 'red', 'blue', 'amber'] as const;
export const SHAPES = ['ring', 'square', 'triangle', 'cross'] as const;

/** A sign on a cell of the board. */
export type Mark = Sign;

/** A position: what is said about it, and the moves that are known from here, the main one first. */
export interface Node {
  comment: string;
  marks: readonly Mark[];
  next: readonly Step[];
}

/** A move, and the position after it. */
export interface Step extends Node {
  token: string;
}
export type Path = readonly string[];

export const EMPTY: Node = { comment: '', marks: [], next: [] };

/** The position at the end of a path; null where the tree does not know it. */
export function nodeAt(tree: Node, path: Path): Node | null {
  let node: Node | undefined = tree;
  for (const token of path) node = node?.next.find((step) => step.token === token);
  return node ?? null;
}

/** The path as far as the tree knows it. */
export function knownPart(tree: Node, path: Path): Path {
  const unknown = path.findIndex((_, at) => !nodeAt(tree, path.slice(0, at + 1)));
  return unknown < 0 ? path : path.slice(0, unknown);
}

/** The tree with the last position of a path replaced. */
function replaced<N extends Node>(node: N, path: Path, change: (node: Node) => Node): N {
  const [token, ...rest] = path;
  if (token === undefined) return { ...node, ...change(node) };
  const next = node.next.map((step) =>
    step.token === token ? replaced(step, rest, change) : step,
  );
  return { ...node, next };
}

/** The tree with the moves of a path in it; those it does not know come after what it knows. */
export function grown(tree: Node, path: Path): Node {
  const known = knownPart(tree, path);
  if (known.length === path.length) return tree;
  const added = path
    .slice(known.length)
    .reduceRight<readonly Step[]>((next, token) => [{ ...EMPTY, token, next }], []);
  return replaced(tree, known, (node) => ({ ...node, next: [...node.next, ...added] }));
}

/** The path, and the main moves after it to the end. */
export function lineThrough(tree: Node, path: Path): string[] {
  const line = [...path];
  for (let node = nodeAt(tree, path)?.next[0]; node; node = node.next[0]) line.push(node.token);
  return line;
}

/** The tree with something else said about a position. */
export function told(tree: Node, path: Path, said: Partial<Pick<Node, 'comment' | 'marks'>>): Node {
  return replaced(tree, path, (node) => ({ ...node, ...said }));
}

/** The tree without a move and all that follows it. */
export function without(tree: Node, path: Path): Node {
  const last = path.at(-1);
  return replaced(tree, path.slice(0, -1), (node) => ({
    ...node,
    next: node.next.filter(({ token }) => token !== last),
  }));
}

/** How many moves of a path come before the last one that is not the main one; -1 if all are. */
function lastTurnOff(tree: Node, path: Path): number {
  return path.findLastIndex(
    (token, at) => nodeAt(tree, path.slice(0, at))?.next[0]?.token !== token,
  );
}

/** Whether every move of a path is the main one. */
export function isMain(tree: Node, path: Path): boolean {
  return lastTurnOff(tree, path) < 0;
}

/** The tree in which the variation that a path runs through comes one place earlier. */
export function promoted(tree: Node, path: Path): Node {
  const at = lastTurnOff(tree, path);
  if (at < 0) return tree;
  return replaced(tree, path.slice(0, at), (node) => {
    const next = [...node.next];
    const place = next.findIndex(({ token }) => token === path[at]);
    next.splice(place - 1, 0, ...next.splice(place, 1));
    return { ...node, next };
  });
}

/** The path to the move before or after the last one among its alternatives; null without one. */
export function sibling(tree: Node, path: Path, by: -1 | 1): string[] | null {
  const before = path.slice(0, -1);
  const others = nodeAt(tree, before)?.next ?? [];
  const at = others.findIndex(({ token }) => token === path.at(-1));
  const found = path.length ? others[at + by] : undefined;
  return found ? [...before, found.token] : null;
}

/** How many moves a tree has. */
export function movesIn(tree: Node): number {
  return tree.next.reduce((count, step) => count + 1 + movesIn(step), 0);
}

/** Whether there is more in a tree than one line of moves. */
export function isMoreThanALine(tree: Node): boolean {
  for (let node: Node | undefined = tree; node; node = node.next[0])
    if (node.comment || node.marks.length || node.next.length > 1) return true;
  return false;
}

/** The marks with one more; the same sign at the same cell again takes it away. */
export function marked(marks: readonly Mark[], mark: Mark): Mark[] {
  const there = marks.find(({ cell }) => cell === mark.cell);
  const others = marks.filter(({ cell }) => cell !== mark.cell);
  const same = there?.colour === mark.colour && there.shape === mark.shape;
  return same ? others : [...others, mark];
}
