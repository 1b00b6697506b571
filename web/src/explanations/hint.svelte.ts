/** A hint in steps: where to look, which piece, the move, why. */

import type { Finding } from '../study/asking';

export const STEPS = ['where', 'piece', 'move', 'why'] as const;
export type Step = (typeof STEPS)[number];

/** What is known of the best move, and how much of it has been told. */
export class Hint {
  finding = $state.raw<Finding | null>(null);
  told = $state<Step[]>([]);
  thinking = $state(false);
  private ask: () => Promise<Finding>;
  private kinds: number;

  /** `kinds` is how many kinds of piece there are to choose from: with one there is nothing to tell. */
  constructor(ask: () => Promise<Finding>, kinds: number) {
    [this.ask, this.kinds] = [ask, kinds];
  }

  get best(): string {
    return this.finding?.line[0] ?? '';
  }

  get facts() {
    return this.finding?.facts?.[this.best] ?? [];
  }

  /** The next step there is; null when all is told. */
  get next(): Step | null {
    const open = STEPS.filter((step) => !this.told.includes(step));
    const useful = open.filter((step) => step !== 'piece' || this.kinds > 1);
    return useful.find((step) => step !== 'why' || this.facts.length > 0) ?? null;
  }

  /** Tell one step more. */
  async more(): Promise<Step | null> {
    if (!this.finding) {
      this.thinking = true;
      try {
        this.finding = await this.ask();
      } finally {
        this.thinking = false;
      }
    }
    const { next } = this;
    if (next) this.told = [...this.told, next];
    return next;
  }
}
