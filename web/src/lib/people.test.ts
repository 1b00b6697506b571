import { beforeEach, expect, test } from 'vitest';
import type { View } from './api';
import { LANGUAGES } from './languages';
import { nameOf, namesOf, namesWithin } from './people';
import { loadWords, t } from './words.svelte';

const view = {
  phase: 'playing',
  yours: [1],
  seats: [
    { kind: 'people', names: ['Anna'] },
    { kind: 'computer', level: 'easy', names: [] },
  ],
} as unknown as View;

beforeEach(() => loadWords('de'));

test('the computer has a capital only where a sentence begins with it', () => {
  expect(nameOf(view, 2)).toBe('Der Computer');
  expect(namesOf(view, [2, 1])).toBe('Der Computer und Anna');
  expect(namesOf(view, [1, 2])).toBe('Anna und der Computer');
  expect(namesWithin(view, [2, 1])).toBe('der Computer und Anna');
});

test.each(LANGUAGES)('%s tells a match of one round from one of several', async (language) => {
  await loadWords(language);
  for (const id of ['offer-draw-sure', 'offer-resign-sure', 'offer-resign-alone'])
    expect(t(id, { rounds: 'one' })).not.toBe(t(id, { rounds: 'many' }));
});
