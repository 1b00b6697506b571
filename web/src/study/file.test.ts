import { expect, test } from 'vitest';
import { bookOf, fileOf, type Book, type Chapter } from './file';
import { EMPTY, grown, told, type Node } from './tree';

const tree = (...lines: string[]): Node =>
  lines.reduce((known, line) => grown(known, [...line]), EMPTY);

test('a study is kept as lists of moves, each with the one it comes after', () => {
  const branches = told(tree('445', '443', '2'), ['4', '4', '3'], { comment: 'Better?' });
  const book: Book = {
    name: 'Openings',
    chapters: [{ name: 'One', game: 'morris', options: {}, tree: branches }],
  };
  expect(fileOf(book)).toEqual({
    study: 'Quatuor study 1',
    name: 'Openings',
    chapters: [
      {
        name: 'One',
        game: 'morris',
        options: {},
        moves: [
          { token: '4' },
          { token: '4' },
          { token: '5' },
          { token: '3', after: 2, comment: 'Better?' },
          { token: '2', after: 0 },
        ],
      },
    ],
  });
});

test('a study reads back to itself, with its order, comments and marks', () => {
  const branches = [...'44'].reduce(
    (known, _, at) =>
      told(known, [...'44'].slice(0, at), {
        comment: `After ${at}`,
        marks: [{ cell: '4,1', colour: 'red', shape: 'cross' }],
      }),
    tree('445', '443', '4431', '442', '2', '17'),
  );
  const chapters: Chapter[] = [
    { name: '', game: 'morris', options: { mode: 'rounds' }, round: 3, starter: 2, tree: branches },
    { name: 'Empty', game: 'morris', options: {}, tree: EMPTY },
  ];
  expect(bookOf(fileOf({ name: 'S', chapters }))).toEqual({ name: 'S', chapters });
});

test('a long line costs no depth of calls when it is read', () => {
  const moves = Array.from({ length: 2000 }, () => ({ token: '1' }));
  const chapter = { name: '', game: 'morris', options: {}, moves };
  const { chapters } = bookOf({ study: 'Quatuor study 1', name: '', chapters: [chapter] });
  let deep = 0;
  for (let node: Node | undefined = chapters[0]!.tree; node; node = node.next[0]) deep += 1;
  expect(deep).toBe(2001);
});
