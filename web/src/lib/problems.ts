/** What went wrong, in words for people. */

import { Problem } from './api';
import { hasWords, t } from './words.svelte';

/** A sentence without a code and without blame. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Problem)) return t('error-unreachable');
  const id = `error-${problem.code}`;
  const { move } = problem;
  if (move && hasWords(`${id}-at`)) {
    return t(`${id}-at`, { number: move.at + 1, token: move.token });
  }
  return hasWords(id) ? t(id) : t('error-other', { message: problem.message });
}
