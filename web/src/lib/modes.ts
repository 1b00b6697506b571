/** The ways to play a game, as the shelf offers them: names for groups of options. */

import type { Options } from './api';

export interface Mode {
  /** Words: `mode-ID` and `mode-ID-help`. */
  id: string;
  options: Options;
  /** The option whose picture shows it; the game's own little game unless named. */
  by?: string;
}

/** Switches of puissance4 that combine freely. */
export const SWITCHES = ['pop_out', 'power', 'five'] as const;

const on = (name: string): Mode => ({
  id: name,
  options: { [name]: true },
  by: name,
});
const valued = (option: string, value: string): Mode => ({
  id: value,
  options: { [option]: value },
  by: option,
});

/** Games whose tokens are thrown from launchers; no move is chosen on a board there. */
const THROWN: readonly string[] = ['flip'];

export function isThrown(game: string): boolean {
  return THROWN.includes(game);
}

export const MODES: Record<string, Mode[]> = {
  puissance4: [{ id: 'classic', options: {} }, ...SWITCHES.map(on)],
  top10: ['players', 'random'].map((value) => valued('fill', value)),
  plus4: ['elementary', 'endless', 'rounds'].map((value) => valued('mode', value)),
  q4: [
    { id: 'two', options: { players: 2 }, by: 'players' },
    { id: 'three', options: { players: 3 }, by: 'players' },
    { id: 'four', options: { players: 4 }, by: 'players' },
    { id: 'partners', options: { players: 4, partners: true }, by: 'partners' },
  ],
  flip: ['basic', 'championship', 'pro'].map((value) => valued('mode', value)),
  foursenses: [
    { id: 'senses-two', options: { players: 2 }, by: 'players' },
    { id: 'senses-three', options: { players: 3 }, by: 'players' },
    { id: 'blindfold', options: { players: 2, blindfold: true }, by: 'blindfold' },
  ],
};

/** The options that the ways to play settle; they are not asked for a second time. */
export const SETTLED: Record<string, readonly string[]> = {
  puissance4: SWITCHES,
  top10: ['fill', 'seed'],
  plus4: ['mode'],
  q4: ['players', 'partners'],
  flip: ['mode'],
  foursenses: ['players', 'blindfold'],
};

type Condition = (chosen: Options) => boolean;
const announced: Condition = ({ claims }) => claims === 'announce';

/** Options that mean something only together with others. */
const ONLY_WITH: Record<string, Condition> = {
  'puissance4.ejected': ({ power }) => power === true,
  'puissance4.both_lines': ({ pop_out, power }) => pop_out === true || power === true,
  'plus4.target': ({ mode }) => mode === 'endless' || mode === 'rounds',
  'plus4.rounds_max': ({ mode }) => mode === 'rounds',
  'plus4.both_lines': ({ mode }) => mode === 'elementary',
  'plus4.wins': ({ mode }) => mode !== 'rounds',
  'q4.wrong_claim': announced,
  'foursenses.wrong_claim': announced,
  'foursenses.wins': ({ players }) => players !== 3,
  'flip.target': ({ mode }) => mode !== 'basic',
  'flip.claims': ({ mode }) => mode !== 'pro',
  'flip.powers': ({ mode }) => mode === 'pro',
  'flip.wins': ({ mode }) => mode === 'basic',
};

/** Whether an option is worth asking for, given what is chosen already. */
export function matters(game: string, option: string, chosen: Options): boolean {
  if (option === 'first' || SETTLED[game]?.includes(option)) return false;
  return ONLY_WITH[`${game}.${option}`]?.(chosen) ?? true;
}

/** Whether a match is more than one round: unless a single win decides it. */
export function severalRounds(game: string, chosen: Options): boolean {
  return chosen.wins !== 1 || !matters(game, 'wins', chosen);
}

/** The chosen options without those that mean nothing now, so that the game takes them. */
export function meaningful(game: string, chosen: Options): Options {
  const settled = SETTLED[game] ?? [];
  const kept = Object.entries(chosen).filter(
    ([name]) => settled.includes(name) || matters(game, name, chosen),
  );
  return Object.fromEntries(kept);
}

/** The chosen options that make a way to play. */
export function settledPart(game: string, chosen: Options): Options {
  const settled = SETTLED[game] ?? [];
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => settled.includes(name)));
}

/** The ways to play that these options, all of a game's, make together. */
export function modesIn(game: string, options: Options): Mode[] {
  const fitting = (MODES[game] ?? []).filter((mode) => within(mode.options, options));
  return fitting.filter(
    (mode) => !fitting.some((other) => other !== mode && within(mode.options, other.options)),
  );
}

function within(some: Options, all: Options): boolean {
  return Object.entries(some).every(([name, value]) => all[name] === value);
}

/** How many sit at a game with these options. */
export function playersOf(chosen: Options): number {
  return typeof chosen.players === 'number' ? chosen.players : 2;
}
