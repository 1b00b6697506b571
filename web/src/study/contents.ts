/** What may lie in a cell of a board that is laid out by hand, as the descriptor of the game lists it. */

import type { Options } from '../lib/api';
import { gameOf, kindsWith } from '../lib/games';

/** The signs of all pieces, the players' ordinary ones first. */
export function contentsOf(game: string, options: Options, players: number): string[] {
  const { contents, colours } = gameOf(game);
  const kinds = kindsWith(game, options).map(({ letter }) => letter);
  const plain = colours.length ? Array.from({ length: players }, (_, at) => String(at + 1)) : [];
  return [...plain, ...contents.filter(({ kind }) => kinds.includes(kind)).map(({ sign }) => sign)];
}
