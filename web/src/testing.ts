/** What several tests of the page share; the games are those of the built page. */

import type { Key } from './boards/keys';
import type { Piece } from './boards/motion';
import games from './demos/games.json';
import type { Catalogue } from './lib/api';
import { keepGames } from './lib/games';

keepGames(games as unknown as Catalogue);

/** A key that is pressed. */
export function key(name: string, more: Partial<Key> = {}): Key {
  const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  return { key: name, code: '', ...none, ...more };
}

/** The piece that lies in a cell. */
export function at(pieces: readonly Piece[], cell: string): Piece | undefined {
  return pieces.find((piece) => piece.cell === cell && !piece.leaving);
}
