import { expect, test } from 'vitest';
import { packed, unpacked } from './packing';

test('a packed text is short, reads back, and needs no letter that links change', async () => {
  const moves = Array.from({ length: 300 }, (_, at) => ({ token: String((at % 7) + 1) }));
  const text = JSON.stringify({ comment: 'Où ? « là »', moves });
  const letters = await packed(text);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length / 10);
  expect(await unpacked(letters)).toBe(text);
});

test('what was cut off does not read back as something else', async () => {
  const letters = await packed('a'.repeat(500) + Math.E);
  await expect(unpacked(letters.slice(0, -4))).rejects.toThrow();
  await expect(unpacked('?!')).rejects.toThrow();
});
