/** What a table plays, in a few words: the variant, how long the match is, the clock. */

import type { GameInfo, Options, OptionInfo, Terms } from './api';
import { matters, MODES, SETTLED, type Mode } from './modes';
import { CLOCKS } from './opening';
import { hasWords, t } from './words.svelte';

const LENGTHS = ['wins', 'rounds_max', 'target'] as const;

/** The ways to play that these options are: of two that fit, the one that says more. */
export function modesOf(game: string, options: Options): Mode[] {
  const fits = (mode: Mode) =>
    Object.entries(mode.options).every(([name, value]) => options[name] === value);
  const within = (one: Mode, other: Mode) =>
    Object.keys(one.options).length < Object.keys(other.options).length &&
    Object.keys(one.options).every((name) => name in other.options);
  const found = (MODES[game] ?? []).filter(fits);
  return found.filter((mode) => !found.some((other) => within(mode, other)));
}

/** The variant by its name. */
export function variantText(game: string, options: Options): string {
  return modesOf(game, options)
    .map(({ id }) => t(`mode-${id}`))
    .join(' + ');
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
  const told = modesOf(game, options).map(({ id }) => `match-mode-${id}`);
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
  const own = `option-${name}-${game}`;
  const title = t(hasWords(own) ? own : `option-${name}`);
  if (kind === 'flag') return title;
  return kind === 'choice' ? t(`choice-${name}-${String(value)}`) : `${title}: ${String(value)}`;
}

/** What else is not as usual. */
export function departuresText(info: GameInfo | undefined, options: Options): string {
  if (!info) return '';
  const settled = [...(SETTLED[info.name] ?? []), ...LENGTHS];
  return info.options
    .filter(
      ({ name, default: usual }) =>
        !settled.includes(name) &&
        options[name] !== usual &&
        options[name] !== null &&
        matters(info.name, name, options),
    )
    .map((option) => departure(info.name, option, options[option.name]))
    .join(', ');
}
