/** How the players of a record are called, as at the table: by name and colour. */

import { colourOf } from '../lib/colours';
import { hasWords, t } from '../lib/words.svelte';

const COMPUTER = /^computer \((\w+)\)$/;

/** The players in their order; by colour alone where the record does not name them. */
export function playersIn(
  game: string,
  players: number,
  tags: Readonly<Record<string, string>>,
): string[] {
  return Array.from({ length: players }, (_, at) => {
    const [name, colour] = [tags[`Player ${at + 1}`], colourOf(game, at + 1)];
    return name ? t('review-player-of', { name: calledOn(name), colour }) : colour;
  });
}

/** A name of a record as the page writes it: those of computers are levels. */
function calledOn(name: string): string {
  const level = `level-${COMPUTER.exec(name)?.[1] ?? ''}`;
  return hasWords(level) ? t('seat-computer', { level: t(level) }) : name;
}
