/** My games: the tables at which this person sits, and how many of them wait. */

import { ask } from './api';
import { colourOf } from './colours';
import type { components } from './schema';
import { listed, spoken, t } from './words.svelte';

type Shapes = components['schemas'];
export type MyMatch = Shapes['MyMatch'];
export type MyMatches = Shapes['MyMatches'];

const KEY = 'quatuor.mine';
const RECENT = 3;

/** What was in play at the last visit: shown until the server answers, so that nothing jumps. */
function remembered(): MyMatch[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as MyMatch[];
  } catch {
    return [];
  }
}

export const mine = $state<{ waiting: number; matches: MyMatch[]; known: boolean }>({
  waiting: 0,
  matches: remembered(),
  known: false,
});

/** Ask how many tables wait; an answer that does not come changes nothing. */
export async function lookForWaiting(): Promise<void> {
  const answer = await ask<Shapes['Waiting']>('/api/mine/waiting').catch(() => null);
  if (answer) mine.waiting = answer.waiting;
}

/** Ask for all of them. */
export async function loadMine(): Promise<void> {
  const { waiting, matches } = await ask<MyMatches>('/api/mine');
  Object.assign(mine, { waiting, matches, known: true });
  localStorage.setItem(KEY, JSON.stringify(recent(matches)));
}

/** Where one left off: the tables in play that something happened at last. */
export function recent(matches: MyMatch[]): MyMatch[] {
  const unfinished = matches.filter(({ phase }) => phase !== 'over');
  return unfinished.toSorted((one, other) => other.at - one.at).slice(0, RECENT);
}

/** Who sits there; at one screen the colour. */
function nameAt(match: MyMatch, seat: number): string {
  const { level, names } = match.seats[seat - 1]!;
  if (level) return t('the-computer');
  if (match.yours.includes(seat) && match.yours.length > 1) return colourOf(match.game, seat);
  return names.join(', ') || t('seat-free');
}

/** With whom. */
export function companyText(match: MyMatch): string {
  const others = match.seats.flatMap(({ level, names }, at) =>
    match.yours.includes(at + 1) || (!level && names.length === 0)
      ? []
      : [level ? t('mine-computer', { level: t(`level-${level}`) }) : nameAt(match, at + 1)],
  );
  if (others.length > 0) return t('mine-against', { names: others.join(', ') });
  return match.yours.length > 1 ? t('mine-alone') : '';
}

/** Whose turn it is, or how it ended. */
export function stateText(match: MyMatch): string {
  if (match.result) return endText(match, match.result.winners);
  if (match.substituted) return t('mine-substituted');
  if (match.phase === 'gathering') return t('mine-gathering');
  if (match.phase === 'between') return t('next-round');
  if (!match.to_move) return t('turn-race');
  const shared = match.yours.length > 1;
  if (match.yours.includes(match.to_move) && !shared) return t('turn-yours');
  return t('turn-of', { name: nameAt(match, match.to_move) });
}

function endText(match: MyMatch, winners: number[]): string {
  const score = match.totals.some((total) => total > 0) ? ` (${match.totals.join(' – ')})` : '';
  if (winners.length === 0) return t('mine-draw') + score;
  const won = winners.some((seat) => match.yours.includes(seat));
  if (match.yours.length > 1) {
    const name = listed(winners.map((seat) => nameAt(match, seat)));
    return t(winners.length > 1 ? 'result-wins' : 'result-win', { name, names: name }) + score;
  }
  return t(won ? 'mine-won' : 'mine-lost') + score;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in words. */
export function agoText(at: number, now = Date.now()): string {
  const [unit, length] = UNITS.find(([, size]) => now - at >= size) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(spoken(), { numeric: 'auto' });
  return format.format(-Math.floor(Math.max(now - at, 0) / length), unit);
}
