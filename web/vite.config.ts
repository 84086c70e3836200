import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The page goes straight into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  // (The tests' components are those of the browser.)
  resolve: { conditions: process.env.VITEST ? ['browser'] : undefined, alias: { $lib: here('src/lib'), $parts: here('src/parts'), $python: here('../src/stellwerk') } },
  build: {
    outDir: here('../src/stellwerk/server/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    manifest: true,
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.STELLWERK ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'jsdom' },
});
