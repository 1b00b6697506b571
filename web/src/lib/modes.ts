/** The ways to play a game and what else may be chosen, as its descriptor lists them. */

import type { GameInfo, Options } from './api';
import { gameOf, holds } from './games';

export type Mode = GameInfo['modes'][number];

/** The ways to play a game. */
export function modesOf(game: string): readonly Mode[] {
  return gameOf(game).modes;
}

/** The options that the ways to play settle; they are not asked for a second time. */
export function settledBy(game: string): string[] {
  return modesOf(game).flatMap((mode) => Object.keys(mode.options));
}

/** Whether an option is worth asking for, given what is chosen already. */
export function matters(game: string, name: string, chosen: Options): boolean {
  const option = gameOf(game).options.find((one) => one.name === name);
  if (!option?.asked || settledBy(game).includes(name)) return false;
  return holds(option.when, chosen);
}

/** Whether a match is more than one round: unless a single win decides it. */
export function severalRounds(game: string, chosen: Options): boolean {
  return chosen.wins !== 1 || !matters(game, 'wins', chosen);
}

/** The chosen options without those that mean nothing now, so that the game takes them. */
export function meaningful(game: string, chosen: Options): Options {
  const settled = settledBy(game);
  const kept = Object.entries(chosen).filter(
    ([name]) => settled.includes(name) || matters(game, name, chosen),
  );
  return Object.fromEntries(kept);
}

/** The chosen options that make a way to play. */
export function settledPart(game: string, chosen: Options): Options {
  const settled = settledBy(game);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => settled.includes(name)));
}

/** Whether these options choose a way to play. */
export function isMode(mode: Mode, options: Options): boolean {
  return Object.entries(mode.options).every(([name, value]) => options[name] === value);
}

/** The ways to play that these options, all of a game's, make together: those that say most. */
export function modesIn(game: string, options: Options): Mode[] {
  const fitting = modesOf(game).filter((mode) => isMode(mode, options));
  return fitting.filter(
    (mode) => !fitting.some((other) => other !== mode && isMode(mode, other.options)),
  );
}

/** How many sit at a game with these options. */
export function playersOf(game: string, chosen: Options): number {
  return typeof chosen.players === 'number' ? chosen.players : gameOf(game).players[0]!;
}
