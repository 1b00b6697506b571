/** Whose phrases this person does not want to read or hear; remembered in this browser.
 *
 * People have no accounts: somebody is known by the name at one table, so that is what is muted.
 */

const KEY = 'quatuor.muted';
/** How many tables are remembered, the oldest forgotten first. */
const TABLES = 50;

type Muted = Record<string, string[]>;

function remembered(): Muted {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Muted) : {};
  } catch {
    return {};
  }
}

let muted = $state.raw<Muted>(remembered());

/** Who is muted at a table. */
export function mutedAt(table: string): readonly string[] {
  return muted[table] ?? [];
}

/** Mute somebody at a table, or hear them again. */
export function mute(table: string, name: string, quiet: boolean): void {
  const others = mutedAt(table).filter((other) => other !== name);
  const { [table]: _, ...elsewhere } = muted;
  const here = quiet ? [...others, name] : others;
  const kept = Object.entries(elsewhere).slice(1 - TABLES);
  muted = Object.fromEntries(here.length > 0 ? [...kept, [table, here]] : kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    return;
  }
}
