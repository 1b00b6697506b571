import { expect, test } from 'vitest';
import { routeOf } from './route';

test.each([
  ['/', 'shelf'],
  ['/lobby', 'lobby'],
  ['/games', 'games'],
  ['/game/q4', 'game'],
  ['/table/QdoCFIleROIoUU2C', 'table'],
  ['/review', 'review'],
  ['/review/QdoCFIleROIoUU2C', 'review'],
  ['/review/QdoCFIleROIoUU2C/2', 'review'],
  ['/learn/flip/trays', 'learn'],
  ['/puzzles', 'puzzles'],
  ['/puzzles/plus4-3ff3d72a64', 'puzzles'],
  ['/puzzles/daily/2026-11-18', 'puzzles'],
  ['/puzzles/course/flip', 'puzzles'],
])('%s is the screen %s', (path, screen) => {
  expect(routeOf(path).screen).toBe(screen);
});

test('a review names the match of a table', () => {
  expect(routeOf('/review/QdoCFIleROIoUU2C/2')).toMatchObject({ match: 2 });
  expect(routeOf('/review/QdoCFIleROIoUU2C')).toMatchObject({ match: null });
});

test.each([
  '/nowhere',
  '/game/q4/more',
  '/table/QdoC',
  '/table/QdoCFIleROIoUU2C/2',
  '/review/QdoC',
  '/review/QdoCFIleROIoUU2C/0',
  '/review/QdoCFIleROIoUU2C/last',
  '/puzzles/plus4-3ff3d72a64/more',
  '/%E0%A4%A',
  '/table/%E0',
])('%s leads nowhere, and that is a screen too', (path) =>
  expect(routeOf(path)).toEqual({ screen: 'lost' }),
);
