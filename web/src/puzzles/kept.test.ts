import { afterEach, expect, test, vi } from 'vitest';
import { addKept, counted, daysInRow, keep, kept, today } from './kept';

const strength = { rating: 1103.6, deviation: 200, volatility: 0.06 };
const memory = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, text: string) => memory.set(key, text),
});
afterEach(() => memory.clear());

test('what counted is there again', () => {
  const once = counted(kept(), 'plus4-1', true, strength, '2026-11-18');
  keep(counted(once, 'plus4-2', true, strength, '2026-11-19'));
  expect(kept()).toMatchObject({ done: ['plus4-1', 'plus4-2'], run: 2, longest: 2, strength });
  expect(kept().course.at(-1)).toEqual({ rating: 1104, day: '2026-11-19' });
  keep(counted(kept(), 'plus4-3', false, strength));
  expect(kept()).toMatchObject({ run: 0, longest: 2 });
});

test.each(['', 'null', '[]', '7', '{"done": 3}', '{"strength": {"rating": "high"}}', '{'])(
  'whatever else lies there is nothing: %s',
  (text) => {
    memory.set('quatuor.puzzles', text);
    expect(kept()).toMatchObject({ done: [], course: [], run: 0 });
  },
);

test('days in a row end where one is missing, and go on until midnight', () => {
  const course = ['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => ({ day, rating: 1 }));
  expect(daysInRow({ course }, '2026-03-01')).toBe(3);
  expect(daysInRow({ course }, '2026-03-02')).toBe(3);
  expect(daysInRow({ course }, '2026-03-03')).toBe(0);
  expect(daysInRow({ course: course.slice(1) }, '2026-03-01')).toBe(2);
});

test('the day is the same everywhere', () => {
  expect(today(new Date('2026-11-18T23:30:00-02:00'))).toBe('2026-11-19');
  expect(today(new Date('2026-11-19T13:00:00+14:00'))).toBe('2026-11-18');
});

test('a saved copy is taken over where more has counted in it than here', () => {
  keep(counted(kept(), 'plus4-1', true, strength));
  const copy = counted(kept(), 'plus4-2', true, strength);
  addKept(JSON.parse(JSON.stringify(copy)));
  expect(kept().done).toEqual(['plus4-1', 'plus4-2']);
  addKept({ done: ['plus4-3'] });
  addKept({ done: 3 });
  addKept(undefined);
  expect(kept()).toMatchObject({ done: ['plus4-1', 'plus4-2'], longest: 2 });
});
