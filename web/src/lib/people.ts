/** Who sits where, in words. */

import type { View } from './api';
import { colourOf } from './colours';
import { t } from './words.svelte';

/** Whether one person holds several seats, at one screen. */
export function sharesScreen(view: View): boolean {
  return view.yours.length > 1;
}

/** How a seat is called: a name, a level, or at a shared screen the colour. */
export function nameOf(view: View, seat: number): string {
  const there = view.seats[seat - 1];
  if (!there || there.kind === 'empty') return t('seat-free');
  if (there.kind === 'computer') return t('seat-computer', { level: t(`level-${there.level}`) });
  if (there.you && sharesScreen(view)) return colourOf(view.game, seat);
  const names = there.names.join(', ');
  const alike = view.seats.filter((other) => other.names.join(', ') === names).length > 1;
  return alike ? `${names} (${colourOf(view.game, seat)})` : names;
}

/** Who of a seat is to act: of a team, the one whose turn it is. */
export function handOf(view: View, seat: number): string {
  const there = view.seats[seat - 1];
  const team = there?.kind === 'people' && there.names.length > 1;
  return team ? there.names[there.up]! : nameOf(view, seat);
}

/** The seats that nobody has taken. */
export function freeSeats(view: View): number[] {
  return view.seats.flatMap((seat, at) => (seat.kind === 'empty' ? [at + 1] : []));
}
