import { expect, test } from 'vitest';
import { ownLink } from './pasted';

test.each([
  ['http://127.0.0.1:8000/study?game=plus4&moves=1+2', '/study?game=plus4&moves=1+2'],
  [' https://play.example/review?game=q4&moves=1a1&at=0\n', '/review?game=q4&moves=1a1&at=0'],
  ['https://play.example/study?game=q4#study=2.abc', '/study?game=q4#study=2.abc'],
  ['https://play.example/study?game=q4#elsewhere', '/study?game=q4'],
  ['https://play.example/review/abcdefgh', '/review/abcdefgh'],
  ['https://play.example/table/abcdefgh', '/table/abcdefgh'],
])('%s is a link of ours', (text, path) => {
  expect(ownLink(text)).toBe(path);
});

test.each([
  '444442',
  'https://connect4.gamesolver.org/?pos=4444',
  'https://play.example/study',
  'https://play.example/settings',
  'javascript:alert(1)',
])('%s is none', (text) => {
  expect(ownLink(text)).toBeNull();
});
