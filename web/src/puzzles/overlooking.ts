/** What somebody overlooked in a game of their own, once it has been reviewed. */

import { ask } from '../lib/api';
import type { MyMatches } from '../lib/mine.svelte';
import type { Reviewed } from '../study/asking';
import { overlook } from './overlooked';

/** One's own seats in a match of a table, and a name for the match. */
export interface Own {
  name: string;
  seats: number[];
}

/** The match with this number, or the last one; null where somebody else has played it. */
export async function ownMatch(table: string, number: number | null): Promise<Own | null> {
  const known = await ask<MyMatches>('/api/mine').catch(() => null);
  const here = known?.matches.filter((match) => match.table === table) ?? [];
  const last = Math.max(...here.map((match) => match.number));
  const own = here.find((match) => match.number === (number ?? last));
  return own ? { name: `${table} ${own.number}`, seats: own.yours } : null;
}

/** Count what was overlooked in a round, from one's own seats. */
export function overlookIn({ name, seats }: Own, round: number, plies: readonly Reviewed[]): void {
  const themes = plies
    .filter(({ player }) => seats.includes(player ?? 0))
    .flatMap(({ overlooked }) => overlooked ?? []);
  overlook('games', `${name} ${round}`, themes);
}
