/** Runs a script with the Python of static rooms, in Node: `node pyodide_run.mjs SCRIPT WORD…`.
 *
 * The script finds the files of the checkout in the folder in which it starts.
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const CHECKOUT = '/checkout';
const [, , script, ...words] = process.argv;
const python = await loadPyodide();
python.mountNodeFS(CHECKOUT, fileURLToPath(new URL('..', import.meta.url)));
python.globals.set('WORDS', python.toPy([script, ...words]));
python.runPython(`import os, sys; os.chdir('${CHECKOUT}'); sys.argv = WORDS`);
try {
  python.runPython(await readFile(script, 'utf8'), { filename: script });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
