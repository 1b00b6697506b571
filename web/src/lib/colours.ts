/** How a player is called by the colour of the pieces: on every screen, drawn or spoken. */

import { gameOf } from './games';
import { settings } from './settings.svelte';
import { hasWords, t } from './words.svelte';

const SAFE = ['orange', 'sky', 'lemon', 'pink'];

/** The colour of a player, or the number where pieces belong to nobody. */
export function colourOf(game: string, player: number): string {
  const { colours } = gameOf(game);
  const name = (settings.colourBlind ? SAFE : colours)[player - 1];
  if (!colours.length || !name) return t('player-number', { player });
  return hasWords(`colour-${name}`) ? t(`colour-${name}`) : name;
}
