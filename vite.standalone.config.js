import { join } from 'node:path';
import { defineConfig } from 'vite';
import { gameWords } from './scripts/build/game-words.mjs';
import { BUNDLED } from './scripts/release/licences.mjs';
import { ROOT } from './scripts/lib/paths.mjs';
import { ascii, coreScript, embedded, tight, withoutPageWords } from './scripts/build/packing.mjs';

/**
 * The builds that are one file each, with the worker and a core inside; `--mode` says which. A script that
 * has a folder has the small core inside, and finds the whole one beside it.
 * The script of a package has the whole one inside, since it needs it and is to be small, but no lesson: the one
 * that it shows is in its page.
 * @type {Record<string, { entry: string, file: string, format: 'iife' | 'es', source: string }>}
 */
export const BUILDS = {
  standalone: {
    entry: 'standalone/entry.js',
    file: 'mexplorer-standalone.js',
    format: 'iife',
    source: 'core-source.js',
  },
  embed: {
    entry: 'embed/entry.js',
    file: 'embed.js',
    format: 'iife',
    source: 'core-source.js',
  },
  package: {
    entry: 'standalone/package.js',
    file: 'mexplorer-package.js',
    format: 'iife',
    source: 'whole-core-source.js',
  },
  anywidget: {
    entry: 'standalone/anywidget.js',
    file: 'mexplorer.anywidget.mjs',
    format: 'es',
    source: 'whole-core-source.js',
  },
};

export default defineConfig(({ mode }) => {
  const { entry, file, format, source } = BUILDS[mode] ?? BUILDS.standalone;
  return {
    root: ROOT,
    publicDir: false,
    // Instead of the one in www/engine, which knows files alone.
    resolve: {
      alias: {
        './core-source.js': join(ROOT, 'www', 'standalone', source),
        ...(mode === 'package'
          ? { './load-lesson.js': join(ROOT, 'www', 'learn', 'packed-lesson.js') }
          : {}),
      },
    },
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
      ...(format === 'iife' ? [coreScript()] : []),
      gameWords(),
      // The frame says what is wrong with a link as the page does.
      ...(mode === 'embed' ? [] : [withoutPageWords()]),
      ...embedded(),
      ascii(),
      tight(),
    ],
  };
});
