/** The levels of computer players, and those next to the one somebody has just played against. */

import { catalogue, type View } from './api';

/** The names of all levels, the weakest first. */
export async function levelNames(): Promise<string[]> {
  return (await catalogue()).levels.map(({ name }) => name);
}

/** The level of the computers at a table; '' where none plays, or several levels do. */
export function levelAt(view: View): string {
  const found = new Set(view.seats.flatMap(({ level }) => level ?? []));
  return found.size === 1 ? [...found][0]! : '';
}

/** The level that many steps above this one; '' where there is none. */
export function levelBeside(levels: readonly string[], level: string, steps: number): string {
  const at = levels.indexOf(level);
  return (at < 0 ? undefined : levels[at + steps]) ?? '';
}
