/** What is heard of throws and calls while they happen: a sound, and words. */

import { subject } from '../../boards/telling';
import { announce } from '../../lib/announce.svelte';
import type { View } from '../../lib/api';
import { handOf, nameOf, sharesScreen } from '../../lib/people';
import { play as ring } from '../../lib/sound';
import { t } from '../../lib/words.svelte';
import { companyOf } from './answering';
import { COLUMNS } from './box';
import type { Fate } from './calls';
import { throwWords } from './throws';

/** A throw of somebody at another screen is heard; in pro, where there is time, it is told. */
export function tellLaunch(view: View, seat: number, race: boolean): void {
  if (view.yours.includes(seat)) return;
  ring('push', { owner: seat });
  if (!race) announce(t('flip-launched', { name: nameOf(view, seat) }));
}

/** A token has come to rest: where, by pitch. */
export function ringLanding(seat: number, place: string): void {
  const column = COLUMNS.findIndex((name) => name === place[1]) + 1;
  const height = place.startsWith('U') ? 2 : 1;
  const where = { column: column || 1, columns: COLUMNS.length, height, owner: seat };
  ring(place === 'miss' ? 'edge' : 'drop', where);
}

/** The same, by pitch and by words. */
export function tellLanding(view: View, seat: number, place: string): void {
  ringLanding(seat, place);
  announce(throwWords(view, `${seat}:${place}`));
}

/** What has become of a call; gives the words that were said. */
export function tellCall(view: View, { seat, fate }: Fate): string {
  ring(fate === 'undone' || fate === 'wrong' ? 'wrong' : 'offer');
  const words = t(`flip-call-${fate}`, subject(companyOf(view), seat));
  announce(words);
  return words;
}

/** The launcher has come to somebody at this screen. */
export function tellTurn(view: View, seat: number): void {
  const you = sharesScreen(view) ? 'no' : 'yes';
  announce(t('flip-your-throw', { name: handOf(view, seat), you }));
}
