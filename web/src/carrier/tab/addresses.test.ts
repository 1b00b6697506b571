import { expect, test } from 'vitest';
import { addresses, placeIn } from './addresses';

test.each([
  ['', '/', ''],
  ['#/', '/', ''],
  ['#/table/some-name', '/table/some-name', ''],
  ['#/study?game=q4&moves=1a1+2b2', '/study', '?game=q4&moves=1a1+2b2'],
  ['#/study?game=q4#study=abc', '/study', '?game=q4'],
])('the address %s is the screen %s with the query %s', (hash, path, query) => {
  expect(placeIn(hash)).toEqual({ path, query });
});

test('the address of a screen leads to that screen', () => {
  const path = '/review/some-name/2?at=3';
  const hash = addresses.of(path);
  expect(addresses.leadsTo({ hash } as HTMLAnchorElement)).toBe(path);
});
