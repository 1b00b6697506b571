/** The tokens of pro: ordinary ones, and some of each power. */

const KINDS = ['N', '2', 'M', 'L', 'C'] as const;
const TOKENS = 21;

/** The kinds of token that a player of pro has left in a round, told from what was played in it. */
export function kindsLeft(moves: readonly string[], seat: number, powers: number): string[] {
  const had = (kind: string): number => (kind === 'N' ? TOKENS - 4 * powers : powers);
  const thrown = (kind: string): number =>
    moves.filter((move) => move.startsWith(`${seat}:${kind}:`)).length;
  return KINDS.filter((kind) => thrown(kind) < had(kind));
}
