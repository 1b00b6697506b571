/** Values in words: proved, bounded, or an estimate that says so. */

import type { Note } from '../boards/props';
import { t } from '../lib/words.svelte';
import type { Source, Worth } from './asking';
import { numberOf } from './number';

export function toneOf(worth: Worth): Note['tone'] {
  return worth.value === 'win' || worth.value === 'draw' || worth.value === 'loss'
    ? worth.value
    : 'guess';
}

/** A few letters to write on a board. */
export function noteOf(worth: Worth): Note {
  const tone = toneOf(worth);
  const words = sentenceOf(worth);
  if (tone === 'guess') return { tone, words, text: percentOf(worth) };
  const plies = worth.plies ?? 0;
  return { tone, words, text: t(`study-note-${tone}${plies ? '-in' : ''}`, { plies }) };
}

/** The estimate as a chance to win, with the sign for "about". */
export function percentOf(worth: Worth): string {
  if (worth.value === 'unknown') return t('study-note-unknown');
  return t('study-note-guess', { percent: Math.round(50 + 50 * numberOf(worth)) });
}

/** The value in a sentence. */
export function sentenceOf(worth: Worth): string {
  const tone = toneOf(worth);
  if (tone === 'guess') return guessed(worth);
  if (worth.plies == null || tone === 'draw') return t(`study-${tone}`);
  const how = worth.exact_plies ? 'in' : 'within';
  return t(`study-${tone}-${how}`, { plies: worth.plies });
}

function guessed(worth: Worth): string {
  const bounds = [
    ...(worth.at_least && worth.at_least !== 'loss' ? [t(`study-at-least-${worth.at_least}`)] : []),
    ...(worth.at_most && worth.at_most !== 'win' ? [t(`study-at-most-${worth.at_most}`)] : []),
  ];
  const guess =
    worth.value === 'unknown'
      ? t('study-unknown')
      : t('study-estimate', { percent: Math.round(50 + 50 * numberOf(worth)) });
  return [guess, ...bounds].join(', ');
}

/** The notes for a board. */
export function notesOf(values: Record<string, Worth>): Record<string, Note> {
  return Object.fromEntries(Object.entries(values).map(([token, worth]) => [token, noteOf(worth)]));
}

/** Who found out what a move is worth, and with how much work. */
export function workWords(worth: Worth, source: Source): string {
  const { nodes = 0, depth, simulations } = source;
  const by = t(`study-by-${source.engine}`, { looked: nodes ? 'no' : 'yes' });
  const work = [
    ...(!worth.proved && depth ? [t('study-work-depth', { depth })] : []),
    ...(simulations ? [t('study-work-games', { count: simulations })] : []),
    ...(nodes && !simulations ? [t('study-work-nodes', { count: nodes })] : []),
  ];
  return [by, ...work].join(t('board-comma'));
}
