/** The open offer, in words for whoever reads it. */

import type { View } from './api';
import { severalRounds } from './modes';
import { nameOf } from './people';
import { t } from './words.svelte';

/** What was offered: to the others, within the own team, or by oneself. */
export function offerText(view: View): string {
  const { offer } = view;
  if (!offer) return '';
  const asked = offer.answer.length > 0;
  const within = asked && offer.answer.includes(offer.seat);
  return t(`offer-${within ? 'team' : asked ? 'asked' : 'waiting'}-${offer.what}`, {
    name: within ? (offer.by ?? '') : nameOf(view, offer.seat),
    value: offer.value,
    rounds: severalRounds(view.game, view.options) ? 'many' : 'one',
  });
}
