/** Legal moves in groups that one can look through: by the piece that moves, or by its kind. */

import { gameOf, kindNamed } from '../lib/games';
import { kindTitle } from '../lib/titles';
import { t } from '../lib/words.svelte';
import { partsOf } from './tokens';

export interface Group {
  title: string;
  tokens: string[];
}

function titleOf(game: string, token: string): string {
  const { origin, kind } = partsOf(game, token);
  if (origin) return t('board-moves-from', { cell: origin });
  return kindTitle((kindNamed(game, kind) ?? gameOf(game).kinds[0]!).name);
}

/** The moves in the order in which they are given, those with one title together. */
export function grouped(game: string, legal: readonly string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const token of legal) {
    const title = titleOf(game, token);
    groups.set(title, [...(groups.get(title) ?? []), token]);
  }
  return [...groups].map(([title, tokens]) => ({ title, tokens }));
}
