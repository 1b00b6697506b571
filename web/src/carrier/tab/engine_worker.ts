/** The worker that thinks: Python with the engines, which answers one call after the other. */

import type { FromEngine, ToEngine } from './messages';
import { startPython } from './python';

interface EngineModule {
  answer(text: string): string;
}

let opening: Promise<EngineModule> | null = null;

async function open(base: string): Promise<EngineModule> {
  const python = await startPython(base);
  return python.pyimport('quatuor.tab.engine') as EngineModule;
}

function say(message: FromEngine): void {
  postMessage(message);
}

async function receive(message: ToEngine): Promise<void> {
  if (message.type === 'open') opening = open(message.base);
  else say({ type: 'answer', text: (await opening!).answer(message.text) });
}

onmessage = (event: MessageEvent<ToEngine>) => {
  receive(event.data).catch((error: unknown) => say({ type: 'failed', reason: String(error) }));
};
