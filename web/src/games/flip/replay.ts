/** A whole game again, from what was recorded: the trays and what flies at any moment. */

import type { View } from '../../lib/api';
import type { Control, Piles } from './trays';

type Flight = View['air'][number];
export type Told = Record<string, unknown> & { event: string; at: number };

interface Moment {
  at: number;
  board: Piles;
  control: Control;
}
interface Passage extends Flight {
  landed: number;
}

export interface Film {
  start: number;
  end: number;
  moments: Moment[];
  flights: Passage[];
}

const EMPTY: Moment = { at: 0, board: {}, control: {} };
/** The longest stillness that is shown; more is cut out. */
const STILL = 3_000;

/** The film of a game from its history. */
export function filmOf(history: readonly Told[]): Film {
  const seen = cut(history.filter((told) => told.board !== undefined));
  const launched = new Map<number, Told>();
  const flights: Passage[] = [];
  for (const told of seen) {
    const number = Number(told.flight);
    if (told.event === 'Launched') launched.set(number, told);
    if (told.event === 'Flew') flights.push(passage(told, launched.get(number)!));
    const landing =
      told.event === 'Landed' && flights.find((f) => f.flight === number && !f.landed);
    if (landing) landing.landed = told.at;
  }
  const moments = seen.map(({ at, board, control }) => ({
    at,
    board: board as Piles,
    control: control as Control,
  }));
  const start = seen[0]?.at ?? 0;
  const end = (seen.at(-1)?.at ?? 0) + 500;
  return { start, end, moments, flights };
}

function passage(told: Told, launch: Told): Passage {
  return {
    flight: Number(told.flight),
    seat: Number(told.seat),
    kind: String(told.kind),
    launch: [],
    at: launch.at,
    path: String(told.path),
    milliseconds: Number(told.milliseconds),
    landed: 0,
  };
}

/** The same events with long pauses made short. */
function cut(history: readonly Told[]): Told[] {
  let saved = 0;
  return history.map((told, k) => {
    const pause = k > 0 ? told.at - history[k - 1]!.at : 0;
    saved += Math.max(pause - STILL, 0);
    return { ...told, at: told.at - saved };
  });
}

/** The trays at a moment. */
export function traysAt({ moments }: Film, at: number): { board: Piles; control: Control } {
  const { board, control } = moments.findLast((moment) => moment.at <= at) ?? EMPTY;
  return { board, control };
}

/** What flies at a moment. */
export function airAt({ flights }: Film, at: number): Flight[] {
  return flights.filter((flight) => flight.at <= at && at < (flight.landed || flight.at));
}
