import { expect, test } from 'vitest';
import type { View } from './api';
import { endedRound } from './ended';

function table(phase: string, round: number, ended: number): View {
  return { phase, match: { round }, last_round: { round: ended } } as unknown as View;
}

test('between two rounds the ended one stands on the table', () => {
  expect(endedRound(table('between', 1, 1))?.round).toBe(1);
});

test('a round in play hides the one before it', () => {
  expect(endedRound(table('playing', 2, 1))).toBeNull();
});

test('a match that was given up shows the round in which it was', () => {
  expect(endedRound(table('over', 2, 1))).toBeNull();
  expect(endedRound(table('over', 2, 2))?.round).toBe(2);
});
