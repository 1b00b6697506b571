/** A lesson that is being tried: the position, what was played in it, and whether that was it. */

import { Problem } from '../lib/api';
import { look, type Seen } from '../study/asking';
import { judge, type Lesson } from './lessons';

export class Trying {
  seen = $state.raw<Seen | null>(null);
  tried = $state.raw<string[]>([]);
  problem = $state.raw<Problem | null>(null);
  readonly game: string;
  readonly lesson: Lesson;
  private asking: AbortController | null = null;
  private first: Seen | null = null;
  /** What will have been tried once the server has answered: quick hands do not wait for it. */
  private wanted: string[] = [];

  constructor(game: string, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
  }

  get verdict(): 'well' | 'open' | 'again' {
    return judge(this.lesson.goal, this.tried);
  }

  /** Show the position after these further moves. */
  async open(tried: string[] = []): Promise<void> {
    this.asking?.abort();
    const mine = new AbortController();
    this.asking = mine;
    this.wanted = tried;
    const moves = [...this.lesson.moves, ...tried];
    const options = this.lesson.options ?? {};
    try {
      const seen = await look({ game: this.game, options, moves, at: moves.length }, mine.signal);
      if (mine.signal.aborted) return;
      if (!tried.length) this.first = seen;
      [this.seen, this.tried, this.problem] = [seen, tried, null];
    } catch (error) {
      if (mine.signal.aborted) return;
      [this.problem, this.wanted] = [error as Problem, this.tried];
    }
  }

  /** Begin again, at once: how it began is known. */
  again(): void {
    this.asking?.abort();
    [this.seen, this.tried, this.wanted, this.problem] = [this.first, [], [], null];
  }

  play(token: string): Promise<void> {
    return this.open([...this.wanted, token]);
  }

  close(): void {
    this.asking?.abort();
  }
}
