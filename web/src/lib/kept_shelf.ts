/** The shelf as the server sent it last, kept in this browser: another visit is shown at once.
 *
 * The browser takes it from here by the route in `shelf_worker.js`; the server is asked for a newer one
 * when everything else is there.
 */

import { tick } from 'svelte';

const CACHE = 'shelf';
const WORKER = '/shelf_worker.js';
/** How a browser that can take pages from a cache by itself says from where it has one. */
const SOURCE = 'workerFinalSourceType';

/** Whether such pages can be kept here: not over plain HTTP from another machine. */
function canKeep(): boolean {
  return 'serviceWorker' in navigator && SOURCE in PerformanceResourceTiming.prototype;
}

type Visit = PerformanceNavigationTiming & { [SOURCE]?: string };

/** How the page that is shown has come. */
function visit(): Visit {
  return performance.getEntriesByType('navigation')[0] as Visit;
}

/** Without what was said about its way here: the kept one is neither compressed nor chosen again. */
function plain(html: string, { headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) kept.delete(name);
  return new Response(html, { headers: kept });
}

/**
 * Keep the newest shelf for the next visit. If the one that is shown came from here, and the server
 * has another version by now, then that is shown instead: its scripts would ask for files that are gone.
 */
export async function keepShelf(script: URL): Promise<void> {
  if (!canKeep()) return;
  await tick(); // until the server is told in which language
  const answer = await fetch('/', { cache: 'no-cache' });
  if (!answer.ok) return;
  const html = await answer.text();
  if (!html.includes(`<html lang="${document.documentElement.lang}">`)) return;
  const cache = await caches.open(CACHE);
  await cache.put('/', plain(html, answer));
  await navigator.serviceWorker.register(WORKER);
  const { [SOURCE]: source, type } = visit();
  const current = html.includes(`'${script.pathname}${script.search}'`);
  if (source === 'cache' && type !== 'reload' && !current) location.reload();
}

/** Have the shelf come from the server again: the kept one is not in the language that is spoken now. */
export function forgetShelf(): void {
  if (canKeep()) void caches.delete(CACHE);
}
