/** The page of a static room: the same, with its room in a worker, and addresses that are relative. */

import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import page from './vite.config';

export default mergeConfig(page, {
  base: './',
  resolve: {
    alias: { $carrier: fileURLToPath(new URL('./src/carrier/tab/index.ts', import.meta.url)) },
  },
  worker: { format: 'es' },
  build: { outDir: '../build/site/page', manifest: false },
});
