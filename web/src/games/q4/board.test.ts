import { expect, test } from 'vitest';
import { cellsOf } from '../../boards/cells';
import { canLift, landingCell, tokenAt } from '../../boards/choosing';
import { loadBoard } from '../../boards/game_board';
import { commandOf } from '../../boards/keys';
import { laid, moved } from '../../boards/motion';
import { stepped, walkable } from '../../boards/walk';
import { key } from '../../testing';

const GAME = 'q4';

test('a marble is lifted first and then put down', () => {
  const moving = { game: GAME, legal: ['1a1-2b2', '1a1-2b2!'] };
  expect(tokenAt(moving, '', '1a1')).toBeNull();
  expect(canLift(moving, '1a1')).toBe(true);
  expect(tokenAt(moving, '', '2b2', '1a1')).toBe('1a1-2b2');
  expect(tokenAt(moving, '', '2b2', '1a1', true)).toBe('1a1-2b2!');
});

test('a token is about one cell', () => {
  expect(landingCell(GAME, '1a1-2b2!', {})).toBe('2b2');
});

test('letters read where no piece is chosen by them', () => {
  expect(commandOf(GAME, key('a'))).toBeNull();
  expect(commandOf(GAME, key('c'))).toEqual({ do: 'read', what: 'column' });
});

test('an exclamation mark announces, though it is Shift with a digit', () => {
  const mark = key('!', { code: 'Digit1', shiftKey: true });
  expect(commandOf(GAME, mark)).toEqual({ do: 'call' });
  expect(commandOf(GAME, key('Enter', { shiftKey: true }))).toEqual({ do: 'act', call: true });
});

test('arrows walk from board to board and stop at the edge', async () => {
  const rows = walkable((await loadBoard(GAME)).layout(GAME, {}));
  expect(stepped(rows, '1d1', 1, 0)).toBe('2a1');
  expect(stepped(rows, '2c1', 0, 1)).toBe('4c4');
  expect(stepped(rows, '1a4', -1, 0)).toBe('1a4');
});

test('a marble that is moved stays the same marble', () => {
  const empty = ['....', '....', '....', '....'];
  const board = (first: string) => [[...empty.slice(1), first], empty, empty, empty];
  const before = laid(cellsOf(GAME, board('1...')));
  const after = moved(GAME, before, cellsOf(GAME, board('..1.')), '1a1-1c1!');
  expect(after).toEqual([{ ...before[0], cell: '1c1', move: { kind: 'slide', from: '1a1' } }]);
});
