/** What the game wants now, and why a click does not count, in one short sentence each.
 *
 * The rules say what they ask for by an id; here it gets its words.
 */

import type { Options } from './api';
import { hasWords, t } from './words.svelte';

/** What stands above the board: what is wanted, or why the last click did not count. */
export interface Told {
  text: string;
  refused: boolean;
}

export interface Wanted {
  /** The id that the rules give. */
  prompt?: string;
  options: Options;
  scores?: readonly number[];
  toMove: number | null;
}

/** What the player to move is asked for; '' where the rules ask for nothing, or nobody has words. */
export function promptWords({ prompt, options, scores, toMove }: Wanted): string {
  if (!prompt) return '';
  const have = scores?.[(toMove ?? 1) - 1] ?? 0;
  const goal = typeof options.target === 'number' ? options.target : 0;
  return hasWords(`prompt-${prompt}`) ? t(`prompt-${prompt}`, { have, goal }) : '';
}

/** Why a place does not count while the rules ask for this; '' where that is no reason. */
export function refusalWords(prompt: string, column = ''): string {
  for (let id = prompt; id; id = id.slice(0, Math.max(id.lastIndexOf('-'), 0)))
    if (hasWords(`refused-${id}`)) return t(`refused-${id}`, { column });
  return '';
}
