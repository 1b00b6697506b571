/** All words of the page, from Fluent files: `t('turn-yours')`, in the language of the settings. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import common from 'virtual:words';
import { isolated } from './bidi';
import { USUAL, type Language } from './languages';
import { language } from './settings.svelte';

export type Arguments = Record<string, FluentVariable>;
/** A file of words that only some screens need, loaded by `needWords`. */
export type ExtraWords = 'learn' | 'puzzles' | 'explanations' | `lessons-${string}`;

const further = import.meta.glob<string>(
  [
    '../words/*/learn.ftl',
    '../words/*/puzzles.ftl',
    '../games/*/words/*.lessons.ftl',
    '../../../src/quatuor/players/explanations/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);
let current = $state.raw<{ bundle: FluentBundle | null; language: Language | null }>({
  bundle: null,
  language: null,
});
/** The terminal says the same words. */
const EXPLANATIONS = '../../../src/quatuor/players/explanations/words';
const extras = new Set<ExtraWords>();

/** The file of further words in a language; the words of lessons are in the folder of their game. */
function fileOf(name: ExtraWords, spoken: Language): string {
  if (name === 'explanations') return `${EXPLANATIONS}/${spoken}.ftl`;
  const game = name.slice('lessons-'.length);
  return name.startsWith('lessons-')
    ? `../games/${game}/words/${spoken}.lessons.ftl`
    : `../words/${spoken}/${name}.ftl`;
}

/** Load the words of a language; the old ones stay until they are there. */
export async function loadWords(spoken: Language = language()): Promise<void> {
  const wanted = [...extras].flatMap((name) => further[fileOf(name, spoken)]?.() ?? []);
  const [texts, ...more] = await Promise.all([common[spoken]?.(), ...wanted]);
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  for (const text of [...(texts?.default ?? []), ...more])
    bundle.addResource(new FluentResource(text));
  current = { bundle, language: spoken };
  if (!import.meta.env.SSR) document.documentElement.lang = spoken;
}

/** Load further files of words, now and after every change of language. */
export async function needWords(...names: ExtraWords[]): Promise<void> {
  const missing = names.filter((name) => !extras.has(name));
  for (const name of missing) extras.add(name);
  if (missing.length > 0) await loadWords();
}

/** The words for an id; an id without words is shown as it is, which a test forbids. */
export function t(id: string, values?: Arguments): string {
  const message = current.bundle?.getMessage(id);
  if (!current.bundle || !message?.value) return id;
  return current.bundle.formatPattern(message.value, values && apart(values), []);
}

/** The values with texts of people isolated from the sentence around them. */
function apart(values: Arguments): Arguments {
  const entries = Object.entries(values).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Whether there are words for an id. */
export function hasWords(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

/** The language that is being spoken. */
export function spoken(): Language {
  return current.language ?? USUAL;
}
