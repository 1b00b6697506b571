/** The page of a static room: the same, with its room in a worker, and addresses that are relative. */

import { fileURLToPath } from 'node:url';
import { mergeConfig, type Rolldown } from 'vite';
import { installable } from './installable';
import page from './vite.config';

export default mergeConfig(page, {
  base: './',
  plugins: [installable()],
  resolve: {
    alias: { $carrier: fileURLToPath(new URL('./src/carrier/tab/index.ts', import.meta.url)) },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        /* What is fetched only when a game needs it lies apart: the service worker keeps it apart. */
        chunkFileNames: ({ name, facadeModuleId }: Rolldown.PreRenderedChunk) => {
          const [, game] = /games\/(\w+)\/extra\.ts$/.exec(facadeModuleId ?? '') ?? [];
          if (game) return `extras/${game}-[hash].js`;
          return `${name === '__vite-browser-external' ? 'extras' : 'assets'}/[name]-[hash].js`;
        },
        assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
          names.some((name) => name.endsWith('.wasm'))
            ? 'extras/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  build: { outDir: '../build/site/page', manifest: false },
});
