import { expect, test } from 'vitest';
import { typed } from './choosing';
import { motionOf } from './gravity';

test('typed moves do not mind case and blanks', () => {
  expect(typed(['DSb3', 'Sb3'], ' dsB3')).toBe('DSb3');
  expect(typed(['4'], '5')).toBeNull();
});

test('every motion is over in less than 350 milliseconds', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 300, y: 400 },
  ];
  const moves = [
    { kind: 'fall' },
    { kind: 'sink', from: '1,2' },
    { kind: 'slide', from: '1a1' },
    { kind: 'out' },
    { kind: 'crushed' },
  ] as const;
  for (const move of moves) expect(motionOf(move, from, to, 0, 400).duration).toBeLessThan(350);
});
