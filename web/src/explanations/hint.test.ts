import { expect, test } from 'vitest';
import type { Finding } from '../study/asking';
import { Hint } from './hint.svelte';

const fact = {
  kind: 'line',
  cells: ['4,1'],
  player: 0,
  move: '',
  other: '',
  cell: '',
  below: '',
  count: 0,
};
const finding = (facts: object): Finding =>
  ({ line: ['4', '3'], facts, values: {}, engine: '', seconds: 0 }) as unknown as Finding;

async function stepsOf(hint: Hint): Promise<string[]> {
  const told: string[] = [];
  for (let step = await hint.more(); step; step = await hint.more()) told.push(step);
  return told;
}

test('a hint goes from where to look to why', async () => {
  const hint = new Hint(() => Promise.resolve(finding({ '4': [fact] })), 2);
  expect(await stepsOf(hint)).toEqual(['where', 'piece', 'move', 'why']);
  expect(hint.best).toBe('4');
});

test('of one kind of piece there is nothing to tell, nor where no sentence is true', async () => {
  const hint = new Hint(() => Promise.resolve(finding({})), 1);
  expect(await stepsOf(hint)).toEqual(['where', 'move']);
});

test('the engine is asked once', async () => {
  let asked = 0;
  const hint = new Hint(() => Promise.resolve((asked++, finding({}))), 1);
  await stepsOf(hint);
  expect(asked).toBe(1);
});
