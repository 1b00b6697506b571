/** What a move does, in sentences; the terminal says the same. */

import { whereIs } from '../boards/telling';
import { colourOf } from '../lib/colours';
import { withinSentence } from '../lib/languages';
import type { components } from '../lib/schema';
import { spoken, t } from '../lib/words.svelte';
import { tokenWords } from '../moves/tokens';

export type Fact = components['schemas']['FactSeen'];

/** The words of one fact. */
export function sentenceOfFact(game: string, fact: Fact): string {
  const { cells, player, count } = fact;
  const cell = (name: string | undefined) => (name ? whereIs(game, name) : '');
  return capital(
    t(`explain-${fact.kind}`, {
      who: player ? colourOf(game, player) : '',
      move: withinSentence(tokenWords(game, fact.move), spoken()),
      other: withinSentence(tokenWords(game, fact.other), spoken()),
      cell: cell(fact.cell),
      below: cell(fact.below),
      first: cell(cells[0]),
      last: cell(cells.at(-1)),
      count,
    }),
  );
}

/** The beginning of a sentence. */
function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
