/** The keys of the launchers: two sets, named by where they are on the keyboard, not by letter. */

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
  KeyS: ['tilt', -1],
  Space: ['throw', 1],
  KeyC: ['call', 1],
};
const RIGHT_SET: Record<string, [Does, number]> = {
  ArrowLeft: ['side', -1],
  ArrowRight: ['side', 1],
  Comma: ['turn', -1],
  Period: ['turn', 1],
  ArrowUp: ['tilt', 1],
  ArrowDown: ['tilt', -1],
  Enter: ['throw', 1],
  KeyP: ['call', 1],
};

/** What a key does for whom; alone at the screen, both sets are one's own. */
export function codeOf(code: string, seats: readonly number[]): Stroke | null {
  const [first, second] = seats;
  if (first === undefined) return null;
  const left = LEFT_SET[code];
  if (left) return { seat: first, does: left[0], way: left[1] };
  const right = RIGHT_SET[code];
  return right ? { seat: second ?? first, does: right[0], way: right[1] } : null;
}
