/** What a table plays, in a few words: the variant, how long the match is, the clock. */

import type { Options, OptionInfo, Terms } from './api';
import { gameOf } from './games';
import { matters, modesIn, settledBy } from './modes';
import { CLOCKS } from './opening';
import { choiceTitle, modeTitle, optionTitle } from './titles';
import { hasWords, t } from './words.svelte';

const LENGTHS = ['wins', 'rounds_max', 'target'] as const;

/** The variant by its name. */
export function variantText(game: string, options: Options): string {
  return modesIn(game, options).map(modeTitle).join(' + ');
}

function lengthOf(game: string, name: string, count: number): string {
  if (name === 'wins' && count === 1) return t('match-one');
  const own = `match-${name}-${game}`;
  return t(hasWords(own) ? own : `match-${name}`, { count });
}

/** How long the match is: rounds, points. */
export function lengthText(game: string, options: Options): string {
  const parts = LENGTHS.flatMap((name) => {
    const count = options[name];
    return typeof count === 'number' && matters(game, name, options)
      ? [lengthOf(game, name, count)]
      : [];
  });
  if (parts.length > 0) return parts.join(' · ');
  const told = modesIn(game, options).map(({ name }) => `match-mode-${name}`);
  return told.filter(hasWords).map((words) => t(words))[0] ?? t('match-one');
}

/** The clock. */
export function clockText(clock: Terms['clock']): string {
  const { kind = 'none', seconds = 0, increment = 0 } = clock ?? {};
  const known = Object.entries(CLOCKS).find(
    ([, one]) => one!.kind === kind && one!.seconds === seconds && one!.increment === increment,
  );
  if (known) return t(`clock-${known[0]}`);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return t(`clock-own-${kind}`, {
    time,
    increment,
    days: Math.max(Math.round(seconds / 86_400), 1),
  });
}

function departure(game: string, { name, kind }: OptionInfo, value: unknown): string {
  const title = optionTitle(game, name);
  if (kind === 'flag') return title;
  return kind === 'choice' ? choiceTitle(name, String(value)) : `${title}: ${String(value)}`;
}

/** What else is not as usual. */
export function departuresText(game: string, options: Options): string {
  const settled = [...settledBy(game), ...LENGTHS];
  return gameOf(game)
    .options.filter(
      ({ name, default: usual }) =>
        !settled.includes(name) &&
        options[name] !== usual &&
        options[name] !== null &&
        matters(game, name, options),
    )
    .map((option) => departure(game, option, options[option.name]))
    .join(', ');
}
