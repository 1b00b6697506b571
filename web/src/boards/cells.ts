/** Boards as the views write them, cell by cell. Cells are named as in the records, by the data of
 *  each game: "4,2" is column 4, row 2 from the bottom; "2b3" is row 3 of column b on board 2.
 */

import type { GameInfo } from '../lib/api';
import { gameOf, removingKind } from '../lib/games';

/** What lies in each cell; '' in an empty one. */
export type Cells = Record<string, string>;

/** Where a cell is. */
export interface Place {
  /** The board it lies on; '' where there is only one. */
  part: string;
  /** Column and row as numbers, from the lower left; a printed panel at the left is column 0. */
  column: number;
  row: number;
  /** The column as moves name it. */
  columnName: string;
}

const EMPTY = ['.', '--'];
const NOWHERE: Place = { part: '', column: 0, row: 0, columnName: '' };
const places = new WeakMap<GameInfo, Map<string, Place>>();

/** Whether the moves of a game name a column. */
export function namesColumns(game: string): boolean {
  return gameOf(game).tokens.some(({ template }) => template.includes('{column}'));
}

/** The boards of a game by their letters; '' where there is one alone. */
export function partsOfBoard({ board }: GameInfo): string[] {
  return board.parts.length ? board.parts.map(({ letter }) => letter) : [''];
}

/** The names of the columns of a board that is this wide. */
function columnsIn({ columns, panels }: GameInfo['board'], width: number): string[] {
  const [left, right] = panels;
  return left && right && width > columns.length ? [left, ...columns, right] : columns;
}

/** What lies where, from the top left. */
export function cellsOf(game: string, board: unknown): Cells {
  if (!Array.isArray(board)) return {};
  const info = gameOf(game);
  if (info.board.parts.length === 0) return gathered(info, board as string[], '');
  const boards = partsOfBoard(info).map((part, at) => gathered(info, board[at] as string[], part));
  return Object.assign({}, ...boards) as Cells;
}

function gathered({ board }: GameInfo, rows: readonly string[], part: string): Cells {
  const cells: Cells = {};
  rows.forEach((text, depth) => {
    const contents = text.includes(' ') ? text.split(' ') : [...text];
    const columns = columnsIn(board, contents.length);
    contents.forEach((content, at) => {
      const cell = `${part}${columns[at]}${board.separator}${rows.length - depth}`;
      cells[cell] = EMPTY.includes(content) ? '' : content;
    });
  });
  return cells;
}

/** Where a cell of a game is. */
export function place(game: string, cell: string): Place {
  const info = gameOf(game);
  const known = places.get(info) ?? placesOf(info);
  places.set(info, known);
  return known.get(cell) ?? NOWHERE;
}

function placesOf(info: GameInfo): Map<string, Place> {
  const { columns, panels, separator, rows } = info.board;
  const [left = null, right = null] = panels;
  const named = [left, ...columns, right];
  const found = new Map<string, Place>();
  for (const part of partsOfBoard(info))
    named.forEach((columnName, column) => {
      if (columnName === null) return;
      for (let row = 1; row <= rows; row += 1)
        found.set(`${part}${columnName}${separator}${row}`, { part, column, row, columnName });
    });
  return found;
}

/** The way out at the bottom of a column: named as the move that takes a piece out there. */
export function exitOf(game: string, column: string): string {
  return `${removingKind(game)?.letter ?? ''}${column}`;
}

/** The column of a way out; '' for what is a cell. */
export function exitColumn(game: string, cell: string): string {
  const removing = removingKind(game);
  if (!removing || place(game, cell) !== NOWHERE || !cell.startsWith(removing.letter)) return '';
  return cell.slice(removing.letter.length);
}

/** The column that a cell or a way out belongs to, as moves name it. */
export function columnAt(game: string, cell: string): string {
  return exitColumn(game, cell) || place(game, cell).columnName;
}

/** What a sign on the board stands for; nothing for a plain piece, written as its owner. */
export function contentOf(game: string, content: string): GameInfo['contents'][number] | undefined {
  return gameOf(game).contents.find(({ sign }) => sign === content);
}

/** Whose piece a content is; 0 for pieces that belong to nobody. */
export function ownerOf(game: string, content: string): number {
  const told = contentOf(game, content);
  if (told) return told.owner;
  return /^[1-9]$/.test(content) ? Number(content) : 0;
}

/** How high the pieces of a cell stand; 0 for an empty one. */
export function heightOf(game: string, content: string): number {
  return contentOf(game, content)?.height ?? (content ? 1 : 0);
}
