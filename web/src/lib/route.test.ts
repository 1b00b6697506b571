import { expect, test } from 'vitest';
import { routeOf } from './route';

test.each([
  ['/', 'shelf'],
  ['/lobby', 'lobby'],
  ['/game/q4', 'game'],
  ['/table/QdoCFIleROIoUU2C', 'table'],
  ['/review', 'review'],
  ['/review/QdoCFIleROIoUU2C', 'review'],
  ['/learn/flip/trays', 'learn'],
])('%s is the screen %s', (path, screen) => {
  expect(routeOf(path).screen).toBe(screen);
});

test.each(['/nowhere', '/game/q4/more', '/table/QdoC', '/review/QdoC', '/%E0%A4%A', '/table/%E0'])(
  '%s leads nowhere, and that is a screen too',
  (path) => expect(routeOf(path)).toEqual({ screen: 'lost' }),
);
