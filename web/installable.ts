/** What makes the page of a static room an app: a manifest, and icons drawn from our own SVG. */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FluentResource } from '@fluent/bundle';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { languages } from './words.ts';

const USUAL = 'en';

const ICON = new URL('./public/icon.svg', import.meta.url);
const RENDERER = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const MANIFEST = 'manifest.webmanifest';
/** The ground on which an icon stands that the device cuts to a shape of its own. */
const GROUND = '#1e4f9c';
const LIGHT = '#f5efe4';
const DARK = '#1b1916';

/** `whole` is the icon as it is; `cut` fills the square, and keeps to the middle of it. */
type Shape = 'whole' | 'cut';
const DRAWN: { name: string; size: number; shape: Shape }[] = [
  { name: 'icon-192.png', size: 192, shape: 'whole' },
  { name: 'icon-512.png', size: 512, shape: 'whole' },
  { name: 'icon-cut-192.png', size: 192, shape: 'cut' },
  { name: 'icon-cut-512.png', size: 512, shape: 'cut' },
  { name: 'icon-apple-180.png', size: 180, shape: 'cut' },
];
const APPLE = 'icon-apple-180.png';

const listed = DRAWN.filter(({ name }) => name !== APPLE).map(({ name, size, shape }) => ({
  src: name,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: shape === 'cut' ? 'maskable' : 'any',
}));

/** A text without variables, from the words of the page. */
function wordsOf(language: string, file: string, id: string): string {
  const source = readFileSync(
    new URL(`./src/words/${language}/${file}.ftl`, import.meta.url),
    'utf8',
  );
  const text = new FluentResource(source).body.find((message) => message.id === id)?.value;
  if (typeof text !== 'string')
    throw new Error(`${file}.ftl has no plain text ${id} in ${language}`);
  return text;
}

function localized(file: string, id: string): Record<string, string> {
  const others = languages.filter((language) => language !== USUAL);
  return Object.fromEntries(others.map((language) => [language, wordsOf(language, file, id)]));
}

/** Without an `id` it is the address of the room: two rooms of one host are two apps. */
const manifest = {
  name: 'Quatuor',
  short_name: 'Quatuor',
  description: wordsOf(USUAL, 'room', 'tab-app'),
  description_localized: localized('room', 'tab-app'),
  lang: USUAL,
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: LIGHT,
  theme_color: LIGHT,
  categories: ['games', 'education'],
  launch_handler: { client_mode: 'navigate-existing' },
  icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...listed],
  shortcuts: [
    {
      name: wordsOf(USUAL, 'mine', 'link-mine'),
      name_localized: localized('mine', 'link-mine'),
      url: './#/games',
      icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};

/** The icon within the circle of which no device cuts anything off: four fifths of the square. */
function cut(svg: string): string {
  const inner = svg.replace('<svg ', '<svg x="10" y="10" width="80" height="80" ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="${GROUND}"/>${inner}</svg>`
  );
}

async function draw(svg: string, size: number, shape: Shape): Promise<Uint8Array> {
  const fitTo = { mode: 'width', value: size } as const;
  return new Resvg(shape === 'cut' ? cut(svg) : svg, { fitTo }).render().asPng();
}

function tag(name: 'link' | 'meta', attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: name, attrs, injectTo: 'head' };
}

const tags = [
  tag('link', { rel: 'manifest', href: MANIFEST }),
  tag('link', { rel: 'apple-touch-icon', href: APPLE }),
  tag('meta', { name: 'theme-color', content: LIGHT, media: '(prefers-color-scheme: light)' }),
  tag('meta', { name: 'theme-color', content: DARK, media: '(prefers-color-scheme: dark)' }),
];

/** Adds them to what is built. */
export function installable(): Plugin {
  return {
    name: 'installable',
    transformIndexHtml: () => tags,
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      await initWasm(await readFile(RENDERER));
      const svg = await readFile(ICON, 'utf8');
      for (const { name, size, shape } of DRAWN) emit(name, await draw(svg, size, shape));
      emit(MANIFEST, JSON.stringify(manifest, null, 1));
    },
  };
}
