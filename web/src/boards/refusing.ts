/** Why nothing can be played at a place: what one would see there, read off the board. */

import { removingKind } from '../lib/games';
import { refusalWords } from '../lib/prompt';
import { t } from '../lib/words.svelte';
import { columnAt, exitColumn, namesColumns, place, type Cells } from './cells';
import { removes } from './choosing';
import { cellWords, kindWords } from './telling';
import { namesPlace, partsOf } from './tokens';

interface Tried {
  game: string;
  legal: readonly string[];
  cells: Cells;
  /** The piece in hand. */
  kind: string;
  cell: string;
}

/** The kind that was meant: at a way out, the one that takes a piece out. */
function wantedKind({ game, kind, cell }: Tried): string {
  return exitColumn(game, cell) ? removingKind(game)!.letter : kind;
}

/** The reason that lies in what the rules ask for; otherwise what one would see at the cell. */
export function whyRefused(prompt: string, tried: Tried): string {
  const { game, legal, cell } = tried;
  const pops = wantedKind(tried) === removingKind(game)?.letter;
  const asked = !pops || legal.every((token) => removes(game, token));
  const column = namesColumns(game) ? columnAt(game, cell) : '';
  return (asked ? refusalWords(prompt, column) : '') || whyNot(tried);
}

/** The reason in one sentence. */
function whyNot(tried: Tried): string {
  const { game, cells, cell } = tried;
  if (namesColumns(game)) return whyNotColumn(tried);
  return cells[cell]
    ? t('board-cannot-taken', { there: cellWords(game, cell, cells) })
    : t('board-cannot');
}

function whyNotColumn(tried: Tried): string {
  const { game, legal, cells, cell } = tried;
  const column = columnAt(game, cell);
  const wanted = wantedKind(tried);
  const offered = legal
    .map((token) => partsOf(game, token))
    .some((parts) => namesPlace(parts) && parts.kind === wanted);
  if (!offered) return t('board-cannot-kind', { kind: kindWords(game, wanted) });
  const pops = wanted === removingKind(game)?.letter;
  const inside = Object.keys(cells).filter((name) => place(game, name).columnName === column);
  if (pops && inside.every((name) => !cells[name]))
    return t('board-line-empty', { line: t('board-column', { column }) });
  if (!pops && inside.every((name) => cells[name])) return t('board-cannot-full', { column });
  return t('board-cannot-column', { column });
}
