/** Has the shelf come from this browser, where `src/lib/kept_shelf.ts` keeps it, before the server is asked.
 *
 * The browser follows this by itself, without a script that would first have to start; everything else
 * goes to the server as ever. A browser that knows no such routes asks the server for the shelf, too.
 */

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.addRoutes?.([
    {
      condition: { urlPattern: { pathname: '/' }, requestMode: 'navigate', requestMethod: 'GET' },
      source: { cacheName: 'shelf' },
    },
  ]);
});
