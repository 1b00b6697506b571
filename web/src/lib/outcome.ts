/** How a match stands, and how a round or a match ended, in words. */

import type { View } from './api';
import { colourOf } from './colours';
import { handOf, listenerOf, namesOf, sharesScreen } from './people';
import { gameTitle } from './titles';
import { t } from './words.svelte';

type Result = NonNullable<View['result']>;

/** Who is to act. */
export function turnText(view: View): string {
  if (!view.match) return '';
  const mover = view.match.to_move ?? 0;
  if (!mover) return t('turn-race');
  const { kind } = view.seats[mover - 1]!;
  if (kind === 'empty') return t('waiting-title');
  const name = handOf(view, mover);
  if (view.acting.includes(mover))
    return t(sharesScreen(view) ? 'turn-of' : 'turn-yours', { name });
  return t(kind === 'computer' ? 'turn-thinking' : 'turn-of', { name });
}

/** Which game it is, who listens, how far it has come and who is to act: for those who come to it. */
export function beginningText(view: View): string {
  const { game, match } = view;
  const [seat] = sharesScreen(view) ? [] : view.yours;
  const played = match?.plies ?? 0;
  const turn = turnText(view);
  return [
    t('news-game', { game: gameTitle(game) }),
    ...(seat ? [t('news-you-are', { colour: colourOf(game, seat) })] : []),
    ...(view.yours.length === 0 ? [t('news-looking-on')] : []),
    ...(played ? [t('news-played', { count: played })] : []),
    /[!?….]$/.test(turn) ? turn : t('news-turn', { turn }),
  ].join(' ');
}

/** Who has won. */
export function resultText(view: View, result: Result, round: boolean): string {
  const { winners } = result;
  if (winners.length === 0) return t(round ? 'result-round-draw' : 'result-draw');
  const yours = winners.some((seat) => view.yours.includes(seat));
  if (yours && listenerOf(view)) return t(round ? 'result-round-you-win' : 'result-you-win');
  const names = namesOf(view, winners);
  if (winners.length > 1) return t('result-wins', { names });
  return t(round ? 'result-round-win' : 'result-win', { name: names });
}

/** Why. */
export function reasonText(result: Result): string {
  return t(`reason-${result.reason}`);
}

/** Whether it is good news for whoever looks. */
export function feeling(view: View, result: Result): 'win' | 'loss' | 'draw' {
  if (result.winners.length === 0) return 'draw';
  const ours = view.yours.length === 0 || sharesScreen(view);
  return ours || result.winners.some((seat) => view.yours.includes(seat)) ? 'win' : 'loss';
}
