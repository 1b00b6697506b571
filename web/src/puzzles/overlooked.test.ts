import { afterEach, expect, test, vi } from 'vitest';
import { addOverlooked, countsOf, overlook, overlooked } from './overlooked';

const memory = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, text: string) => memory.set(key, text),
});
afterEach(() => memory.clear());

test('games and missed puzzles are counted by theme, the most frequent first', () => {
  overlook('games', 'one', ['row', 'slanted', 'slanted']);
  overlook('puzzles', 'plus4-1', ['moves-2', 'endgame', 'slanted', 'zugzwang', 'row']);
  expect(countsOf(overlooked())).toEqual([
    { theme: 'slanted', games: 2, puzzles: 1 },
    { theme: 'row', games: 1, puzzles: 1 },
    { theme: 'zugzwang', games: 0, puzzles: 1 },
  ]);
});

test('a game that is reviewed once more counts once', () => {
  overlook('games', 'one', ['row']);
  overlook('games', 'one', ['far']);
  expect(countsOf(overlooked())).toEqual([{ theme: 'far', games: 1, puzzles: 0 }]);
});

test('a saved copy adds what is not known here', () => {
  overlook('games', 'one', ['row']);
  addOverlooked({ games: { one: ['far'], two: ['column'] }, puzzles: 7 });
  expect(overlooked()).toEqual({ games: { two: ['column'], one: ['row'] }, puzzles: {} });
});

test.each(['', 'null', '[]', '7', '{"games": [3]}', '{"puzzles": {"one": 1}}', '{'])(
  'whatever else lies there is nothing: %s',
  (text) => {
    memory.set('quatuor.overlooked', text);
    expect(countsOf(overlooked())).toEqual([]);
  },
);
