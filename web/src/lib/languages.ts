/** The languages there are: one is there because its file is, with its name in itself. */

export type Language = string;

/** What is spoken where nothing else is wanted. */
export const USUAL = 'en';

const files = import.meta.glob<{ name: string }>('../../../src/quatuor/languages/*.json', {
  eager: true,
  import: 'default',
});
const codeOf = (path: string) => /(\w+)\.json$/.exec(path)![1]!;
const names = new Map(Object.entries(files).map(([path, { name }]) => [codeOf(path), name]));

/** Their codes, in the order of their names. */
export const LANGUAGES: readonly Language[] = [...names.keys()].sort((one, other) =>
  names.get(one)!.localeCompare(names.get(other)!, USUAL),
);

/** What a language is called in itself. */
export function ownName(language: Language): string {
  return names.get(language) ?? language;
}

/** The first of these that is ours: `fr-CA` is answered in French. */
export function firstOf(wanted: readonly string[]): Language | undefined {
  const codes = wanted.map((name) => name.toLowerCase().split('-')[0]!);
  return codes.find((code) => names.has(code));
}
