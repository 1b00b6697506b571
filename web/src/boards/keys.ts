/** The keys of a focused board, as commands. Digits drop; letters choose a piece or read aloud. */

import { gameOf } from '../lib/games';
import { namesColumns } from './cells';

export type Reading =
  | 'cell'
  | 'column'
  | 'row'
  | 'board'
  | 'last'
  | 'legal'
  | 'turn'
  | 'score'
  | 'clock'
  | 'help'
  | 'lines'
  | 'threats';

export type Command =
  | { do: 'go'; right: number; down: number }
  | { do: 'act'; call: boolean }
  | { do: 'cancel' }
  | { do: 'play'; column: number; other: boolean }
  | { do: 'choose'; kind: string }
  | { do: 'choose-number'; number: number }
  | { do: 'call' }
  | { do: 'decline' }
  | { do: 'type' }
  | { do: 'step'; by: -1 | 1 }
  | { do: 'read'; what: Reading };

export type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'
>;

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-9, 0],
  End: [9, 0],
  PageUp: [0, -9],
  PageDown: [0, 9],
};
export const READINGS: Record<string, Reading> = {
  o: 'cell',
  c: 'column',
  r: 'row',
  v: 'board',
  l: 'last',
  m: 'legal',
  p: 'turn',
  s: 'score',
  t: 'clock',
  k: 'help',
  '?': 'help',
};
/** Back and forth through the moves: keys side by side, on English and on French keyboards. */
export const TIMES: Record<string, -1 | 1> = { ',': -1, '.': 1, ';': 1 };
/** Only where no piece is chosen by these letters. */
const MORE_READINGS: Record<string, Reading> = { x: 'lines', h: 'threats' };

/** What a key means on the board of a game; null for keys that are none of its business. */
export function commandOf(game: string, key: Key): Command | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const step = STEPS[key.key];
  if (step) return { do: 'go', right: step[0], down: step[1] };
  if (key.key === 'Enter' || key.key === ' ') return { do: 'act', call: key.shiftKey };
  if (key.key === 'Escape') return { do: 'cancel' };
  if (key.key === '!' && !namesColumns(game)) return { do: 'call' };
  const by = TIMES[key.key];
  if (by) return { do: 'step', by };
  return numbered(game, key) ?? lettered(game, key.key.toLowerCase());
}

/** Digits, whatever the keyboard writes on them; Shift with a digit means the other way to play.
 *
 * Where digits need Shift, as on French keyboards, the key alone and the digit both drop.
 */
function numbered(game: string, key: Key): Command | null {
  const digit = /^(?:Digit|Numpad)?([1-9])$/.exec(/^[1-9]$/.test(key.key) ? key.key : key.code);
  if (!digit) return null;
  const number = Number(digit[1]);
  if (!namesColumns(game)) return { do: 'choose-number', number };
  return { do: 'play', column: number, other: key.shiftKey && !/^[1-9]$/.test(key.key) };
}

function lettered(game: string, letter: string): Command | null {
  if (letter === '-') return { do: 'decline' };
  if (letter === 'i') return { do: 'type' };
  const kind = gameOf(game).kinds.find(({ key }) => key === letter);
  if (kind) return { do: 'choose', kind: kind.letter };
  const what = READINGS[letter] ?? (namesColumns(game) ? undefined : MORE_READINGS[letter]);
  return what ? { do: 'read', what } : null;
}
