/** The throws of a round, as its moves tell them. */

import { subject } from '../../boards/telling';
import type { View } from '../../lib/api';
import { t } from '../../lib/words.svelte';
import { tokenWords } from '../../moves/tokens';
import { companyOf } from './answering';
import { placeName } from './trays';

const LANDING = /^([12]):(?:\w:)?([UL]\w\d|tray|miss)$/;
const LAUNCH = /^[12]\^$/;

/** The cell in which a token came to rest by this move, or that it missed; '' for other moves. */
export function landedAt(token: string): string {
  return LANDING.exec(token)?.[2] ?? '';
}

/** A move in words, for whoever listens. */
export function throwWords(view: View, token: string): string {
  const found = LANDING.exec(token);
  if (!found) return `${tokenWords(view.game, token)}.`;
  const [, seat, place] = found;
  return t('flip-landed', {
    ...subject(companyOf(view), Number(seat)),
    place: placeName(place!),
  });
}

/** The last landing of a round in words; '' where nothing has landed. */
export function lastLanding(view: View, moves: readonly string[]): string {
  const token = moves.findLast((move) => LANDING.test(move));
  return token ? throwWords(view, token) : '';
}

/** After how many moves something has come of a throw; a launch alone changes nothing. */
export function stopsOf(moves: readonly string[]): number[] {
  return [0, ...moves.flatMap((token, at) => (LAUNCH.test(token) ? [] : [at + 1]))];
}
