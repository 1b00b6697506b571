/** The board of a game that brings none: squares with their names, pieces by colour and shape. */

import { gameOf, kindsWith } from '../lib/games';
import type { Options } from '../lib/api';
import { exitColumn, exitOf, partsOfBoard, place } from './cells';
import type { LoadedBoard } from './game_board';
import { rowsOf, type Layout } from './layout';
import MoveButtons from './MoveButtons.svelte';
import PlainFace from './PlainFace.svelte';

const PITCH = 64;
/** Room for the names of rows and columns beside each board. */
const MARGIN = 34;
const EXIT = 44;

/** All boards of the game, as many side by side as below each other. */
function squares(game: string, options: Options): Layout {
  const info = gameOf(game);
  const { columns, panels, rows } = info.board;
  const names = partsOfBoard(info);
  const across = Math.ceil(Math.sqrt(names.length));
  const pops = kindsWith(game, options).some(({ removes }) => removes);
  const shift = panels.length ? 1 : 0;
  const wide = (columns.length + 2 * shift) * PITCH + 2 * MARGIN;
  const high = rows * PITCH + 2 * MARGIN + (pops ? EXIT : 0);
  const named = shift ? [panels[0]!, ...columns, panels[1]!] : columns;
  return {
    kind: 'grid',
    width: across * wide,
    height: Math.ceil(names.length / across) * high,
    pitch: PITCH,
    radius: 24,
    parts: names.map((name) => ({ name, rows: rowsOf(info.board, named, name) })),
    across,
    exits: pops ? columns.map((column) => exitOf(game, column)) : [],
    spot: (cell) => {
      const out = exitColumn(game, cell);
      const at = out ? { part: '', column: columns.indexOf(out) + 1, row: 0 } : place(game, cell);
      const number = Math.max(names.indexOf(at.part), 0);
      return {
        x: (number % across) * wide + MARGIN + (at.column + shift - 0.5) * PITCH,
        y: Math.floor(number / across) * high + MARGIN + (rows - at.row + 0.5) * PITCH,
      };
    },
  };
}

export const plainBoard: LoadedBoard = { Face: PlainFace, layout: squares, Beside: MoveButtons };
