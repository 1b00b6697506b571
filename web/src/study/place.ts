/** A position as an address: `/study?game=plus4&mode=rounds&moves=B3+4&at=1`. */

import type { Options, Scalar } from '../lib/api';

/** Where moves begin. */
export interface Beginning {
  game: string;
  options: Options;
  /** The round, if it is not the beginning of the match. */
  round?: number;
  starter?: number;
  /** Who had left the match before that round. */
  absent?: number[];
}

export interface Place extends Beginning {
  moves: string[];
  /** How many of the moves are played on the board; the others can be played again. */
  at: number;
  /** The study on this device to which it belongs, if it is kept, and its chapter from 1. */
  kept?: string;
  chapter?: number;
}

const OWN = ['game', 'moves', 'at', 'round', 'starter', 'of', 'study', 'chapter'];

/** The place that an address names; null where it names no game. */
export function placeFrom(query: string): Place | null {
  const words = new URLSearchParams(query);
  const game = words.get('game');
  if (!game) return null;
  const moves = (words.get('moves') ?? '').split(/[\s,]+/).filter(Boolean);
  const at = number(words.get('at')) ?? moves.length;
  const options: Options = {};
  for (const [name, value] of words) if (!OWN.includes(name)) options[name] = scalar(value);
  const [round, starter] = [number(words.get('round')), number(words.get('starter'))];
  const [kept, chapter] = [words.get('study'), number(words.get('chapter'))];
  return {
    game,
    options,
    moves,
    at: Math.min(at, moves.length),
    ...(round ? { round } : {}),
    ...(starter ? { starter } : {}),
    ...(kept ? { kept } : {}),
    ...(kept && chapter ? { chapter } : {}),
  };
}

/** The address of a place, with a question mark. */
export function queryOf(place: Place): string {
  const words = new URLSearchParams({ game: place.game });
  for (const [name, value] of Object.entries(place.options)) words.set(name, String(value));
  if (place.round) words.set('round', String(place.round));
  if (place.starter) words.set('starter', String(place.starter));
  if (place.kept) words.set('study', place.kept);
  if (place.kept && place.chapter) words.set('chapter', String(place.chapter));
  if (place.moves.length) words.set('moves', place.moves.join(' '));
  if (place.at !== place.moves.length) words.set('at', String(place.at));
  return `?${words}`;
}

function number(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function scalar(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null' || text === 'none') return null;
  return number(text) ?? text;
}
