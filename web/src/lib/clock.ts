/** Clocks: what is left for each seat at this moment. */

import type { View } from './api';
import { serverNow } from './connection.svelte';
import { spoken } from './words.svelte';

/** Milliseconds left for each seat now; empty where nobody is hurried. */
export function timeLeft({ clock }: View, now = serverNow()): number[] {
  const spent = Math.max(now - clock.at, 0);
  return clock.left.map((left, at) =>
    at + 1 === clock.running ? Math.max(left - spent, 0) : left,
  );
}

function tenths(seconds: number): string {
  const exactly = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(spoken(), exactly).format(seconds);
}

/** 4:05, 1:02:03, or the tenths of the last ten seconds. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) return tenths(Math.floor(milliseconds / 100) / 10);
  const all = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
