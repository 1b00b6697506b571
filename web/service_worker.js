/** Keeps the files of a static room, so that it opens without a network.
 *
 * `quatuor site` puts lines before this text: `FILES`, the address of each file and a hash of what is in
 * it, and `EXTRAS`, the folder of what only some games need: that is kept when it is first asked for, or
 * when the page says so. A file is kept under its address and its hash, so files of two versions never
 * mix, and an update fetches only what has changed. Another version is another script: the browser
 * installs it beside the one in use. It takes over when no tab of the room is open any more, or when
 * the page asks for it.
 */
/* global FILES, EXTRAS */

const CACHE = `quatuor ${self.registration.scope}`;
const START = 'index.html';
const extras = Object.keys(FILES).filter((name) => name.startsWith(EXTRAS));
const needed = Object.keys(FILES).filter((name) => !name.startsWith(EXTRAS));

/** The address under which a file is kept. */
function kept(name) {
  return new URL(`${name}?${FILES[name]}`, self.registration.scope).href;
}

/** The file that a request is about; undefined for what is not of this room. */
function nameOf(address) {
  const { origin, pathname } = new URL(address);
  const scope = new URL(self.registration.scope);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  const name = pathname.slice(scope.pathname.length) || START;
  return Object.hasOwn(FILES, name) ? name : undefined;
}

async function hashOf(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetch a file and keep it; fails if the host has another version of it. */
async function keep(cache, name) {
  const response = await fetch(name === START ? './' : name, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const content = await response.arrayBuffer();
  if ((await hashOf(content)) !== FILES[name]) throw new Error(`${name} is of another version`);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  await cache.put(kept(name), new Response(content, { headers: { 'content-type': type } }));
}

/** Which of these files are not kept. */
async function missing(cache, names) {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return names.filter((name) => !there.has(kept(name)));
}

/** Keep these files; what was fetched before it was interrupted is not fetched again. */
async function fill(names) {
  const cache = await caches.open(CACHE);
  const results = await Promise.allSettled(
    (await missing(cache, names)).map((name) => keep(cache, name)),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Remove the files of older versions. */
async function tidy() {
  const wanted = new Set(Object.keys(FILES).map(kept));
  const names = (await caches.keys()).filter((name) => name.startsWith(`${CACHE} `));
  await Promise.all(names.map((name) => caches.delete(name)));
  const cache = await caches.open(CACHE);
  const older = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(older.map((request) => cache.delete(request)));
  await self.clients.claim();
}

/** What is kept comes from here. What is not, or has got lost, is fetched and kept.
 *
 * A file of another version is never handed out, but for the page itself: that brings its own files.
 */
async function answer(request, name) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(kept(name));
  if (found) return found;
  await keep(cache, name).catch((error) => console.warn(String(error)));
  const fetched = await cache.match(kept(name));
  return fetched ?? (request.mode === 'navigate' ? fetch(request) : Response.error());
}

/** Whether all of these files are kept; those that are not are fetched if that is wanted. */
async function whole(names, fetching) {
  if (fetching) await fill(names).catch((error) => console.warn(String(error)));
  return (await missing(await caches.open(CACHE), names)).length === 0;
}

async function tell({ data, ports }) {
  const names = data.type === 'extras' ? extras : needed;
  ports[0].postMessage(await whole(names, data.fetching));
}

self.addEventListener('install', (event) => event.waitUntil(fill(needed)));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  if (event.data.type === 'change over') self.skipWaiting();
  else event.waitUntil(tell(event));
});
self.addEventListener('fetch', (event) => {
  const name = event.request.method === 'GET' ? nameOf(event.request.url) : undefined;
  if (name) event.respondWith(answer(event.request, name));
});
