/** Moves in a few words, for lists: "Column 4", "Anvil, column 5", "Board 2, b3".
 *
 *  Each game has a file of its own that says which tokens look how, and by which words they are told;
 *  the named groups of a pattern are what the words are given. A group `move` is a move in itself, of
 *  a `player` the colour is told as `who`.
 */

import { colourOf } from '../lib/colours';
import { t } from '../lib/words.svelte';

interface Kind {
  pattern: string;
  words: string;
}

const files = import.meta.glob<Kind[]>('./*.json', { eager: true, import: 'default' });

function kindsOf(game: string): Kind[] {
  return [...(files[`./${game}.json`] ?? []), ...files['./every-game.json']!];
}

/** A move in words; the notation itself where the game has no words for it. */
export function tokenWords(game: string, token: string): string {
  for (const { pattern, words } of kindsOf(game)) {
    const found = new RegExp(pattern).exec(token);
    if (found) return t(words, argumentsOf(game, { ...found.groups }));
  }
  return token;
}

/** What is written beside the words: a move of the game; that somebody gives up is no notation. */
export function notationOf(game: string, token: string): string {
  const said = files['./every-game.json']!.some(({ pattern }) => new RegExp(pattern).test(token));
  return said || tokenWords(game, token) === token ? '' : token;
}

function argumentsOf(game: string, groups: Record<string, string>): Record<string, string> {
  const { move, player } = groups;
  const told = { ...groups };
  if (move !== undefined) told.move = tokenWords(game, move);
  if (player !== undefined) told.who = colourOf(game, Number(player));
  return told;
}
