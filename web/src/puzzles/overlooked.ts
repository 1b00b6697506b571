/** What somebody overlooks, by themes of puzzles: counted in this browser, and nowhere else. */

const KEY = 'quatuor.overlooked';
/** Games and puzzles that are remembered; older ones are forgotten. */
const MOST = 500;
/** The themes that say what one has to see; others say when it comes, or how long it takes. */
const SEEN = [
  'row',
  'column',
  'slanted',
  'through-boards',
  'far',
  'two-threats',
  'quiet',
  'zugzwang',
];

/** The themes that were overlooked in each reviewed game, and those of each puzzle that was missed. */
export interface Overlooked {
  games: Record<string, string[]>;
  puzzles: Record<string, string[]>;
}
export type Source = keyof Overlooked;

export interface Count extends Record<Source, number> {
  theme: string;
}

export function overlooked(): Overlooked {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Overlooked> | null;
    return { games: listsIn(found?.games), puzzles: listsIn(found?.puzzles) };
  } catch {
    return { games: {}, puzzles: {} };
  }
}

/** The lists by name; whatever else is there is left out. */
function listsIn(found: unknown): Record<string, string[]> {
  const entries = Object.entries(found && typeof found === 'object' ? found : {});
  return Object.fromEntries(entries.filter(([, list]) => Array.isArray(list)));
}

/** Remember what was overlooked there, instead of what was known of it before. */
export function overlook(source: Source, name: string, themes: readonly string[]): void {
  const now = overlooked();
  delete now[source][name];
  now[source][name] = themes.filter((theme) => SEEN.includes(theme));
  now[source] = Object.fromEntries(Object.entries(now[source]).slice(-MOST));
  keep(now);
}

/** Add what a saved copy says of games and puzzles that are not known here. */
export function addOverlooked(copy: unknown): void {
  const { games, puzzles } = (copy ?? {}) as Partial<Overlooked>;
  const now = overlooked();
  keep({
    games: { ...listsIn(games), ...now.games },
    puzzles: { ...listsIn(puzzles), ...now.puzzles },
  });
}

function keep(now: Overlooked): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    return;
  }
}

/** How often each theme was overlooked, the most frequent first. */
export function countsOf(known: Overlooked): Count[] {
  const times = (source: Source, theme: string) =>
    Object.values(known[source])
      .flat()
      .filter((one) => one === theme).length;
  return SEEN.map((theme) => ({
    theme,
    games: times('games', theme),
    puzzles: times('puzzles', theme),
  }))
    .filter(({ games, puzzles }) => games + puzzles > 0)
    .sort((one, other) => other.games + other.puzzles - one.games - one.puzzles);
}
