/** The worker that thinks: Python with the engines, which answers one call after the other. */

import { bring } from './extras';
import { live } from './life';
import type { FromEngine, ToEngine } from './messages';
import { roomName } from './names';
import { startPython } from './python';
import { Tablebases } from './tablebases';

/** `quatuor/tab/engine.py`. */
interface EngineModule {
  answer(
    text: string,
    bring: (extra: string) => Promise<void>,
    making: (done: number, whole?: number) => void,
  ): Promise<string>;
}

interface Opened {
  answer: (text: string) => Promise<string>;
  /** Null where this browser keeps none. */
  tables: Tablebases | null;
}
let opening: Promise<Opened> | null = null;

async function open(base: string, life: string): Promise<Opened> {
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
  const making = (done: number, whole: number | null = null): void =>
    send({ type: 'making', now: { done, whole } });
  const tables = await Tablebases.open(python, roomName(base)).catch(unkept);
  return { answer: (text) => engine.answer(text, fetchExtra, making), tables };
}

function send(message: FromEngine): void {
  postMessage(message);
}

async function receive(message: ToEngine): Promise<void> {
  if (message.type === 'open') opening = open(message.base, message.life);
  else send({ type: 'answer', text: await answered(message.text, await opening!) });
}

/** A table that cannot be kept, or had, is made again. */
function unkept(error: unknown): null {
  console.warn(`tables are not kept: ${String(error)}`);
  return null;
}

/** What comes of this work, after whatever table it has made is kept. */
async function answered(text: string, { answer, tables }: Opened): Promise<string> {
  await tables?.bring().catch(unkept);
  const found = await answer(text);
  await tables?.keep().catch(unkept);
  return found;
}

onmessage = (event: MessageEvent<ToEngine>) => {
  receive(event.data).catch((error: unknown) => send({ type: 'failed', reason: String(error) }));
};
