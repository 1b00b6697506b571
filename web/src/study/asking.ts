/** What the server knows about positions: how they stand, what they are worth, what was played. */

import { carrier } from '$carrier';
import { ask, Problem } from '../lib/api';
import type { components } from '../lib/schema';
import { bookOf, type Book, type StudyFile } from './file';
import type { Beginning, Place } from './place';
import type { Mark } from './tree';

type Shapes = components['schemas'];
export type Seen = Shapes['PositionSeen'];
/** Whether it was searched on this device, and not by the server. */
interface Where {
  device?: boolean;
}
export type Finding = Shapes['Finding'] & Where;
export type Fact = Shapes['FactSeen'];
export type Worth = Shapes['Worth'];
export type Reviewed = Shapes['Reviewed'] & Where;
export type Written = Shapes['Written'];
export type Found = Shapes['Found'];
export type Source = Shapes['Source'];

/** What the server is asked about a place: only the moves that are on the board. */
function told({ game, options, moves, at, round, starter, absent }: Place): object {
  const from = {
    ...(round ? { round } : {}),
    ...(starter ? { starter } : {}),
    ...(absent?.length ? { absent } : {}),
  };
  return { game, options, moves: moves.slice(0, at), ...from };
}

/** How the board stands there. */
export function look(place: Place, signal?: AbortSignal): Promise<Seen> {
  return ask('/api/position', told(place), signal);
}

/** What each legal move is worth there; ends when the signal says so. */
export function analyse(place: Place, seconds: number, signal: AbortSignal): Promise<Finding> {
  return ask('/api/analysis', { ...told(place), seconds }, signal);
}

/** A record that somebody has kept, or moves; bare moves are those of the game that is studied. */
export function readRecord(text: string, place: Place | null = null): Promise<Written> {
  const usual = place ? { game: place.game, options: place.options } : {};
  return ask('/api/records/read', { text, ...usual });
}

/** A study from its file; the room plays every move of it. */
export async function readStudy(text: string): Promise<Book> {
  return bookOf(await ask<StudyFile>('/api/studies/read', { text }));
}

/** The position as a picture, with signs on it; or the round up to it as one that moves. */
export async function draw(place: Place, marks: readonly Mark[], moving = false): Promise<string> {
  const asked = { place: told(place), marks: moving ? [] : marks, moving };
  return (await ask<Shapes['Drawn']>('/api/picture', asked)).svg;
}

/** Moves that lead to a board which was laid out by hand; ends when the signal says so. */
export function reach(
  { game, options }: Beginning,
  cells: Record<string, string>,
  toMove: number | null,
  signal: AbortSignal,
): Promise<Found> {
  return ask('/api/reach', { game, options, cells, to_move: toMove, seconds: 10 }, signal);
}

/** The match as a record. */
export function writeRecord(place: Place, tags: Record<string, string> = {}): Promise<Written> {
  const { game, options, moves } = place;
  return ask('/api/records/write', { game, options, moves, tags });
}

/** The record of a match of a table, the last one unless told, once anybody may read it. */
export async function recordOfTable(table: string, match: number | null = null): Promise<Written> {
  const which = match === null ? '' : `&match=${match}`;
  const path = `/api/tables/${encodeURIComponent(table)}/record?form=json${which}`;
  const kept = await ask<object>(path);
  return readRecord(JSON.stringify(kept));
}

/** The moves from `since` to where a place is reviewed, one line after the other as they come. */
export async function* review(
  place: Place,
  since: number,
  seconds: number,
  signal: AbortSignal,
): AsyncGenerator<Reviewed> {
  const body = JSON.stringify({ ...told(place), since, seconds });
  const headers = { 'content-type': 'application/json' };
  const response = await carrier.request('/api/review', { method: 'POST', headers, body, signal });
  if (!response.ok || !response.body) throw await problemIn(response);
  for await (const line of linesOf(response.body)) {
    const told = JSON.parse(line) as Reviewed;
    if (told.kind === 'refused') throw new Problem(told.code ?? '', told.message ?? '');
    yield told;
  }
}

async function problemIn(response: Response): Promise<Problem> {
  const said = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new Problem(said?.code ?? 'unreachable', said?.message ?? response.statusText);
}

/** The lines of a stream of text, each as soon as it is whole. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter(Boolean);
      if (done) break;
    }
    if (rest) yield rest;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
