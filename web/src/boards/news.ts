/** What has happened between two boards, in one sentence: a move, and whose turn it is now. */

import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { ownerOf, type Cells } from './cells';
import { CLAIM, LEAVES } from './choosing';
import { lastCell } from './marks';
import type { BoardProps } from './props';
import { turnOrResult } from './reading';
import { moveWords, subject, type Moment } from './telling';

export interface Shown {
  props: BoardProps;
  cells: Cells;
}

export interface News {
  move: string;
  turn: string;
}

/** What to say; null where nothing has happened on the board. */
export function sentence(before: Shown, now: Shown): News | null {
  const move = happened(before, now);
  const ended = Boolean(now.props.result) && !before.props.result;
  if (move === null && !ended) return null;
  const told = move ? afterthought(now) : lineWords(now);
  const turn = settings.terse && alternates(before, now) ? '' : turnOrResult(now.props);
  return { move: [move ?? '', told].filter(Boolean).join(' '), turn };
}

/** Whether one move has passed the turn to the next player, as one expects. */
function alternates({ props: before }: Shown, { props: now }: Shown): boolean {
  const one = now.plies ?? now.moves.length;
  const moved = one === (before.plies ?? before.moves.length) + 1;
  return moved && !now.result && now.toMove === ((before.toMove ?? 0) % now.players) + 1;
}

/** The lines that won or scored, or that there is none though one was announced. */
function afterthought(now: Shown): string {
  const { last, lines, result } = now.props;
  if (last?.endsWith(CLAIM) && lines.length === 0 && !result) return t('board-said-no-line');
  return lineWords(now);
}

function lineWords({ props: { lines } }: Shown): string {
  return lines.map((line) => t('board-said-line', { cells: line.map(named).join(', ') })).join(' ');
}

/** A cell as it is said within a line: column and row of an upright board with a dash. */
function named(cell: string): string {
  return cell.replace(',', '-');
}

function happened(before: Shown, now: Shown): string | null {
  const { moves, last } = now.props;
  const [was, is] = [before.props.moves.length, moves.length];
  if (now.props.board === null) return hidden(before, now);
  if (is === was + 1 && moves.at(-1)!.startsWith(LEAVES)) return ''; // the table tells it
  if (is > was && last)
    return moveWords(now.props, last, momentOf(before, now, is - was), moment(now));
  if (is === was && moves.at(-1) === before.props.moves.at(-1))
    return passedOn(before, now) ? '' : null;
  return is < was && is > 0 ? t('board-said-back') : t('board-said-new');
}

/** A move on a board that nobody sees. */
function hidden(before: Shown, now: Shown): string | null {
  const [was = 0, is = 0] = [before.props.plies, now.props.plies];
  if (is === was) return passedOn(before, now) ? '' : null;
  if (is < was) return is === 0 ? t('board-said-new') : t('board-said-back');
  return t('board-said-hidden', subject(now.props, before.props.toMove ?? 1));
}

/** Whether the turn has gone to another player without a move: somebody has left. */
function passedOn({ props: { toMove: was } }: Shown, { props: { toMove: is } }: Shown): boolean {
  return Boolean(was && is && was !== is);
}

function moment({ props, cells }: Shown): Moment {
  return { cells, toMove: props.toMove, hand: props.hand };
}

/** The board before the last move; after a gap of several, who moved is read off the piece. */
function momentOf(before: Shown, now: Shown, steps: number): Moment {
  if (steps === 1) return moment(before);
  const content = now.cells[lastCell(now.props.game, now.props.last, now.cells)] ?? '';
  return { ...moment(before), toMove: ownerOf(now.props.game, content) || before.props.toMove };
}
