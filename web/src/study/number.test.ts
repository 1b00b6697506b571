import { expect, test } from 'vitest';
import type { Worth } from './asking';
import { bestFirst } from './number';

const proved = (value: Worth['value'], plies?: number): Worth => ({
  player: 1,
  proved: true,
  value,
  ...(plies ? { plies, exact_plies: true } : {}),
});
const guess = (estimate: number): Worth => ({
  player: 1,
  proved: false,
  value: 'estimate',
  estimate,
});

test('the best comes first: quick wins, slow wins, estimates around a draw, slow losses', () => {
  const values = {
    1: proved('loss', 2),
    2: guess(-0.5),
    3: proved('win', 7),
    4: proved('win', 1),
    5: proved('draw'),
    6: guess(0.5),
    7: proved('loss', 8),
  };
  expect(
    bestFirst(values)
      .map(([token]) => token)
      .join(''),
  ).toBe('4365271');
});
