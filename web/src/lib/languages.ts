/** The languages there are: one is there because its file is, with its name in itself. */

export type Language = string;

/** What is spoken where nothing else is wanted. */
export const USUAL = 'en';

interface Facts {
  name: string;
  /** How nouns are written within a sentence: small unless told. */
  nouns?: 'capital';
}

const files = import.meta.glob<Facts>('../../../src/quatuor/languages/*.json', {
  eager: true,
  import: 'default',
});
const codeOf = (path: string) => /(\w+)\.json$/.exec(path)![1]!;
const known = new Map(Object.entries(files).map(([path, facts]) => [codeOf(path), facts]));

/** Their codes, in the order of their names. */
export const LANGUAGES: readonly Language[] = [...known.keys()].sort((one, other) =>
  ownName(one).localeCompare(ownName(other), USUAL),
);

/** What a language is called in itself. */
export function ownName(language: Language): string {
  return known.get(language)?.name ?? language;
}

/** The first of these that is ours: `fr-CA` is answered in French. */
export function firstOf(wanted: readonly string[]): Language | undefined {
  const codes = wanted.map((name) => name.toLowerCase().split('-')[0]!);
  return codes.find((code) => known.has(code));
}

/** A noun as it is written within a sentence, though it begins with a capital where it stands alone. */
export function withinSentence(noun: string, language: Language): string {
  if (known.get(language)?.nouns === 'capital') return noun;
  return noun.slice(0, 1).toLocaleLowerCase(language) + noun.slice(1);
}
