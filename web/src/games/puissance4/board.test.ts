import { expect, test } from 'vitest';
import { cellsOf } from '../../boards/cells';
import { kindsIn, landingCell, tokenAt } from '../../boards/choosing';
import { commandOf } from '../../boards/keys';
import { laid, moved } from '../../boards/motion';
import { upright } from '../../boards/upright';
import { stepped, walkable } from '../../boards/walk';
import { at, key } from '../../testing';

const GAME = 'puissance4';
const rows = (...text: string[]) => cellsOf(GAME, text);

test('any cell of a column plays it, with the piece in hand', () => {
  const power = { game: GAME, legal: ['3', 'A3', 'x3'] };
  expect(tokenAt(power, '', '3,5')).toBe('3');
  expect(tokenAt(power, 'A', '3,1')).toBe('A3');
  expect(tokenAt(power, '', 'x3')).toBe('x3');
  expect(tokenAt(power, '', '4,1')).toBeNull();
});

test('pieces to choose from come in a fixed order, and pops are none', () => {
  expect(kindsIn(GAME, ['x1', 'B1', '1', 'A1', '-'])).toEqual(['', 'A', 'B']);
});

test('a token is about one cell', () => {
  expect(landingCell(GAME, 'A4', { A4: '4,1' })).toBe('4,1');
});

test('digits play a column on every keyboard, Shift plays the other way', () => {
  const play = (column: number, other: boolean) => ({ do: 'play', column, other });
  expect(commandOf(GAME, key('4', { code: 'Digit4' }))).toEqual(play(4, false));
  expect(commandOf(GAME, key("'", { code: 'Digit4' }))).toEqual(play(4, false));
  expect(commandOf(GAME, key('4', { code: 'Digit4', shiftKey: true }))).toEqual(play(4, false));
  expect(commandOf(GAME, key('$', { code: 'Digit4', shiftKey: true }))).toEqual(play(4, true));
  expect(commandOf(GAME, key('4', { ctrlKey: true }))).toBeNull();
});

test('letters choose a piece', () => {
  expect(commandOf(GAME, key('a'))).toEqual({ do: 'choose', kind: 'A' });
});

test('an exclamation mark is Shift with a digit where nothing is announced', () => {
  const mark = key('!', { code: 'Digit1', shiftKey: true });
  expect(commandOf(GAME, mark)).toEqual({ do: 'play', column: 1, other: true });
});

test('below the bottom row are the ways out', () => {
  const rows = walkable(upright(GAME, true, true));
  expect(stepped(rows, '3,1', 0, 1)).toBe('x3');
  expect(stepped(rows, 'x3', 0, -1)).toBe('3,1');
});

test('a dropped disc falls in and the others stay the same pieces', () => {
  const before = laid(rows('.......', '...1...'));
  const after = moved(GAME, before, rows('...2...', '...1...'), '4');
  expect(at(after, '4,1')).toBe(before[0]);
  expect(at(after, '4,2')).toMatchObject({ content: '2', move: { kind: 'fall' } });
});

test('a popped disc drops out and its column sinks', () => {
  const before = laid(rows('1......', '2......', '1......'));
  const after = moved(GAME, before, rows('.......', '1......', '2......'), 'x1');
  expect(after.filter((piece) => piece.leaving)).toMatchObject([
    { content: '1', move: { kind: 'out' } },
  ]);
  expect(at(after, '1,1')).toMatchObject({ content: '2', move: { kind: 'sink', from: '1,2' } });
  expect(at(after, '1,1')!.id).toBe(at(before, '1,2')!.id);
});

test('an anvil crushes its column', () => {
  const before = laid(rows('..1....', '..2....'));
  const after = moved(GAME, before, rows('.......', '..2....'), 'A3');
  const crushed = after.filter((piece) => piece.leaving);
  expect(crushed.map((piece) => piece.move)).toEqual([{ kind: 'crushed' }, { kind: 'crushed' }]);
  expect(at(after, '3,1')).toMatchObject({ content: '2', move: { kind: 'fall' } });
});

test('what no token explains simply lies where it lies', () => {
  const before = laid(rows('.......', '1111111'));
  const after = moved(GAME, before, rows('2222222', '1111111'), null);
  expect(after.filter((piece) => piece.move)).toEqual([]);
  expect(after).toHaveLength(14);
});
