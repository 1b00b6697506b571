import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { COUNTS, judge, TAUGHT, type Lesson } from './lessons';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const lessons = (game: string) => JSON.parse(read(`lessons/${game}.json`)) as Lesson[];

test('every game of the shelf is taught', () => {
  const files = readdirSync(new URL('lessons/', import.meta.url));
  expect(files.sort()).toEqual(TAUGHT.map((game) => `${game}.json`).sort());
  for (const game of TAUGHT) expect(lessons(game)).toHaveLength(COUNTS[game]!);
});

test.each(['en', 'fr'])('every lesson has its words in %s', (language) => {
  for (const game of TAUGHT) {
    const words = read(`../words/${language}/lessons-${game}.ftl`);
    const known = new FluentResource(words).body.map(({ id }) => id);
    for (const { id } of lessons(game)) {
      for (const part of ['title', 'text', 'task', 'well']) {
        expect(known).toContain(`lesson-${game}-${id}-${part}`);
      }
    }
  }
});

test('a try is solved, on the way, or to be tried again', () => {
  expect(judge('any', [])).toBe('open');
  expect(judge('any', ['4'])).toBe('well');
  expect(judge(['4'], ['4'])).toBe('well');
  expect(judge(['4'], ['5'])).toBe('again');
  expect(judge(['D5 6', 'D5 2'], ['D5'])).toBe('open');
  expect(judge(['D5 6', 'D5 2'], ['D5', '2'])).toBe('well');
  expect(judge(['D5 6', 'D5 2'], ['D5', '1'])).toBe('again');
  expect(judge(['D5 6'], ['D'])).toBe('again');
});
