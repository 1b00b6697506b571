/** What a game brings for its board: `games/NAME/board.ts`, found by the game's name.
 *
 *  It is loaded when a board of the game is first shown. A game without such a file has a plain one.
 */

import type { Component } from 'svelte';
import type { Options } from '../lib/api';
import type { Cells } from './cells';
import type { FaceProps, PieceProps } from './face';
import type { Layout } from './layout';
import { plainBoard } from './plain';
import type { BoardProps, Feeling } from './props';

export interface GameBoard {
  /** The picture of the board with its pieces; what is marked on it comes on top. */
  Face?: Component<FaceProps>;
  /** Where its cells are. */
  layout?: (game: string, options: Options) => Layout;
  /** One of its pieces, where that is more than a disc or a marble. */
  Piece?: Component<PieceProps>;
  /** What stands between the board and the pieces to choose from. */
  Below?: Component<BoardProps>;
  /** What comes after everything else. */
  Beside?: Component<BoardProps & { cells: Cells }>;
  /** The board where nobody sees it, and what a hand finds on it. */
  HiddenBoard?: Component<BoardProps & { layout: Layout }>;
  feelAt?: (board: unknown, cell: string) => Feeling;
  /** In place of the usual board; and as a picture without controls. */
  WholeBoard?: Component<BoardProps>;
  SmallBoard?: Component<BoardProps>;
}
export type LoadedBoard = GameBoard & Required<Pick<GameBoard, 'Face' | 'layout'>>;

const files = import.meta.glob<GameBoard>('../games/*/board.ts', { import: 'default' });
const loaded = new Map<string, LoadedBoard>();

/** The board of a game if it has been loaded. */
export function loadedBoard(game: string): LoadedBoard | undefined {
  return loaded.get(game);
}

/** Load the board of a game. */
export async function loadBoard(game: string): Promise<LoadedBoard> {
  const { Face, layout } = plainBoard;
  const found = await files[`../games/${game}/board.ts`]?.();
  const board = found ? { Face, layout, ...found } : plainBoard;
  loaded.set(game, board);
  return board;
}
