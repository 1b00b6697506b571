/** A worker that thinks, seen from the room: started when it is needed, ended at any moment.
 *
 * Satisfies `Worker` of `quatuor/tab/executors.py`.
 */

import { nameForOnce } from '../../lib/unique';
import { ended } from './life';
import type { FromEngine, Told, ToEngine } from './messages';

interface Waiting {
  resolve: (text: string) => void;
  reject: (reason: Error) => void;
}

export class Engine {
  private worker: Worker | null = null;
  private waiting: Waiting[] = [];

  private making = false;

  /** `onProgress` is told what people have to know of it. */
  constructor(
    private readonly base: string,
    private readonly onProgress: (told: Told) => void,
  ) {}

  prepare(): void {
    if (this.worker) return;
    const worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    const life = `quatuor ${nameForOnce()}`;
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.type === 'alive') void ended(life).then(() => this.lost(worker));
      else this.receive(data);
    };
    worker.onerror = ({ message }) => this.fail(message);
    this.post({ type: 'open', base: this.base, life });
  }

  call(text: string): Promise<string> {
    this.prepare();
    this.post({ type: 'call', text });
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  /** What is loaded has begun to be waited for, or is there. */
  preparing(ready: boolean): void {
    this.onProgress({ type: 'extra', now: ready ? 'ready' : 'loading' });
  }

  end(): void {
    this.fail('it was ended');
  }

  private post(message: ToEngine): void {
    this.worker?.postMessage(message);
  }

  private receive(message: FromEngine): void {
    if (message.type === 'failed') this.fail(message.reason);
    else if (message.type === 'answer') this.answered(message.text);
    else if (message.type !== 'alive') {
      this.making ||= message.type === 'making';
      this.onProgress(message);
    }
  }

  private answered(text: string): void {
    this.madeTable();
    this.waiting.shift()?.resolve(text);
  }

  /** No table is being made any more. */
  private madeTable(): void {
    if (this.making) this.onProgress({ type: 'making', now: null });
    this.making = false;
  }

  /** It has ended by itself; one that was ended here is known already. */
  private lost(worker: Worker): void {
    if (worker === this.worker) this.fail('it has ended');
  }

  private fail(reason: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.madeTable();
    const waiting = this.waiting;
    this.waiting = [];
    for (const { reject } of waiting) reject(new Error(reason));
  }
}
