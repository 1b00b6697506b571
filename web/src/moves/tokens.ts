/** Moves in a few words, for lists: "Column 4", "Anvil, column 5", "Board 2, b3".
 *
 *  A game may have a file `moves.json` that says which tokens look how, and by which words they are
 *  told; the named groups of a pattern are what the words are given. A group `move` is a move in
 *  itself, of a `player` the colour is told as `who`. A game without such a file is told by the forms
 *  of its tokens.
 */

import { CLAIM } from '../boards/choosing';
import { namesPlace, partsOf } from '../boards/tokens';
import { colourOf } from '../lib/colours';
import { gameOf, isGame, kindNamed } from '../lib/games';
import { kindTitle } from '../lib/titles';
import { t } from '../lib/words.svelte';
import ofEveryGame from './of_every_game.json';

interface Kind {
  pattern: string;
  words: string;
}

const files = import.meta.glob<Kind[]>('../games/*/moves.json', { eager: true, import: 'default' });
const OF_EVERY_GAME: readonly Kind[] = ofEveryGame;

/** A move in words; the notation itself where the game has no words for it. */
export function tokenWords(game: string, token: string): string {
  const own = files[`../games/${game}/moves.json`];
  for (const { pattern, words } of [...(own ?? []), ...OF_EVERY_GAME]) {
    const found = new RegExp(pattern).exec(token);
    if (found) return t(words, argumentsOf(game, { ...found.groups }));
  }
  return own ? token : formWords(game, token);
}

/** A move in words by the form of its token. */
function formWords(game: string, token: string): string {
  if (!isGame(game)) return token;
  if (token === CLAIM) return t('move-announce');
  const { kind, column, cell, origin, claim } = partsOf(game, token);
  if (claim) return t('move-announced', { move: formWords(game, token.slice(0, -claim.length)) });
  if (!namesPlace({ column, cell })) return token;
  if (origin) return t('move-from-to', { origin, cell });
  const place = column ? 'column' : 'cell';
  if (kind === gameOf(game).kinds[0]!.letter) return t(`move-${place}`, { column, cell });
  const name = kindTitle(kindNamed(game, kind)?.name ?? kind);
  return t(`move-kind-${place}`, { name, column, cell });
}

/** What is written beside the words: a move of the game; that somebody gives up is no notation. */
export function notationOf(game: string, token: string): string {
  const said = OF_EVERY_GAME.some(({ pattern }) => new RegExp(pattern).test(token));
  return said || tokenWords(game, token) === token ? '' : token;
}

function argumentsOf(game: string, groups: Record<string, string>): Record<string, string> {
  const { move, player } = groups;
  const told = { ...groups };
  if (move !== undefined) told.move = tokenWords(game, move);
  if (player !== undefined) told.who = colourOf(game, Number(player));
  return told;
}
