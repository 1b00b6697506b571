import { expect, test } from 'vitest';
import { aimOf, canLift, kindsIn, kindsLeft, tokenAt, typed } from './choosing';
import { motionOf } from './gravity';
import { commandOf } from './keys';
import { layoutOf } from './layout';
import { stepped, walkable } from './walk';

const offered = (game: string, legal: string[]) => ({ game, legal, aims: {} });
const key = (key: string, more = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

test('any cell of a column plays it, with the piece in hand', () => {
  const power = offered('puissance4', ['3', 'A3', 'x3']);
  expect(tokenAt(power, '', '3,5')).toBe('3');
  expect(tokenAt(power, 'A', '3,1')).toBe('A3');
  expect(tokenAt(power, '', 'x3')).toBe('x3');
  expect(tokenAt(power, '', '4,1')).toBeNull();
});

test('where discs can only be popped, touching the column pops', () => {
  expect(tokenAt(offered('top10', ['x2', 'x5']), '', '5,3')).toBe('x5');
});

test('a marble is lifted first and then put down', () => {
  const moving = offered('q4', ['1a1-2b2', '1a1-2b2!']);
  expect(tokenAt(moving, '', '1a1')).toBeNull();
  expect(canLift(moving.legal, '1a1')).toBe(true);
  expect(tokenAt(moving, '', '2b2', '1a1')).toBe('1a1-2b2');
  expect(tokenAt(moving, '', '2b2', '1a1', true)).toBe('1a1-2b2!');
});

test('pieces to choose from come in a fixed order, and pops are none', () => {
  expect(kindsIn('puissance4', ['x1', 'B1', '1', 'A1', '-'])).toEqual(['', 'A', 'B']);
  expect(kindsIn('foursenses', ['DHa1', 'Sa1', '!'])).toEqual(['S', 'DH']);
  expect(kindsLeft([0, 1, 2])).toEqual(['H', 'DS', 'DH']);
});

test('a token is about one cell', () => {
  expect(aimOf('puissance4', 'A4', { A4: '4,1' })).toBe('4,1');
  expect(aimOf('q4', '1a1-2b2!', {})).toBe('2b2');
  expect(aimOf('foursenses', 'DSb3', {})).toBe('b3');
});

test('typed moves do not mind case and blanks', () => {
  expect(typed(['DSb3', 'Sb3'], ' dsB3')).toBe('DSb3');
  expect(typed(['4'], '5')).toBeNull();
});

test('digits play a column on every keyboard, Shift plays the other way', () => {
  const play = (column: number, other: boolean) => ({ do: 'play', column, other });
  expect(commandOf('puissance4', key('4', { code: 'Digit4' }))).toEqual(play(4, false));
  expect(commandOf('puissance4', key("'", { code: 'Digit4' }))).toEqual(play(4, false));
  expect(commandOf('puissance4', key('4', { code: 'Digit4', shiftKey: true }))).toEqual(
    play(4, false),
  );
  expect(commandOf('puissance4', key('$', { code: 'Digit4', shiftKey: true }))).toEqual(
    play(4, true),
  );
  expect(commandOf('puissance4', key('4', { ctrlKey: true }))).toBeNull();
});

test('letters choose a piece where the game has it, and read elsewhere', () => {
  expect(commandOf('puissance4', key('a'))).toEqual({ do: 'choose', kind: 'A' });
  expect(commandOf('q4', key('a'))).toBeNull();
  expect(commandOf('q4', key('c'))).toEqual({ do: 'read', what: 'column' });
  expect(commandOf('foursenses', key('2'))).toEqual({ do: 'choose-number', number: 2 });
});

test('an exclamation mark announces where that is possible, though it is Shift with a digit', () => {
  const mark = key('!', { code: 'Digit1', shiftKey: true });
  expect(commandOf('q4', mark)).toEqual({ do: 'call' });
  expect(commandOf('puissance4', mark)).toEqual({ do: 'play', column: 1, other: true });
  expect(commandOf('q4', key('Enter', { shiftKey: true }))).toEqual({ do: 'act', call: true });
});

test('arrows walk from board to board and stop at the edge', () => {
  const rows = walkable(layoutOf('q4', {}));
  expect(stepped(rows, '1d1', 1, 0)).toBe('2a1');
  expect(stepped(rows, '2c1', 0, 1)).toBe('4c4');
  expect(stepped(rows, '1a4', -1, 0)).toBe('1a4');
});

test('below the bottom row are the ways out', () => {
  const rows = walkable(layoutOf('puissance4', { five: true, pop_out: true }));
  expect(stepped(rows, '3,1', 0, 1)).toBe('x3');
  expect(stepped(rows, 'x3', 0, -1)).toBe('3,1');
});

test('every motion is over in less than 350 milliseconds', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 300, y: 400 },
  ];
  const moves = [
    { kind: 'fall' },
    { kind: 'sink', from: '1,2' },
    { kind: 'slide', from: '1a1' },
    { kind: 'out' },
    { kind: 'crushed' },
  ] as const;
  for (const move of moves) expect(motionOf(move, from, to, 0, 400).duration).toBeLessThan(350);
});
