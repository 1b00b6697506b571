import { beforeEach, expect, test, vi } from 'vitest';
import { Coursing, starsKept } from './coursing.svelte';

const COURSE = {
  game: 'a-game',
  tokens: 3,
  targets: [
    { cell: 'x1', rating: 1000 },
    { cell: 'x2', rating: 1200 },
  ],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test.each([
  [[], 3],
  [['miss'], 2],
  [['x2', 'tray'], 1],
])('after the misses %j a hit is worth %i stars', (misses, stars) => {
  const coursing = new Coursing(COURSE);
  misses.forEach((place) => coursing.landed(place));
  expect(coursing.state).toBe('open');
  coursing.landed('x1');
  expect(coursing).toMatchObject({ state: 'hit', worth: stars, total: stars, most: 6 });
  expect(starsKept('a-game')).toEqual({ x1: stars });
});

test('three misses are the end of a target until it is tried again', () => {
  const coursing = new Coursing(COURSE);
  ['miss', 'miss', 'miss'].forEach((place) => coursing.landed(place));
  expect(coursing).toMatchObject({ state: 'missed', left: 0, total: 0 });
  coursing.go(0);
  expect(coursing).toMatchObject({ state: 'open', left: 3 });
});

test('the most stars of a target stay, and who comes back goes on at the first without any', () => {
  const coursing = new Coursing(COURSE);
  coursing.landed('x1');
  coursing.go(0);
  coursing.landed('miss');
  coursing.landed('x1');
  expect(starsKept('a-game')).toEqual({ x1: 3 });
  expect(new Coursing(COURSE)).toMatchObject({ at: 1, total: 3, isLast: true });
});

test.each(['null', '7', '{', '{"a-game": null}', '{"a-game": 3}'])(
  'whatever is kept, here %s, a course begins',
  (kept) => {
    localStorage.setItem('quatuor.courses', kept);
    expect(new Coursing(COURSE)).toMatchObject({ at: 0, total: 0 });
  },
);
