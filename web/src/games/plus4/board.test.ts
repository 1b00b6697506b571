import { expect, test } from 'vitest';
import { cellsOf } from '../../boards/cells';
import { laid, moved } from '../../boards/motion';
import { at } from '../../testing';

const four = (...text: string[]) => cellsOf('plus4', text);

test('a pushed piece moves its column, and the fifth one falls out', () => {
  const before = laid(four('1...', '2...', '1...', '2...'));
  const after = moved('plus4', before, four('A...', '1...', '2...', '1...'), 'B1');
  expect(after.filter((piece) => piece.leaving)).toMatchObject([{ content: '2' }]);
  expect(at(after, '1,4')).toMatchObject({ content: 'A', move: { kind: 'fall' } });
  expect(at(after, '1,3')).toMatchObject({ content: '1', move: { kind: 'sink', from: '1,4' } });
});
