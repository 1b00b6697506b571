/** The worker that thinks: Python with the engines, which answers one call after the other. */

import { bring } from './extras';
import { live } from './life';
import type { FromEngine, ToEngine } from './messages';
import { startPython } from './python';

interface EngineModule {
  answer(text: string, bring: (extra: string) => Promise<void>): Promise<string>;
}

type Answer = (text: string) => Promise<string>;
let opening: Promise<Answer> | null = null;

async function open(base: string, life: string): Promise<Answer> {
  await live(life);
  send({ type: 'alive' });
  const python = await startPython(base);
  const engine = python.pyimport('quatuor.tab.engine') as EngineModule;
  const fetchExtra = async (name: string): Promise<void> => {
    try {
      await bring(python, name);
      send({ type: 'extra', now: 'ready' });
    } catch (error) {
      send({ type: 'extra', now: 'missing' });
      throw error;
    }
  };
  return (text) => engine.answer(text, fetchExtra);
}

function send(message: FromEngine): void {
  postMessage(message);
}

async function receive(message: ToEngine): Promise<void> {
  if (message.type === 'open') opening = open(message.base, message.life);
  else send({ type: 'answer', text: await (await opening!)(message.text) });
}

onmessage = (event: MessageEvent<ToEngine>) => {
  receive(event.data).catch((error: unknown) => send({ type: 'failed', reason: String(error) }));
};
