/** The sound of a move: which one, from where, and whose. */

import { gameOf } from '../lib/games';
import { play, type SoundName } from '../lib/sound';
import { columnAt, heightOf, namesColumns, ownerOf, place } from './cells';
import { removes } from './choosing';
import { lastCell } from './marks';
import type { Shown } from './news';

/** Let the last move be heard. */
export function sounds(before: Shown, now: Shown): void {
  const { game, last, moves } = now.props;
  if (!last || moves.length <= before.props.moves.length) return;
  const cell = lastCell(game, last, now.cells);
  if (!cell) return;
  const { board } = gameOf(game);
  const { columns } = board;
  const content = now.cells[cell] ?? '';
  play(nameOf(game, last), {
    column: columns.indexOf(columnAt(game, cell)) + 1,
    columns: columns.length,
    height:
      board.layout === 'stacks'
        ? heightOf(game, content)
        : Math.ceil(Math.max(place(game, cell).row, 1) / 2),
    owner: ownerOf(game, content) || before.props.toMove || 1,
  });
}

function nameOf(game: string, token: string): SoundName {
  if (!namesColumns(game)) return 'place';
  if (removes(game, token)) return 'pop';
  return gameOf(game).gravity === 'push' ? 'push' : 'drop';
}
