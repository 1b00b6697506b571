/** The end of a round or match before the eyes of whoever looks: its sound and its celebration. */

import { untrack } from 'svelte';
import type { MatchView, View } from './api';
import { onceTraced } from './endAnimation';
import { feeling } from './outcome';
import { reducedMotion } from './settings.svelte';
import { play as ring } from './sound';

interface Watched {
  view: View;
  match: MatchView;
  result: View['result'];
}

export class Ending {
  readonly #watched: () => Watched;
  /** How it ended before one came. */
  readonly #before: string;
  /** The same ending sounds once, however often the view comes. */
  readonly #key = $derived.by(() => {
    const { match, result } = this.#watched();
    return result ? `${match.round} ${result.reason} ${result.winners.join()}` : '';
  });
  /** Whether it has ended while somebody looked: only then it is animated. */
  readonly fresh = $derived.by(() => this.#key !== '' && this.#key !== this.#before);
  /** How it ended for whoever looks; null while it goes on. */
  readonly mood = $derived.by(() => {
    const { view, result } = this.#watched();
    return result ? feeling(view, result) : null;
  });
  celebrating = $state(false);

  constructor(watched: () => Watched) {
    this.#watched = watched;
    this.#before = untrack(() => this.#key);
    $effect(() => {
      this.celebrating = false;
      if (!this.fresh) return;
      return onceTraced(() => {
        if (!this.mood) return;
        ring(this.mood);
        this.celebrating = this.mood === 'win' && !reducedMotion();
      });
    });
  }
}
