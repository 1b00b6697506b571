/** What is drawn on top of the pieces: the last move, lines, where a piece would land, values. */

import { namesColumns, place, type Cells } from './cells';
import { aimOf, kindOf, originOf, quiet } from './choosing';
import type { Layout, Spot } from './layout';
import type { Note } from './props';

export interface NoteMark extends Note {
  cell: string;
}

/** The cell in which the piece of the last token lies now; '' where it is gone or unknown. */
export function lastCell(game: string, token: string | null, cells: Cells): string {
  if (!token || token === '!' || token === '-') return '';
  if (!namesColumns(game)) return aimOf(game, token, {});
  if (token.startsWith('x')) return token;
  const column = Number(quiet(token).slice(-1));
  const filled = Object.keys(cells).filter((cell) => cells[cell] && place(cell).column === column);
  return filled.sort((a, b) => place(b).row - place(a).row)[0] ?? '';
}

/** The cell that the last token left; '' if its piece came out of a hand. */
export function leftCell(token: string | null): string {
  return token && token !== '-' ? originOf(token) : '';
}

/** The notes of the tokens that the piece in hand could play, each at its cell. */
export function notesAt(
  game: string,
  notes: Readonly<Record<string, Note>>,
  aims: Readonly<Record<string, string>>,
  kind: string,
  from: string | null,
): NoteMark[] {
  return Object.entries(notes).flatMap(([token, note]) => {
    const kinds = kindOf(game, token);
    const pop = token.startsWith('x');
    if ((!pop && kinds !== kind) || originOf(token) !== (from ?? '')) return [];
    const cell = pop ? quiet(token) : aimOf(game, token, aims);
    return cell ? [{ cell, ...note }] : [];
  });
}

/** Where a mark on a cell is drawn: on top of what stands there. */
export function markSpot(game: string, layout: Layout, cells: Cells, cell: string): Spot {
  const { x, y } = layout.spot(cell);
  if (game !== 'foursenses') return { x, y };
  return { x, y: y + 12 - 13 * (Number(cells[cell]?.[1]) || 0) };
}
