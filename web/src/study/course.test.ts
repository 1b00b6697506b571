import { expect, test } from 'vitest';
import type { Reviewed, Worth } from './asking';
import { courseOf, settledFrom } from './course';

const worth = (value: Worth['value'], estimate?: number): Worth => ({
  player: 1,
  proved: value !== 'estimate',
  value,
  ...(estimate === undefined ? {} : { estimate }),
});
const ply = (at: number, before: Worth): Reviewed => ({
  kind: 'ply',
  total: 4,
  at,
  player: (at % 2) + 1,
  before,
});
const BACKWARDS = [
  ply(3, worth('loss')),
  ply(2, worth('win')),
  ply(1, worth('loss')),
  ply(0, worth('estimate', 0.2)),
];

test('of two sides every value is told for the side of player 1', () => {
  const points = courseOf(BACKWARDS, true);
  expect(points.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  expect(points.map(({ value }) => value)).toEqual([0.2, 1, 1, 1]);
});

test('of more sides every value is told for whose turn it was', () => {
  expect(courseOf(BACKWARDS, false).map(({ value }) => value)).toEqual([0.2, -1, 1, -1]);
});

test('a game is settled where nothing proved changes any more', () => {
  expect(settledFrom(courseOf(BACKWARDS, true))).toBe(1);
  expect(settledFrom(courseOf(BACKWARDS.slice(0, 1), true))).toBeNull();
  expect(settledFrom([])).toBeNull();
});
