import { expect, test } from 'vitest';
import { roundAt, roundsOf } from './rounds';

test('a match is cut where its rounds begin; one that has no move yet is left out', () => {
  expect(roundsOf([0, 7, 12], 12)).toEqual([
    { number: 1, start: 0, end: 7 },
    { number: 2, start: 7, end: 12 },
  ]);
  expect(roundsOf([0], 0)).toEqual([{ number: 1, start: 0, end: 0 }]);
  expect(roundsOf([0], 3, 4)[0]!.number).toBe(4);
});

test('the last move of a round belongs to it', () => {
  const rounds = roundsOf([0, 7], 12);
  expect([0, 7, 8, 12].map((at) => roundAt(rounds, at).number)).toEqual([1, 1, 2, 2]);
});
