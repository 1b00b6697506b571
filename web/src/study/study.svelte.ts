/** A position that somebody studies: moves to play, take back and play again, and their values. */

import { Problem } from '../lib/api';
import { analyse, look, type Finding, type Seen } from './asking';
import type { Place } from './place';

/** The place with each move apart, where an address has run them together: `444` is three. */
function spelt(place: Place, { moves }: Seen): Place {
  if (moves.length <= place.at) return place;
  return { ...place, moves: [...moves, ...place.moves.slice(place.at)], at: moves.length };
}

/** Answers that are remembered. */
const REMEMBERED = 500;

export class Study {
  place = $state.raw<Place>({ game: '', options: {}, moves: [], at: 0 });
  seen = $state.raw<Seen | null>(null);
  finding = $state.raw<Finding | null>(null);
  thinking = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Whether every new position is analysed. */
  values = $state(false);
  seconds = $state(2);
  private looking: AbortController | null = null;
  /** Where one will be once the server has answered: quick hands do not wait for it. */
  wanted = $state.raw<Place>(this.place);
  /** What was found in this study: whoever goes back and forth does not wait again. */
  private found = new Map<string, Finding>();
  private searching: AbortController | null = null;
  private moved: (place: Place) => Place | void;

  /** `moved` is told of every change of place, and may say which moves are known to follow. */
  constructor(moved: (place: Place) => Place | void = () => undefined) {
    this.moved = moved;
  }

  /** Go to a place; what was there before stays on the screen until the new one is known. */
  async open(place: Place): Promise<void> {
    this.stop();
    this.looking?.abort();
    const mine = new AbortController();
    this.looking = mine;
    this.wanted = place;
    try {
      const seen = await look(place, mine.signal);
      if (mine.signal.aborted) return;
      const told = spelt(place, seen);
      [this.place, this.seen, this.finding, this.problem] = [told, seen, null, null];
      this.wanted = told;
      const known = this.moved(told);
      if (known) this.place = this.wanted = known;
      if (this.values) void this.analyse();
    } catch (error) {
      if (mine.signal.aborted) return;
      [this.problem, this.wanted] = [error as Problem, this.place];
    }
  }

  play(token: string): Promise<void> {
    const { moves: known, at } = this.wanted;
    const moves = known[at] === token ? known : [...known.slice(0, at), token];
    return this.open({ ...this.wanted, moves, at: at + 1 });
  }

  step(to: number): Promise<void> {
    const at = Math.max(0, Math.min(to, this.wanted.moves.length));
    return at === this.wanted.at ? Promise.resolve() : this.open({ ...this.wanted, at });
  }

  /** Write the best line down as the moves that come next. */
  follow(line: readonly string[]): Promise<void> {
    const { at } = this.place;
    const moves = [...this.place.moves.slice(0, at), ...line];
    return this.open({ ...this.place, moves, at: at + 1 });
  }

  private get question(): string {
    const { game, options, moves, at, round, starter, absent } = this.place;
    const begun = [game, options, round, starter, absent];
    return JSON.stringify([begun, moves.slice(0, at), this.seconds]);
  }

  /** Ask what the moves are worth, for so many seconds at most. */
  async analyse(): Promise<void> {
    this.stop();
    if (!this.seen?.searchable || this.seen.result || !this.seen.match.legal.length) return;
    const known = this.found.get(this.question);
    if (known) return void (this.finding = known);
    const [mine, question] = [new AbortController(), this.question];
    this.searching = mine;
    this.thinking = true;
    try {
      const found = await analyse(this.place, this.seconds, mine.signal);
      if (mine.signal.aborted) return;
      this.finding = found;
      if (this.found.size < REMEMBERED) this.found.set(question, found);
    } catch (error) {
      if (!mine.signal.aborted) this.problem = error as Problem;
    } finally {
      if (this.searching === mine) this.thinking = false;
    }
  }

  /** Stop thinking; what is known stays. */
  stop(): void {
    this.searching?.abort();
    this.searching = null;
    this.thinking = false;
  }

  close(): void {
    this.looking?.abort();
    this.stop();
  }
}
