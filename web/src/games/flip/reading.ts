/** What a screen reader is told on request: where one aims, and what lies on the trays. */

import { colourOf } from '../../lib/colours';
import { t } from '../../lib/words.svelte';
import { touches, type Aim } from './aim';
import { COLUMNS, ROWS, TRAYS, type Tray } from './box';
import { cellAt, order, placeName, type Control, type Piles } from './trays';

/** The column or the row of the cell that a hand aims at; '' where it aims at none. */
export function lineText(
  what: 'column' | 'row',
  spot: { tray: Tray; cell: string } | null,
  board: Piles,
  control: Control,
): string {
  if (!spot) return `${t('flip-aims-off')}.`;
  const [column, row] = spot.cell;
  const cells = what === 'column' ? ROWS.map((at) => column + at) : COLUMNS.map((at) => at + row);
  const name = t(`flip-read-${what}`, { tray: spot.tray, column: column!, row: row! });
  const words = cells.map((cell) => cellText(spot.tray, cell, board, control));
  return t('flip-read-tray', { name, cells: words.join(', ') });
}

/** The cell that a token would first touch; null where it touches none. */
export function aimedAt(seat: number, aim: Aim): { tray: Tray; cell: string } | null {
  const spot = touches(seat, aim);
  return spot && { tray: spot.tray, cell: cellAt(spot.tray, spot.point).slice(1) };
}

/** Where a token would first touch. */
export function aimText(seat: number, aim: Aim): string {
  const spot = touches(seat, aim);
  if (!spot) return t('flip-aims-off');
  return t('flip-aims-at', { place: placeName(cellAt(spot.tray, spot.point)) });
}

/** Who controls which cells, the nearest row first; nothing about empty ones. */
export function traysText(board: Piles, control: Control, turned: boolean): string {
  return TRAYS.map((tray) => trayText(tray, board, control, turned)).join(' ');
}

function trayText(tray: Tray, board: Piles, control: Control, turned: boolean): string {
  const { columns, rows } = order(turned);
  const cells = [...rows].reverse().flatMap((row) => columns.map((column) => column + row));
  const taken = cells.filter((cell) => board[tray + cell]);
  const name = t('flip-tray', { tray });
  if (taken.length === 0) return t('flip-read-empty', { name });
  const words = taken.map((cell) => cellText(tray, cell, board, control));
  return t('flip-read-tray', { name, cells: words.join(', ') });
}

function cellText(tray: Tray, cell: string, board: Piles, control: Control): string {
  const count = board[tray + cell]?.length ?? 0;
  const holder = control[tray + cell] ?? 0;
  const whose = holder ? colourOf('flip', holder) : t(count ? 'flip-read-nobody' : 'board-empty');
  return t('flip-read-cell', { cell, whose, count: Math.max(count, 1) });
}
