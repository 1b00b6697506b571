/** What the page and the worker of its room say to each other. */

export type ToRoom =
  /** `life` is the lock that the worker holds while it lives. */
  | { type: 'open'; base: string; life: string }
  | { type: 'connect' }
  | { type: 'message'; text: string }
  | { type: 'disconnect' }
  | { type: 'request'; id: number; method: string; address: string; body: string }
  | { type: 'give up'; id: number };

export type FromRoom =
  | { type: 'alive' }
  | { type: 'elsewhere' }
  | { type: 'opened' }
  /** Whether the browser has no space left for what is played. */
  | { type: 'full'; full: boolean }
  | { type: 'failed'; reason: string }
  | Told
  | { type: 'message'; text: string }
  | { type: 'answer'; id: number; status: number; text: string };

/** What a worker that thinks has people know. */
export type Told =
  | { type: 'extra'; now: Fetching }
  /** How much of a table is done that it makes first; null when it is over. */
  | { type: 'making'; now: Making | null };

/** Positions of a table that are done, and how many there are once that is known. */
export interface Making {
  done: number;
  whole: number | null;
}

/** What a worker that thinks is asked, and says. */
export type ToEngine =
  { type: 'open'; base: string; life: string } | { type: 'call'; text: string };
export type FromEngine =
  { type: 'alive' } | { type: 'answer'; text: string } | Told | { type: 'failed'; reason: string };

/** How it goes with what an engine lacks: it is being fetched, is there, or cannot be had. */
export type Fetching = 'loading' | 'ready' | 'missing';
