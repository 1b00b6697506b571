/** What the server tells of each game: its descriptor, by the game's name. */

import { catalogue, type Catalogue, type GameInfo, type Options } from './api';

export type Kind = GameInfo['kinds'][number];
export type Condition = readonly { option: string; values: readonly unknown[] }[];

const known = new Map<string, GameInfo>();
const PAUSE = 1_000;

/** Remember the games of a catalogue, in its order. */
export function keepGames({ games }: Pick<Catalogue, 'games'>): void {
  known.clear();
  for (const game of games) known.set(game.name, game);
}

/** Ask the server for its games, again and again until it answers. */
export async function loadGames(unanswered: () => void): Promise<void> {
  for (;;) {
    try {
      return keepGames(await catalogue());
    } catch {
      unanswered();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** The names of all games, in the order of the shelf. */
export function gameNames(): string[] {
  return [...known.keys()];
}

/** Whether there is a game of this name. */
export function isGame(name: string): boolean {
  return known.has(name);
}

/** The descriptor of a game. */
export function gameOf(name: string): GameInfo {
  const found = known.get(name);
  if (!found) throw new Error(`no game is called ${name}; there are ${gameNames().join(', ')}`);
  return found;
}

/** Whether a condition holds for these options; null never does, an empty one always. */
export function holds(condition: Condition | null, options: Options): boolean {
  if (condition === null) return false;
  const fits = ({ option, values }: Condition[number]) => values.includes(options[option]);
  return condition.length === 0 || condition.some(fits);
}

/** The kinds of piece that there are with these options. */
export function kindsWith(game: string, options: Options): Kind[] {
  return gameOf(game).kinds.filter(({ when }) => holds(when, options));
}

/** The kind of piece that tokens write with this letter. */
export function kindNamed(game: string, letter: string): Kind | undefined {
  return gameOf(game).kinds.find((kind) => kind.letter === letter);
}

/** The kind that takes a piece out of the bottom of a column, where there is one. */
export function removingKind(game: string): Kind | undefined {
  return gameOf(game).kinds.find(({ removes }) => removes);
}

/** Whether all draw from one stock: there the next piece is often of the same kind. */
export function drawsFromStock(game: string): boolean {
  return gameOf(game).kinds.some(({ stock }) => stock !== null);
}

/** Whether a line counts only once it is announced. */
export function isAnnounced(game: string, options: Options): boolean {
  return holds(gameOf(game).announced, options);
}
