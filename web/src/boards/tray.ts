/** The pieces that a game lets its players choose from, and how many are left of each. */

import type { Options } from '../lib/api';
import { gameOf, kindsWith } from '../lib/games';
import type { BoardProps } from './props';
import { whoIs } from './telling';

/** All kinds of piece of a game, the ordinary one first; one alone needs no choice. */
export function trayKinds(game: string, options: Options): string[] {
  return kindsWith(game, options)
    .filter(({ removes }) => !removes)
    .map(({ letter }) => letter);
}

/** How many of each kind the player to move has, where it is told. */
export function leftOf(game: string, board: BoardProps): Record<string, number> {
  const { kinds } = gameOf(game);
  const stocks = kinds.flatMap(({ letter, stock }) => (stock === null ? [] : [{ letter, stock }]));
  if (stocks.length)
    return Object.fromEntries(stocks.map(({ letter, stock }) => [letter, board.hand[stock] ?? 0]));
  const mine = (board.toMove ?? 1) - 1;
  return board.hand.length > mine ? { [kinds[0]!.letter]: board.hand[mine]! } : {};
}

/** Whether several players share this screen, so that one key or button is nobody's own. */
export function isShared({ own }: BoardProps): boolean {
  return (own?.length ?? 0) > 1;
}

/** The players at this screen who each have a button to announce with. */
export function callersAt(board: BoardProps): { seat: number; name: string }[] {
  return (board.own ?? []).map((seat) => ({ seat, name: whoIs(board, seat) }));
}
