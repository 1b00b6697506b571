/** One connection to the room that heals by itself.
 *
 * Whatever was asked and not yet answered is asked again after a reconnection: the server counts a
 * repeated message once. Tables that are followed are followed again, from the last event known.
 */

import { carrier } from '$carrier';
import type { Link } from '../carrier/carrier';
import { Problem } from './api';
import type { components } from './schema';
import { nameForOnce } from './unique';

type Shapes = components['schemas'];
export type News = Shapes['News'];
type Felt = Shapes['FeltThere'];
type Received = News | Felt | Shapes['Hello'] | Shapes['Done'] | Shapes['Refused'] | Shapes['Pong'];
export interface Listener {
  news: (news: News) => void;
  /** There is nothing to follow: no such table. */
  refused: (problem: Problem) => void;
}
type Doing<Kind extends string> = Omit<
  Extract<Shapes[keyof Shapes], { type: Kind; id: string }>,
  'type' | 'id' | 'table'
>;

interface Waiting {
  text: string;
  resolve: (answer: Shapes['Done'] | Felt) => void;
  reject: (problem: Problem) => void;
}

export type Health = 'connecting' | 'open' | 'lost';
export const health = $state<{ now: Health; since: number }>({ now: 'connecting', since: 0 });

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
/** Milliseconds of silence after which the server is asked for a sign of life, */
const SILENCE = 1_250;
/** and after which an answer that does not come means that the connection is lost: told in 5 s. */
const ANSWER = 3_000;
/** After how many milliseconds a table is asked for again that could not be loaded just then. */
const FOLLOW_AGAIN = 1_000;
/** How often we look. */
const LOOK = 250;
const waiting = new Map<string, Waiting>();
const followed = new Map<string, { since: number; listeners: Set<Listener> }>();
let socket: Link | null = null;
let pause = FIRST_PAUSE;
let timer: ReturnType<typeof setTimeout> | undefined;
let heard = 0;
/** When the server was asked for a sign of life, or a connection was begun; 0 for neither. */
let asked = 0;
let skew = 0;

/** The server's time now, in milliseconds. */
export function serverNow(): number {
  return Date.now() + skew;
}

/** Hear about a table from now on; the answer stops it. */
export function follow(table: string, listener: Listener): () => void {
  const entry = followed.get(table) ?? { since: 0, listeners: new Set<Listener>() };
  entry.listeners.add(listener);
  followed.set(table, entry);
  connect();
  send({ type: 'follow', table, since: 0 });
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size > 0) return;
    followed.delete(table);
    send({ type: 'unfollow', table });
  };
}

/** Ask for something at a table; resolves once it is on the server's disk. */
export function request<Kind extends string>(
  type: Kind,
  table: string,
  what: Doing<Kind>,
): Promise<Shapes['Done'] | Felt> {
  const id = nameForOnce();
  const text = JSON.stringify({ type, table, id, ...what });
  connect();
  return new Promise((resolve, reject) => {
    waiting.set(id, { text, resolve, reject });
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  });
}

function connect(): void {
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  clearTimeout(timer);
  const opening = carrier.connect();
  socket = opening;
  asked = Date.now();
  opening.onopen = () => opened(opening);
  opening.onmessage = (event: MessageEvent<string>) => receive(JSON.parse(event.data) as Received);
  opening.onclose = () => closed(opening);
}

function opened(opening: Link): void {
  health.now = 'open';
  [heard, asked] = [Date.now(), 0];
  pause = FIRST_PAUSE;
  for (const [table, { since }] of followed) send({ type: 'follow', table, since });
  for (const { text } of waiting.values()) opening.send(text);
}

function closed(closing: Link): void {
  if (closing !== socket) return;
  socket = null;
  if (health.now !== 'lost') Object.assign(health, { now: 'lost', since: Date.now() });
  if (followed.size === 0 && waiting.size === 0) return;
  timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

function send(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function receive(message: Received): void {
  [heard, asked] = [Date.now(), 0];
  if (message.type === 'news') receiveNews(message);
  else if (message.type === 'hello' || message.type === 'pong') skew = message.now - Date.now();
  else if (message.id) settle(message.id, message);
  else if (message.type === 'refused' && message.table) turnAway(message.table, message);
}

/** No such table; or one that cannot be loaded while nothing can be written: that will pass. */
function turnAway(table: string, { code, message }: Shapes['Refused']): void {
  const entry = followed.get(table);
  if (code === 'not_kept') setTimeout(() => followAgain(table), FOLLOW_AGAIN);
  else followed.delete(table);
  if (code === 'not_kept' && entry?.since) return;
  for (const listener of entry?.listeners ?? []) listener.refused(new Problem(code, message));
}

function followAgain(table: string): void {
  const entry = followed.get(table);
  if (entry) send({ type: 'follow', table, since: entry.since });
}

function receiveNews(news: News): void {
  const entry = followed.get(news.table);
  if (!entry) return;
  entry.since = news.seq;
  for (const listener of entry.listeners) listener.news(news);
}

function settle(id: string, answer: Shapes['Done'] | Felt | Shapes['Refused']): void {
  const asked = waiting.get(id);
  waiting.delete(id);
  if (answer.type === 'refused') asked?.reject(new Problem(answer.code, answer.message));
  else asked?.resolve(answer);
}

/** Give up a connection that is dead without knowing it. */
function giveUp(): void {
  const dead = socket;
  if (!dead) return;
  closed(dead);
  dead.close();
}

/** A heartbeat: who is silent is asked for a sign of life, and who does not answer is given up.
 *
 * Only an answer that was asked for can be missed: a page that slept asks when it wakes.
 */
function listenForSilence(): void {
  if (!socket || socket.readyState > WebSocket.OPEN) return;
  const now = Date.now();
  if (asked) {
    if (now - asked > ANSWER) giveUp();
  } else if (now - heard > SILENCE) {
    asked = now;
    send({ type: 'ping' });
  }
}

if (!import.meta.env.SSR && carrier.silent) {
  setInterval(listenForSilence, LOOK);
  addEventListener('offline', giveUp);
  addEventListener('online', () => {
    pause = FIRST_PAUSE;
    if (followed.size > 0) connect();
  });
}
