/** Tables of solved games, made in a worker that thinks, and kept in this browser for the next one.
 *
 * Python writes them into its own files (`quatuor/search/tablebase/store.py`), under names that say of
 * which rules they are, and removes those of older rules. All of it can be made again.
 */

import type { PyodideAPI } from 'pyodide';
import { CACHE } from './python';
import { result } from './store';

const FOLDER = `${CACHE}/tables`;
const TABLES = 'tables';
const VERSION = 1;

/** Keeps the files of one Python and those of this browser the same. */
export class Tablebases {
  private readonly here = new Set<string>();

  private constructor(
    private readonly python: PyodideAPI,
    private readonly database: IDBDatabase,
  ) {
    python.FS.mkdirTree(FOLDER);
  }

  /** Those of the room of that name. */
  static async open(python: PyodideAPI, name: string): Promise<Tablebases> {
    const asked = indexedDB.open(`${name} ${TABLES}`, VERSION);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES);
    return new Tablebases(python, await result(asked));
  }

  /** Give Python what another worker has made meanwhile. */
  async bring(): Promise<void> {
    for (const name of (await result(this.store('readonly').getAllKeys())) as string[]) {
      if (this.here.has(name)) continue;
      const content = await result<Uint8Array | undefined>(this.store('readonly').get(name));
      if (content) this.python.FS.writeFile(`${FOLDER}/${name}`, content);
      this.here.add(name);
    }
  }

  /** Keep what Python has made, and drop what it has removed. */
  async keep(): Promise<void> {
    const listed = this.python.FS.readdir(FOLDER) as string[];
    const names = new Set(listed.filter((name) => name.endsWith('.table')));
    const made = [...names].filter((name) => !this.here.has(name));
    const gone = [...this.here].filter((name) => !names.has(name));
    for (const name of made) {
      const content = this.python.FS.readFile(`${FOLDER}/${name}`) as Uint8Array;
      await result(this.store('readwrite').put(content, name));
      this.here.add(name);
    }
    for (const name of gone) {
      await result(this.store('readwrite').delete(name));
      this.here.delete(name);
    }
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(TABLES, mode).objectStore(TABLES);
  }
}
