/** Whether a worker still lives. A browser does not tell that a worker has ended.
 *
 * A worker holds a lock as long as it lives, and whoever has to know waits for that lock. Browsers have
 * locks on https and on this machine only; elsewhere nobody is told.
 */

const locks = navigator.locks as LockManager | undefined;

/** Hold this lock from now on; resolves once it is held. */
export function live(name: string): Promise<void> {
  if (!locks) return Promise.resolve();
  return new Promise((resolve) => {
    void locks.request(name, () => {
      resolve();
      return new Promise<void>(() => {});
    });
  });
}

/** Resolves when whoever holds this lock has ended; never without locks. */
export function ended(name: string): Promise<void> {
  return locks ? locks.request(name, () => undefined) : new Promise<void>(() => {});
}
