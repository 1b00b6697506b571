/** The finished round that stands on the table to be looked at. */

import type { RoundView, View } from './api';

/** Between two rounds, or after a match that was played out, the last round; otherwise null. */
export function endedRound(view: View): RoundView | null {
  const last = view.last_round;
  if (!view.match || !last) return null;
  if (view.phase === 'between') return last;
  return view.phase === 'over' && last.round === view.match.round ? last : null;
}
