/** What a game brings in place of what others share: files in its folder. */

import type { Component } from 'svelte';
import type { MatchView, RoundView, View } from '../lib/api';
import type { TableLine } from '../lib/table.svelte';
import type { Landing, Launch } from '../puzzles/asking';
import type { Seen } from '../study/asking';

/** What a game is given that is played with more than a board. */
export interface TableProps extends Record<string, unknown> {
  line: TableLine;
  view: View;
  match: MatchView;
  ended: RoundView | null;
  attempt: (what: Promise<unknown>) => Promise<unknown>;
}

/** What a lesson is given whose moves are not chosen on a board. */
export interface LessonProps extends Record<string, unknown> {
  seen: Seen;
  /** What a move is written with, before its cell. */
  prefix?: string;
  acting: boolean;
  onplay: (token: string) => void;
}

/** What a game is given whose targets are hit by a throw. */
export interface TargetProps extends Record<string, unknown> {
  /** The cell to hit. */
  target: string;
  /** How many tokens there are left for it. */
  left: number;
  /** Why one cannot throw now; '' where one can. */
  reason: string;
  /** Throw; null where it could not be done, which has been said. */
  launch: (launch: Launch) => Promise<Landing | null>;
  /** The token has come to rest, and has been seen to: the place, also in words. */
  onlanded: (place: string, words: string) => void;
}

type Loader<Props extends Record<string, unknown>> = () => Promise<Component<Props>>;

const tables = import.meta.glob<Component<TableProps>>('./*/Table.svelte', { import: 'default' });
const lessons = import.meta.glob<Component<LessonProps>>('./*/Lesson.svelte', {
  import: 'default',
});

/** The table of a game that has one of its own. */
export function tableOf(game: string): Loader<TableProps> | undefined {
  return tables[`./${game}/Table.svelte`];
}

/** The lessons of a game that shows them in its own way. */
export function lessonOf(game: string): Loader<LessonProps> | undefined {
  return lessons[`./${game}/Lesson.svelte`];
}

const targets = import.meta.glob<Component<TargetProps>>('./*/Target.svelte', {
  import: 'default',
});

/** The games that have a course of targets. */
export const COURSES = Object.keys(targets).map((path) => path.split('/')[1]!);

/** The targets of a game that one throws at. */
export function targetOf(game: string): Loader<TargetProps> | undefined {
  return targets[`./${game}/Target.svelte`];
}
