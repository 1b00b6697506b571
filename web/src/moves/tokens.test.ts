import { expect, test, vi } from 'vitest';

vi.mock('../lib/words.svelte', () => ({
  t: (id: string, values: Record<string, string> = {}) => `${id}${JSON.stringify(values)}`,
  hasWords: () => false,
}));
vi.mock('../lib/colours', () => ({ colourOf: (_game: string, player: number) => `P${player}` }));

const { gameNames, gameOf, keepGames } = await import('../lib/games');
const { tokenWords } = await import('./tokens');

/** A game of which the page has nothing but its descriptor. */
function keepAnother(): void {
  const games = gameNames().map(gameOf);
  const lettered = games.find(({ board, kinds }) => !board.parts.length && kinds.length === 4)!;
  keepGames({ games: [...games, { ...lettered, name: 'another' }] });
}

test('what is agreed before a round is told as in every game', () => {
  expect(tokenWords('another', 'starts=2')).toBe('move-starts{"player":"2","who":"P2"}');
});

test('a game without words of its own is told by the form of its tokens', () => {
  keepAnother();
  expect(tokenWords('another', 'Sb2')).toBe('move-cell{"column":"","cell":"b2"}');
  expect(tokenWords('another', 'DSb2')).toContain('"name":"Double solid"');
  expect(tokenWords('another', 'DSb2!')).toMatch(/^move-announced/);
  expect(tokenWords('another', '!')).toMatch(/^move-announce/);
});

test('what no game knows stays as it is written', () => {
  expect(tokenWords('another', 'once')).toBe('once');
  expect(tokenWords('nothing', '4')).toBe('4');
});
