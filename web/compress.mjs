/** Puts a compressed copy beside each file of text of the page: `.br` and `.gz`. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(css|html|js|svg)$/;
/** Bytes; less is hardly worth a copy. */
const SMALL = 1000;

/** Compresses what is in a folder, as small as it gets; done once, when the page is built. */
export async function compressFolder(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const content = await readFile(new URL(name, folder));
    if (content.length < SMALL) continue;
    await writeFile(new URL(`${name}.br`, folder), brotliCompressSync(content));
    await writeFile(new URL(`${name}.gz`, folder), gzipSync(content, { level: 9 }));
  }
}
