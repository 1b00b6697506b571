/** What is counted at a table, and up to which number. */

import type { View } from './api';

export interface Count {
  /** Words: `count-WHAT`. */
  what: 'rounds' | 'points' | 'kept' | 'matches';
  values: number[];
  goal: number | null;
}

/** Games and modes that count something inside a round or over rounds, besides rounds won. */
function points(view: View): Count[] {
  const { game, options, match, seats } = view;
  if (!match) return [];
  const goal = typeof options.target === 'number' ? options.target : null;
  const counted = { values: match.scores, goal };
  if (game === 'top10') return [{ what: 'kept', ...counted }];
  const modes = ['endless', 'rounds', 'championship', 'pro'];
  if (modes.includes(String(options.mode))) return [{ what: 'points', ...counted }];
  if (game === 'foursenses' && seats.length === 3)
    return [{ ...counted, what: 'points', goal: null }];
  return [];
}

/** Every score slide of a table. */
export function counts(view: View): Count[] {
  const found = points(view);
  const wins = view.options.wins;
  if (
    typeof wins === 'number' &&
    wins > 1 &&
    view.match &&
    !found.some(({ what }) => what === 'points')
  )
    found.unshift({
      what: view.game === 'q4' ? 'points' : 'rounds',
      values: view.match.totals,
      goal: wins,
    });
  if (view.matches.some((won) => won > 0))
    found.push({ what: 'matches', values: view.matches, goal: null });
  return found;
}
