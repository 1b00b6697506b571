/** How a round or a match ended, in words. */

import type { View } from './api';
import { nameOf, sharesScreen } from './people';
import { t } from './words.svelte';

type Result = NonNullable<View['result']>;

/** Who has won. */
export function resultText(view: View, result: Result, round: boolean): string {
  const { winners } = result;
  if (winners.length === 0) return t(round ? 'result-round-draw' : 'result-draw');
  const yours = winners.some((seat) => view.yours.includes(seat));
  if (!round && yours && !sharesScreen(view)) return t('result-you-win');
  const names = winners.map((seat) => nameOf(view, seat)).join(', ');
  if (winners.length > 1) return t('result-wins', { names });
  return t(round ? 'result-round-win' : 'result-win', { name: names });
}

/** Why. */
export function reasonText(result: Result): string {
  return t(`reason-${result.reason}`);
}

/** Whether it is good news for whoever looks. */
export function feeling(view: View, result: Result): 'win' | 'loss' | 'draw' {
  if (result.winners.length === 0) return 'draw';
  const ours = view.yours.length === 0 || sharesScreen(view);
  return ours || result.winners.some((seat) => view.yours.includes(seat)) ? 'win' : 'loss';
}
