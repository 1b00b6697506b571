/** Keeps the files of a static room, so that it opens without a network.
 *
 * `quatuor site` puts two lines before this text: `VERSION`, a name for the contents of all files, and
 * `FILES`, their addresses. Another version is another script: the browser installs it beside the one
 * in use, and takes it when no tab of the room is open any more. So no game is interrupted.
 */
/* global VERSION, FILES */

const ROOM = `quatuor ${self.registration.scope} `;
const CACHE = ROOM + VERSION;

/** Fetch every file anew, or none is kept. */
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Remove the files of older versions. */
async function tidy() {
  const older = (await caches.keys()).filter((name) => name.startsWith(ROOM) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What is kept comes from here, everything else from the network. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});
