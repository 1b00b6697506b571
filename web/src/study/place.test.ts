import { expect, test } from 'vitest';
import { placeFrom, queryOf } from './place';

test('an address names a game, its options and its moves', () => {
  const place = placeFrom('?game=morris&mode=rounds&target=5&moves=B3+4&first=2');
  expect(place).toEqual({
    game: 'morris',
    options: { mode: 'rounds', target: 5, first: 2 },
    moves: ['B3', '4'],
    at: 2,
  });
});

test('an address reads back to itself', () => {
  for (const query of [
    '?game=morris',
    '?game=puissance4&pop_out=true&five=false&moves=4+x4',
    '?game=puissance4&round=3&starter=2&moves=4+4+5&at=1',
    '?game=puissance4&study=abc123&chapter=2&moves=4+4+5&at=1',
  ]) {
    expect(queryOf(placeFrom(query)!)).toBe(query);
  }
});

test('an address without a game names no place, and a wrong number none', () => {
  expect(placeFrom('')).toBeNull();
  expect(placeFrom('?moves=4')).toBeNull();
  expect(placeFrom('?game=morris&at=99&round=x')).toEqual({
    game: 'morris',
    options: {},
    moves: [],
    at: 0,
  });
});
