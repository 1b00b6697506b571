/** Puts a compressed copy beside each file of the page that gets smaller: `.br` and `.gz`. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|txt|wasm)$/;
/** Bytes; less is hardly worth a copy. */
const SMALL = 1000;

/** Compresses what is in a folder, as small as it gets; done once, when the page is built. */
export async function compressFolder(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const content = await readFile(new URL(name, folder));
    if (content.length < SMALL) continue;
    await writeFile(new URL(`${name}.br`, folder), brotliCompressSync(content));
    await writeFile(new URL(`${name}.gz`, folder), gzipSync(content, { level: 9 }));
  }
}

const [, script, folder] = process.argv;
if (folder && import.meta.url === pathToFileURL(script).href) {
  await compressFolder(pathToFileURL(`${folder}/`));
}
