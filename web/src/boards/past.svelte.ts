/** Earlier positions of a round, asked of the server: what each move did, and how the board stood. */

import type { Options } from '../lib/api';
import { t } from '../lib/words.svelte';
import { look } from '../study/asking';
import { cellsOf } from './cells';
import type { BoardProps } from './props';
import { turnOrResult } from './reading';
import { moveWords, type Moment } from './telling';

/** The board as it was after so many moves. */
async function boardAfter(board: BoardProps, at: number): Promise<BoardProps> {
  const { game, moves, start } = board;
  if (at === moves.length) return board;
  const { match } = await look({ game, options: board.options as Options, moves, at, ...start });
  return {
    ...board,
    ...{
      board: match.board,
      lines: match.lines,
      pieceSymbols: match.piece_symbols,
      control: match.control,
    },
    ...{ hand: match.hand, powers: match.powers, scores: match.scores, midturn: match.midturn },
    ...{ legal: [], landingCells: {}, notes: {}, acting: false, earlier: true, result: null },
    moves: moves.slice(0, at),
    last: moves[at - 1] ?? null,
    toMove: match.to_move,
    plies: at,
  };
}

function momentOf({ game, board, toMove, hand }: BoardProps): Moment {
  return { cells: cellsOf(game, board), toMove, hand };
}

/** What the last move on a board did. */
export async function lastMoveWords(board: BoardProps): Promise<string> {
  const { moves, start } = board;
  if (moves.length === 0 || !start) return t('board-last-none');
  const before = await boardAfter(board, moves.length - 1);
  return moveWords(board, moves.at(-1)!, momentOf(before), momentOf(board));
}

/** Looking back at earlier moves while the round goes on. */
export class Past {
  /** The board one looks at; null for the present one. */
  board = $state.raw<BoardProps | null>(null);
  private at: number | null = null;
  private readonly present: () => BoardProps;

  constructor(present: () => BoardProps) {
    this.present = present;
  }

  /** Back to the present. */
  leave(): void {
    [this.board, this.at] = [null, null];
  }

  /** One move back or forth; gives what there is to say, or null where another step came first. */
  async step(by: -1 | 1): Promise<string | null> {
    const present = this.present();
    const length = present.moves.length;
    const at = Math.max(0, Math.min((this.at ?? length) + by, length));
    if (at === length) {
      this.leave();
      return `${t('board-past-now')} ${turnOrResult(present)}`.trim();
    }
    this.at = at;
    const there = await boardAfter(present, at);
    if (this.at !== at || this.present().moves !== present.moves) return null;
    const said = at
      ? await lastMoveWords({ ...there, start: present.start! })
      : t('board-past-start');
    if (this.at !== at) return null;
    this.board = there;
    return `${t('board-past', { at, length })} ${said}`;
  }
}
