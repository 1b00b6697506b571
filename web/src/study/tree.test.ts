import { expect, test } from 'vitest';
import {
  EMPTY,
  grown,
  isMain,
  isMoreThanALine,
  knownPart,
  lineThrough,
  marked,
  movesIn,
  nodeAt,
  promoted,
  sibling,
  told,
  without,
  type Mark,
  type Node,
} from './tree';

/** A tree of lines that were played one after the other, each from the start. */
const tree = (...lines: string[]): Node =>
  lines.reduce((known, line) => grown(known, [...line]), EMPTY);

/** The tree in brackets: `4(4(5)(3))` is 4, 4, and then 5 or 3. */
const drawn = (node: Node): string =>
  node.next.length === 1
    ? node.next.map((step) => step.token + drawn(step)).join('')
    : node.next.map((step) => `(${step.token}${drawn(step)})`).join('');

test('what is tried after stepping back is kept beside what was there', () => {
  expect(drawn(tree('445', '443', '2'))).toBe('(44(5)(3))(2)');
});

test('what is known already is not written down twice', () => {
  const known = tree('445');
  expect(grown(known, ['4', '4'])).toBe(known);
  expect(movesIn(known)).toBe(3);
});

test('the line through a place goes on with the main moves', () => {
  const known = tree('4453', '443', '44321');
  expect(lineThrough(known, ['4']).join('')).toBe('4453');
  expect(lineThrough(known, ['4', '4', '3']).join('')).toBe('44321');
});

test('a variation that is promoted changes places with the one before it', () => {
  const known = tree('445', '443', '442');
  expect(drawn(promoted(known, [...'442']))).toBe('44(5)(2)(3)');
  expect(promoted(known, [...'445'])).toBe(known);
});

test('promoting below a variation promotes the variation', () => {
  expect(drawn(promoted(tree('445', '4367'), [...'4367']))).toBe('4(367)(45)');
});

test('a move is deleted with all that follows it, and nothing else', () => {
  const known = tree('445', '443', '4431');
  expect(drawn(without(known, [...'443']))).toBe('445');
  expect(drawn(without(known, ['4']))).toBe('');
});

test('one goes to the alternatives of a move, and no further than the last', () => {
  const known = tree('445', '443', '442');
  expect(sibling(known, [...'445'], 1)?.join('')).toBe('443');
  expect(sibling(known, [...'443'], -1)?.join('')).toBe('445');
  expect(sibling(known, [...'442'], 1)).toBeNull();
  expect(sibling(known, [...'445'], -1)).toBeNull();
  expect(sibling(known, [], 1)).toBeNull();
});

test('a path is main as long as it takes the first move everywhere', () => {
  const known = tree('445', '443');
  expect(isMain(known, [...'445'])).toBe(true);
  expect(isMain(known, [...'443'])).toBe(false);
});

test('a comment and marks belong to one position and move nothing', () => {
  const known = tree('445', '443');
  const mark: Mark = { cell: '4,1', colour: 'red', shape: 'ring' };
  const said = told(told(known, ['4', '4'], { comment: 'Hm.' }), ['4', '4'], { marks: [mark] });
  expect(nodeAt(said, ['4', '4'])).toMatchObject({ comment: 'Hm.', marks: [mark] });
  expect(nodeAt(said, ['4'])?.comment).toBe('');
  expect(drawn(said)).toBe(drawn(known));
  expect(nodeAt(known, ['4', '4'])?.comment).toBe('');
});

test('a line alone is not more than a line; a branch, a comment or a mark is', () => {
  expect(isMoreThanALine(tree('4453'))).toBe(false);
  expect(isMoreThanALine(tree('4453', '443'))).toBe(true);
  expect(isMoreThanALine(told(tree('44'), ['4'], { comment: 'So.' }))).toBe(true);
});

test('of a path that was cut off the known part is left', () => {
  expect(knownPart(tree('445'), [...'4431']).join('')).toBe('44');
});

test('the same sign again takes a mark away; another one replaces it', () => {
  const ring: Mark = { cell: '4,1', colour: 'red', shape: 'ring' };
  const cross: Mark = { ...ring, shape: 'cross' };
  expect(marked([], ring)).toEqual([ring]);
  expect(marked([ring], ring)).toEqual([]);
  expect(marked([ring], cross)).toEqual([cross]);
});
