/** How pieces got from one board to the next: which fell in, which sank, which dropped out.
 *
 * The boards before and after are given, with the token between them. A column is followed as a hand
 * would follow it: if taking one out at the bottom, or pushing one in at the top, explains what is
 * seen, pieces keep their identity and move; whatever is not explained simply lies where it lies.
 */

import { namesColumns, place, type Cells } from './cells';

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

function fresh(cell: string, content: string, move: Move | null = null): Piece {
  counter += 1;
  return { id: counter, cell, content, under: 0, move, leaving: false };
}

/** The pieces of a board that is shown for the first time. */
export function laid(cells: Cells): Piece[] {
  return Object.entries(cells)
    .filter(([, content]) => content)
    .map(([cell, content]) => fresh(cell, content));
}

/** The pieces after a token, given those before it; without a token nothing moves visibly. */
export function moved(game: string, pieces: readonly Piece[], cells: Cells, token: string | null) {
  const lying = pieces.filter((piece) => !piece.leaving).map(still);
  const expected = token ? told(game, lying, cells, token.replace('!', '')) : lying;
  return reconciled(expected, cells);
}

function still(piece: Piece): Piece {
  return piece.move ? { ...piece, move: null } : piece;
}

function told(game: string, pieces: Piece[], cells: Cells, token: string): Piece[] {
  if (!namesColumns(game)) {
    const [from, to] = token.split('-');
    return from && to ? pieces.map((p) => (p.cell === from ? slid(p, to) : p)) : pieces;
  }
  const column = Number(token.slice(-1));
  const kind = token.slice(0, -1);
  if (!column) return pieces;
  if (kind === 'x' || game === 'plus4') return pieces.map((piece) => sunk(piece, column));
  if (kind === 'A')
    return pieces.map((piece) => crushed(piece, column)).concat(anvil(cells, column));
  return pieces;
}

function slid(piece: Piece, to: string): Piece {
  return { ...piece, cell: to, move: { kind: 'slide', from: piece.cell } };
}

function sunk(piece: Piece, column: number): Piece {
  const at = place(piece.cell);
  if (at.column !== column) return piece;
  if (at.row === 1) return { ...piece, leaving: true, move: { kind: 'out' } };
  return { ...piece, cell: `${column},${at.row - 1}`, move: { kind: 'sink', from: piece.cell } };
}

function crushed(piece: Piece, column: number): Piece {
  if (place(piece.cell).column !== column) return piece;
  return { ...piece, leaving: true, move: { kind: 'crushed' } };
}

function anvil(cells: Cells, column: number): Piece[] {
  const cell = `${column},1`;
  return cells[cell] ? [fresh(cell, cells[cell], { kind: 'fall' })] : [];
}

/** What is really there: expected pieces where they are right, new ones where something is new. */
function reconciled(expected: readonly Piece[], cells: Cells): Piece[] {
  const there = new Map<string, Piece>();
  const under = new Map<string, number>();
  for (const piece of expected.filter((one) => !one.leaving)) {
    if (cells[piece.cell] === piece.content) there.set(piece.cell, piece);
    else under.set(piece.cell, Number(piece.content.slice(1)) || 0);
  }
  const added = Object.entries(cells).filter(([cell, content]) => content && !there.has(cell));
  const move: Move | null = added.length <= 2 ? { kind: 'fall' } : null;
  const leaving = expected.filter((piece) => piece.leaving);
  const came = added.map(([cell, content]) => ({
    ...fresh(cell, content, move),
    under: under.get(cell) ?? 0,
  }));
  return [...leaving, ...there.values(), ...came];
}
