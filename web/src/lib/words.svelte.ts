/** All words of the page, from Fluent files: `t('turn-yours')`, in the language of the settings. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { language, type Language } from './settings.svelte';

export type Arguments = Record<string, FluentVariable>;
/** A file of words that only some screens need, loaded by `needWords`. */
export type ExtraWords = 'learn' | `lessons-${string}`;

const EXTRA = /^(learn|lessons-.*)$/;
const files = import.meta.glob<string>('../words/*/*.ftl', { query: '?raw', import: 'default' });
let current = $state.raw<{ bundle: FluentBundle | null; language: Language | null }>({
  bundle: null,
  language: null,
});
const extras = new Set<string>();

function wanted(path: string, spoken: Language): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);
  return path.includes(`/${spoken}/`) && (!EXTRA.test(name) || extras.has(name));
}

/** Load the words of a language; the old ones stay until they are there. */
export async function loadWords(spoken: Language = language()): Promise<void> {
  const paths = Object.keys(files).filter((path) => wanted(path, spoken));
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  current = { bundle, language: spoken };
  document.documentElement.lang = spoken;
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
  return current.bundle.formatPattern(message.value, values, []);
}

/** Whether there are words for an id. */
export function hasWords(id: string): boolean {
  return current.bundle?.hasMessage(id) ?? false;
}

/** The language that is being spoken. */
export function spoken(): Language {
  return current.language ?? 'en';
}
