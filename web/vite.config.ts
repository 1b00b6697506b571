import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words.ts';

const server = process.env.QUATUOR_SERVER ?? 'http://127.0.0.1:4444';

export default defineConfig({
  plugins: [svelte(), words()],
  resolve: {
    alias: {
      $carrier: fileURLToPath(new URL('./src/carrier/server/index.ts', import.meta.url)),
    },
  },
  build: {
    outDir: '../src/quatuor/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        /* What a game brings is named after its folder. */
        chunkFileNames: ({ facadeModuleId }) => {
          const [, game, file] = /games\/(\w+)\/(\w+)\.\w+$/.exec(facadeModuleId ?? '') ?? [];
          return game ? `assets/${game}-${file}-[hash].js` : 'assets/[name]-[hash].js';
        },
        /* What the shelf needs comes in few pieces: each one is a round trip on a slow line. */
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/carrier\/|src\/(lib\/(announce|api|games|invitation|languages|linked_language|modes|opening|pictures|route|settings|titles|words)|parts\/(Facts|Header|Icon|LanguageSwitch|Loading|MyMatch|Title|Voice))/,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 800,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: 'src/testing.ts' },
});
