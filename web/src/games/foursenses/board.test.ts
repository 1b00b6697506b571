import { expect, test } from 'vitest';
import { cellsOf } from '../../boards/cells';
import { kindsIn, kindsLeft, landingCell } from '../../boards/choosing';
import { commandOf } from '../../boards/keys';
import { laid, moved } from '../../boards/motion';
import { key } from '../../testing';

const GAME = 'foursenses';

test('pieces to choose from come in a fixed order', () => {
  expect(kindsIn(GAME, ['DHa1', 'Sa1', '!'])).toEqual(['S', 'DH']);
  expect(kindsLeft(GAME, [0, 1, 2])).toEqual(['H', 'DS', 'DH']);
});

test('a token is about one cell', () => {
  expect(landingCell(GAME, 'DSb3', {})).toBe('b3');
});

test('digits choose a piece', () => {
  expect(commandOf(GAME, key('2'))).toEqual({ do: 'choose-number', number: 2 });
});

test('a piece on another knows how high the place was', () => {
  const board = (first: string) => cellsOf(GAME, [`${first} -- -- --`]);
  const after = moved(GAME, laid(board('H1')), board('S3'), 'DSa1');
  expect(after).toMatchObject([{ content: 'S3', under: 1, move: { kind: 'fall' } }]);
});
