/** How a player is called by the colour of the pieces: on every screen, drawn or spoken. */

import { settings } from './settings.svelte';
import { t } from './words.svelte';

const DISCS = ['red', 'yellow'];
const MARBLES = ['red', 'blue', 'green', 'amber'];
const SAFE = ['orange', 'sky', 'lemon', 'pink'];

/** The colour of a player, or the number where pieces belong to nobody. */
export function colourOf(game: string, player: number): string {
  if (game === 'foursenses') return t('player-number', { player });
  const usual = game === 'q4' || game === 'plus4' ? MARBLES : DISCS;
  return t(`colour-${(settings.colourBlind ? SAFE : usual)[player - 1] ?? 'red'}`);
}
