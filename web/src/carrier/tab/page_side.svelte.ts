/** The page's end of the line to the room in its worker. */

import type { Link } from '../carrier';
import type { FromRoom, ToRoom } from './messages';

/** `elsewhere`: another tab has the room, and this one waits for it. */
export type State = 'opening' | 'elsewhere' | 'open' | 'failed';
export const room = $state<{ now: State; offline: boolean }>({ now: 'opening', offline: false });

/** The games are told by a file: the shelf need not wait for Python. */
const CATALOGUE = '/api/games';
const waiting = new Map<number, (answer: Response) => void>();
let asked = 0;
let link: WorkerLink | null = null;

const worker = new Worker(new URL('./room_worker.ts', import.meta.url), { type: 'module' });
worker.onmessage = (event: MessageEvent<FromRoom>) => receive(event.data);
worker.onerror = () => fail();
post({ type: 'open', base: new URL('.', document.baseURI).href });
void keepFiles();

/** Have the browser keep the files of the room, where it can; from then on no network is needed. */
async function keepFiles(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    await workers.register('service_worker.js');
    await workers.ready;
    room.offline = true;
  } catch {
    room.offline = false;
  }
}

function post(message: ToRoom): void {
  worker.postMessage(message);
}

function receive(message: FromRoom): void {
  if (message.type === 'message') link?.onmessage?.(new MessageEvent('', { data: message.text }));
  else if (message.type === 'answer') answer(message);
  else if (message.type === 'elsewhere') room.now = 'elsewhere';
  else if (message.type === 'failed') fail();
  else {
    room.now = 'open';
    link?.open();
  }
}

function answer({ id, status, text }: Extract<FromRoom, { type: 'answer' }>): void {
  waiting.get(id)?.(new Response(text, { status }));
  waiting.delete(id);
}

/** The room could not be opened, or has ended: whoever waits is told. */
function fail(): void {
  room.now = 'failed';
  for (const id of [...waiting.keys()]) answer({ type: 'answer', id, status: 503, text: '' });
}

/** A connection that opens with the room. */
class WorkerLink implements Link {
  readyState: number = WebSocket.CONNECTING;
  onopen: Link['onopen'] = null;
  onmessage: Link['onmessage'] = null;
  onclose: Link['onclose'] = null;

  open(): void {
    post({ type: 'connect' });
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  send(text: string): void {
    post({ type: 'message', text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    post({ type: 'disconnect' });
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
  post({ type: 'request', id, method, address, body: typeof body === 'string' ? body : '' });
  return new Promise((resolve, reject) => {
    waiting.set(id, resolve);
    signal?.addEventListener('abort', () => {
      if (waiting.delete(id)) post({ type: 'give up', id });
      reject(signal.reason as Error);
    });
  });
}
