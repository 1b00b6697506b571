import { existsSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { gameNames } from '../lib/games';
import { LANGUAGES } from '../lib/languages';
import { judge, taughtGames, type Lesson } from './lessons';

const file = (game: string, name: string) => new URL(`../games/${game}/${name}`, import.meta.url);
const read = (game: string, name: string) => readFileSync(file(game, name), 'utf8');
const lessons = (game: string) => JSON.parse(read(game, 'lessons.json')) as Lesson[];
const TAUGHT = gameNames().filter((game) => existsSync(file(game, 'lessons.json')));

test('every game of the shelf is taught', async () => {
  const counted = TAUGHT.map((game) => ({ game, count: lessons(game).length }));
  expect(TAUGHT).toEqual(gameNames());
  expect(await taughtGames()).toEqual(counted);
});

test.each(LANGUAGES)('every lesson has its words in %s', (language) => {
  for (const game of TAUGHT) {
    const files = [`words/${language}.ftl`, `words/${language}.lessons.ftl`];
    const words = files.filter((name) => existsSync(file(game, name)));
    const known = words.flatMap((name) =>
      new FluentResource(read(game, name)).body.map(({ id }) => id),
    );
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
