/** The page's end of the line to the room in its worker. */

import type { Link } from '../carrier';
import { askForExtras, keepExtras } from './extras_kept.svelte';
import type { Fetching, FromRoom, Making } from './messages';
import { RoomProcess } from './room_process';

/** `elsewhere`: another tab has the room, and this one waits for it. */
export type State = 'opening' | 'elsewhere' | 'open' | 'restarting' | 'failed';
export const room = $state<{
  now: State;
  full: boolean;
  extra: Fetching;
  making: Making | null;
}>({
  now: 'opening',
  /** The browser has no space left: what is played does not count. */
  full: false,
  extra: 'ready',
  /** The table of a solved game that is being made. */
  making: null,
});

/** The games are told by a file: the shelf need not wait for Python. */
const CATALOGUE = '/api/games';
const MOST_ENDS = 3;
/** Milliseconds after which a room that was opened will last. */
const STEADY = 60_000;
const RESTARTED = JSON.stringify({ code: 'restarted', message: 'the room was started again' });
const waiting = new Map<number, (answer: Response) => void>();
let asked = 0;
/** How often the room has ended lately: one that ends again and again is not started any more. */
let ends = 0;
let steady: ReturnType<typeof setTimeout> | undefined;
let link: WorkerLink | null = null;

const worker = new RoomProcess({ receive, ended });
worker.start();

function receive(message: FromRoom): void {
  if (message.type === 'message') link?.onmessage?.(new MessageEvent('', { data: message.text }));
  else if (message.type === 'answer') answer(message);
  else if (message.type === 'elsewhere') room.now = 'elsewhere';
  else if (message.type === 'full') room.full = message.full;
  else if (message.type === 'extra') extraIs(message.now);
  else if (message.type === 'making') room.making = message.now;
  else if (message.type === 'opened') opened();
}

function opened(): void {
  steady = setTimeout(() => (ends = 0), STEADY);
  room.now = 'open';
  keepExtras();
  link?.open();
}

function answer({ id, status, text }: Extract<FromRoom, { type: 'answer' }>): void {
  waiting.get(id)?.(new Response(text, { status }));
  waiting.delete(id);
}

/** What cannot be had stays so until it is there, however often it is tried. */
function extraIs(now: Fetching): void {
  if (now !== 'loading' || room.extra === 'ready') room.extra = now;
  if (now === 'ready') void askForExtras(true);
}

/** The room has ended: whoever waits is told, and another one goes on with what was kept. */
function ended(): void {
  clearTimeout(steady);
  room.making = null;
  ends += 1;
  const again = room.now === 'open' && ends <= MOST_ENDS;
  room.now = again ? 'restarting' : 'failed';
  for (const id of [...waiting.keys()])
    answer({ type: 'answer', id, status: 503, text: RESTARTED });
  link?.lose();
  if (again) worker.start();
}

/** Open the room anew: once more, or with what was written beside it. */
export function reopen(): void {
  room.now = 'opening';
  worker.start();
  link?.lose();
}

/** A connection that opens with the room. */
class WorkerLink implements Link {
  readyState: number = WebSocket.CONNECTING;
  onopen: Link['onopen'] = null;
  onmessage: Link['onmessage'] = null;
  onclose: Link['onclose'] = null;

  open(): void {
    worker.post({ type: 'connect' });
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  send(text: string): void {
    worker.post({ type: 'message', text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    worker.post({ type: 'disconnect' });
  }

  /** The room has ended: whoever is connected connects again. */
  lose(): void {
    link = null;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close'));
  }
}

export function connect(): Link {
  const made = (link = new WorkerLink());
  if (room.now === 'open') queueMicrotask(() => made.open());
  return made;
}

export function request(address: string, init: RequestInit): Promise<Response> {
  if (address === CATALOGUE) return fetch('games.json', init);
  if (room.now === 'failed') return Promise.resolve(new Response('', { status: 503 }));
  const id = (asked += 1);
  const { method = 'GET', body, signal } = init;
  worker.post({ type: 'request', id, method, address, body: typeof body === 'string' ? body : '' });
  return new Promise((resolve, reject) => {
    waiting.set(id, resolve);
    signal?.addEventListener('abort', () => {
      if (waiting.delete(id)) worker.post({ type: 'give up', id });
      reject(signal.reason as Error);
    });
  });
}
