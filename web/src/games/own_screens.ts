/** What a game brings in place of what others share: `Table.svelte` and `Lesson.svelte` in its folder. */

import type { Component } from 'svelte';
import type { MatchView, RoundView, View } from '../lib/api';
import type { TableLine } from '../lib/table.svelte';
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
