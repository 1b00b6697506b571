import { expect, test } from 'vitest';
import { levelBeside } from './levels';

const LEVELS = ['easy', 'medium', 'hard'];

test('a level easier and a level harder', () => {
  expect(levelBeside(LEVELS, 'medium', -1)).toBe('easy');
  expect(levelBeside(LEVELS, 'medium', 1)).toBe('hard');
});

test('below the weakest and above the strongest there is none', () => {
  expect(levelBeside(LEVELS, 'easy', -1)).toBe('');
  expect(levelBeside(LEVELS, 'hard', 1)).toBe('');
  expect(levelBeside(LEVELS, '', 1)).toBe('');
});
