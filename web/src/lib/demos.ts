/** Little games that were played by the real rules; see docs/make_demos.py. */

import shelf from '../demos/shelf.json';
import type { Options } from './api';

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

/** The little game on the card of a game. */
export function demoOf(game: string): Demo {
  return (shelf as Record<string, Demo>)[game]!;
}

/** The little games beside options, loaded when they are first needed. */
export async function optionDemos(): Promise<Record<string, Demo>> {
  return (await import('../demos/options.json')).default as unknown as Record<string, Demo>;
}
