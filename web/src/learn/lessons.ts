/** Lessons are data: a position, and what is to be found there. Words: `lesson-GAME-ID-title` … */

import type { Options } from '../lib/api';

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
  /** In flip: what a landing is written with, before its cell. */
  prefix?: string;
}

const files = import.meta.glob<Lesson[]>('./lessons/*.json', { import: 'default' });

/** The games that have lessons, in the order of the shelf. */
export const TAUGHT = ['puissance4', 'top10', 'plus4', 'q4', 'flip', 'foursenses'] as const;

/** How many lessons a game has; the files themselves are loaded when one is opened. */
export const COUNTS: Record<string, number> = {
  puissance4: 16,
  top10: 6,
  plus4: 10,
  q4: 13,
  flip: 12,
  foursenses: 12,
};

/** The lessons of a game; none for a game that there is not. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await files[`./lessons/${game}.json`]?.()) ?? [];
}

/** What a try is worth so far: solved, on the way to it, or not that. */
export function judge(goal: Lesson['goal'], tried: readonly string[]): 'well' | 'open' | 'again' {
  if (tried.length === 0) return 'open';
  if (goal === 'any') return 'well';
  const said = tried.join(' ');
  if (goal.includes(said)) return 'well';
  return goal.some((way) => way.startsWith(`${said} `)) ? 'open' : 'again';
}
