/** The room is a server: a WebSocket for messages, HTTP for requests, a path for each screen. */

import type { Component } from 'svelte';
import type { Addresses, Carrier } from '../carrier';

export const carrier: Carrier = {
  links: true,
  silent: true,
  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws`);
  },
  request: (address, asked) => fetch(address, asked),
};

export const addresses: Addresses = {
  of: (path) => path,
  here: () => ({ path: location.pathname, query: location.search }),
  leadsTo: ({ pathname, search }) => pathname + search,
};

/** What is said about the room on every screen: nothing. */
export const RoomNotice: Component | null = null;
