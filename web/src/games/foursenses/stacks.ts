/** What stands on the places of a board on which pieces are put on each other, level by level. */

/** How high a level is, in the units of the picture. */
export const LEVEL = 13;

const PUT = /^(D?)([SH])([a-d][1-4])!?$/;
const OTHER: Record<string, string> = { S: 'H', H: 'S' };

/** The levels of one piece, the lowest first: a double shows another face on each side. */
export function levelsOf(kind: string): string {
  const face = kind.slice(-1);
  return kind.startsWith('D') ? OTHER[face]! + face : face;
}

/** The levels of each place after these moves, the lowest first: 'S', 'HS', 'SHS'. */
export function stacksOf(moves: readonly string[]): Record<string, string> {
  const stacks: Record<string, string> = {};
  for (const token of moves) {
    const [, double, face, cell] = PUT.exec(token) ?? [];
    if (cell) stacks[cell] = (stacks[cell] ?? '') + levelsOf(double! + face!);
  }
  return stacks;
}

/** The levels of a place that looks like this, as far as the moves explain it. */
export function explained(stack: string | undefined, face: string, height: number): string {
  return stack?.length === height && stack.endsWith(face) ? stack : face.repeat(height);
}
