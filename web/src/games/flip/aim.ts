/** What a hand does with a launcher: four numbers, and where a token would fly without a bounce. */

import {
  DISTANCE,
  FASTEST,
  FLATTEST,
  FLOORS,
  GRAVITY,
  HEIGHT,
  PITCH,
  REACH,
  SLOWEST,
  STEEPEST,
  TRAYS,
  WIDEST,
  type Point,
  type Tray,
} from './box';

/** The message of a launch: `side` and `turn` from -1 to 1, `tilt` and `power` from 0 to 1. */
export interface Aim {
  side: number;
  turn: number;
  tilt: number;
  power: number;
}
export type Part = keyof Aim;

export const PARTS: readonly Part[] = ['side', 'turn', 'tilt', 'power'];
export const LEAST: Aim = { side: -1, turn: -1, tilt: 0, power: 0 };
export const FIRST_AIM: Aim = { side: -0.25, turn: 0, tilt: 0.35, power: 0.3 };

/** The number within the limits of its part. */
export function within(part: Part, value: number): number {
  return Math.min(Math.max(value, LEAST[part]), 1);
}

/** From this tilt on a throw that is hard enough comes down on every row of the upper tray. */
export const HIGH = 0.6;

/** Pixels from the press to the strongest pull, and to the first that turns. */
const FARTHEST = 160;
const NEAREST = 8;

/** Where a hand pressed on its side of the box: the place along it, and how high. */
export type Press = Pick<Aim, 'side' | 'tilt'>;

/** What a hand aims at that pressed there and pulled so far, in pixels: all four numbers. */
export function pulled(pressed: Press, dx: number, dy: number): Aim {
  const length = Math.hypot(dx, dy);
  const aside = (Math.atan2(dx, Math.max(dy, 1e-6)) * 180) / Math.PI / WIDEST / 2;
  return {
    side: within('side', pressed.side),
    turn: within('turn', length < NEAREST ? 0 : 0 - aside),
    tilt: within('tilt', pressed.tilt),
    power: within('power', length / FARTHEST),
  };
}

interface Start {
  at: Point;
  velocity: Point;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function startOf(seat: number, aim: Aim): Start {
  const way = seat === 1 ? 1 : -1;
  const speed = SLOWEST + aim.power * (FASTEST - SLOWEST);
  const rise = radians(FLATTEST + aim.tilt * (STEEPEST - FLATTEST));
  const aside = radians(aim.turn * WIDEST);
  const along = speed * Math.cos(rise);
  return {
    at: { x: way * aim.side * REACH, y: -way * DISTANCE, z: HEIGHT },
    velocity: {
      x: way * along * Math.sin(aside),
      y: way * along * Math.cos(aside),
      z: speed * Math.sin(rise),
    },
  };
}

function after({ at, velocity }: Start, seconds: number): Point {
  return {
    x: at.x + velocity.x * seconds,
    y: at.y + velocity.y * seconds,
    z: at.z + velocity.z * seconds - (GRAVITY / 2) * seconds ** 2,
  };
}

/** When a token comes down to a height; null if it never gets there. */
function fallsTo(start: Start, height: number): number | null {
  const root = start.velocity.z ** 2 + 2 * GRAVITY * (start.at.z - height);
  return root < 0 ? null : (start.velocity.z + Math.sqrt(root)) / GRAVITY;
}

export interface Spot {
  tray: Tray;
  point: Point;
}

/** Where the token would first touch a tray, if it touches one: simple ballistics, no bounce. */
export function touches(seat: number, aim: Aim): Spot | null {
  const start = startOf(seat, aim);
  for (const tray of TRAYS) {
    const seconds = fallsTo(start, FLOORS[tray]);
    if (seconds === null) continue;
    const point = after(start, seconds);
    if (Math.max(Math.abs(point.x), Math.abs(point.y)) <= 2 * PITCH) return { tray, point };
  }
  return null;
}

/** The way of a token through the air until it touches something, for a faint line. */
export function arc(seat: number, aim: Aim, steps = 24): Point[] {
  const start = startOf(seat, aim);
  const spot = touches(seat, aim);
  const end = fallsTo(start, spot ? FLOORS[spot.tray] : 0) ?? 0;
  return Array.from({ length: steps + 1 }, (_, step) => after(start, (end * step) / steps));
}
