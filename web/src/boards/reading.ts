/** What the keys of a focused board read aloud. */

import { t } from '../lib/words.svelte';
import { namesColumns, place, type Cells } from './cells';
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
      return columnAt(seen);
    case 'row':
      return rowAt(seen);
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

function columnAt({ props: { game }, cells, layout, focus }: Seen): string {
  if (namesColumns(game)) {
    return columnWords(game, focus.startsWith('x') ? Number(focus[1]) : place(focus).column, cells);
  }
  const { plate, column } = place(focus);
  const rows = layout.plates.find(({ name }) => name === plate)!.rows;
  const line = t('board-column', { column: focus.slice(-2, -1) });
  return cellsWords(game, line, rows.map((row) => row[column - 1]!).reverse(), cells);
}

function rowAt({ props: { game }, cells, layout, focus }: Seen): string {
  const rows = layout.plates.flatMap((plate) => plate.rows);
  const row = rows.find((names) => names.includes(focus)) ?? rows.at(-1)!;
  return cellsWords(game, t('board-row', { row: place(row[0]!).row }), row, cells);
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
    const columns = new Set(Object.keys(cells).map((cell) => place(cell).column));
    return [...columns].map((column) => columnWords(game, column, cells)).join(' ');
  }
  const names = layout.plates.flatMap((plate) => plate.rows.flat());
  const filled = names.filter((cell) => cells[cell]);
  return filled.map((cell) => `${cellWords(game, cell, cells)}.`).join(' ');
}

/** How a line is announced here: where several share the screen, each has an own button. */
export function callHelp(board: BoardProps): string {
  return t('board-help-call', { shared: isShared(board) ? 'yes' : 'no' });
}

function helpWords({ props, layout }: Seen): string {
  const { game, options } = props;
  const said = [t('board-help')];
  if (layout.plates.length > 1) said.push(t('board-help-lines'));
  if (namesColumns(game)) said.push(t('board-help-columns'));
  if (game === 'top10' || options.pop_out || options.power) said.push(t('board-help-pops'));
  if (options.power) said.push(t('board-help-powers'));
  if (game === 'plus4' && options.mode !== 'elementary') said.push(t('board-help-bonus'));
  if (game === 'foursenses') said.push(t('board-help-senses'));
  if (options.claims === 'announce') said.push(callHelp(props));
  return said.join(' ');
}
