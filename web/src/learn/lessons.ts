/** Lessons are data: a position, and what is to be found there. Words: `lesson-GAME-ID-title` … */

import type { Options } from '../lib/api';
import { gameNames } from '../lib/games';

export interface Lesson {
  id: string;
  options?: Options;
  /** The moves that lead to the position. */
  moves: string[];
  /** The moves that solve it, tokens of one turn with spaces between them; or any move at all. */
  goal: string[] | 'any';
  /** Whether it is a rule of the house. */
  house?: boolean;
  /** Whether the board is only to be felt. */
  blind?: boolean;
  /** Where tokens are thrown: what a landing is written with, before its cell. */
  prefix?: string;
}

const files = import.meta.glob<Lesson[]>('../games/*/lessons.json', { import: 'default' });

/** Whether a game has lessons. */
export function isTaught(game: string): boolean {
  return `../games/${game}/lessons.json` in files;
}

/** The lessons of a game; none where nobody has written any. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await files[`../games/${game}/lessons.json`]?.()) ?? [];
}

/** The games that have lessons, in the order of the shelf, and how many they have. */
export async function taughtGames(): Promise<{ game: string; count: number }[]> {
  const taught = gameNames().filter(isTaught);
  return Promise.all(taught.map(async (game) => ({ game, count: (await lessonsOf(game)).length })));
}

/** What a try is worth so far: solved, on the way to it, or not that. */
export function judge(goal: Lesson['goal'], tried: readonly string[]): 'well' | 'open' | 'again' {
  if (tried.length === 0) return 'open';
  if (goal === 'any') return 'well';
  const said = tried.join(' ');
  if (goal.includes(said)) return 'well';
  return goal.some((way) => way.startsWith(`${said} `)) ? 'open' : 'again';
}
