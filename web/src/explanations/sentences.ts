/** What a move does, in sentences; the terminal says the same. */

import { whereIs } from '../boards/telling';
import { colourOf } from '../lib/colours';
import type { components } from '../lib/schema';
import { t } from '../lib/words.svelte';
import { tokenWords } from '../moves/tokens';

export type Fact = components['schemas']['FactSeen'];

/** The words of one fact. */
export function sentenceOfFact(game: string, fact: Fact): string {
  const { cells, player, count } = fact;
  const cell = (name: string | undefined) => (name ? whereIs(game, name) : '');
  return capital(
    t(`explain-${fact.kind}`, {
      who: player ? colourOf(game, player) : '',
      move: small(tokenWords(game, fact.move)),
      other: small(tokenWords(game, fact.other)),
      cell: cell(fact.cell),
      below: cell(fact.below),
      first: cell(cells[0]),
      last: cell(cells.at(-1)),
      count,
    }),
  );
}

/** A move in the middle of a sentence. */
function small(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}

/** The beginning of a sentence. */
function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
