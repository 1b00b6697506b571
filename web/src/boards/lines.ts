/** The lines of a board read aloud, as the server lists them: through one cell, and the threats. */

import { ask } from '../lib/api';
import type { components } from '../lib/schema';
import { t } from '../lib/words.svelte';
import type { Cells } from './cells';
import type { BoardProps } from './props';
import { subject, whatIs, whereIs } from './telling';

export type Lines = components['schemas']['LinesSeen'];

/** The lines of the board as it stands. */
export function linesOf({ game, options, moves, start }: BoardProps): Promise<Lines> {
  return ask('/api/lines', { game, options, moves, ...start });
}

/** The lines through a cell, the fullest first; of those that hold nothing else, how many. */
export function throughWords(game: string, cell: string, { lines }: Lines, cells: Cells): string {
  const through = lines.filter((line) => line.includes(cell));
  if (through.length === 0) return t('board-lines-unknown');
  const others = (line: string[]) => line.filter((name) => name !== cell && cells[name]).length;
  const taken = through.filter(others).sort((one, other) => others(other) - others(one));
  const read = taken.map((line) => {
    const pieces = line.map((name) => whatIs(game, cells[name] ?? '')).join(', ');
    return t('board-lines-one', { from: line[0]!, to: line.at(-1)!, pieces });
  });
  const empty = through.length - taken.length;
  const where = whereIs(game, cell);
  const count = through.length;
  return [
    t('board-lines-through', { where, count }),
    ...read,
    ...(empty ? [t('board-lines-empty', { empty, all: taken.length ? 'no' : 'yes' })] : []),
  ].join(' ');
}

/** Who lacks a single cell to a line, and which. */
export function threatWords(board: BoardProps, { lines, threats }: Lines): string {
  if (lines.length === 0) return t('board-lines-unknown');
  if (threats.length === 0) return t('board-threats-none');
  return threats
    .map(({ owner, cell, line }) => {
      const others = line.filter((name) => name !== cell).join(', ');
      return t('board-threat', { ...subject(board, owner), cell, others });
    })
    .join(' ');
}
