/** The sound of a move: which one, from where, and whose. */

import { play, type SoundName } from '../lib/sound';
import { namesColumns, ownerOf, place } from './cells';
import { kindOf } from './choosing';
import { lastCell } from './marks';
import type { Shown } from './news';

/** Let the last move be heard. */
export function sounds(before: Shown, now: Shown): void {
  const { game, last, moves } = now.props;
  if (!last || moves.length <= before.props.moves.length || last === '!' || last === '-') return;
  const cell = lastCell(game, last, now.cells);
  if (!cell) return;
  const { column, row } = cell.startsWith('x') ? { column: Number(cell[1]), row: 1 } : place(cell);
  play(nameOf(game, last), {
    column,
    columns: game === 'puissance4' || game === 'top10' ? 7 : 4,
    height: game === 'foursenses' ? Number(now.cells[cell]?.[1] ?? 1) : Math.ceil(row / 2),
    owner: ownerOf(now.cells[cell] ?? '') || before.props.toMove || 1,
  });
}

function nameOf(game: string, token: string): SoundName {
  if (!namesColumns(game)) return 'place';
  if (kindOf(game, token) === 'x') return 'pop';
  return game === 'plus4' ? 'push' : 'drop';
}
