/** What the room knows about puzzles. It keeps nothing of whoever solves them. */

import { ask } from '../lib/api';
import type { components } from '../lib/schema';

type Shapes = components['schemas'];
export type Puzzle = Shapes['PuzzleSeen'];
export type Shelf = Shapes['Shelf'];
export type Step = Shapes['StepSeen'];
export type Hint = Shapes['HintSeen'];
export type Strength = Shapes['StrengthSeen'];
export type CourseSeen = Shapes['CourseSeen'];
export type Landing = Shapes['LandingSeen'];
/** What a hand does with a launcher. */
export type Launch = Omit<Shapes['Practice'], 'game'>;

/** What a puzzle should be like; '' where that is all the same. */
export interface Wish {
  game: string;
  kind: string;
  theme: string;
}

/** How many puzzles there are, by game. */
export async function shelves(): Promise<Shelf[]> {
  return (await ask<Shapes['PuzzleShelves']>('/api/puzzles')).games;
}

export function puzzleNamed(name: string): Promise<Puzzle> {
  return ask(`/api/puzzles/one/${encodeURIComponent(name)}`);
}

export function puzzleOfDay(day: string): Promise<Puzzle> {
  return ask(`/api/puzzles/daily?day=${encodeURIComponent(day)}`);
}

/** A puzzle that is wished, about as hard as `near`, none of those that were done if possible. */
export function nextPuzzle(wish: Wish, near: number, done: readonly string[]): Promise<Puzzle> {
  const wanted = Object.entries(wish).filter(([, value]) => value);
  return ask('/api/puzzles/next', { ...Object.fromEntries(wanted), near, done });
}

/** What becomes of a move, when so many plies of the solution have been played. */
export function tryMove(id: string, played: number, token: string): Promise<Step> {
  return ask('/api/puzzles/try', { id, played, token });
}

export function hintFor(id: string, played: number, step: number): Promise<Hint> {
  return ask('/api/puzzles/hint', { id, played, step });
}

export async function solutionOf(id: string, played: number): Promise<string[]> {
  return (await ask<Shapes['SolutionSeen']>('/api/puzzles/solution', { id, played })).line;
}

/** How strong somebody is after a puzzle. */
export function rate(id: string, solved: boolean, strength: Strength): Promise<Strength> {
  return ask('/api/puzzles/rate', { id, solved, strength });
}

/** The targets of a game, the easiest first. */
export function courseOf(game: string): Promise<CourseSeen> {
  return ask(`/api/puzzles/course/${encodeURIComponent(game)}`);
}

/** Where a token comes to rest that is thrown so. */
export function landingOf(game: string, launch: Launch): Promise<Landing> {
  return ask('/api/puzzles/throw', { game, ...launch });
}
