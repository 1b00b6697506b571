/** What somebody has solved, and how strong they are: kept in this browser, and nowhere else. */

import type { Strength } from './asking';

const KEY = 'quatuor.puzzles';
/** Puzzles that are remembered as done, and ratings that are drawn. */
const MOST = 5000;
const DRAWN = 500;

export interface Kept {
  strength: Strength;
  /** The puzzles that have counted, the last one last. */
  done: string[];
  /** The rating after each of them, and the day. */
  course: { rating: number; day: string }[];
  /** How many were solved in a row, and the most there ever were. */
  run: number;
  longest: number;
  /** The most that were solved in a race. */
  race: number;
}

const NONE: Kept = {
  strength: { rating: 1000, deviation: 250, volatility: 0.06 },
  done: [],
  course: [],
  run: 0,
  longest: 0,
  race: 0,
};

/** The day by the clock of everybody, so that it is the same one everywhere. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

export function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null;
    return isKept(found) ? { ...NONE, ...found } : NONE;
  } catch {
    return NONE;
  }
}

/** Whether this can be what was kept; whatever else is there is left alone. */
function isKept(found: Partial<Kept> | null): boolean {
  if (!found || typeof found !== 'object') return false;
  const lists = [found.done ?? [], found.course ?? []];
  const { rating, deviation, volatility } = { ...NONE.strength, ...found.strength };
  return lists.every(Array.isArray) && [rating, deviation, volatility].every(Number.isFinite);
}

export function keep(now: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    return;
  }
}

/** Keep what a saved copy says instead, if more puzzles have counted there than here. */
export function addKept(copy: unknown): void {
  const found = copy as Partial<Kept> | null;
  if (isKept(found) && (found?.done ?? []).length > kept().done.length) keep({ ...NONE, ...found });
}

/** What is kept once a puzzle has counted. */
export function counted(
  before: Kept,
  id: string,
  solved: boolean,
  strength: Strength,
  day = today(),
): Kept {
  const run = solved ? before.run + 1 : 0;
  return {
    ...before,
    strength,
    done: [...before.done, id].slice(-MOST),
    course: [...before.course, { rating: Math.round(strength.rating), day }].slice(-DRAWN),
    run,
    longest: Math.max(before.longest, run),
  };
}

/** On how many days in a row, up to this one or the one before, puzzles were solved. */
export function daysInRow({ course }: Pick<Kept, 'course'>, now = today()): number {
  const days = new Set(course.map(({ day }) => day));
  const before = (day: string) => today(new Date(Date.parse(day) - 86_400_000));
  let day = days.has(now) ? now : before(now);
  let count = 0;
  for (; days.has(day); day = before(day)) count += 1;
  return count;
}
