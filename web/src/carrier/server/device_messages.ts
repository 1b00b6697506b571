/** What the page and the worker that studies on this device say to each other. */

export type ToDevice =
  | { type: 'open'; base: string }
  | { type: 'stop' }
  | { type: 'request'; what: 'analysis' | 'review'; body: string };

export type FromDevice =
  | { type: 'opened' }
  | { type: 'line'; text: string }
  | { type: 'answer'; status: number; text: string }
  | { type: 'failed'; reason: string };
