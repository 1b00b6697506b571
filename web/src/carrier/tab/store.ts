/** What a room keeps, in IndexedDB: logs of tables, and records by name.
 *
 * `quatuor/tab/store.py` says what is asked of it. Whatever is written is on disk before it is
 * answered for.
 */

type Entry = [table: string, seq: number, ...rest: unknown[]];
interface Changes {
  log: Entry[];
  records: Record<string, unknown>;
}

const VERSION = 1;
const LOG = 'log';
const RECORDS = 'records';
const FULL = 'QuotaExceededError';

/** What comes of a request to IndexedDB. */
export function result<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error!);
  });
}

/** Satisfies `Store` of `quatuor/tab/store.py`. */
export class BrowserStore {
  /** `onFull` is told whether there is no space left. */
  constructor(
    private readonly database: IDBDatabase,
    private readonly onFull: (full: boolean) => void,
  ) {}

  /** All records. */
  async records(): Promise<string> {
    const found: Record<string, unknown> = {};
    const store = this.database.transaction(RECORDS).objectStore(RECORDS);
    const [names, values] = await Promise.all([
      result(store.getAllKeys()),
      result<unknown[]>(store.getAll()),
    ]);
    names.forEach((name, at) => (found[String(name)] = values[at]));
    return JSON.stringify(found);
  }

  /** The log of a table, in order. */
  async log(table: string): Promise<string> {
    const range = IDBKeyRange.bound([table], [table, []]);
    const store = this.database.transaction(LOG).objectStore(LOG);
    return JSON.stringify(await result(store.getAll(range)));
  }

  /** Write everything or nothing; resolves once it is on disk. */
  write(text: string): Promise<void> {
    const { log, records } = JSON.parse(text) as Changes;
    return new Promise((resolve, reject) => {
      const written = this.database.transaction([LOG, RECORDS], 'readwrite', {
        durability: 'strict',
      });
      written.oncomplete = () => {
        this.onFull(false);
        resolve();
      };
      written.onabort = () => {
        if (written.error?.name === FULL) this.onFull(true);
        reject(written.error ?? new Error('the transaction was aborted'));
      };
      for (const entry of log)
        written.objectStore(LOG).add(entry, entry.slice(0, 2) as IDBValidKey);
      for (const [name, value] of Object.entries(records)) {
        written.objectStore(RECORDS).put(value, name);
      }
    });
  }
}

interface Owner {
  full: (full: boolean) => void;
  /** The browser has closed the store: nothing more can be written to it. */
  closed: () => void;
}

/** The store of that name, made if there is none. */
export async function openStore(name: string, owner: Owner): Promise<BrowserStore> {
  const asked = indexedDB.open(name, VERSION);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(LOG);
    asked.result.createObjectStore(RECORDS);
  };
  const database = await result(asked);
  database.onclose = owner.closed;
  return new BrowserStore(database, owner.full);
}
