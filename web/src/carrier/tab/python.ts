/** Python in a worker: Pyodide and our own packages, from the folder of the page alone. */

import type { PyodideAPI } from 'pyodide';

/** Where our packages go, and what the engines keep. */
const PACKAGES = '/quatuor/packages';
const CACHE = '/quatuor/cache';

/** Start Python with everything that it needs, from the files at this address. */
export async function startPython(base: string): Promise<PyodideAPI> {
  const script = `${base}pyodide/pyodide.mjs`;
  const { loadPyodide } = (await import(/* @vite-ignore */ script)) as typeof import('pyodide');
  const env = { HOME: '/home/pyodide', QUATUOR_CACHE: CACHE };
  const [python, packages] = await Promise.all([
    loadPyodide({ indexURL: `${base}pyodide/`, env }),
    read(`${base}python.zip`),
  ]);
  python.unpackArchive(packages, 'zip', { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.append('${PACKAGES}')`);
  return python;
}

async function read(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}
