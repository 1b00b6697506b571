/** Python in a worker: Pyodide and our own packages, from the folder of the page alone. */

import type { PyodideAPI } from 'pyodide';

/** Where our packages go. */
const PACKAGES = '/quatuor/packages';
/** Where engines keep what can be made again. */
export const CACHE = '/quatuor/cache';

/** Start Python with everything that it needs, from the files at this address. */
export async function startPython(base: string): Promise<PyodideAPI> {
  const script = `${base}pyodide/pyodide.mjs`;
  const [{ loadPyodide }, library, packages] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<typeof import('pyodide')>,
    unpacked(`${base}pyodide/python_stdlib.pack`),
    unpacked(`${base}python.pack`),
  ]);
  const env = { HOME: '/home/pyodide', QUATUOR_CACHE: CACHE };
  const stdLibURL = URL.createObjectURL(new Blob([library]));
  const python = await loadPyodide({ indexURL: `${base}pyodide/`, stdLibURL, env });
  URL.revokeObjectURL(stdLibURL);
  python.unpackArchive(packages, 'zip', { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.append('${PACKAGES}')`);
  return python;
}

/** A file, unpacked here: so it is as small on hosts that compress nothing. */
async function unpacked(address: string): Promise<ArrayBuffer> {
  const { ok, status, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
