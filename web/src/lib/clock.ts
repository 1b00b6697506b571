/** Clocks: what is left for each seat at this moment. */

import type { View } from './api';
import { serverNow } from './connection.svelte';

/** Milliseconds left for each seat now; empty where nobody is hurried. */
export function timeLeft({ clock }: View, now = serverNow()): number[] {
  const spent = Math.max(now - clock.at, 0);
  return clock.left.map((left, at) =>
    at + 1 === clock.running ? Math.max(left - spent, 0) : left,
  );
}

/** 4:05, 1:02:03, or the tenths of the last ten seconds. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) return (milliseconds / 1000).toFixed(1);
  const all = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
