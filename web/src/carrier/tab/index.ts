/** The room lives in a worker of this tab. */

import type { Component } from 'svelte';
import type { Carrier } from '../carrier';
import { keepFiles } from './files.svelte';
import { connect, reopen, request } from './page_side.svelte';
import Notice from './RoomNotice.svelte';
import Settings from './RoomSettings.svelte';

void keepFiles();

export { addresses } from './addresses';

/** `quatuor site --server` has written it into the page. */
const server = document.querySelector<HTMLMetaElement>('meta[name=quatuor-server]');

export const carrier: Carrier = {
  links: false,
  elsewhere: server?.content ?? null,
  silent: false,
  reopen,
  connect,
  request,
};

export const RoomNotice: Component | null = Notice;

export const RoomSettings: Component | null = Settings;
