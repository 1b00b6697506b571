/** A round that is reviewed: every ply as the server finds out about it, from the last to the first. */

import { Problem } from '../lib/api';
import { review, type Reviewed } from './asking';
import type { Place } from './place';

export class Review {
  plies = $state.raw<Reviewed[]>([]);
  total = $state(0);
  state = $state<'idle' | 'running' | 'stopped' | 'done'>('idle');
  problem = $state.raw<Problem | null>(null);
  private running: AbortController | null = null;

  get done(): number {
    return this.plies.length;
  }

  /** What is known about the ply after so many moves. */
  at(moves: number): Reviewed | undefined {
    return this.plies.find((ply) => ply.at === moves);
  }

  /** Review the moves from `since` to where the place is. */
  async start(place: Place, since: number, seconds: number): Promise<void> {
    this.stop();
    const mine = new AbortController();
    this.running = mine;
    [this.plies, this.total, this.problem, this.state] = [[], 0, null, 'running'];
    try {
      for await (const told of review(place, since, seconds, mine.signal)) {
        if (mine.signal.aborted) return;
        this.total = told.total;
        if (told.kind === 'ply') this.plies = [...this.plies, told];
        if (told.kind === 'end') this.state = 'done';
      }
    } catch (error) {
      if (mine.signal.aborted) return;
      this.problem = error instanceof Problem ? error : new Problem('unreachable', '');
      this.state = 'stopped';
    }
  }

  /** Interrupt it, to begin anew when it is wanted again; one that is done stays. */
  leave(): void {
    this.stop();
    if (this.state === 'stopped') [this.plies, this.state] = [[], 'idle'];
  }

  /** Interrupt it; what is known stays. */
  stop(): void {
    this.running?.abort();
    this.running = null;
    if (this.state === 'running') this.state = 'stopped';
  }
}
