import { expect, test } from 'vitest';
import { cellsOf } from './cells';
import { laid, moved, type Piece } from './motion';

const rows = (...text: string[]) => cellsOf('puissance4', text);
const four = (...text: string[]) => cellsOf('plus4', text);
const at = (pieces: readonly Piece[], cell: string) =>
  pieces.find((piece) => piece.cell === cell && !piece.leaving);

test('a dropped disc falls in and the others stay the same pieces', () => {
  const before = laid(rows('.......', '...1...'));
  const after = moved('puissance4', before, rows('...2...', '...1...'), '4');
  expect(at(after, '4,1')).toBe(before[0]);
  expect(at(after, '4,2')).toMatchObject({ content: '2', move: { kind: 'fall' } });
});

test('a popped disc drops out and its column sinks', () => {
  const before = laid(rows('1......', '2......', '1......'));
  const after = moved('puissance4', before, rows('.......', '1......', '2......'), 'x1');
  expect(after.filter((piece) => piece.leaving)).toMatchObject([
    { content: '1', move: { kind: 'out' } },
  ]);
  expect(at(after, '1,1')).toMatchObject({ content: '2', move: { kind: 'sink', from: '1,2' } });
  expect(at(after, '1,1')!.id).toBe(at(before, '1,2')!.id);
});

test('an anvil crushes its column', () => {
  const before = laid(rows('..1....', '..2....'));
  const after = moved('puissance4', before, rows('.......', '..2....'), 'A3');
  const crushed = after.filter((piece) => piece.leaving);
  expect(crushed.map((piece) => piece.move)).toEqual([{ kind: 'crushed' }, { kind: 'crushed' }]);
  expect(at(after, '3,1')).toMatchObject({ content: '2', move: { kind: 'fall' } });
});

test('a pushed piece moves its column, and the fifth one falls out', () => {
  const before = laid(four('1...', '2...', '1...', '2...'));
  const after = moved('plus4', before, four('A...', '1...', '2...', '1...'), 'B1');
  expect(after.filter((piece) => piece.leaving)).toMatchObject([{ content: '2' }]);
  expect(at(after, '1,4')).toMatchObject({ content: 'A', move: { kind: 'fall' } });
  expect(at(after, '1,3')).toMatchObject({ content: '1', move: { kind: 'sink', from: '1,4' } });
});

test('a marble that is moved stays the same marble', () => {
  const empty = ['....', '....', '....', '....'];
  const board = (first: string) => [[...empty.slice(1), first], empty, empty, empty];
  const before = laid(cellsOf('q4', board('1...')));
  const after = moved('q4', before, cellsOf('q4', board('..1.')), '1a1-1c1!');
  expect(after).toEqual([{ ...before[0], cell: '1c1', move: { kind: 'slide', from: '1a1' } }]);
});

test('a piece on another knows how high the place was', () => {
  const board = (first: string) => cellsOf('foursenses', [`${first} -- -- --`]);
  const after = moved('foursenses', laid(board('H1')), board('S3'), 'DSa1');
  expect(after).toMatchObject([{ content: 'S3', under: 1, move: { kind: 'fall' } }]);
});

test('what no token explains simply lies where it lies', () => {
  const before = laid(rows('.......', '1111111'));
  const after = moved('puissance4', before, rows('2222222', '1111111'), null);
  expect(after.filter((piece) => piece.move)).toEqual([]);
  expect(after).toHaveLength(14);
});
