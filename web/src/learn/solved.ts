/** Which lessons have been solved; remembered in this browser. */

const KEY = 'quatuor.lessons';

function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function isSolved(game: string, id: string): boolean {
  return read().has(`${game}/${id}`);
}

/** All of them, by game and name. */
export function solved(): string[] {
  return [...read()];
}

export function solve(game: string, id: string): void {
  addSolved([`${game}/${id}`]);
}

/** Remember these as well. */
export function addSolved(more: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), ...more])]));
  } catch {
    return;
  }
}
