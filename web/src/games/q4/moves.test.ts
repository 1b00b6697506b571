import { expect, test, vi } from 'vitest';

vi.mock('../../lib/words.svelte', () => ({
  t: (id: string, values: Record<string, string> = {}) => `${id}${JSON.stringify(values)}`,
}));
vi.mock('../../lib/colours', () => ({ colourOf: (_game: string, player: number) => `P${player}` }));

const { tokenWords } = await import('../../moves/tokens');

test.each([
  ['2b3-4d1', 'move-marble-moves{"board":"2","cell":"b3","toBoard":"4","toCell":"d1"}'],
  ['stake=3', 'move-stake{"stake":"3"}'],
])('the move %s is told by the words of its game', (token, told) => {
  expect(tokenWords('q4', token)).toBe(told);
});
