/** Pieces obey gravity: a fall accelerates, bounces once and settles in a third of a second. */

import type { Spot } from './layout';
import type { Move } from './motion';

export interface Motion {
  frames: Keyframe[];
  duration: number;
}

const FALLING = 'cubic-bezier(0.11, 0, 0.5, 0)';
const RISING = 'cubic-bezier(0.5, 1, 0.89, 1)';
const LONGEST_FALL = 230;
const BOUNCE = 90;

/** The motion of a piece that now is at `to`; `top` is where pieces come in, `tall` the board. */
export function motionOf(move: Move, from: Spot, to: Spot, top: number, tall: number): Motion {
  if (move.kind === 'fall') return fall(to.y - top, tall);
  if (move.kind === 'sink') return shift(0, from.y - to.y, 130, FALLING);
  if (move.kind === 'slide') return glide(from.x - to.x, from.y - to.y);
  return move.kind === 'out' ? out(tall - to.y + 30) : flattened();
}

function at(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

function fall(distance: number, tall: number): Motion {
  const falling = Math.max(90, LONGEST_FALL * Math.sqrt(Math.max(distance, 0) / tall));
  const duration = falling + BOUNCE;
  const height = Math.min(distance * 0.06, 14);
  const frames = [
    { transform: at(0, -distance), easing: FALLING, offset: 0 },
    { transform: at(0, 0), easing: RISING, offset: falling / duration },
    { transform: at(0, -height), easing: FALLING, offset: (falling + BOUNCE / 2) / duration },
    { transform: at(0, 0), offset: 1 },
  ];
  return { frames, duration };
}

function shift(x: number, y: number, duration: number, easing: string): Motion {
  return { frames: [{ transform: at(x, y), easing }, { transform: at(0, 0) }], duration };
}

function glide(x: number, y: number): Motion {
  const middle = `${at(x / 2, y / 2 - 12)} scale(1.15)`;
  const frames = [
    { transform: at(x, y), easing: 'ease-in' },
    { transform: middle, easing: 'ease-out' },
    { transform: at(0, 0) },
  ];
  return { frames, duration: 260 };
}

function out(distance: number): Motion {
  const frames = [
    { transform: at(0, 0), opacity: 1, easing: FALLING },
    { transform: at(0, distance * 0.7), opacity: 1, offset: 0.8 },
    { transform: at(0, distance), opacity: 0 },
  ];
  return { frames, duration: 280 };
}

function flattened(): Motion {
  const frames = [
    { transform: 'none', opacity: 1, offset: 0 },
    { transform: 'none', opacity: 1, offset: 0.35 },
    { transform: 'translate(0, 14px) scale(1.25, 0.25)', opacity: 0, offset: 1 },
  ];
  return { frames, duration: 240 };
}
