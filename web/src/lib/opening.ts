/** From what a person chose on the options screen to a table. */

import { openTable, type NewTable, type Options, type Terms } from './api';
import { meaningful, playersOf } from './modes';

export type Against = 'computer' | 'here' | 'link';
export type StartChoice = 'lot' | number;

export interface Wish {
  game: string;
  options: Options;
  start: StartChoice;
  terms: Omit<Terms, 'first'>;
  level: string;
  name: string;
  /** Where whoever opens the table sits; on the first seat unless told. */
  seat?: number;
  /** The moves with which the match begins, if it does not begin at the beginning. */
  given?: string[];
}

export const CLOCKS: Record<string, Terms['clock']> = {
  none: { kind: 'none', seconds: 0, increment: 0 },
  blitz: { kind: 'sudden', seconds: 180, increment: 0 },
  five: { kind: 'sudden', seconds: 300, increment: 5 },
  move: { kind: 'move', seconds: 30, increment: 0 },
  day: { kind: 'correspondence', seconds: 86_400, increment: 0 },
};

/** Seconds after which the next round begins by itself; 0 waits for the players, null suits the
 * clock. */
export const INTERVALS: Record<string, number | null> = {
  usual: null,
  wait: 0,
  ten: 10,
  half: 30,
  minute: 60,
};

export const PLAIN_TERMS: Wish['terms'] = {
  later: 'alternating',
  clock: CLOCKS.none!,
  pause: false,
  teams: false,
  approval: true,
  alone: false,
  public: false,
  hints: false,
  eager: true,
};

/** Who sits where at the beginning. */
export function seatsFor(
  against: Against,
  players: number,
  level: string,
  own = 1,
): NewTable['seats'] {
  const numbers = Array.from({ length: players }, (_, at) => at + 1);
  if (against === 'here') return numbers.map((seat) => ({ seat }));
  if (against === 'link') return [{ seat: own }];
  return numbers.map((seat) => (seat === own ? { seat } : { seat, level }));
}

/** The request for a table. */
export function wanted(wish: Wish, against: Against): NewTable {
  const options = wish.given ? { ...wish.options } : meaningful(wish.game, wish.options);
  if (wish.start !== 'lot') options.first = wish.start;
  const teams = wish.terms.teams && against === 'link';
  return {
    game: wish.game as NewTable['game'],
    options,
    terms: {
      ...wish.terms,
      teams,
      eager: !teams,
      public: wish.terms.public && against === 'link',
      first: wish.start === 'lot' ? 'lot' : 'choice',
    },
    name: wish.name,
    seats: seatsFor(against, playersOf(wish.game, wish.options), wish.level, wish.seat),
    ...(wish.given?.length ? { given: wish.given } : {}),
  };
}

/** Open the table; the answer is its address. */
export async function open(wish: Wish, against: Against): Promise<string> {
  return `/table/${await openTable(wanted(wish, against))}`;
}
