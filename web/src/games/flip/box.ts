/** The box in metres, as `quatuor.games.flip.physics.box` and `launcher` have it; a test compares the two. */

export const PITCH = 0.052;
export const RIDGE = 0.003;
export const RIDGE_HEIGHT = 0.009;
export const RIM_HEIGHT = 0.011;
export const UPPER = 0.15;
export const LOWER = 0.025;
export const PLATE = 0.006;
export const TOWER = 0.006;
export const RADIUS = 0.016;
export const HALF_THICK = 0.0012;
export const TALLEST = 3;

export const DISTANCE = 0.24;
export const HEIGHT = 0.06;
export const REACH = 0.104;
export const WIDEST = 30;
export const FLATTEST = 5;
export const STEEPEST = 75;
export const SLOWEST = 0.8;
export const FASTEST = 2.8;
export const GRAVITY = 9.81;

export const COLUMNS = ['a', 'b', 'c', 'd'] as const;
export const ROWS = ['1', '2', '3', '4'] as const;
export type Tray = 'U' | 'L';
export const TRAYS: readonly Tray[] = ['U', 'L'];
export const FLOORS: Record<Tray, number> = { U: UPPER, L: LOWER };

export interface Point {
  x: number;
  y: number;
  z: number;
}

/** The middle of the floor of a cell. */
export function middleOf(cell: string): Point {
  const column = COLUMNS.findIndex((name) => name === cell[1]);
  return {
    x: (column - 1.5) * PITCH,
    y: (Number(cell[2]) - 2.5) * PITCH,
    z: FLOORS[cell[0] as Tray],
  };
}
