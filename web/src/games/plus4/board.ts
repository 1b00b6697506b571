import { place } from '../../boards/cells';
import type { GameBoard } from '../../boards/game_board';
import { rowsOf, type Layout } from '../../boards/layout';
import { gameOf } from '../../lib/games';
import Face from './Board.svelte';

const PITCH = 76;
const [LEFT, TOP] = [34, 78];

/** Four open shafts. */
function shafts(game: string): Layout {
  const { board } = gameOf(game);
  return {
    kind: 'push_through',
    width: board.columns.length * PITCH + 2 * LEFT,
    height: board.rows * PITCH + TOP + 62,
    pitch: PITCH,
    radius: 31,
    parts: [{ name: '', rows: rowsOf(board, board.columns) }],
    across: 1,
    exits: [],
    spot: (cell) => {
      const { column, row } = place(game, cell);
      return { x: LEFT + (column - 0.5) * PITCH, y: TOP + (board.rows - row + 0.5) * PITCH };
    },
  };
}

export default { Face, layout: shafts } satisfies GameBoard;
