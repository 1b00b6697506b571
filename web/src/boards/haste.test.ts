import { expect, test } from 'vitest';
import { Haste } from './haste';

/** A board on which every key is a move, answered when the test says so. */
function board() {
  const played: string[] = [];
  const answers: { well: () => void; badly: () => void }[] = [];
  const haste: Haste<string> = new Haste((key) => {
    played.push(key);
    const answer = new Promise<void>((well, badly) => answers.push({ well, badly }));
    void haste.until(answer);
  });
  return { played, answers, haste };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what is pressed while a move is on its way is played after it, in order', async () => {
  const { played, answers, haste } = board();
  for (const key of ['a', 'b', 'c']) haste.press(key);
  expect(played).toEqual(['a']);
  answers[0]!.well();
  await settled();
  expect(played).toEqual(['a', 'b']);
  answers[1]!.well();
  await settled();
  expect(played).toEqual(['a', 'b', 'c']);
});

test('a refused move takes what was to follow it along, and the next key counts again', async () => {
  const { played, answers, haste } = board();
  for (const key of ['a', 'b']) haste.press(key);
  answers[0]!.badly();
  await settled();
  expect(played).toEqual(['a']);
  haste.press('c');
  expect(played).toEqual(['a', 'c']);
});
