/** Puzzles in words: what is asked, themes, hints, moves one after the other. */

import { landingCell } from '../boards/choosing';
import { whereIs } from '../boards/telling';
import { partsOf } from '../boards/tokens';
import { colourOf } from '../lib/colours';
import { kindTitle } from '../lib/titles';
import { hasWords, spoken, t } from '../lib/words.svelte';
import { tokenWords } from '../moves/tokens';
import type { Seen } from '../study/asking';
import type { Hint, Puzzle, Step } from './asking';

/** What is asked, in one sentence. */
export function taskWords({ game, kind, solver, to_find: count }: Puzzle): string {
  return t(`puzzle-task-${kind}`, { who: colourOf(game, solver), count });
}

/** A day, as it is written in the language of the page. */
export function dayWords(day: string): string {
  return new Date(day).toLocaleDateString(spoken(), { dateStyle: 'long', timeZone: 'UTC' });
}

/** A theme; those that are pieces are called as everywhere. */
export function themeWords(theme: string): string {
  const count = /^moves-(\d+)$/.exec(theme)?.[1];
  if (count) return t('puzzle-theme-moves', { count: Number(count) });
  return hasWords(`puzzle-theme-${theme}`) ? t(`puzzle-theme-${theme}`) : kindTitle(theme);
}

/** Moves one after the other, each a sentence. */
export function lineWords(game: string, line: readonly string[]): string {
  return line.map((token) => `${tokenWords(game, token)}.`).join(' ');
}

/** What came of a move. */
export function stepWords(game: string, token: string, step: Step): string {
  const move = tokenWords(game, token);
  const reply = lineWords(game, step.verdict === 'wrong' ? step.refutation : step.replies);
  if (step.verdict === 'solved') return t('puzzle-solved', { move });
  if (step.verdict === 'right')
    return t(reply ? 'puzzle-right-reply' : 'puzzle-right', { move, reply });
  return t(reply ? 'puzzle-wrong' : 'puzzle-wrong-end', { move, reply });
}

/** A hint in words. */
export function hintWords(game: string, hint: Hint): string {
  if (hint.token) return t('puzzle-hint-move', { move: tokenWords(game, hint.token) });
  if (hint.columns.length) return t('puzzle-hint-columns', { columns: hint.columns.join(', ') });
  const cells = hint.cells.map((cell) => whereIs(game, cell)).join('; ');
  if (!hint.kind) return cells ? t('puzzle-hint-cells', { cells }) : t('puzzle-hint-anywhere');
  const form = `puzzle-do-${hint.kind}`;
  const piece = hasWords(form) ? t(form) : kindTitle(hint.kind);
  return t(cells ? 'puzzle-hint-piece-from' : 'puzzle-hint-piece', { piece, cells });
}

/** The cells that a hint speaks of. */
export function hintCells({ game, match }: Seen, hint: Hint): string[] {
  if (hint.token) return [landingCell(game, hint.token, match.landing_cells) ?? ''].filter(Boolean);
  if (!hint.columns.length) return hint.cells;
  const there = match.legal.filter((token) => hint.columns.includes(partsOf(game, token).column));
  const cells = there.map((token) => landingCell(game, token, match.landing_cells) ?? '');
  return [...new Set(cells)].filter(Boolean);
}
