/** A worker that thinks, seen from the room: started when it is needed, ended at any moment.
 *
 * Satisfies `Worker` of `quatuor/tab/executors.py`.
 */

import type { FromEngine, ToEngine } from './messages';

interface Waiting {
  resolve: (text: string) => void;
  reject: (reason: Error) => void;
}

export class Engine {
  private worker: Worker | null = null;
  private waiting: Waiting[] = [];

  constructor(private readonly base: string) {}

  prepare(): void {
    if (this.worker) return;
    this.worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = (event: MessageEvent<FromEngine>) => this.receive(event.data);
    this.worker.onerror = ({ message }) => this.fail(message);
    this.post({ type: 'open', base: this.base });
  }

  call(text: string): Promise<string> {
    this.prepare();
    this.post({ type: 'call', text });
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  end(): void {
    this.fail('it was ended');
  }

  private post(message: ToEngine): void {
    this.worker?.postMessage(message);
  }

  private receive(message: FromEngine): void {
    if (message.type === 'failed') this.fail(message.reason);
    else this.waiting.shift()?.resolve(message.text);
  }

  private fail(reason: string): void {
    this.worker?.terminate();
    this.worker = null;
    const waiting = this.waiting;
    this.waiting = [];
    for (const { reject } of waiting) reject(new Error(reason));
  }
}
