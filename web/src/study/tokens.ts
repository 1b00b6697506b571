/** Moves in a few words, for lists: "column 4", "pop out 3", "anvil 5", or the notation itself. */

import { kindOf } from '../boards/choosing';
import { kindWords } from '../boards/telling';
import { t } from '../lib/words.svelte';

const COLUMNS = ['puissance4', 'top10', 'plus4'];

export function tokenWords(game: string, token: string): string {
  if (token === '-') return t('study-token-decline');
  if (token === '!') return t('study-token-announce');
  if (token.includes('=') || !COLUMNS.includes(game)) return token;
  const column = token.slice(-1);
  const kind = kindOf(game, token);
  if (kind === '') return t('study-token-column', { column });
  return t('study-token-kind', { kind: kindWords(game, kind), column });
}
