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
