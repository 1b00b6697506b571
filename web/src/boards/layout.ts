/** Where the cells of a board are drawn, in the units of its picture. */

import type { GameInfo } from '../lib/api';

export interface Spot {
  x: number;
  y: number;
}

/** Cells side by side: the only board, or one of several. */
export interface Part {
  name: string;
  /** The names of the cells, the top row first. */
  rows: string[][];
}

export interface Layout {
  /** What the board is like: styles fit what stands beside it. */
  kind: GameInfo['board']['layout'];
  width: number;
  height: number;
  /** From the middle of a cell to the middle of the next. */
  pitch: number;
  /** Radius of a piece. */
  radius: number;
  parts: Part[];
  /** How many of them stand side by side. */
  across: number;
  /** Where pieces come out at the bottom, one a column; named as the move that takes one out. */
  exits: string[];
  spot: (cell: string) => Spot;
  /** The top of what stands in a cell, where that is not its middle. */
  top?: (cell: string, content: string) => Spot;
  /** How flat circles are that lie on it, where it is seen at a slant; 1 unless told. */
  flatness?: number;
}

/** The names of the cells of one board, the top row first. */
export function rowsOf(
  { separator, rows }: GameInfo['board'],
  columns: readonly string[],
  part = '',
): string[][] {
  return Array.from({ length: rows }, (_, depth) =>
    columns.map((column) => `${part}${column}${separator}${rows - depth}`),
  );
}
