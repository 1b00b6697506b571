import { expect, test } from 'vitest';
import { explained, levelsOf, stacksOf } from './stacks';

test('each piece of a stack keeps its own face', () => {
  expect(stacksOf(['Sa1', 'Hb2', 'DHa1', 'starts=2', 'Sb2!'])).toEqual({ a1: 'SSH', b2: 'HS' });
});

test('a double has another face below', () => {
  expect(levelsOf('DS')).toBe('HS');
  expect(levelsOf('H')).toBe('H');
});

test('a place that the moves do not explain is drawn as it looks', () => {
  expect(explained('SH', 'H', 2)).toBe('SH');
  expect(explained(undefined, 'S', 2)).toBe('SS');
  expect(explained('SH', 'S', 3)).toBe('SSS');
});
