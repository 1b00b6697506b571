/** What is counted at a table, and up to which number. */

import type { View } from './api';
import { gameOf, holds } from './games';

export interface Count {
  /** Words: `count-WHAT`. */
  what: 'rounds' | 'points' | 'kept' | 'matches';
  values: number[];
  goal: number | null;
}

/** What the game counts inside a round or over rounds, besides rounds won. */
function counted({ game, options, match }: View): Count[] {
  if (!match) return [];
  return gameOf(game)
    .scores.filter(({ when }) => holds(when, options))
    .map(({ what, goal }) => {
      const wanted = options[goal];
      return { what, values: match.scores, goal: typeof wanted === 'number' ? wanted : null };
    });
}

/** Every score slide of a table. */
export function counts(view: View): Count[] {
  const found = counted(view);
  const wins = view.options.wins;
  if (
    typeof wins === 'number' &&
    wins > 1 &&
    view.match &&
    !found.some(({ what }) => what === 'points')
  )
    found.unshift({
      what: gameOf(view.game).wins_count,
      values: view.match.totals,
      goal: wins,
    });
  if (view.matches.some((won) => won > 0))
    found.push({ what: 'matches', values: view.matches, goal: null });
  return found;
}
