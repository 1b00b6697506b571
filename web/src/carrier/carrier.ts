/** What carries messages and requests between the page and its room.
 *
 * The room is a server (`server/`), or lives in a worker of this very tab (`tab/`); which one is
 * decided when the page is built (`$carrier`). Nothing else on the page knows.
 */

/** A connection for messages; a WebSocket is one. */
export interface Link {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Carrier {
  /** Whether others can come to a table with its link. */
  readonly links: boolean;
  /** The address of another room where they can, if this one cannot; null without one. */
  readonly elsewhere: string | null;
  /** Whether a connection can be lost without anybody noticing: then a sign of life is asked for. */
  readonly silent: boolean;
  /** Have a room of this browser opened again, with what was written beside it; null for others. */
  readonly reopen: (() => void) | null;
  connect(): Link;
  /** As `fetch` does it. */
  request(address: string, asked: RequestInit): Promise<Response>;
}

/** Where the screens of the page have their addresses. */
export interface Addresses {
  /** The address of a screen, for a link. */
  of(path: string): string;
  /** The path and query of the screen that the browser shows. */
  here(): { path: string; query: string };
  /** What follows the address of the screen behind a `#` of its own, with that sign; '' for nothing. */
  fragment(): string;
  /** The path and query to which a link leads. */
  leadsTo(anchor: HTMLAnchorElement): string;
}
