/** The words that every screen may need, a piece for each language: one file is one round trip. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LANGUAGES = new URL('../src/quatuor/languages/', import.meta.url);
const SOURCES = new URL('./src/', import.meta.url);
/** Words of single screens, which are loaded apart. */
const APART = /\/(learn|puzzles)\.ftl$|\.lessons\.ftl$/;
const INDEX = 'virtual:words';
/** How bundlers mark what is no file. */
const RESOLVED = `\0${INDEX}`;

/** The languages there are. */
export const languages = readdirSync(LANGUAGES)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** The files of a language: `words/fr/*.ftl`, `games/NAME/words/fr.ftl`. */
function filesOf(language: string): URL[] {
  const own = new RegExp(`^(words/${language}/|games/\\w+/words/${language}\\.)`);
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => own.test(name) && name.endsWith('.ftl') && !APART.test(name))
    .sort()
    .map((name) => new URL(name, SOURCES));
}

/** The function that loads the words of each language. */
function index(): string {
  const loading = languages.map((name) => `'${name}': () => import('${INDEX}/${name}')`);
  return `export default { ${loading.join(', ')} };`;
}

/** Provides `virtual:words`. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(INDEX) ? id.replace(INDEX, RESOLVED) : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const language = id.slice(RESOLVED.length + 1);
      if (!language) return index();
      const files = filesOf(language);
      for (const { pathname } of files) this.addWatchFile(pathname);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
    },
  };
}
