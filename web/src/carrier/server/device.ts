/** Study on one's own device: what the server would search is searched in a worker of the page.
 *
 * The worker is started with the first question. Until it is ready, or when it has failed, the server
 * answers. Every answer of the device says that it is one.
 */

import { ask } from '../../lib/api';
import type { components } from '../../lib/schema';
import type { FromDevice, ToDevice } from './device_messages';

/** Where the server has what a device needs. */
const FILES = '/device/';
/** Seconds: a search that nobody waits for any more is awaited if it is shorter, else broken off. */
const SHORT = 3;
const QUESTIONS = { '/api/analysis': 'analysis', '/api/review': 'review' } as const;
type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

interface Asked {
  what: Question;
  body: string;
  signal: AbortSignal | null;
  /** Lines of a review go out as they come. */
  lines: ReadableStreamDefaultController<Uint8Array> | null;
  answer: (response: Response) => void;
  /** The device cannot answer: somebody else has to. */
  fail: () => void;
}

const encoder = new TextEncoder();

/** An answer, marked as one of the device. */
function marked(text: string): string {
  return text.replace('{', '{"device":true,');
}

let offer: Promise<boolean> | null = null;

/** Whether the server has what a device needs; asked for once. */
export function offered(): Promise<boolean> {
  offer ??= ask<components['schemas']['DeviceOffer']>('/api/device').then(
    (told) => told.offered,
    () => false,
  );
  return offer;
}

class Device {
  private worker: Worker | null = null;
  private started = false;
  private ready = false;
  private readonly queue: Asked[] = [];
  private current: Asked | null = null;

  /** Whether a question can be answered here now; starts the worker unless that has failed. */
  get open(): boolean {
    if (!this.started) void this.start();
    return this.ready;
  }

  ask(asked: Asked): void {
    asked.signal?.addEventListener('abort', () => this.leave(asked));
    this.queue.push(asked);
    this.next();
  }

  private async start(): Promise<void> {
    this.started = true;
    if (!(await offered())) return;
    this.worker = new Worker(new URL('./device_worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromDevice>) => this.receive(data);
    this.worker.onerror = () => this.fail();
    this.post({ type: 'open', base: new URL(FILES, location.href).href });
  }

  private post(message: ToDevice): void {
    this.worker?.postMessage(message);
  }

  private next(): void {
    if (this.current || !this.ready) return;
    const asked = this.queue.shift();
    if (!asked) return;
    this.current = asked;
    this.post({ type: 'request', what: asked.what, body: asked.body });
  }

  private receive(message: FromDevice): void {
    if (message.type === 'opened') this.ready = true;
    else if (message.type === 'line') this.pushLine(message.text);
    else if (message.type === 'failed') return this.fail();
    else this.answered(message);
    this.next();
  }

  /** A line of a review. */
  private pushLine(text: string): void {
    if (!this.current?.signal?.aborted) this.current?.lines?.enqueue(encoder.encode(marked(text)));
  }

  private answered({ status, text }: Extract<FromDevice, { type: 'answer' }>): void {
    const asked = this.current;
    this.current = null;
    if (!asked || asked.signal?.aborted) return;
    if (!asked.lines) return asked.answer(new Response(marked(text), { status }));
    if (status !== 200) {
      const refused = { ...(JSON.parse(text) as object), kind: 'refused', total: 0 };
      asked.lines.enqueue(encoder.encode(JSON.stringify(refused)));
    }
    asked.lines.close();
  }

  /** Nobody waits for this any more: a review ends with its ply, a long search with the worker. */
  private leave(asked: Asked): void {
    const at = this.queue.indexOf(asked);
    if (at >= 0) this.queue.splice(at, 1);
    if (asked !== this.current) return;
    const { seconds = 0 } = JSON.parse(asked.body) as { seconds?: number };
    if (asked.what === 'review' || seconds <= SHORT) this.post({ type: 'stop' });
    else this.end();
  }

  /** End the worker; the next question starts another. */
  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.started = this.ready = false;
    const left = [this.current, ...this.queue.splice(0)];
    this.current = null;
    for (const asked of left) asked?.fail();
  }

  /** It cannot be had: the server answers from now on. */
  private fail(): void {
    this.end();
    this.started = true;
  }
}

const device = new Device();

/** Whether the device answers this kind of question, and can do so now. */
export function answersHere(address: string): boolean {
  return address in QUESTIONS && device.open;
}

/** As `fetch` does it; whatever the device cannot answer, the server does. */
export function requestHere(address: string, init: RequestInit): Promise<Response> {
  const what = QUESTIONS[address as keyof typeof QUESTIONS];
  const { body, signal = null } = init;
  return new Promise((resolve, reject) => {
    const asked: Asked = {
      what,
      body: typeof body === 'string' ? body : '',
      signal,
      lines: null,
      answer: resolve,
      fail: () => {
        if (signal?.aborted) return;
        if (asked.lines) asked.lines.error(new Error('the device has stopped'));
        else fetch(address, init).then(resolve, reject);
      },
    };
    if (what === 'review') {
      const start = (lines: ReadableStreamDefaultController<Uint8Array>) => {
        asked.lines = lines;
      };
      resolve(new Response(new ReadableStream({ start })));
    }
    signal?.addEventListener('abort', () => {
      asked.lines?.error(signal.reason);
      reject(signal.reason as Error);
    });
    device.ask(asked);
  });
}
