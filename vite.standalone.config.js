import { join } from 'node:path';
import { defineConfig } from 'vite';
import { ROOT } from './scripts/lib/paths.mjs';
import { ascii, oneFile, packed } from './scripts/lib/packing.mjs';

/**
 * The builds that are one file each, with the core and its worker inside; `--mode` says which.
 * @type {Record<string, { entry: string, file: string, format: 'iife' | 'es' }>}
 */
const BUILDS = {
  standalone: { entry: 'entry.js', file: 'mexplorer-standalone.js', format: 'iife' },
};

export default defineConfig(({ mode }) => {
  const { entry, file, format } = BUILDS[mode] ?? BUILDS.standalone;
  return {
    root: ROOT,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
      lib: {
        entry: join(ROOT, 'www', 'standalone', entry),
        name: 'mexplorer',
        formats: [format],
        fileName: () => file,
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [oneFile(), ...packed(), ascii()],
  };
});
