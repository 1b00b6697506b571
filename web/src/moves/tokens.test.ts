import { expect, test, vi } from 'vitest';

vi.mock('../lib/words.svelte', () => ({
  t: (id: string, values: Record<string, string> = {}) => `${id}${JSON.stringify(values)}`,
}));
vi.mock('../lib/colours', () => ({ colourOf: (_game: string, player: number) => `P${player}` }));

const { tokenWords } = await import('./tokens');

test.each([
  ['puissance4', '4', 'move-column{"column":"4"}'],
  ['puissance4', 'A5', 'move-anvil{"column":"5"}'],
  ['q4', '2b3-4d1', 'move-marble-moves{"board":"2","cell":"b3","toBoard":"4","toCell":"d1"}'],
  ['q4', 'stake=3', 'move-stake{"stake":"3"}'],
  ['flip', '1:tray', 'move-lands{"player":"1","move":"move-tray{}","who":"P1"}'],
])('a move of %s, %s, is told by the words of its game', (game, token, told) => {
  expect(tokenWords(game, token)).toBe(told);
});

test('an announced move is told as a move with its announcement', () => {
  expect(tokenWords('foursenses', 'DSb2!')).toContain('move-double-solid');
  expect(tokenWords('foursenses', 'DSb2!')).toMatch(/^move-announced/);
});

test('what no game knows stays as it is written', () => {
  expect(tokenWords('puissance4', 'once')).toBe('once');
  expect(tokenWords('nothing', '4')).toBe('4');
});
