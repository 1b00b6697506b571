/** The two trays as a page shows them: which cells where, and what to say about each. */

import { colourOf } from '../../lib/colours';
import { t } from '../../lib/words.svelte';
import { COLUMNS, PITCH, ROWS, type Point, type Tray } from './box';

export type Piles = Record<string, string>;
export type Control = Record<string, number>;

/** The columns from left to right and the rows from the far side to the near one. */
export function order(turned: boolean): { columns: string[]; rows: string[] } {
  const columns: string[] = [...COLUMNS];
  const rows: string[] = [...ROWS];
  return turned ? { columns: columns.reverse(), rows } : { columns, rows: rows.reverse() };
}

/** A place in words: `upper b3`, or that it is in no cell, or off. */
export function placeName(place: string): string {
  if (place === 'tray' || place === 'miss') return t(`flip-place-${place}`);
  return t('flip-cell', { tray: place[0]!, cell: place.slice(1) });
}

/** Everything about a cell: who controls it and what lies in it, the bottom first. */
export function cellName(cell: string, pile: string, holder: number): string {
  const name = placeName(cell);
  if (!pile) return t('flip-cell-empty', { name });
  const tokens = [...pile].map((player) => colourOf('flip', Number(player))).join(', ');
  const values = { name, tokens, count: pile.length };
  if (holder === 0) return t('flip-cell-neutral', values);
  return t('flip-cell-held', { ...values, player: colourOf('flip', holder) });
}

/** Where a point is on the picture of its tray, in hundredths of its side. */
export function across({ x, y }: Point, turned: boolean): { left: number; top: number } {
  const side = 4 * PITCH;
  const left = 50 + (100 * x) / side;
  const top = 50 - (100 * y) / side;
  return turned ? { left: 100 - left, top: 100 - top } : { left, top };
}

/** The cell at a point of a tray. */
export function cellAt(tray: Tray, { x, y }: Point): string {
  const column = Math.min(Math.max(Math.floor(x / PITCH + 2), 0), 3);
  const row = Math.min(Math.max(Math.floor(y / PITCH + 2), 0), 3);
  return `${tray}${COLUMNS[column]}${ROWS[row]}`;
}
