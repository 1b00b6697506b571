import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const folder = new URL('..', import.meta.url).pathname;
const LANGUAGES = ['en', 'fr'];

/** The files of a language, by what they are called in every language. */
function filesOf(language: string): Map<string, string> {
  const own = new RegExp(`words/${language}[/.].*ftl$`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    own.test(name),
  );
  const anywhere = (name: string) => name.replace(`words/${language}`, 'words/*');
  return new Map(names.sort().map((name) => [anywhere(name), name]));
}

const files = { en: filesOf('en'), fr: filesOf('fr') } as Record<string, Map<string, string>>;
const names = [...files.en!.keys()];
const textOf = (language: string, file: string) =>
  readFileSync(`${folder}${files[language]!.get(file)!}`, 'utf8');
const ids = (language: string, file: string) =>
  new FluentResource(textOf(language, file)).body.map((message) => message.id).sort();

test('both languages have the same files', () => {
  expect([...files.fr!.keys()]).toEqual(names);
});

test.each(names)('%s has the same words in both languages', (file) => {
  expect(ids('fr', file)).toEqual(ids('en', file));
});

test.each(LANGUAGES)('no id is used twice in %s', (language) => {
  const all = names.flatMap((file) => ids(language, file));
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

test('the table and the board know the same reasons why a game ends', () => {
  const why = (file: string, prefix: string) =>
    ids('en', file)
      .filter((id) => id.startsWith(prefix))
      .map((id) => id.slice(prefix.length));
  expect(why('words/*/table.ftl', 'reason-')).toEqual(why('words/*/boards.ftl', 'board-reason-'));
});

test.each(names)('%s keeps French punctuation from standing alone', (file) => {
  const text = textOf('fr', file);
  const wrong = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .filter((line) => /\p{L} [;!?:](?:\s|$)/u.test(line));
  expect(wrong).toEqual([]);
});

test.each(names)('%s says "one" in French only of one: nought is no plural there', (file) => {
  const wrong = textOf('fr', file)
    .split('\n')
    .filter((line) => /^\s*\[one\]/.test(line) && !/\{ ?\$/.test(line));
  expect(wrong).toEqual([]);
});
