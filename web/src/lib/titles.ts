/** How games, ways to play and options are called: in our words, or else in those of their data. */

import { gameOf, isGame } from './games';
import type { Mode } from './modes';
import { hasWords, t } from './words.svelte';

/** The words for an id; where there are none, what the game itself says. */
function wordsOr(id: string, otherwise: string): string {
  return hasWords(id) ? t(id) : otherwise;
}

/** A name of data as people read it: `wrong_claim` is "wrong claim". */
function readable(name: string): string {
  const text = name.replaceAll(/[_-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a game; of one that there is not, what somebody has called it. */
export function gameTitle(game: string): string {
  return wordsOr(`game-${game}`, isGame(game) ? gameOf(game).display_name : game);
}

/** The game in one sentence. */
export function gameLine(game: string): string {
  return wordsOr(`line-${game}`, gameOf(game).title);
}

/** A fact of the card of a game, and its words; '' where nobody has told it. */
export function factWords(game: string, fact: 'players' | 'age' | 'length'): string {
  const { players } = gameOf(game);
  const [least, most] = [Math.min(...players), Math.max(...players)];
  const counted = { least, most: most > least ? most : 0 };
  return wordsOr(`${fact}-${game}`, fact === 'players' ? t('fact-players-count', counted) : '');
}

/** The name of a way to play. */
export function modeTitle({ name }: Mode): string {
  return wordsOr(`mode-${name}`, readable(name));
}

/** A way to play in one sentence; '' where there is none. */
export function modeHelp({ name }: Mode): string {
  return wordsOr(`mode-${name}-help`, '');
}

/** The id of the words for an option, the game's own where it has some. */
function optionId(game: string, name: string): string {
  return hasWords(`option-${name}-${game}`) ? `option-${name}-${game}` : `option-${name}`;
}

/** The name of an option. */
export function optionTitle(game: string, name: string): string {
  return wordsOr(optionId(game, name), readable(name));
}

/** An option in one sentence. */
export function optionHelp(game: string, name: string): string {
  const told = gameOf(game).options.find((option) => option.name === name)?.help ?? '';
  return wordsOr(`${optionId(game, name)}-help`, told);
}

/** One of the values of an option. */
export function choiceTitle(name: string, value: string): string {
  return wordsOr(`choice-${name}-${value}`, readable(value));
}

/** The name of a kind of piece, or of what is done with one. */
export function kindTitle(name: string): string {
  return wordsOr(`board-kind-${name}`, readable(name));
}
