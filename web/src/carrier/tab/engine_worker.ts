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
  say({ type: 'alive' });
  const python = await startPython(base);
  const engine = python.pyimport('quatuor.tab.engine') as EngineModule;
  const fetchExtra = async (name: string): Promise<void> => {
    try {
      await bring(python, name);
      say({ type: 'extra', now: 'ready' });
    } catch (error) {
      say({ type: 'extra', now: 'missing' });
      throw error;
    }
  };
  return (text) => engine.answer(text, fetchExtra);
}

function say(message: FromEngine): void {
  postMessage(message);
}

async function receive(message: ToEngine): Promise<void> {
  if (message.type === 'open') opening = open(message.base, message.life);
  else say({ type: 'answer', text: await (await opening!)(message.text) });
}

onmessage = (event: MessageEvent<ToEngine>) => {
  receive(event.data).catch((error: unknown) => say({ type: 'failed', reason: String(error) }));
};
