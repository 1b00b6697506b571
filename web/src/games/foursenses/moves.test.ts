import { expect, test, vi } from 'vitest';

vi.mock('../../lib/words.svelte', () => ({
  t: (id: string, values: Record<string, string> = {}) => `${id}${JSON.stringify(values)}`,
}));
vi.mock('../../lib/colours', () => ({ colourOf: (_game: string, player: number) => `P${player}` }));

const { tokenWords } = await import('../../moves/tokens');

test('an announced move is told as a move with its announcement', () => {
  expect(tokenWords('foursenses', 'DSb2!')).toContain('move-double-solid');
  expect(tokenWords('foursenses', 'DSb2!')).toMatch(/^move-announced/);
});
