/** A race: as many puzzles as one can within some minutes, each harder than the one before. */

import { Problem } from '../lib/api';
import { nextPuzzle } from './asking';
import { Solving } from './solving.svelte';

export const MINUTES = 3;
export const MISSES = 3;
/** How hard the first puzzle is, and by how much the next one is harder. */
const FIRST = 400;
const HARDER = 60;
const TICK = 250;
/** Milliseconds for which a move of the other side is looked at: less than without a clock. */
const PACE = 400;

export class Race {
  state = $state<'ready' | 'running' | 'over'>('ready');
  solving = $state.raw<Solving | null>(null);
  solved = $state(0);
  missed = $state(0);
  /** Whole seconds that are left. */
  left = $state(MINUTES * 60);
  problem = $state.raw<Problem | null>(null);
  private met: string[] = [];
  private game = '';
  private end = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly told: (left: number) => void;

  /** `told` hears of every second. */
  constructor(told: (left: number) => void) {
    this.told = told;
  }

  async start(game: string, now: () => number = () => performance.now()): Promise<void> {
    [this.game, this.met, this.solved, this.missed] = [game, [], 0, 0];
    await this.next();
    if (!this.solving || this.problem) return;
    [this.state, this.left, this.end] = ['running', MINUTES * 60, now() + MINUTES * 60_000];
    this.timer = setInterval(() => this.look(now()), TICK);
  }

  /** A puzzle is decided; the next one comes, unless that was the last. */
  async decided(solved: boolean): Promise<void> {
    if (this.state !== 'running') return;
    if (solved) this.solved += 1;
    else this.missed += 1;
    if (this.missed >= MISSES) this.stop();
    else await this.next();
  }

  stop(): void {
    clearInterval(this.timer);
    if (this.state === 'running') this.state = 'over';
  }

  private look(now: number): void {
    const left = Math.max(0, Math.ceil((this.end - now) / 1000));
    if (left === this.left) return;
    this.left = left;
    if (left === 0) this.stop();
    else this.told(left);
  }

  private async next(): Promise<void> {
    const wish = { game: this.game, kind: '', theme: '' };
    try {
      const puzzle = await nextPuzzle(wish, FIRST + HARDER * this.solved, this.met);
      this.met.push(puzzle.id);
      [this.solving, this.problem] = [new Solving(puzzle, PACE), null];
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem('unreachable', '');
      this.stop();
    }
  }
}
