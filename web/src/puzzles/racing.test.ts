import { afterEach, expect, test, vi } from 'vitest';

const asked: { near: number; done: string[] }[] = [];
vi.mock('./asking', () => ({
  nextPuzzle: (_wish: object, near: number, done: string[]) => {
    asked.push({ near, done: [...done] });
    return Promise.resolve({ id: `puzzle-${asked.length}` });
  },
}));
const { MINUTES, MISSES, Race } = await import('./racing.svelte');

afterEach(() => {
  asked.length = 0;
  vi.useRealTimers();
});

test('every puzzle is harder than the one before, and none comes twice', async () => {
  const race = new Race(() => undefined);
  await race.start('');
  await race.decided(true);
  await race.decided(true);
  expect(asked.map(({ near }) => near)).toEqual([400, 460, 520]);
  expect(asked.at(-1)!.done).toEqual(['puzzle-1', 'puzzle-2']);
  expect(race.solved).toBe(2);
  race.stop();
});

test('it ends after so many misses', async () => {
  const race = new Race(() => undefined);
  await race.start('');
  for (let count = 0; count < MISSES; count += 1) await race.decided(false);
  expect(race.state).toBe('over');
  await race.decided(true);
  expect(race.solved).toBe(0);
});

test('it ends when the time is over, and tells every second', async () => {
  vi.useFakeTimers();
  let now = 0;
  const told: number[] = [];
  const race = new Race((left) => told.push(left));
  await race.start('', () => now);
  for (; now <= MINUTES * 60_000; now += 1000) vi.advanceTimersByTime(1000);
  expect(race.state).toBe('over');
  expect(told[0]).toBe(MINUTES * 60 - 1);
  expect(told.at(-1)).toBe(1);
});
