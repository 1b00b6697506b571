import { expect, test } from 'vitest';
import { picturedIn } from './sheet';
import { EMPTY, grown, told } from './tree';

test('a short line is printed move by move, a long one in even steps with its end', () => {
  const moves = [...'1234567'];
  expect(picturedIn(EMPTY, moves)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const long = Array.from({ length: 41 }, () => '1');
  expect(picturedIn(EMPTY, long)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 41]);
});

test('a position about which something is said is always printed', () => {
  const long = Array.from({ length: 40 }, () => '1');
  const tree = told(grown(EMPTY, long), long.slice(0, 5), { comment: 'Here.' });
  expect(picturedIn(tree, long)).toContain(5);
});
