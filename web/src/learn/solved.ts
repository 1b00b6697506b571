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

export function solve(game: string, id: string): void {
  const solved = read().add(`${game}/${id}`);
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved]));
  } catch {
    return;
  }
}
