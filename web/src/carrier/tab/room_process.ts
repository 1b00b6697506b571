/** The worker that carries the room, seen from the page: started, and started again when it has ended. */

import { nameForOnce } from '../../lib/unique';
import { ended } from './life';
import type { FromRoom, ToRoom } from './messages';

interface Owner {
  receive: (message: FromRoom) => void;
  /** It has ended, whatever the reason; what it was asked meanwhile stays without an answer. */
  ended: () => void;
}

export class RoomProcess {
  private worker: Worker | null = null;

  constructor(private readonly owner: Owner) {}

  /** Start one, in place of the one there is. */
  start(): void {
    this.worker?.terminate();
    const worker = new Worker(new URL('./room_worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    const life = `quatuor ${nameForOnce()}`;
    worker.onmessage = ({ data }: MessageEvent<FromRoom>) => {
      if (data.type === 'alive') void ended(life).then(() => this.end(worker, 'it was ended'));
      else if (data.type === 'failed') this.end(worker, data.reason);
      else this.owner.receive(data);
    };
    worker.onerror = ({ message }) => this.end(worker, message);
    this.post({ type: 'open', base: new URL('.', document.baseURI).href, life });
  }

  post(message: ToRoom): void {
    this.worker?.postMessage(message);
  }

  private end(worker: Worker, reason: string): void {
    if (worker !== this.worker) return;
    console.info(`the worker of the room has ended: ${reason}`);
    worker.terminate();
    this.worker = null;
    this.owner.ended();
  }
}
