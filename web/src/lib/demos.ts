/** Little games that were played by the real rules; see docs/make_demos.py. */

import shelf from '../demos/shelf.json';
import type { Options } from './api';
import { gameOf } from './games';

export interface Frame {
  board: unknown;
  hand: number[];
  powers: string[];
  last: string | null;
  lines: string[][];
  piece_symbols: Record<string, string>;
  control: Record<string, number>;
}

export interface Demo {
  options: Options;
  frames: Frame[];
}

/** The little game on the card of a game; its empty board where nobody has played one. */
export function demoOf(game: string): Demo {
  return (shelf as Record<string, Demo>)[game] ?? emptyDemo(game);
}

function emptyDemo(game: string): Demo {
  const { board: info, options } = gameOf(game);
  const rows = Array.from({ length: info.rows }, () => '.'.repeat(info.columns.length));
  const board = info.piled ? {} : info.parts.length ? info.parts.map(() => rows) : rows;
  const frame = {
    board,
    hand: [],
    powers: [],
    last: null,
    lines: [],
    piece_symbols: {},
    control: {},
  };
  return {
    options: Object.fromEntries(options.map(({ name, default: usual }) => [name, usual])),
    frames: [frame],
  };
}

/** The little games beside options, loaded when they are first needed. */
export async function optionDemos(): Promise<Record<string, Demo>> {
  return (await import('../demos/options.json')).default as unknown as Record<string, Demo>;
}
