import { heightOf, place } from '../../boards/cells';
import type { GameBoard } from '../../boards/game_board';
import { rowsOf, type Layout } from '../../boards/layout';
import { gameOf } from '../../lib/games';
import Face from './Board.svelte';
import { feelAt } from './feel';
import Piece from './Piece.svelte';
import { LEVEL } from './stacks';
import HiddenBoard from './HiddenBoard.svelte';

const PITCH = 96;
/** How far below the middle of its cell a piece stands. */
const FOOT = 12;

/** The board that is read by touch. */
function hollows(game: string): Layout {
  const { board } = gameOf(game);
  const spot = (cell: string) => {
    const { column, row } = place(game, cell);
    return { x: 38 + (column - 0.5) * PITCH, y: 30 + (4 - row + 0.5) * PITCH };
  };
  return {
    kind: 'stacks',
    width: 4 * PITCH + 64,
    height: 4 * PITCH + 74,
    pitch: PITCH,
    radius: 36,
    parts: [{ name: '', rows: rowsOf(board, board.columns) }],
    across: 1,
    exits: [],
    flatness: 0.8,
    spot,
    top: (cell, content) => {
      const { x, y } = spot(cell);
      return { x, y: y + FOOT - LEVEL * heightOf(game, content) };
    },
  };
}

export default { Face, Piece, layout: hollows, HiddenBoard, feelAt } satisfies GameBoard;
