import { partsOfBoard, place } from '../../boards/cells';
import type { GameBoard } from '../../boards/game_board';
import { rowsOf, type Layout } from '../../boards/layout';
import { gameOf } from '../../lib/games';
import Face from './Board.svelte';
import CubeButton from './CubeButton.svelte';

const PITCH = 56;
const SIDE = 4 * PITCH + 44;
const GAP = 18;

/** Four boards of marbles, two by two. */
function twoByTwo(game: string): Layout {
  const info = gameOf(game);
  const names = partsOfBoard(info);
  return {
    kind: 'boards',
    width: 2 * SIDE + GAP,
    height: 2 * SIDE + GAP,
    pitch: PITCH,
    radius: 21,
    parts: names.map((name) => ({ name, rows: rowsOf(info.board, info.board.columns, name) })),
    across: 2,
    exits: [],
    spot: (cell) => {
      const { part, column, row } = place(game, cell);
      const number = names.indexOf(part);
      return {
        x: (number % 2) * (SIDE + GAP) + 30 + (column - 0.5) * PITCH,
        y: Math.floor(number / 2) * (SIDE + GAP) + 14 + (4 - row + 0.5) * PITCH,
      };
    },
  };
}

export default { Face, layout: twoByTwo, Beside: CubeButton } satisfies GameBoard;
