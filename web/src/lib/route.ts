/** Which screen an address means. */

export type Route =
  | { screen: 'shelf' | 'settings' | 'lobby' | 'games' | 'lost' }
  | { screen: 'game'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'review'; table: string | null; match: number | null }
  | { screen: 'study' }
  | { screen: 'puzzles'; what: string | null; which: string | null }
  | { screen: 'learn'; game: string | null; lesson: string | null };

/** How the server names its tables; a link that was cut short names none. */
const TABLE = /^[\w-]{8,32}$/;

/** The parts of a path; one that somebody has garbled stays as it is, and leads nowhere. */
function partsOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return parts;
  }
}

/** Which screen a path means. */
export function routeOf(path: string): Route {
  const [first, second, third, ...more] = partsOf(path);
  const deep =
    first === 'learn' ||
    (first === 'puzzles' && (second === 'daily' || second === 'course')) ||
    (first === 'review' && /^[1-9]\d{0,5}$/.test(third ?? ''));
  if (more.length || (third !== undefined && !deep)) return { screen: 'lost' };
  if (first === undefined) return { screen: 'shelf' };
  if (first === 'learn') return { screen: 'learn', game: second ?? null, lesson: third ?? null };
  if (first === 'puzzles') return { screen: 'puzzles', what: second ?? null, which: third ?? null };
  const named = second !== undefined && (first === 'table' || first === 'review');
  if (named && !TABLE.test(second)) return { screen: 'lost' };
  if (first === 'review')
    return { screen: 'review', table: second ?? null, match: third ? Number(third) : null };
  if (second === undefined) {
    const plain = ['settings', 'lobby', 'games', 'study'] as const;
    const found = plain.find((name) => name === first);
    return { screen: found ?? 'lost' } as Route;
  }
  if (first === 'game') return { screen: 'game', game: second };
  if (first === 'table') return { screen: 'table', table: second };
  return { screen: 'lost' };
}
