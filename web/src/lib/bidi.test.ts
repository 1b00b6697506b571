import { expect, test } from 'vitest';
import { isolated, namesInRow } from './bidi';

test('a name that runs from right to left is isolated, once', () => {
  const yossi = '\u05d9\u05d5\u05e1\u05d9';
  expect(isolated(yossi)).toBe(`\u2068${yossi}\u2069`);
  expect(isolated(isolated(yossi))).toBe(isolated(yossi));
});

test('other names stay as they are', () => {
  expect(namesInRow(['Zoé', 'Bob'])).toBe('Zoé, Bob');
});
