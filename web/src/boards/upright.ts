/** The grid that stands on the table: discs fall into it from above. */

import { gameOf } from '../lib/games';
import { exitColumn, exitOf, place } from './cells';
import { rowsOf, type Layout } from './layout';

export const UPRIGHT = { pitch: 60, edge: 24, head: 58, foot: 22, panel: 62, exit: 54, stand: 18 };

/** The grid on its stand, with printed panels if there are any, and exits if discs pop. */
export function upright(game: string, panels: boolean, exits: boolean): Layout {
  const { pitch, edge, head, foot, panel, exit, stand } = UPRIGHT;
  const { board } = gameOf(game);
  const wide = board.columns.length;
  const left = stand + (panels ? panel : 0) + edge;
  const [first = '', last = ''] = panels ? board.panels : [];
  const columns = [first, ...board.columns, last].filter(Boolean);
  const bottom = head + board.rows * pitch;
  const x = (column: number) => {
    if (column === 0) return stand + panel / 2;
    if (column > wide) return stand + panel + 2 * edge + wide * pitch + panel / 2;
    return left + (column - 0.5) * pitch;
  };
  return {
    kind: 'upright',
    width: wide * pitch + 2 * (edge + stand) + (panels ? 2 * panel : 0),
    height: bottom + foot + (exits ? exit : 26),
    pitch,
    radius: 24,
    parts: [{ name: '', rows: rowsOf(board, columns) }],
    across: 1,
    exits: exits ? board.columns.map((column) => exitOf(game, column)) : [],
    spot: (cell) => {
      const out = exitColumn(game, cell);
      if (out) return { x: x(board.columns.indexOf(out) + 1), y: bottom + foot + exit / 2 + 6 };
      const { column, row } = place(game, cell);
      return { x: x(column), y: head + (board.rows - row + 0.5) * pitch };
    },
  };
}
