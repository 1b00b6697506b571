/** Addresses behind the `#`: a static host knows one file, and what follows it is ours alone. */

import type { Addresses } from '../carrier';

/** Paths and queries are read as on a server, whatever that would be called. */
const ANY = 'https://room.invalid';

/** The path and query behind a `#`; the shelf where there is nothing. */
export function placeIn(hash: string): { path: string; query: string } {
  const { pathname, search } = new URL(hash.slice(1) || '/', ANY);
  return { path: pathname, query: search };
}

export const addresses: Addresses = {
  of: (path) => `#${path}`,
  here: () => placeIn(location.hash),
  fragment: () => new URL(location.hash.slice(1) || '/', ANY).hash,
  leadsTo: ({ hash }) => hash.slice(1),
};
