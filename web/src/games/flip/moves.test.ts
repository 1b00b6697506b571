import { expect, test, vi } from 'vitest';

vi.mock('../../lib/words.svelte', () => ({
  t: (id: string, values: Record<string, string> = {}) => `${id}${JSON.stringify(values)}`,
}));
vi.mock('../../lib/colours', () => ({ colourOf: (_game: string, player: number) => `P${player}` }));

const { tokenWords } = await import('../../moves/tokens');

test.each([['1:tray', 'move-lands{"player":"1","move":"move-tray{}","who":"P1"}']])(
  'the move %s is told by the words of its game',
  (token, told) => {
    expect(tokenWords('flip', token)).toBe(told);
  },
);
