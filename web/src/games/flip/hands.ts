/** The keys of the launchers: two sets, named by where they are on the keyboard, not by letter. */

import { READINGS, TIMES } from '../../boards/keys';
import type { Part } from './aim';

export type Does = Part | 'throw' | 'call';
export interface Stroke {
  seat: number;
  does: Does;
  way: number;
}

const LEFT_SET: Record<string, [Does, number]> = {
  KeyA: ['side', -1],
  KeyD: ['side', 1],
  KeyQ: ['turn', -1],
  KeyE: ['turn', 1],
  KeyW: ['tilt', 1],
  KeyX: ['tilt', -1],
  Space: ['throw', 1],
};
const RIGHT_SET: Record<string, [Does, number]> = {
  ArrowLeft: ['side', -1],
  ArrowRight: ['side', 1],
  BracketLeft: ['turn', -1],
  BracketRight: ['turn', 1],
  ArrowUp: ['tilt', 1],
  ArrowDown: ['tilt', -1],
  Enter: ['throw', 1],
};
export type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>;

/** What a key does for whom; alone at the screen, both sets are one's own.
 *
 * Letters that read something aloud on other boards do so here too and move nothing. A call is two
 * keys held together, so that nobody makes one by mistake: Shift and the key that throws.
 */
export function strokeOf(key: Key, seats: readonly number[]): Stroke | null {
  const [first, second] = seats;
  if (first === undefined || READINGS[key.key.toLowerCase()] || TIMES[key.key]) return null;
  if (key.key === '!' && second === undefined) return { seat: first, does: 'call', way: 1 };
  const [set, seat] = LEFT_SET[key.code] ? [LEFT_SET, first] : [RIGHT_SET, second ?? first];
  const found = set[key.code];
  if (!found) return null;
  const [does, way] = found;
  return { seat, does: does === 'throw' && key.shiftKey ? 'call' : does, way };
}
