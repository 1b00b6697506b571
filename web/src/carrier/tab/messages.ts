/** What the page and the worker of its room say to each other. */

export type ToRoom =
  | { type: 'open'; base: string }
  | { type: 'connect' }
  | { type: 'message'; text: string }
  | { type: 'disconnect' }
  | { type: 'request'; id: number; method: string; address: string; body: string }
  | { type: 'give up'; id: number };

export type FromRoom =
  | { type: 'elsewhere' }
  | { type: 'opened' }
  | { type: 'failed'; reason: string }
  | { type: 'message'; text: string }
  | { type: 'answer'; id: number; status: number; text: string };

/** What a worker that thinks is asked, and says. */
export type ToEngine = { type: 'open'; base: string } | { type: 'call'; text: string };
export type FromEngine = { type: 'answer'; text: string } | { type: 'failed'; reason: string };
