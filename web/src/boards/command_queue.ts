/** Keys that come faster than answers: what is pressed while a move is on its way waits for it. */

import { tick } from 'svelte';

const MOST = 16;

export class CommandQueue<Command> {
  /** Whether a move is on its way. */
  waiting = false;
  private held: Command[] = [];
  private readonly obey: (command: Command) => void;

  constructor(obey: (command: Command) => void) {
    this.obey = obey;
  }

  /** Obey now, or as soon as the board shows what came of the moves before. */
  press(command: Command): void {
    if (!this.waiting) this.obey(command);
    else if (this.held.length < MOST) this.held.push(command);
  }

  /** A move is on its way; if it is refused, what was meant to follow it is forgotten. */
  async until(answer: unknown): Promise<void> {
    this.waiting = true;
    try {
      await answer;
    } catch {
      this.held = [];
    }
    await tick();
    this.waiting = false;
    while (!this.waiting && this.held.length > 0) this.obey(this.held.shift()!);
  }
}
