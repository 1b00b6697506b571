/** What an extra of Python brings in a tab, fetched when it is first missed.
 *
 * An extra that a game needs has the name of the game, and is in its folder.
 */

import type { PyodideAPI } from 'pyodide';

interface Extra {
  /** Modules for Python, by their names. */
  load(): Promise<Record<string, object>>;
}

const extras = import.meta.glob<Extra>('../../games/*/extra.ts');

/** Have Python find what this extra brings. */
export async function bring(python: PyodideAPI, name: string): Promise<void> {
  const fetchExtra = extras[`../../games/${name}/extra.ts`];
  if (!fetchExtra) throw new Error(`no extra ${name} in a tab`);
  const { load } = await fetchExtra();
  for (const [module, contents] of Object.entries(await load())) {
    python.registerJsModule(module, contents);
  }
}
