/** The rounds of a match that is studied, by its moves. */

export interface Round {
  number: number;
  /** How many moves of the match come before it, and before the next one. */
  start: number;
  end: number;
}

/** The rounds, given how many moves come before each and how many there are. */
export function roundsOf(starts: readonly number[], length: number, first = 1): Round[] {
  return starts
    .map((start, at) => ({ number: first + at, start, end: starts[at + 1] ?? length }))
    .filter(({ start, end }) => end > start || start === 0);
}

/** The round to which the last of so many moves belongs. */
export function roundAt(rounds: readonly Round[], at: number): Round {
  return rounds.find(({ end }) => at <= end) ?? rounds.at(-1)!;
}
