/** How pieces got from one board to the next: which fell in, which sank, which dropped out.
 *
 * The boards before and after are given, with the token between them. A column is followed as a hand
 * would follow it: if taking one out at the bottom, or pushing one in at the top, explains what is
 * seen, pieces keep their identity and move; whatever is not explained simply lies where it lies.
 */

import { gameOf, kindNamed, type Kind } from '../lib/games';
import { heightOf, place, type Cells } from './cells';
import { partsOf } from './tokens';

export type Move =
  | { kind: 'fall' }
  | { kind: 'sink'; from: string }
  | { kind: 'slide'; from: string }
  | { kind: 'out' }
  | { kind: 'crushed' };

export interface Piece {
  readonly id: number;
  readonly cell: string;
  readonly content: string;
  /** How high the place was before, where pieces stand on each other. */
  readonly under: number;
  /** How it came here, or how it leaves; null where it just lies. */
  readonly move: Move | null;
  readonly leaving: boolean;
}

let counter = 0;

function newPiece(cell: string, content: string, move: Move | null = null): Piece {
  counter += 1;
  return { id: counter, cell, content, under: 0, move, leaving: false };
}

/** The pieces of a board that is shown for the first time. */
export function laid(cells: Cells): Piece[] {
  return Object.entries(cells)
    .filter(([, content]) => content)
    .map(([cell, content]) => newPiece(cell, content));
}

/** The pieces after a token, given those before it; without a token nothing moves visibly. */
export function moved(game: string, pieces: readonly Piece[], cells: Cells, token: string | null) {
  const lying = pieces.filter((piece) => !piece.leaving).map(still);
  const expected = token ? displaced(game, lying, cells, token) : lying;
  return reconciled(game, expected, cells);
}

function still(piece: Piece): Piece {
  return piece.move ? { ...piece, move: null } : piece;
}

function displaced(game: string, pieces: Piece[], cells: Cells, token: string): Piece[] {
  const { kind, column, cell, origin } = partsOf(game, token);
  if (origin) return pieces.map((piece) => (piece.cell === origin ? slid(piece, cell) : piece));
  if (!column) return pieces;
  const inColumn = (piece: Piece) => place(game, piece.cell).columnName === column;
  const played = kindNamed(game, kind);
  if (played?.removes || gameOf(game).gravity === 'push')
    return pieces.map((piece) => (inColumn(piece) ? sunk(game, piece) : piece));
  if (!isHeavy(game, played)) return pieces;
  const left = pieces.map((piece) => (inColumn(piece) ? crushed(piece) : piece));
  return left.concat(heavy(cells, lowest(game, column)));
}

/** Whether a piece of this kind falls through to the bottom and throws out what lies there. */
export function isHeavy(game: string, kind: Kind | undefined): boolean {
  return gameOf(game).gravity === 'down' && Boolean(kind?.at_bottom && !kind.removes);
}

/** The lowest cell of a column. */
export function lowest(game: string, column: string): string {
  return `${column}${gameOf(game).board.separator}1`;
}

function slid(piece: Piece, to: string): Piece {
  return { ...piece, cell: to, move: { kind: 'slide', from: piece.cell } };
}

function sunk(game: string, piece: Piece): Piece {
  const { row, columnName } = place(game, piece.cell);
  if (row === 1) return { ...piece, leaving: true, move: { kind: 'out' } };
  const below = `${columnName}${gameOf(game).board.separator}${row - 1}`;
  return { ...piece, cell: below, move: { kind: 'sink', from: piece.cell } };
}

function crushed(piece: Piece): Piece {
  return { ...piece, leaving: true, move: { kind: 'crushed' } };
}

function heavy(cells: Cells, cell: string): Piece[] {
  return cells[cell] ? [newPiece(cell, cells[cell], { kind: 'fall' })] : [];
}

/** What is really there: expected pieces where they are right, new ones where something is new. */
function reconciled(game: string, expected: readonly Piece[], cells: Cells): Piece[] {
  const there = new Map<string, Piece>();
  const under = new Map<string, number>();
  for (const piece of expected.filter((one) => !one.leaving)) {
    if (cells[piece.cell] === piece.content) there.set(piece.cell, piece);
    else under.set(piece.cell, heightBelow(game, piece.content));
  }
  const added = Object.entries(cells).filter(([cell, content]) => content && !there.has(cell));
  const move: Move | null = added.length <= 2 ? { kind: 'fall' } : null;
  const leaving = expected.filter((piece) => piece.leaving);
  const came = added.map(([cell, content]) => ({
    ...newPiece(cell, content, move),
    under: under.get(cell) ?? 0,
  }));
  return [...leaving, ...there.values(), ...came];
}

/** How high a place was on which something else stands now. */
function heightBelow(game: string, content: string): number {
  return gameOf(game).board.layout === 'stacks' ? heightOf(game, content) : 0;
}
