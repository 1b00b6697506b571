/** A puzzle that is being solved: the board, what was tried, what came of it. */

import { Problem } from '../lib/api';
import { look, type Seen } from '../study/asking';
import { hintFor, solutionOf, tryMove, type Hint, type Puzzle, type Step } from './asking';

export type State = 'open' | 'busy' | 'wrong' | 'solved' | 'shown';
export const HINTS = 3;

/** Milliseconds for which each move of the other side is looked at. */
const PACE = 750;

export class Solving {
  readonly puzzle: Puzzle;
  seen = $state.raw<Seen | null>(null);
  state = $state<State>('busy');
  /** The moves of the solution that were found, and those that answered them. */
  line = $state.raw<string[]>([]);
  /** What was tried last, and what came of it. */
  tried = $state('');
  step = $state.raw<Step | null>(null);
  hints = $state.raw<Hint[]>([]);
  /** Whether something was tried that was wrong, or help was taken. */
  helped = $state(false);
  problem = $state.raw<Problem | null>(null);
  private played = 0;
  private closed = false;
  private readonly pace: number;

  constructor(puzzle: Puzzle, pace = PACE) {
    [this.puzzle, this.pace] = [puzzle, pace];
  }

  get over(): boolean {
    return this.state === 'solved' || this.state === 'shown';
  }

  /** Set the puzzle up; also after a wrong move, as far as it was solved. */
  async open(): Promise<void> {
    await this.attempt(async () => {
      await this.show(this.line);
      [this.tried, this.step, this.state] = ['', null, 'open'];
    });
  }

  /** Try a move; the other side answers, with a refutation if it was wrong. */
  play(token: string): Promise<Step | null> {
    if (this.state !== 'open') return Promise.resolve(null);
    return this.attempt(async () => {
      const step = await tryMove(this.puzzle.id, this.played, token);
      [this.tried, this.step] = [token, step];
      const line = [...this.line, token];
      await this.show(line);
      if (step.verdict === 'wrong') this.helped = true;
      else this.accept(step, line);
      return step;
    });
  }

  /** Show what the other side answers to the last move, one move after the other. */
  async answer({ verdict, replies, refutation }: Step): Promise<void> {
    await this.attempt(async () => {
      const wrong = verdict === 'wrong';
      const line = wrong ? [...this.line, this.tried] : this.line;
      await this.follow(line, wrong ? refutation : replies);
      if (!wrong) this.line = [...line, ...replies];
      this.state = wrong ? 'wrong' : verdict === 'solved' ? 'solved' : 'open';
    });
  }

  /** The next hint for the move that is to be found. */
  async hint(): Promise<Hint | null> {
    const step = (this.hints.at(-1)?.step ?? 0) + 1;
    if (this.state !== 'open' || step > HINTS) return null;
    return this.attempt(async () => {
      const found = await hintFor(this.puzzle.id, this.played, step);
      this.helped = true;
      this.hints = [...this.hints, found];
      this.state = 'open';
      return found;
    });
  }

  /** Give up: the rest of the solution is played. */
  async reveal(): Promise<string[]> {
    const found = await this.attempt(async () => {
      const rest = await solutionOf(this.puzzle.id, this.played);
      this.helped = true;
      await this.show(this.line);
      await this.follow(this.line, rest);
      [this.line, this.state] = [[...this.line, ...rest], 'shown'];
      return rest;
    });
    return found ?? [];
  }

  close(): void {
    this.closed = true;
  }

  private accept(step: Step, line: string[]): void {
    [this.line, this.played, this.hints] = [line, step.played, []];
  }

  /** Do this while nothing else can be done; what goes wrong leaves the puzzle as it was. */
  private async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    const before = this.state;
    [this.state, this.problem] = ['busy', null];
    try {
      return await work();
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem('unreachable', '');
      this.state = before === 'busy' ? 'open' : before;
      return null;
    }
  }

  private async follow(line: readonly string[], more: readonly string[]): Promise<void> {
    for (let count = 1; count <= more.length && !this.closed; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, this.pace));
      await this.show([...line, ...more.slice(0, count)]);
    }
  }

  private async show(line: readonly string[]): Promise<void> {
    const { game, options, moves: before } = this.puzzle;
    const moves = [...before, ...line];
    const seen = await look({ game, options, moves, at: moves.length });
    if (!this.closed) this.seen = seen;
  }
}
