import { join } from 'node:path';
import { defineConfig } from 'vite';
import { gameWords } from './scripts/build/game-words.mjs';
import { BUNDLED } from './scripts/release/licences.mjs';
import { ROOT } from './scripts/lib/paths.mjs';
import {
  ascii,
  coreScript,
  oneFile,
  packed,
  tight,
  withoutPageWords,
} from './scripts/build/packing.mjs';

/**
 * The builds that are one file each, with the worker and the core inside; `--mode` says which. A script that
 * has a folder carries the small core, and finds the whole one beside it.
 * @type {Record<string, { entry: string, file: string, format: 'iife' | 'es', small: boolean }>}
 */
export const BUILDS = {
  standalone: {
    ...{ entry: 'standalone/entry.js', file: 'mexplorer-standalone.js' },
    ...{ format: 'iife', small: true },
  },
  embed: { entry: 'embed/entry.js', file: 'embed.js', format: 'iife', small: true },
  anywidget: {
    ...{ entry: 'standalone/anywidget.js', file: 'mexplorer.anywidget.mjs' },
    ...{ format: 'es', small: false },
  },
};

export default defineConfig(({ mode }) => {
  const { entry, file, format, small } = BUILDS[mode] ?? BUILDS.standalone;
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
      oneFile({ small }),
      ...(small ? [coreScript()] : []),
      gameWords(),
      // The frame says what is wrong with a link as the page does.
      ...(mode === 'embed' ? [] : [withoutPageWords()]),
      ...packed(),
      ascii(),
      tight(),
    ],
  };
});
