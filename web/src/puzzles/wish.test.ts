import { expect, test } from 'vitest';
import { ANY, choiceFrom, near, queryOf } from './wish';

test('a choice stands in the address', () => {
  const choice = { game: 'plus4', kind: '', theme: 'row', strength: 'harder' } as const;
  expect(queryOf(choice)).toBe('?game=plus4&theme=row&strength=harder');
  expect(choiceFrom(queryOf(choice))).toEqual(choice);
  expect(queryOf(ANY)).toBe('');
  expect(choiceFrom('?strength=none')).toEqual(ANY);
});

test('how hard a puzzle is follows the strength', () => {
  expect(near(1203.4, 'suits')).toBe(1203);
  expect(near(1203.4, 'easier')).toBeLessThan(1203);
  expect(near(1203.4, 'harder')).toBeGreaterThan(1203);
});
