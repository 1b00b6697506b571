/** The worker that carries the room: Python with tables and messages, on what this browser keeps.
 *
 * One tab at a time has the room of a site: the lock is held for as long as the worker lives.
 */

import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { Engine } from './engine';
import { live } from './life';
import type { FromRoom, ToRoom } from './messages';
import { roomName } from './names';
import { startPython } from './python';
import { openStore } from './store';

/** `TabRoom` of `quatuor/tab/room.py`. */
interface Room {
  connect(post: (text: string) => void): void;
  receive(text: string): void;
  disconnect(): void;
  request(id: number, method: string, address: string, body: string): Promise<PyProxy>;
  give_up(id: number): void;
}

interface RoomModule {
  open_room(store: unknown, player: Engine, student: Engine): Promise<Room>;
}

/** Milliseconds after which somebody who waits for another tab is told so; a reload takes less. */
const WAIT_BEFORE_NOTICE = 3_000;
const WENT_WRONG = JSON.stringify({ code: 'failed', message: 'something went wrong here' });
let room: Room | null = null;
let python: PyodideAPI;
let full = false;
let begun: () => void;
/** Requests that come before the room is open wait for it. */
const open = new Promise<void>((resolve) => (begun = resolve));

function send(message: FromRoom): void {
  postMessage(message);
}

/** Wait until no other tab has the room of this site; the promise inside never ends.
 *
 * Browsers have locks on https and on this machine only; elsewhere nobody waits.
 */
function alone(name: string): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve();
  const told = setTimeout(() => send({ type: 'elsewhere' }), WAIT_BEFORE_NOTICE);
  return new Promise((resolve) => {
    void locks.request(name, () => {
      clearTimeout(told);
      resolve();
      return new Promise<void>(() => {});
    });
  });
}

function setFull(now: boolean): void {
  if (now !== full) send({ type: 'full', full: (full = now) });
}

async function openRoom({ base, life }: Extract<ToRoom, { type: 'open' }>): Promise<void> {
  await live(life);
  send({ type: 'alive' });
  const name = roomName(base);
  const player = new Engine(base, send);
  [python] = await Promise.all([startPython(base), alone(name)]);
  const module = python.pyimport('quatuor.tab.room') as RoomModule;
  const closed = () => send({ type: 'failed', reason: 'the browser has closed the store' });
  const store = await openStore(name, { full: setFull, closed });
  const student = new Engine(base, (told) => told.type === 'making' && send(told));
  room = await module.open_room(store, player, student);
  begun();
  send({ type: 'opened' });
  player.prepare();
}

async function request(asked: Extract<ToRoom, { type: 'request' }>): Promise<void> {
  await open;
  const { id, method, address, body } = asked;
  try {
    const answer = await room!.request(id, method, address, body);
    const [status, text] = answer.toJs() as [number, string];
    answer.destroy();
    send({ type: 'answer', id, status, text });
  } catch (error) {
    console.error(error);
    send({ type: 'answer', id, status: 500, text: WENT_WRONG });
    python.runPython(''); // which fails, and ends the room, if Python has come to its end
  }
}

function receive(message: ToRoom): Promise<void> | void {
  if (message.type === 'open') return openRoom(message);
  if (message.type === 'request') return request(message);
  if (message.type === 'connect') room?.connect((text) => send({ type: 'message', text }));
  else if (message.type === 'message') room?.receive(message.text);
  else if (message.type === 'disconnect') room?.disconnect();
  else room?.give_up(message.id);
}

onmessage = async (event: MessageEvent<ToRoom>) => {
  try {
    await receive(event.data);
  } catch (error) {
    console.error(error);
    send({ type: 'failed', reason: String(error) });
  }
};
