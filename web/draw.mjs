/** Puts the shelf, drawn in each language, into the built page: `shelf.en.html`, `shelf.fr.html`… */

import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { stylesFor, withoutFonts } from './critical.mjs';
import { compressFolder } from './compress.mjs';
import { drawn, LANGUAGES } from './node_modules/.drawn/drawn.js';

const PAGE = new URL('../src/quatuor/page/', import.meta.url);
const MANIFEST = new URL('manifest.json', PAGE);
const THEME = '<script src="/theme.js"></script>';
const STYLES = /\n *<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)">/;
const WORKER = 'shelf_worker.js';
const HOLDING = await readFile(new URL('held_link.js', import.meta.url), 'utf8');
const SCRIPT = /<script type="module"[^>]*src="([^"]+)"><\/script>/;
const LATIN = /\/assets\/nunito-latin-wght[^")]+/;
/** A shelf that is painted while it is being read would move as the rest of it follows. */
const HIDDEN = '#app{visibility:hidden}';
const WHOLE = '<style>#app{visibility:visible}</style>';
const built = JSON.parse(await readFile(MANIFEST, 'utf8'));

/** Replaces what must be there. */
function replaced(text, before, after) {
  if (!text.includes(before)) throw new Error(`index.html has no ${before}`);
  return text.replace(before, () => after);
}

/** The words of a language, which scripts would ask for only when they run. */
function wordsOf(language) {
  const { file } = built[`virtual:words/${language}`];
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** The font, asked for at once: one that comes with the first paint moves nothing later. */
function fontOf(plain) {
  const [font] = plain.match(LATIN);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
}

/** Where the shelf is in each language, for search engines. */
const others = LANGUAGES.map(
  (name) => `<link rel="alternate" hreflang="${name}" href="/?lang=${name}">`,
).join('\n    ');

/** Without style attributes, which the security policy forbids; scripts set them again. */
function unstyled(html) {
  return html.replaceAll(/ style="[^"]*"/g, '');
}

/**
 * Fetches the styles of all screens and the scripts early, and uses them when the shelf has been
 * painted, or at once where nobody looks: until then nothing has to be laid out twice. If its scripts
 * are not to be had, a link that is held is followed as usual, and a shelf that this browser kept is
 * given up, once.
 */
function afterPaint(styles, script) {
  return `<script>{
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${styles}' });
  styles.crossOrigin = '';
  const renew = async () => {
    document.documentElement.dataset.failed = '';
    const kept = await self.caches?.delete('shelf').catch(() => false);
    const held = document.querySelector('a[aria-busy]');
    held?.removeAttribute('aria-busy');
    if (held) location.assign(held.href);
    else if (kept) location.reload();
  };
  styles.onload = styles.onerror = () => import('${script}').catch(renew);
  const use = () => document.head.append(styles);
  document.hidden ? use() : requestAnimationFrame(() => setTimeout(use));
}</script>`;
}

/** The page of a shelf: its own styles come with it, and those of other screens after it. */
async function shelfPage(plain, language) {
  const { head, body } = await drawn(language);
  const [link, file] = plain.match(STYLES);
  const [tag, script] = plain.match(SCRIPT);
  const styles = stylesFor(body, await readFile(new URL(file, PAGE), 'utf8'));
  let html = replaced(plain, '<html lang="en">', `<html lang="${language}">`);
  html = replaced(html, '<title>Quatuor</title>', `${fontOf(plain)}\n    ${others}\n    ${head}`);
  html = replaced(html, link, `\n    <link rel="preload" as="style" crossorigin href="/${file}">`);
  html = replaced(html, tag, `<link rel="modulepreload" crossorigin href="${script}">`);
  html = replaced(
    html,
    '</head>',
    `  <script>${HOLDING}</script>\n    <style>${styles}${HIDDEN}</style>\n  ${wordsOf(language)}\n  </head>`,
  );
  html = replaced(html, '<div id="app"></div>', `<div id="app">${unstyled(body)}</div>${WHOLE}`);
  return replaced(html, '</body>', `  ${afterPaint(`/${file}`, script)}\n  </body>`);
}

const theme = await readFile(new URL('theme.js', PAGE), 'utf8');
const index = await readFile(new URL('index.html', PAGE), 'utf8');
const sheet = new URL(index.match(STYLES)[1], PAGE);
const { rest, fonts } = withoutFonts(await readFile(sheet, 'utf8'));
await writeFile(sheet, rest);
const plain = replaced(index, THEME, `<script>${theme}</script>\n    <style>${fonts}</style>`);
await writeFile(new URL('index.html', PAGE), plain);
for (const language of LANGUAGES) {
  await writeFile(new URL(`shelf.${language}.html`, PAGE), await shelfPage(plain, language));
}
await copyFile(new URL(WORKER, import.meta.url), new URL(WORKER, PAGE));
await rm(MANIFEST);
await rm(new URL('theme.js', PAGE));
await compressFolder(PAGE);
