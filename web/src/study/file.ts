/** A study as it is kept: chapters whose moves are one list, each with the move it comes after.
 *
 *  The form is described in docs/library.md; the room reads it too, and says what is wrong with it.
 *  `moves` starts to count at 1; 0 is the position before the first move. A move that does not say
 *  after which one it comes, comes after the one before it in the list.
 */

import type { Options } from '../lib/api';
import type { components } from '../lib/schema';
import type { Beginning } from './place';
import { EMPTY, type Mark, type Node, type Step } from './tree';

export const HEADER = 'Quatuor study 1';
type Shapes = components['schemas'];
export type StudyFile = Shapes['StudyFile'];
type ChapterFile = Shapes['ChapterFile'];
type MoveFile = Shapes['StudyMove'];

export interface Chapter extends Beginning {
  name: string;
  tree: Node;
}
export interface Book {
  name: string;
  chapters: Chapter[];
}

/** The study as it is kept. */
export function fileOf({ name, chapters }: Book): StudyFile {
  return { study: HEADER, name, chapters: chapters.map(chapterFile) };
}

function chapterFile({ tree, ...chapter }: Chapter): ChapterFile {
  const moves: MoveFile[] = [];
  const write = (steps: readonly Step[], after: number): void => {
    for (const { token, next, ...said } of steps) {
      const place = after === moves.length ? {} : { after };
      moves.push({ token, ...place, ...saidIn(said) });
      write(next, moves.length);
    }
  };
  write(tree.next, 0);
  return { ...chapter, ...saidIn(tree), moves } as ChapterFile;
}

function saidIn({ comment, marks }: Pick<Node, 'comment' | 'marks'>): Partial<MoveFile> {
  return { ...(comment ? { comment } : {}), ...(marks.length ? { marks: [...marks] } : {}) };
}

/** The study that a file holds; the room has read it, so that it has this form. */
export function bookOf({ name = '', chapters }: StudyFile): Book {
  return { name, chapters: chapters.map(chapterOf) };
}

function chapterOf({ moves = [], comment, marks, ...chapter }: ChapterFile): Chapter {
  const { name = '', game, options = {}, round, starter, absent } = chapter;
  return {
    name,
    game,
    options: options as Options,
    ...(round && round > 1 ? { round } : {}),
    ...(starter ? { starter } : {}),
    ...(absent?.length ? { absent } : {}),
    tree: { ...spoken({ comment, marks }), next: treesOf(moves) },
  };
}

/** The trees of a list of moves, from its end: what follows a move is known before the move. */
function treesOf(moves: readonly MoveFile[]): readonly Step[] {
  const following: Step[][] = Array.from({ length: moves.length + 1 }, () => []);
  for (let at = moves.length; at > 0; at -= 1) {
    const { token, after, ...said } = moves[at - 1]!;
    const step = { token, ...spoken(said), next: following[at]!.reverse() };
    following[after ?? at - 1]?.push(step);
  }
  return following[0]!.reverse();
}

function spoken({ comment, marks }: Partial<MoveFile>): Node {
  return { ...EMPTY, comment: comment ?? '', marks: (marks ?? []) as Mark[] };
}
