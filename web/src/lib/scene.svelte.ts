/** What stands on the table to be looked at: the round in play, or the one that has just ended.
 *
 * A finished round stays until somebody has looked at it; a running clock does not wait for long.
 */

import type { RoundView, View } from './api';

const TIMED_LOOK = 4_000;

/** Whether nobody waits for anybody: the next round has begun for all. */
function isRace(view: View | null): boolean {
  return view?.phase === 'playing' && view.match?.to_move === null;
}

export class Scene {
  private looked = $state(-1);
  private first = true;
  private readonly view: () => View | null;

  constructor(view: () => View | null) {
    this.view = view;
    $effect(() => this.arrive(view()));
    $effect(() => {
      const seen = view();
      if (!this.ended || !(seen?.clock.left.length || isRace(seen))) return;
      const timer = setTimeout(() => this.next(), TIMED_LOOK);
      return () => clearTimeout(timer);
    });
  }

  /** Whoever comes in the middle of a round sees that round. */
  private arrive(view: View | null): void {
    if (!view) return;
    if (this.first && view.phase === 'playing') this.looked = view.last_round?.round ?? -1;
    if (!view.last_round) this.looked = -1;
    this.first = false;
  }

  /** The finished round that stands there; null while one is played. */
  get ended(): RoundView | null {
    const view = this.view();
    const last = view?.last_round;
    if (!view?.match || !last) return null;
    if (view.phase === 'over') return last.round === view.match.round ? last : null;
    return last.round > this.looked ? last : null;
  }

  /** On to the round in play. */
  next(): void {
    this.looked = this.view()?.last_round?.round ?? -1;
  }
}
