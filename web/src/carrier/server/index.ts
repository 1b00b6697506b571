/** The room is a server: a WebSocket for messages, HTTP for requests, a path for each screen. */

import type { Component } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import type { Addresses, Carrier } from '../carrier';
import { answersHere, requestHere } from './device';
import Settings from './RoomSettings.svelte';

export const carrier: Carrier = {
  links: true,
  elsewhere: null,
  silent: true,
  reopen: null,
  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws`);
  },
  request: (address, asked) =>
    settings.ownDevice && answersHere(address)
      ? requestHere(address, asked)
      : fetch(address, asked),
};

export const addresses: Addresses = {
  of: (path) => path,
  here: () => ({ path: location.pathname, query: location.search }),
  fragment: () => location.hash,
  leadsTo: ({ pathname, search }) => pathname + search,
};

/** What is said about the room on every screen: nothing. */
export const RoomNotice: Component | null = null;

/** What can be settled about the room on this device. */
export const RoomSettings: Component | null = Settings;
