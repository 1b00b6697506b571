import { readFileSync, readdirSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const folder = new URL('../words/', import.meta.url);
const read = (language: string, file: string) =>
  new FluentResource(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
const ids = (language: string, file: string) =>
  read(language, file)
    .body.map((message) => message.id)
    .sort();
const files = readdirSync(new URL('en/', folder));

test('both languages have the same files', () => {
  expect(readdirSync(new URL('fr/', folder))).toEqual(files);
});

test.each(files)('%s has the same words in both languages', (file) => {
  expect(ids('fr', file)).toEqual(ids('en', file));
});

test.each(['en', 'fr'])('no id is used twice in %s', (language) => {
  const all = files.flatMap((file) => ids(language, file));
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

test('the table and the board know the same reasons why a game ends', () => {
  const why = (file: string, prefix: string) =>
    ids('en', file)
      .filter((id) => id.startsWith(prefix))
      .map((id) => id.slice(prefix.length));
  expect(why('table.ftl', 'reason-')).toEqual(why('boards.ftl', 'board-reason-'));
});

test.each(files)('%s keeps French punctuation from standing alone', (file) => {
  const text = readFileSync(new URL(`fr/${file}`, folder), 'utf8');
  const wrong = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .filter((line) => /\p{L} [;!?:](?:\s|$)/u.test(line));
  expect(wrong).toEqual([]);
});
