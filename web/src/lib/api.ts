/** The few HTTP routes of the server, typed from its own description. */

import { carrier } from '$carrier';
import type { components } from './schema';

type Shapes = components['schemas'];
export type View = Shapes['View'];
export type MatchView = Shapes['MatchView'];
export type SeatView = Shapes['SeatView'];
export type RoundView = Shapes['RoundView'];
export type GameInfo = Shapes['GameInfo'];
export type OptionInfo = Shapes['OptionInfo'];
export type LevelInfo = Shapes['LevelInfo'];
export type Catalogue = Shapes['Catalogue'];
export type LobbyLine = Shapes['LobbyLine'];
export type NewTable = Shapes['NewTable'];
export type Terms = Shapes['Terms'];
export type Scalar = boolean | number | string | null;
export type Options = Record<string, Scalar>;

/** Why the server did not do what it was asked; `code` has words in the Fluent files. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The move that could not be played, and how many were played before it. */
    readonly move: { token: string; at: number } | null = null,
  ) {
    super(message);
  }
}

/** Ask the server and read its answer; throws a `Problem`, also when nobody answers. */
export async function ask<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const request: RequestInit = { signal: signal ?? null };
  if (body !== undefined) {
    request.method = 'POST';
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await carrier.request(path, request).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Problem('unreachable', 'the server does not answer');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const told = answer as { code?: string; message?: string; token?: string; at?: number } | null;
  const { token, at = 0 } = told ?? {};
  const move = token ? { token, at } : null;
  throw new Problem(told?.code ?? 'unreachable', told?.message ?? response.statusText, move);
}

let known: Promise<Catalogue> | null = null;

/** All games with their options, and the levels; asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>('/api/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The tables that are open to everybody. */
export function lobby(): Promise<LobbyLine[]> {
  return ask('/api/tables');
}

/** Open a table; its name is the invitation. */
export async function openTable(wanted: NewTable): Promise<string> {
  return (await ask<Shapes['Opened']>('/api/tables', wanted)).table;
}
