/** One table as this person sees it, kept up to date, and everything one can do there. */

import type { components } from './schema';
import type { Problem, View } from './api';
import { follow, request, type News } from './connection.svelte';
import { comeAs } from './names';

export type Felt = components['schemas']['FeltThere'];
export type Aim = Pick<components['schemas']['Launch'], 'side' | 'turn' | 'tilt' | 'power'>;
export type Happening = Record<string, unknown> & { event: string; seq: number };

export class TableLine {
  view = $state.raw<View | null>(null);
  /** What has just happened, in the order in which it did. */
  happened = $state.raw<Happening[]>([]);
  /** Why there is no such table, or none for now. */
  problem = $state.raw<Problem | null>(null);
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** Follow the table until the answer is called. */
  open(): () => void {
    return follow(this.id, {
      news: (news) => this.receive(news),
      refused: (problem) => (this.problem = problem),
    });
  }

  private receive(news: News): void {
    this.happened = (news.happened ?? []) as Happening[];
    this.view = news.view as View;
    this.problem = null;
  }

  private get seen(): number {
    return this.view?.seq ?? 0;
  }

  /** The seat this person acts for now; 0 for none. */
  get seat(): number {
    return this.view?.acting[0] ?? 0;
  }

  play(token: string, seat = this.seat): Promise<unknown> {
    return request('play', this.id, { seat, token, seen: this.seen });
  }

  /** Throw a token. */
  launch(seat: number, aim: Aim, kind: string): Promise<unknown> {
    return request('launch', this.id, { seat, ...aim, kind });
  }

  async feel(place: string): Promise<Felt> {
    return (await request('feel', this.id, { seat: this.seat, place })) as Felt;
  }

  sit(name: string, seat: number | null = null): Promise<unknown> {
    return comeAs(name, (free) => request('sit', this.id, { name: free, seat }));
  }

  lookOn(name: string): Promise<unknown> {
    return comeAs(name, (free) => request('look_on', this.id, { name: free }));
  }

  leave(): Promise<unknown> {
    return request('leave', this.id, {});
  }

  hire(seat: number, level: string): Promise<unknown> {
    return request('hire', this.id, { seat, level });
  }

  dismiss(seat: number): Promise<unknown> {
    return request('dismiss', this.id, { seat });
  }

  /** Give the seat of somebody who is away to a computer, or without a level free it. */
  substitute(seat: number, level = ''): Promise<unknown> {
    return request('substitute', this.id, { seat, level });
  }

  /** Close the door to everybody who is not at the table, or open it again (host). */
  lock(locked: boolean): Promise<unknown> {
    return request('lock', this.id, { locked });
  }

  /** Remove a guest or a spectator (host). */
  remove(name: string): Promise<unknown> {
    return request('remove', this.id, { name });
  }

  /** Let somebody who asks join a team, or do not (host). */
  admit(name: string, yes: boolean): Promise<unknown> {
    return request('admit', this.id, { name, yes });
  }

  begin(): Promise<unknown> {
    return request('begin', this.id, {});
  }

  resign(seat: number): Promise<unknown> {
    return request('resign', this.id, { seat });
  }

  offer(seat: number, what: 'undo' | 'draw' | 'rematch' | 'stake', value = 0): Promise<unknown> {
    return request('offer', this.id, { seat, what, value });
  }

  accept(seat: number, offer: number): Promise<unknown> {
    return request('accept', this.id, { seat, offer });
  }

  decline(seat: number, offer: number): Promise<unknown> {
    return request('decline', this.id, { seat, offer });
  }

  /** The ended round was looked at: let the next one begin. */
  next(round: number): Promise<unknown> {
    return request('next', this.id, { round });
  }

  say(text: string): Promise<unknown> {
    return request('say', this.id, { text });
  }
}
