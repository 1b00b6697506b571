import { beforeAll, expect, test } from 'vitest';
import { unpacked } from './packing';
import { linkTo } from './sharing';
import { EMPTY, told } from './tree';

const place = { game: 'morris', options: {}, moves: ['4'], at: 1, kept: 'abc', chapter: 2 };
const bookWith = (comment: string) => ({
  name: '',
  chapters: [{ name: '', game: 'morris', options: {}, tree: told(EMPTY, [], { comment }) }],
});

beforeAll(() => {
  globalThis.location ??= { href: 'https://room.example/study' } as Location;
});

test('a link holds the study itself, not its name on this device', async () => {
  const link = (await linkTo(place, bookWith('So.')))!;
  const [address, packed] = link.split('#study=2.');
  expect(address).toMatch(/\/study\?game=morris&moves=4$/);
  expect(JSON.parse(await unpacked(packed!))).toMatchObject({ chapters: [{ comment: 'So.' }] });
});

test('a study that no link can hold has none', async () => {
  const more = Array.from(crypto.getRandomValues(new Uint8Array(9000)), (byte) =>
    byte.toString(16),
  );
  expect(await linkTo(place, bookWith(more.join('')))).toBeNull();
});
