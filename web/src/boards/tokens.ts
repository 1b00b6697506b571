/** What a token is made of, by the forms of its game: which piece, from where, to where. */

import type { GameInfo } from '../lib/api';
import { gameOf } from '../lib/games';

/** What a token says; '' where it does not say it. */
export interface Parts {
  kind: string;
  column: string;
  cell: string;
  origin: string;
  player: string;
  claim: string;
}

interface Reader {
  patterns: RegExp[];
  read: Map<string, Parts>;
}

const NOTHING: Parts = { kind: '', column: '', cell: '', origin: '', player: '', claim: '' };
const readers = new WeakMap<GameInfo, Reader>();

function readerOf(info: GameInfo): Reader {
  const known = readers.get(info);
  if (known) return known;
  const patterns = info.tokens.map(({ pattern }) => new RegExp(pattern));
  const reader = { patterns, read: new Map<string, Parts>() };
  readers.set(info, reader);
  return reader;
}

/** What a token is made of; nothing if it has no form of this game. */
export function partsOf(game: string, token: string): Parts {
  const { patterns, read } = readerOf(gameOf(game));
  const known = read.get(token);
  if (known) return known;
  const found = patterns.map((pattern) => pattern.exec(token)).find((match) => match !== null);
  const parts = { ...NOTHING, ...found?.groups };
  read.set(token, parts);
  return parts;
}

/** Whether a token says where something is played. */
export function namesPlace({ column, cell }: Pick<Parts, 'column' | 'cell'>): boolean {
  return column !== '' || cell !== '';
}
