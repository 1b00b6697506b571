import { expect, test } from 'vitest';
import { feelAt } from './feel';

const BOARD = ['-- -- -- S2', '-- -- H1 --', '-- H2 -- --', 'S1 -- -- --'];

test('a hand finds faces and heights where they are', () => {
  expect(feelAt(BOARD, 'a1')).toEqual({ face: 'solid', height: 1 });
  expect(feelAt(BOARD, 'b2')).toEqual({ face: 'holed', height: 2 });
  expect(feelAt(BOARD, 'd4')).toEqual({ face: 'solid', height: 2 });
  expect(feelAt(BOARD, 'a4')).toEqual({ face: 'empty', height: 0 });
});
