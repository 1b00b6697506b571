import { expect, test } from 'vitest';
import { tokenAt } from '../../boards/choosing';

test('where discs can only be popped, touching the column pops', () => {
  expect(tokenAt({ game: 'top10', legal: ['x2', 'x5'] }, '', '5,3')).toBe('x5');
});
