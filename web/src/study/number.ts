/** Values as numbers. */

import type { Worth } from './asking';

const RANK = { win: 1, draw: 0, loss: -1 } as const;

/** One number from -1 to 1, for graphs and bars. */
export function numberOf(worth: Worth): number {
  if (worth.value === 'win' || worth.value === 'draw' || worth.value === 'loss') {
    return RANK[worth.value];
  }
  if (worth.estimate != null) return worth.estimate;
  return (RANK[worth.at_least ?? 'loss'] + RANK[worth.at_most ?? 'win']) / 2;
}

/** One number to compare by: quick wins first, slow losses before quick ones. */
export function rankOf(worth: Worth): number {
  const queue = worth.plies == null ? 0 : 1 / (2 + worth.plies);
  return worth.proved ? numberOf(worth) * (2 + queue) : numberOf(worth);
}

/** Moves with their values, the best first: what an object of columns does not keep. */
export function bestFirst(values: Record<string, Worth>): [string, Worth][] {
  return Object.entries(values).sort(([, one], [, other]) => rankOf(other) - rankOf(one));
}
