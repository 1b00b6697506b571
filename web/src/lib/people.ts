/** Who sits where, in words. */

import type { View } from './api';
import { namesInRow } from './bidi';
import { colourOf } from './colours';
import { listed, t } from './words.svelte';

/** Whether one person holds several seats, at one screen. */
export function sharesScreen(view: View): boolean {
  return view.yours.length > 1;
}

/** Whether a player has left the match, in which the others play on. */
export function hasLeft(view: View, seat: number): boolean {
  return view.phase !== 'gathering' && Boolean(view.match?.gone.includes(seat));
}

/** The seats of whoever looks that have a part in the match. */
export function stayingOf(view: View): number[] {
  return view.yours.filter((seat) => !hasLeft(view, seat));
}

/** Several players where a sentence begins with them: “Red, Blue and Green”. */
export function namesOf(view: View, seats: readonly number[]): string {
  return listed(seats.map((seat, at) => nameOf(view, seat, at === 0 ? 'first' : 'within')));
}

/** The same in the middle of a sentence. */
export function namesWithin(view: View, seats: readonly number[]): string {
  return listed(seats.map((seat) => nameOf(view, seat, 'within')));
}

/** The seat of whoever listens here; none where one looks on, or shares a screen or a seat. */
export function listenerOf(view: View): number | undefined {
  const [seat] = view.yours;
  const alone = seat !== undefined && view.yours.length === 1;
  return alone && view.seats[seat - 1]!.names.length === 1 ? seat : undefined;
}

/** How a seat is called in a list: a name, a computer with its level, or at a shared screen the colour. */
export function labelOf(view: View, seat: number): string {
  const there = view.seats[seat - 1];
  if (there?.kind === 'computer') return t('seat-computer', { level: t(`level-${there.level}`) });
  return nameOf(view, seat);
}

/** How a seat is called, first in a sentence or within it; of several computers each by its colour. */
export function nameOf(view: View, seat: number, place: 'first' | 'within' = 'first'): string {
  const there = view.seats[seat - 1];
  if (!there || there.kind === 'empty')
    return hasLeft(view, seat) ? colourOf(view.game, seat) : t('seat-free');
  if (there.kind === 'computer') {
    const several = view.seats.filter(({ kind }) => kind === 'computer').length > 1;
    if (several) return colourOf(view.game, seat);
    return t(place === 'first' ? 'the-computer' : 'the-computer-within');
  }
  if (there.you && sharesScreen(view)) return colourOf(view.game, seat);
  const names = namesInRow(there.names);
  const alike = view.seats.filter((other) => namesInRow(other.names) === names).length > 1;
  return alike ? `${names} (${colourOf(view.game, seat)})` : names;
}

/** Who of a seat is to act: of a team, the one whose turn it is. */
export function handOf(view: View, seat: number): string {
  const there = view.seats[seat - 1];
  const team = there?.kind === 'people' && there.names.length > 1;
  return team ? there.names[there.up]! : nameOf(view, seat);
}

/** Whoever the host may remove: everybody else who plays or looks on. */
export function guestsOf(view: View): string[] {
  const seated = view.seats.flatMap(({ names }) => names);
  const names = [...new Set([...seated, ...view.watchers])];
  return names.filter((name) => name !== view.host_name);
}

/** The seats that nobody has taken. */
export function freeSeats(view: View): number[] {
  return view.seats.flatMap((seat, at) =>
    seat.kind === 'empty' && !hasLeft(view, at + 1) ? [at + 1] : [],
  );
}
