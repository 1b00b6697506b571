/** The room lives in a worker of this tab. */

import type { Component } from 'svelte';
import type { Carrier } from '../carrier';
import { connect, request } from './page_side.svelte';
import Notice from './RoomNotice.svelte';

export { addresses } from './addresses';

export const carrier: Carrier = { links: false, silent: false, connect, request };

export const RoomNotice: Component | null = Notice;
