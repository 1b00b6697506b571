/** Looking back at earlier throws of a round while it goes on. */

import type { MatchView, Options, View } from '../../lib/api';
import { t } from '../../lib/words.svelte';
import { look } from '../../study/asking';
import { landedAt, stopsOf, throwWords } from './throws';
import type { Control, Piles } from './trays';

/** The trays after a throw. */
interface Trays {
  board: Piles;
  control: Control;
  last: string;
}

export class PastThrows {
  /** The trays one looks at; null for those of the present. */
  trays = $state.raw<Trays | null>(null);
  /** After which throw, of how many. */
  at = $state(0);
  length = $state(0);
  private looking = false;
  private readonly present: () => { view: View; match: MatchView };

  constructor(present: () => { view: View; match: MatchView }) {
    this.present = present;
  }

  /** Back to the present. */
  leave(): void {
    [this.trays, this.looking] = [null, false];
  }

  /** One throw back or forth; gives what there is to say, or null where another step came first. */
  async step(by: -1 | 1): Promise<string | null> {
    const { view, match } = this.present();
    const stops = stopsOf(match.moves);
    const length = stops.length - 1;
    const at = Math.max(0, Math.min((this.looking ? this.at : length) + by, length));
    if (at === length) {
      this.leave();
      return t('board-past-now');
    }
    [this.looking, this.at, this.length] = [true, at, length];
    const trays = await traysAfter(view, match, stops[at]!);
    if (!this.looking || this.at !== at) return null;
    this.trays = trays;
    if (at === 0) return t('flip-past-start');
    return `${t('flip-past', { at, length })} ${throwWords(view, match.moves[stops[at]! - 1]!)}`;
  }
}

/** The trays after so many moves of the round. */
async function traysAfter(view: View, match: MatchView, at: number): Promise<Trays> {
  const { round, starter, absent, moves } = match;
  const place = { game: view.game, options: view.options as Options, moves, at };
  const seen = await look({ ...place, round, starter, absent });
  const [board, control] = [seen.match.board as Piles, seen.match.control as Control];
  return { board, control, last: landedAt(moves[at - 1] ?? '') };
}
