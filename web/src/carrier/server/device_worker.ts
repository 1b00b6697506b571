/** The worker that studies on this device: Python with the engines, one request after the other. */

import type { PyProxy } from 'pyodide/ffi';
import { startPython } from '../tab/python';
import type { FromDevice, ToDevice } from './device_messages';

/** `Device` of `quatuor/tab/device.py`. */
interface Device {
  analysis(body: string): Promise<PyProxy>;
  stop(): void;
  review(body: string, onLine: (line: string) => void): Promise<PyProxy>;
}

let device: Device;

function send(message: FromDevice): void {
  postMessage(message);
}

async function open(base: string): Promise<void> {
  const python = await startPython(base);
  device = (python.pyimport('quatuor.tab.device') as { Device: () => Device }).Device();
  send({ type: 'opened' });
}

async function answer({ what, body }: Extract<ToDevice, { type: 'request' }>): Promise<void> {
  const asked =
    what === 'review'
      ? device.review(body, (line) => send({ type: 'line', text: line }))
      : device.analysis(body);
  const answered = await asked;
  const [status, text] = answered.toJs() as [number, string];
  answered.destroy();
  send({ type: 'answer', status, text });
}

onmessage = ({ data }: MessageEvent<ToDevice>) => {
  if (data.type === 'stop') return device.stop();
  const work = data.type === 'open' ? open(data.base) : answer(data);
  work.catch((error: unknown) => send({ type: 'failed', reason: String(error) }));
};
