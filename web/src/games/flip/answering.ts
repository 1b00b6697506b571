/** What the letters of a board answer at the launchers: the same letters as in the other games. */

import type { Reading } from '../../boards/keys';
import { clockWords, scoreWords, type Company } from '../../boards/telling';
import type { MatchView, View } from '../../lib/api';
import { timeLeft } from '../../lib/clock';
import { turnText } from '../../lib/outcome';
import { handOf, listenerOf, nameOf } from '../../lib/people';
import { t } from '../../lib/words.svelte';
import type { Hand } from './launching.svelte';
import { aimedAt, aimText, lineText, traysText } from './reading';
import { lastLanding } from './throws';
import { placeName, type Control, type Piles } from './trays';

/** What there is to tell about. */
export interface Heard {
  view: View;
  match: MatchView;
  board: Piles;
  control: Control;
  turned: boolean;
  /** The hands at this screen. */
  hands: readonly Hand[];
  /** Why a seat cannot throw now; '' where it can. */
  reason: (seat: number) => string;
  keys: (seat: number) => string;
}

/** The players of a table, as they are called in what is said. */
export function companyOf(view: View): Company {
  const you = listenerOf(view);
  const names = view.seats.map((_, at) => nameOf(view, at + 1));
  return { game: view.game, names, ...(you ? { you } : {}) };
}

/** Where a hand aims, by its name where there are two. */
export function aimSaid({ view, hands }: Pick<Heard, 'view' | 'hands'>, hand: Hand): string {
  if (hands.length < 2) return `${aimText(hand.seat, hand.aim)}.`;
  const [name, spot] = [handOf(view, hand.seat), aimedAt(hand.seat, hand.aim)];
  if (!spot) return t('flip-hand-aims-off', { name });
  return t('flip-hand-aims-at', { name, place: placeName(spot.tray + spot.cell) });
}

/** The answer to a letter. */
export function answerTo(what: Reading, heard: Heard): string {
  const { view, match, board, control } = heard;
  switch (what) {
    case 'board':
      return traysText(board, control, heard.turned);
    case 'column':
    case 'row':
      return each(heard, ({ seat, aim }) => lineText(what, aimedAt(seat, aim), board, control));
    case 'last':
      return lastLanding(view, match.moves) || t('flip-read-none');
    case 'legal':
      return each(heard, ({ seat }) => mayThrow(heard, seat));
    case 'turn':
      return turnText(view);
    case 'score':
      return scoreWords(companyOf(view), match.scores);
    case 'clock':
      return clockWords(
        companyOf(view),
        timeLeft(view).map((left) => left / 1000),
      );
    case 'help':
      return `${each(heard, ({ seat }) => heard.keys(seat))} ${t('flip-help')}`;
    default:
      return each(heard, (hand) => aimSaid(heard, hand));
  }
}

function each({ hands }: Heard, words: (hand: Hand) => string): string {
  return hands.map(words).join(' ');
}

function mayThrow({ match, reason }: Heard, seat: number): string {
  const why = reason(seat);
  return why ? `${why}.` : t('flip-may-throw', { count: match.hand[seat - 1] ?? 0 });
}
