/** The keyboard at the launchers: keys aim, throw and call; letters are answered. */

import { READINGS, TIMES, type Reading } from '../../boards/keys';
import { announce } from '../../lib/announce.svelte';
import { t } from '../../lib/words.svelte';
import { strokeOf } from './hands';
import type { Hand } from './launching.svelte';

interface Launchers {
  /** Whose launchers are at this screen. */
  seats: () => readonly number[];
  /** The hands of both seats. */
  hands: readonly Hand[];
  ready: (seat: number) => boolean;
  callable: (seat: number) => boolean;
  call: (seat: number) => void;
  /** What a letter is answered, and where a hand aims. */
  answer: (what: Reading) => string;
  aimed: (hand: Hand) => string;
  /** One throw back or forth, and back to the present. */
  step: (by: -1 | 1) => void;
  leave: () => void;
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, input, a, select, summary');
}

/** Hear the keys that are pressed inside an element, until the answer is called. */
export function listenTo(element: HTMLElement, launchers: Launchers): () => void {
  const down = (event: KeyboardEvent) => keydown(event, launchers);
  const up = (event: KeyboardEvent) => keyup(event, launchers);
  element.addEventListener('keydown', down);
  element.addEventListener('keyup', up);
  return () => {
    element.removeEventListener('keydown', down);
    element.removeEventListener('keyup', up);
  };
}

function keydown(event: KeyboardEvent, launchers: Launchers): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const asked = READINGS[event.key.toLowerCase()];
  if (asked) announce(launchers.answer(asked));
  const by = TIMES[event.key];
  if (by) launchers.step(by);
  if (event.key === 'Escape') launchers.leave();
  const stroke = strokeOf(event, launchers.seats());
  if (!stroke || (stroke.does !== 'call' && onControl(event.target))) return;
  event.preventDefault();
  const hand = launchers.hands[stroke.seat - 1]!;
  if (stroke.does === 'throw') {
    if (!event.repeat && launchers.ready(stroke.seat)) hand.pull(event.timeStamp);
  } else if (stroke.does !== 'call') hand.move(stroke.does, stroke.way, event.timeStamp);
  else if (!event.repeat) call(stroke.seat, launchers);
}

function call(seat: number, { callable, call }: Launchers): void {
  if (callable(seat)) call(seat);
  else announce(t('flip-no-call'));
}

function keyup(event: KeyboardEvent, { seats, hands, aimed }: Launchers): void {
  const stroke = strokeOf(event, seats());
  if (!stroke) return;
  const hand = hands[stroke.seat - 1]!;
  if (stroke.does === 'throw' || stroke.does === 'call') hand.letGo(event.timeStamp);
  else {
    hand.move(stroke.does, 0, event.timeStamp);
    if (!onControl(event.target)) announce(aimed(hand));
  }
  if (stroke.does === 'call') event.preventDefault();
}
