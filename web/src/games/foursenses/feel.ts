/** What a hand finds on a board of the lesson, which nobody is shown. */

import type { Feeling } from '../../boards/props';

export function feelAt(board: unknown, place: string): Feeling {
  const rows = board as string[];
  const row = rows[rows.length - Number(place[1])] ?? '';
  const cell = row.split(' ')['abcd'.indexOf(place[0] ?? '')] ?? '--';
  if (cell === '--') return { face: 'empty', height: 0 };
  return { face: cell[0] === 'S' ? 'solid' : 'holed', height: Number(cell[1]) };
}
