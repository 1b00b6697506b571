import { expect, test, vi } from 'vitest';

vi.mock('./connection.svelte', () => ({ serverNow: () => 0 }));
const { clockText, timeLeft } = await import('./clock');

test.each([
  [9_940, '9.9'],
  [10_000, '0:10'],
  [65_000, '1:05'],
  [3_723_000, '1:02:03'],
])('%i milliseconds read %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});

test('only the running time grows less, and never below nothing', () => {
  const view = { clock: { left: [5_000, 5_000], running: 2, at: 1_000 } } as never;
  expect(timeLeft(view, 3_000)).toEqual([5_000, 3_000]);
  expect(timeLeft(view, 60_000)).toEqual([5_000, 0]);
});
