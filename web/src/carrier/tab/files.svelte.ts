/** The files of the room in this browser: kept, so that no network is needed, and brought up to date.
 *
 * The service worker keeps them (`web/service_worker.js`). A newer version of it waits until it is told
 * to take over, or until no tab of the room is open any more.
 */

import { askForExtras } from './extras_kept.svelte';

export const files = $state<{ kept: boolean; newer: ServiceWorker | null; soon: boolean }>({
  /** Every file that all games need is here. */
  kept: false,
  newer: null,
  /** Change over as soon as no game is interrupted. */
  soon: false,
});

/** Milliseconds between two looks for a newer version, when somebody comes back to the page. */
const LOOK = 3_600_000;

/** Browsers keep files on https and on this machine only. */
const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
let looked = Date.now();

/** Have the browser keep the files, where it can. */
export async function keepFiles(): Promise<void> {
  if (!container) return;
  followChanges(container);
  try {
    const registered = await container.register('service_worker.js', { updateViaCache: 'none' });
    watch(registered);
    await container.ready;
    await askForExtras();
    await lookAtFiles();
  } catch (error) {
    console.warn(`no files are kept: ${String(error)}`);
  }
}

/** Ask the service worker whether these files are all here; false where there is none. */
export async function ask(type: 'files' | 'extras', fetching: boolean): Promise<boolean> {
  const active = (await container?.ready)?.active;
  if (!active) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    active.postMessage({ type, fetching }, [port2]);
  });
}

async function lookAtFiles(): Promise<void> {
  files.kept = await ask('files', true);
}

/** Another version in this page's place: the page that it brings is loaded. */
function followChanges(workers: ServiceWorkerContainer): void {
  let known = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (known) location.reload();
    known = true;
  });
}

function watch(registered: ServiceWorkerRegistration): void {
  const see = () => {
    if (container!.controller) files.newer = registered.waiting;
  };
  see();
  registered.addEventListener('updatefound', () => {
    registered.installing?.addEventListener('statechange', see);
  });
  addEventListener('online', () => void lookAtFiles());
  addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK) return;
    looked = Date.now();
    registered.update().catch(() => undefined);
  });
}

/** Have the newer version take over; then this page is loaded again. */
export function changeOver(): void {
  files.newer?.postMessage({ type: 'change over' });
}
