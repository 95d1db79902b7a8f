import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { gameWords } from './scripts/build/game-words.mjs';
import { BUNDLED } from './scripts/release/licences.mjs';
import { DIST, ROOT } from './scripts/lib/paths.mjs';
import { coreScript, embedded, plainImports, withoutPageWords } from './scripts/build/packing.mjs';

const www = (/** @type {string} */ name) => join(ROOT, 'www', name);

/**
 * A bundle that is one file, with the worker and a core inside.
 * @typedef {object} OneFile
 * @property {string} entry
 * @property {string} file
 * @property {'iife' | 'es'} format
 * @property {boolean} small whether it embeds the small core and finds the whole one beside it
 * @property {boolean} [pageWords] whether it has the words of the page
 * @property {boolean} [packed] whether its only lesson is in its page
 */

/** The bundles of one file each. @type {Record<string, OneFile>} */
export const BUNDLES = {
  standalone: {
    ...{ entry: 'standalone/entry.ts', file: 'mexplorer-standalone.js' },
    ...{ format: 'iife', small: true },
  },
  // The frame explains a faulty link as the page does.
  embed: {
    ...{ entry: 'embed/entry.ts', file: 'embed.js' },
    ...{ format: 'iife', small: true, pageWords: true },
  },
  package: {
    ...{ entry: 'standalone/package.ts', file: 'mexplorer-package.js' },
    ...{ format: 'iife', small: false, packed: true },
  },
  anywidget: {
    ...{ entry: 'standalone/anywidget.ts', file: 'mexplorer.anywidget.mjs' },
    ...{ format: 'es', small: false },
  },
};

/** Decoders read a script that begins with it as UTF-8, whatever the encoding of its page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** @param {string} name @param {OneFile} bundle @returns {import('vite').EnvironmentOptions} */
const oneFile = (name, { entry, file, format }) => ({
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    license: { fileName: `${BUNDLED}/${name}.json` },
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    lib: { entry: www(entry), name: 'mexplorer', formats: [format], fileName: () => file },
    rolldownOptions: {
      output: {
        codeSplitting: false,
        // By default a module keeps its spaces, for bundlers.
        minify: true,
        ...(format === 'iife' ? { postBanner: BYTE_ORDER_MARK } : {}),
      },
    },
  },
});

/**
 * `mexplorer/static` and the command, for Node. Everything is inside except the engine, which is that of
 * `mexplorer`, so that both have the same errors and one core.
 * @type {import('vite').EnvironmentOptions}
 */
const node = {
  consumer: 'server',
  resolve: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    license: { fileName: `${BUNDLED}/node.json` },
    target: 'es2022',
    minify: true,
    rolldownOptions: {
      input: { static: www('static.ts'), cli: www('cli.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** The names of the bundles that a condition selects. @param {(bundle: OneFile) => unknown} condition */
export const bundlesWith = (condition) =>
  Object.keys(BUNDLES).filter((name) => condition(BUNDLES[name]));

/** @param {string[]} environments @param {import('vite').Plugin[]} plugins @returns {import('vite').Plugin[]} */
const only = (environments, ...plugins) =>
  plugins.map((plugin) => ({
    ...plugin,
    applyToEnvironment: ({ name }) => environments.includes(name),
  }));

const ALL = Object.keys(BUNDLES);

export default defineConfig({
  root: ROOT,
  publicDir: false,
  environments: {
    ...Object.fromEntries(ALL.map((name) => [name, oneFile(name, BUNDLES[name])])),
    node,
  },
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp(builder) {
      // One after the other: each keeps every processor busy.
      for (const name of [...ALL, 'node']) await builder.build(builder.environments[name]);
    },
  },
  plugins: [
    gameWords(),
    ...only(ALL, ...embedded(), plainImports(), replaced()),
    ...only(
      bundlesWith(({ small }) => small),
      coreScript(),
    ),
    ...only(
      bundlesWith(({ pageWords }) => !pageWords),
      withoutPageWords(),
    ),
    ...only(['node'], engine(), runnable()),
  ],
});

/**
 * Replaces modules that fetch files by others that do not.
 * @returns {import('vite').Plugin}
 */
function replaced() {
  return {
    name: 'mexplorer-replaced',
    enforce: 'pre',
    resolveId(source) {
      const { small, packed } = BUNDLES[this.environment.name];
      if (/^\.\/core-source\.[jt]s$/.test(source)) {
        return www(small ? 'standalone/core-source.ts' : 'standalone/whole-core-source.ts');
      }
      if (packed && source === './load-lesson.ts') return www('learn/packed-lesson.ts');
      return null;
    },
  };
}

/** npm makes commands executable where it installs them; a checkout does not. @returns {import('vite').Plugin} */
function runnable() {
  return { name: 'mexplorer-runnable', closeBundle: () => chmodSync(join(DIST, 'cli.js'), 0o755) };
}

/** @returns {import('vite').Plugin} */
function engine() {
  const door = [www('engine/api.ts'), www('engine/errors.js')];
  return {
    name: 'mexplorer-engine',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && door.includes(found.id) ? { id: './mexplorer.js', external: true } : null;
    },
  };
}
