/** What a screen reader is told on request: where one aims, and what lies on the trays. */

import { colourOf } from '../lib/colours';
import { t } from '../lib/words.svelte';
import { touches, type Aim } from './aim';
import { TRAYS, type Tray } from './box';
import { cellAt, order, placeName, type Control, type Piles } from './trays';

/** The keys that ask, by their place on the keyboard. */
export const ASKS: Record<string, 'aim' | 'trays' | 'last'> = {
  KeyO: 'aim',
  KeyV: 'trays',
  KeyL: 'last',
};

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
  const words = taken.map((cell) => {
    const holder = control[tray + cell] ?? 0;
    const whose = holder ? colourOf('flip', holder) : t('flip-read-nobody');
    return t('flip-read-cell', { cell, whose, count: board[tray + cell]!.length });
  });
  return t('flip-read-tray', { name, cells: words.join(', ') });
}
