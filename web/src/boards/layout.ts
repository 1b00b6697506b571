/** Where the cells of a board are drawn, in the units of its picture. */

import { LETTERS, place } from './cells';

export interface Spot {
  x: number;
  y: number;
}

/** Cells side by side: one board, or one of the four of q4. */
export interface Plate {
  name: string;
  /** The names of the cells, the top row first. */
  rows: string[][];
}

export interface Layout {
  /** Which of the boards below: styles fit what stands beside it. */
  kind: 'upright' | 'shafts' | 'quartet' | 'hollows';
  width: number;
  height: number;
  /** From the middle of a cell to the middle of the next. */
  pitch: number;
  /** Radius of a piece. */
  radius: number;
  plates: Plate[];
  /** Where pieces come out at the bottom, one a column; named `x4`. */
  exits: string[];
  spot: (cell: string) => Spot;
}

export const UPRIGHT = { pitch: 60, edge: 24, head: 58, foot: 22, panel: 62, exit: 54, stand: 18 };
const ROWS = 6;

/** The grid of 7 × 6 on its stand, with printed panels if there are any, and exits if discs pop. */
export function upright(panels: boolean, exits: boolean): Layout {
  const { pitch, edge, head, foot, panel, exit, stand } = UPRIGHT;
  const left = stand + (panels ? panel : 0) + edge;
  const columns = Array.from({ length: panels ? 9 : 7 }, (_, at) => at + (panels ? 0 : 1));
  const bottom = head + ROWS * pitch;
  const x = (column: number) => {
    if (column === 0) return stand + panel / 2;
    if (column === 8) return stand + panel + 2 * edge + 7 * pitch + panel / 2;
    return left + (column - 0.5) * pitch;
  };
  return {
    kind: 'upright',
    width: 7 * pitch + 2 * (edge + stand) + (panels ? 2 * panel : 0),
    height: bottom + foot + (exits ? exit : 26),
    pitch,
    radius: 24,
    plates: [{ name: '', rows: rowsOf(ROWS, columns.map(String), (c, r) => `${c},${r}`) }],
    exits: exits ? columns.filter((c) => c > 0 && c < 8).map((c) => `x${c}`) : [],
    spot: (cell) =>
      cell.startsWith('x')
        ? { x: x(Number(cell.slice(1))), y: bottom + foot + exit / 2 + 6 }
        : { x: x(place(cell).column), y: head + (ROWS - place(cell).row + 0.5) * pitch },
  };
}

/** The push-through grid: four open shafts. */
export function shafts(): Layout {
  const pitch = 76;
  const [left, top] = [34, 78];
  return {
    kind: 'shafts',
    width: 4 * pitch + 2 * left,
    height: 4 * pitch + top + 62,
    pitch,
    radius: 31,
    plates: [{ name: '', rows: rowsOf(4, ['1', '2', '3', '4'], (c, r) => `${c},${r}`) }],
    exits: [],
    spot: (cell) => ({
      x: left + (place(cell).column - 0.5) * pitch,
      y: top + (4 - place(cell).row + 0.5) * pitch,
    }),
  };
}

/** Four boards of marbles, two by two. */
export function quartet(): Layout {
  const pitch = 56;
  const plate = 4 * pitch + 44;
  const gap = 18;
  return {
    kind: 'quartet',
    width: 2 * plate + gap,
    height: 2 * plate + gap,
    pitch,
    radius: 21,
    plates: [...'1234'].map((name) => ({
      name,
      rows: rowsOf(4, [...LETTERS], (c, r) => `${name}${c}${r}`),
    })),
    exits: [],
    spot: (cell) => {
      const at = place(cell);
      const number = Number(at.plate) - 1;
      return {
        x: (number % 2) * (plate + gap) + 30 + (at.column - 0.5) * pitch,
        y: Math.floor(number / 2) * (plate + gap) + 14 + (4 - at.row + 0.5) * pitch,
      };
    },
  };
}

/** The board that is read by touch. */
export function hollows(): Layout {
  const pitch = 96;
  return {
    kind: 'hollows',
    width: 4 * pitch + 64,
    height: 4 * pitch + 74,
    pitch,
    radius: 36,
    plates: [{ name: '', rows: rowsOf(4, [...LETTERS], (c, r) => `${c}${r}`) }],
    exits: [],
    spot: (cell) => ({
      x: 38 + (place(cell).column - 0.5) * pitch,
      y: 30 + (4 - place(cell).row + 0.5) * pitch,
    }),
  };
}

function rowsOf(
  count: number,
  columns: readonly string[],
  name: (column: string, row: number) => string,
): string[][] {
  return Array.from({ length: count }, (_, depth) => columns.map((c) => name(c, count - depth)));
}

/** The layout of a game; its options tell what belongs to it. */
export function layoutOf(game: string, options: Record<string, unknown>): Layout {
  if (game === 'plus4') return shafts();
  if (game === 'q4') return quartet();
  if (game === 'foursenses') return hollows();
  const pops = game === 'top10' || Boolean(options.pop_out) || Boolean(options.power);
  return upright(Boolean(options.five), pops);
}
