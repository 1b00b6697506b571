import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { firstOf, LANGUAGES, ownName } from './languages';

const ids = (file: string, prefix: string) => {
  const source = readFileSync(new URL(`../words/en/${file}.ftl`, import.meta.url), 'utf8');
  const all = new FluentResource(source).body.map((message) => message.id);
  return all.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
};

test('the table and the board know the same reasons why a game ends', () => {
  expect(ids('table', 'reason-').sort()).toEqual(ids('boards', 'board-reason-').sort());
});

test('the languages stand in the order of their own names', () => {
  const names = LANGUAGES.map(ownName);
  expect(names).toContain('Français');
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
});

test('the first language that is ours is found among those that are wanted', () => {
  expect(firstOf(['xx', 'fr-CA', 'en'])).toBe('fr');
  expect(firstOf(['EN-gb'])).toBe('en');
  expect(firstOf(['frx', ''])).toBeUndefined();
});

type Rules = { plurals: Record<string, string> };
const facts = import.meta.glob<Rules>('../../../src/quatuor/languages/*.json', {
  eager: true,
  import: 'default',
});

/** Millions have a form of their own in some languages: nothing here is counted so far. */
test.each(LANGUAGES)('the forms of %s are those that browsers know', (language) => {
  const plurals = new Intl.PluralRules(language);
  const found = new Set(Array.from({ length: 1001 }, (_, number) => plurals.select(number)));
  const { plurals: rules } = facts[`../../../src/quatuor/languages/${language}.json`]!;
  expect([...Object.keys(rules), 'other'].sort()).toEqual([...found].sort());
});
