import { expect, test } from 'vitest';
import { CommandQueue } from './command_queue';

/** A board on which every key is a move, answered when the test says so. */
function board() {
  const played: string[] = [];
  const answers: { well: () => void; badly: () => void }[] = [];
  const queue: CommandQueue<string> = new CommandQueue((key) => {
    played.push(key);
    const answer = new Promise<void>((well, badly) => answers.push({ well, badly }));
    void queue.until(answer);
  });
  return { played, answers, queue };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what is pressed while a move is on its way is played after it, in order', async () => {
  const { played, answers, queue } = board();
  for (const key of ['a', 'b', 'c']) queue.press(key);
  expect(played).toEqual(['a']);
  answers[0]!.well();
  await settled();
  expect(played).toEqual(['a', 'b']);
  answers[1]!.well();
  await settled();
  expect(played).toEqual(['a', 'b', 'c']);
});

test('a refused move takes what was to follow it along, and the next key counts again', async () => {
  const { played, answers, queue } = board();
  for (const key of ['a', 'b']) queue.press(key);
  answers[0]!.badly();
  await settled();
  expect(played).toEqual(['a']);
  queue.press('c');
  expect(played).toEqual(['a', 'c']);
});
