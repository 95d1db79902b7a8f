import { join } from 'node:path';
import { defineConfig } from 'vite';
import { BUNDLED } from './scripts/lib/licences.mjs';
import { ROOT } from './scripts/lib/paths.mjs';
import {
  ascii,
  oneFile,
  packed,
  tight,
  withoutPageWords,
  withoutViews,
} from './scripts/lib/packing.mjs';

/**
 * The builds that are one file each, with the core and its worker inside; `--mode` says which.
 * @type {Record<string, { entry: string, file: string, format: 'iife' | 'es' }>}
 */
export const BUILDS = {
  standalone: { entry: 'standalone/entry.js', file: 'mexplorer-standalone.js', format: 'iife' },
  embed: { entry: 'embed/entry.js', file: 'embed.js', format: 'iife' },
  anywidget: { entry: 'standalone/anywidget.js', file: 'mexplorer.anywidget.mjs', format: 'es' },
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
      license: { fileName: `${BUNDLED}/${mode}.json` },
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
      lib: {
        entry: join(ROOT, 'www', entry),
        name: 'mexplorer',
        formats: [format],
        fileName: () => file,
      },
      // A module would be left with its spaces, in case a bundler wants to look at it.
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
    plugins: [
      oneFile(),
      withoutViews(),
      // The frame says what is wrong with a link as the page does.
      ...(mode === 'embed' ? [] : [withoutPageWords()]),
      ...packed(),
      ascii(),
      tight(),
    ],
  };
});
