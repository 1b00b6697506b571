/** Which rounds have a turning point that is looked for. */

import type { View } from './api';
import { endedRound } from './ended';
import { gameOf, holds } from './games';

/** Whether somebody alone has ended a round against computers, on a board that is seen. */
export function canTurn(view: View): boolean {
  const { thrown, hidden } = gameOf(view.game);
  const alone =
    view.yours.length === 1 &&
    view.seats.every(({ kind }, at) => kind === 'computer' || view.yours.includes(at + 1));
  const begun = Boolean(endedRound(view)?.starter);
  return alone && begun && !thrown && !holds(hidden, view.options);
}
