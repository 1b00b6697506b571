/** What is drawn on top of the pieces: the last move, lines, where a piece would land, values. */

import { exitOf, place, type Cells } from './cells';
import { kindOf, landingCell, originOf, removes } from './choosing';
import type { Layout, Spot } from './layout';
import type { Note } from './props';
import { namesPlace, partsOf } from './tokens';

export interface NoteMark extends Note {
  cell: string;
}

/** The cell in which the piece of the last token lies now; '' where it is gone or unknown. */
export function lastCell(game: string, token: string | null, cells: Cells): string {
  if (!token) return '';
  const { column, cell } = partsOf(game, token);
  if (!column) return cell;
  if (removes(game, token)) return exitOf(game, column);
  const filled = Object.keys(cells).filter(
    (name) => cells[name] && place(game, name).columnName === column,
  );
  return filled.sort((a, b) => place(game, b).row - place(game, a).row)[0] ?? '';
}

/** The cell that the last token left; '' if its piece came out of a hand. */
export function leftCell(game: string, token: string | null): string {
  return token ? originOf(game, token) : '';
}

/** The notes of the tokens that the piece in hand could play, each at its cell. */
export function notesAt(
  game: string,
  notes: Readonly<Record<string, Note>>,
  landingCells: Readonly<Record<string, string>>,
  kind: string,
  from: string | null,
): NoteMark[] {
  return Object.entries(notes).flatMap(([token, note]) => {
    const parts = partsOf(game, token);
    const out = removes(game, token);
    if (!namesPlace(parts) || parts.origin !== (from ?? '')) return [];
    if (!out && !from && kindOf(game, token) !== kind) return [];
    const cell = out ? exitOf(game, parts.column) : landingCell(game, token, landingCells);
    return cell ? [{ cell, ...note }] : [];
  });
}

/** Where a mark on a cell is drawn: on top of what stands there. */
export function markSpot({ top, spot }: Layout, cells: Cells, cell: string): Spot {
  return top ? top(cell, cells[cell] ?? '') : spot(cell);
}
