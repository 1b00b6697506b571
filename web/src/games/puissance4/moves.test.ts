import { expect, test, vi } from 'vitest';

vi.mock('../../lib/words.svelte', () => ({
  t: (id: string, values: Record<string, string> = {}) => `${id}${JSON.stringify(values)}`,
}));
vi.mock('../../lib/colours', () => ({ colourOf: (_game: string, player: number) => `P${player}` }));

const { tokenWords } = await import('../../moves/tokens');

test.each([
  ['4', 'move-column{"column":"4"}'],
  ['A5', 'move-anvil{"column":"5"}'],
  ['once', 'once'],
])('the move %s is told by the words of its game', (token, told) => {
  expect(tokenWords('puissance4', token)).toBe(told);
});
