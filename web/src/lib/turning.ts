/** Which matches have a turning point that is looked for. */

import type { View } from './api';
import { endedRound } from './ended';
import { gameOf, holds } from './games';

/** Whether somebody alone has played one round against computers, on a board that is seen. */
export function canTurn(view: View): boolean {
  const { thrown, hidden } = gameOf(view.game);
  const alone =
    view.yours.length === 1 &&
    view.seats.every(({ kind }, at) => kind === 'computer' || view.yours.includes(at + 1));
  return alone && endedRound(view)?.round === 1 && !thrown && !holds(hidden, view.options);
}
