/** Why nothing can be played at a place: what one would see there, read off the board. */

import { refusalWords } from '../lib/prompt';
import { t } from '../lib/words.svelte';
import { namesColumns, place, type Cells } from './cells';
import { kindOf } from './choosing';
import { cellWords, kindWords } from './telling';

interface Tried {
  game: string;
  legal: readonly string[];
  cells: Cells;
  /** The piece in hand. */
  kind: string;
  cell: string;
}

/** The reason that lies in what the rules ask for; otherwise what one would see at the cell. */
export function whyRefused(prompt: string, tried: Tried): string {
  const { game, legal, kind, cell } = tried;
  const pops = kind === 'x' || cell.startsWith('x');
  const column = cell.startsWith('x') ? cell.slice(1) : place(cell).column;
  const asked = !pops || legal.every((token) => token.startsWith('x'));
  const told = asked ? refusalWords(prompt, namesColumns(game) ? String(column) : '') : '';
  return told || whyNot(tried);
}

/** The reason in one sentence. */
function whyNot(tried: Tried): string {
  const { game, cells, cell } = tried;
  if (namesColumns(game)) return whyNotColumn(tried);
  return cells[cell]
    ? t('board-cannot-taken', { there: cellWords(game, cell, cells) })
    : t('board-cannot');
}

function whyNotColumn({ game, legal, cells, kind, cell }: Tried): string {
  const column = cell.startsWith('x') ? Number(cell.slice(1)) : place(cell).column;
  const wanted = cell.startsWith('x') ? 'x' : kind;
  const offered = legal.some((token) => /\d$/.test(token) && kindOf(game, token) === wanted);
  if (!offered) return t('board-cannot-kind', { kind: kindWords(game, wanted) });
  const inside = Object.keys(cells).filter((name) => place(name).column === column);
  if (wanted === 'x' && inside.every((name) => !cells[name]))
    return t('board-line-empty', { line: t('board-column', { column }) });
  if (wanted !== 'x' && inside.every((name) => cells[name]))
    return t('board-cannot-full', { column });
  return t('board-cannot-column', { column });
}
