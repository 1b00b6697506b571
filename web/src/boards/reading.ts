/** What the keys of a focused board read aloud. */

import type { Options } from '../lib/api';
import { gameOf, isAnnounced, kindsWith } from '../lib/games';
import { withinSentence } from '../lib/languages';
import { kindTitle } from '../lib/titles';
import { hasWords, spoken, t } from '../lib/words.svelte';
import { columnAt, namesColumns, place, type Cells } from './cells';
import type { Reading } from './keys';
import type { Layout } from './layout';
import type { BoardProps } from './props';
import {
  cellsWords,
  cellWords,
  clockWords,
  columnWords,
  legalWords,
  resultWords,
  scoreWords,
  turnWords,
} from './telling';
import { isShared } from './tray';

export interface Seen {
  props: BoardProps;
  cells: Cells;
  layout: Layout;
  focus: string;
}

/** What is known without asking anybody. */
export type Known = Exclude<Reading, 'last' | 'lines' | 'threats'>;

/** The answer to one key. */
export function readAloud(what: Known, seen: Seen): string {
  const { props, cells, focus } = seen;
  const { game } = props;
  switch (what) {
    case 'cell':
      return cellWords(game, focus, cells);
    case 'column':
      return columnReading(seen);
    case 'row':
      return rowReading(seen);
    case 'board':
      return boardWords(seen);
    case 'legal':
      return legalWords(game, props.legal);
    case 'turn':
      return turnOrResult(props);
    case 'score':
      return scoreWords(props, props.scores ?? []);
    case 'clock':
      return clockWords(props, props.clocks?.() ?? []);
    case 'help':
      return helpWords(seen);
  }
}

/** Whose turn it is, or how it ended. */
export function turnOrResult(props: BoardProps): string {
  if (props.result) return resultWords(props, props.result);
  const { toMove, acting, last, legal } = props;
  return turnWords(props, { toMove, acting, midturn: props.midturn ?? false, last, legal });
}

function columnReading({ props: { game }, cells, layout, focus }: Seen): string {
  if (namesColumns(game)) return columnWords(game, columnAt(game, focus), cells);
  const { part, column, columnName } = place(game, focus);
  const { rows } = layout.parts.find(({ name }) => name === part)!;
  const line = t('board-column', { column: columnName });
  return cellsWords(game, line, rows.map((row) => row[column - 1]!).reverse(), cells);
}

function rowReading({ props: { game }, cells, layout, focus }: Seen): string {
  const rows = layout.parts.flatMap(({ rows: lines }) => lines);
  const row = rows.find((names) => names.includes(focus)) ?? rows.at(-1)!;
  return cellsWords(game, t('board-row', { row: place(game, row[0]!).row }), row, cells);
}

/** All that lies on the board. */
export function boardWords({
  props: { game },
  cells,
  layout,
}: Pick<Seen, 'props' | 'cells' | 'layout'>): string {
  if (Object.values(cells).every((content) => !content)) {
    return t('board-line-empty', { line: t('board-grid') });
  }
  if (namesColumns(game)) {
    const columns = new Set(Object.keys(cells).map((cell) => place(game, cell).columnName));
    return [...columns].map((column) => columnWords(game, column, cells)).join(' ');
  }
  const names = layout.parts.flatMap(({ rows }) => rows.flat());
  const filled = names.filter((cell) => cells[cell]);
  return filled.map((cell) => `${cellWords(game, cell, cells)}.`).join(' ');
}

/** How a line is announced here: where several share the screen, each has an own button. */
export function callHelp(board: BoardProps): string {
  return t('board-help-call', { shared: isShared(board) ? 'yes' : 'no' });
}

/** By which keys the kinds of piece are chosen. */
export function kindsHelp(game: string, options: Options): string[] {
  const kinds = kindsWith(game, options).filter(({ key }) => key);
  const chosen = kinds.filter(({ removes }) => !removes);
  const said = kinds.length > chosen.length ? [t('board-help-pops')] : [];
  const named = chosen.map(
    ({ key, name }) => `${key.toUpperCase()} ${withinSentence(kindTitle(name), spoken())}`,
  );
  const own = `board-help-kinds-${game}`;
  const words = hasWords(own) ? own : 'board-help-kinds';
  return named.length ? [...said, t(words, { kinds: named.join(', ') })] : said;
}

function helpWords({ props, layout }: Seen): string {
  const { game, options } = props;
  const said = [t('board-help')];
  const listed = !namesColumns(game) && gameOf(game).line_cells.length > 0;
  if (layout.parts.length > 1 || listed) said.push(t('board-help-lines'));
  if (namesColumns(game)) said.push(t('board-help-columns'));
  said.push(...kindsHelp(game, options));
  if (isAnnounced(game, options)) said.push(callHelp(props));
  return said.join(' ');
}
