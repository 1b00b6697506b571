/** What a board wants now, given what is already in hand. */

import { removingKind } from '../lib/games';
import { promptWords } from '../lib/prompt';
import { t } from '../lib/words.svelte';
import { namesColumns } from './cells';
import type { BoardProps } from './props';
import { kindWords } from './telling';

interface InHand {
  /** The cell from which a piece was picked up. */
  from: string | null;
  /** Whether a line will be announced with the move. */
  calling: boolean;
  /** The kind of piece that was chosen. */
  chosen: string;
}

/** One short sentence. */
export function wantedWords(board: BoardProps, { from, calling, chosen }: InHand): string {
  if (from) return t('prompt-put-down');
  if (calling) return t('prompt-announce-with');
  if (namesColumns(board.game) && chosen && chosen !== removingKind(board.game)?.letter)
    return t('prompt-with', { kind: kindWords(board.game, chosen) });
  return promptWords(board);
}
