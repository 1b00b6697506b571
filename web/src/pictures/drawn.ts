/** What a drawing is told: the option it shows, and the value that is chosen. */

import type { Scalar } from '../lib/api';

export interface Drawn {
  game: string;
  name: string;
  value: Scalar;
}

/** Every drawing has this size, in its own units; its middle is at 0, 0. */
export const WIDE = 96;
export const HIGH = 64;
