import { chmodSync } from 'node:fs';
import { isAbsolute, join, parse, relative } from 'node:path';
import { defineConfig } from 'vite';
import { BUNDLED } from './scripts/release/licences.mjs';
import { lessons } from './scripts/content/modules.mjs';
import { modulesOfExtras, ofExtras } from './scripts/lib/extras.mjs';
import { KIT } from './scripts/lib/kit.mjs';
import { DIST, ROOT } from './scripts/lib/paths.mjs';
import {
  coreScript,
  embedded,
  plainImports,
  widgets,
  withoutElements,
  withoutExtras,
  withoutMatches,
  withoutPageWords,
  withoutViews,
} from './scripts/build/packing.mjs';
import { flatTemplates } from './scripts/build/templates.mjs';

const www = (/** @type {string} */ name) => join(ROOT, 'www', name);

/**
 * A bundle that is one file, with the worker and a core inside.
 * @typedef {object} OneFile
 * @property {string} entry
 * @property {string} file
 * @property {'iife' | 'es'} format
 * @property {boolean} small whether it embeds the small core and finds the whole one beside it
 * @property {string} [says] an area of the page's words that it has
 * @property {boolean} [packed] whether its only lesson is in its page
 */

/** The bundles that consist of one file each, by name. @type {Record<string, OneFile>} */
export const BUNDLES = {
  standalone: {
    ...{ entry: 'standalone/entry.ts', file: 'mexplorer-standalone.js' },
    ...{ format: 'iife', small: true },
  },
  // An embedded frame contains the page's texts, so that it explains a faulty link as the page does.
  embed: {
    ...{ entry: 'embed/entry.ts', file: 'embed.js' },
    ...{ format: 'iife', small: true, says: 'page' },
  },
  ...Object.assign({}, ...(await ofExtras('bundles.mjs'))),
};

/** A script that begins with the byte order mark is decoded as UTF-8, whatever the encoding of its page. */
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
    // Keep the syntax of the CSS files; only spaces are removed.
    cssTarget: 'esnext',
    chunkSizeWarningLimit: 2000,
    lib: { entry: www(entry), name: 'mexplorer', formats: [format], fileName: () => file },
    rolldownOptions: {
      output: {
        codeSplitting: false,
        // Remove spaces from ES modules too: by default Vite keeps spaces in library modules.
        minify: true,
        ...(format === 'iife' ? { postBanner: BYTE_ORDER_MARK } : {}),
      },
    },
  },
});

/**
 * The build of the command line and of the extras' modules for Node. Everything is bundled except the engine,
 * which is imported from `mexplorer`, so that all of them have the same error classes and one core.
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
    // Keep the syntax of the CSS files; only spaces are removed.
    cssTarget: 'esnext',
    minify: true,
    rolldownOptions: {
      input: { cli: www('cli.ts'), ...(await modulesOfExtras()) },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/**
 * Return the names of the bundles that satisfy a condition. @param {(bundle: OneFile) => unknown} condition
 */
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
  resolve: { alias: KIT },
  environments: {
    ...Object.fromEntries(ALL.map((name) => [name, oneFile(name, BUNDLES[name])])),
    node,
  },
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp(builder) {
      // Build one bundle after the other, since each build uses every processor.
      for (const name of [...ALL, 'node']) await builder.build(builder.environments[name]);
    },
  },
  plugins: [
    lessons(),
    ...only(ALL, ...embedded(), widgets(), plainImports(), flatTemplates(), replaced()),
    ...only(ALL, withoutMatches()),
    ...only(
      bundlesWith(({ small }) => small),
      coreScript(),
    ),
    ...only(
      bundlesWith(({ packed }) => !packed),
      withoutElements(),
      withoutExtras(),
    ),
    ...only(
      bundlesWith(({ packed }) => packed),
      withoutViews(),
    ),
    ...only(
      ALL,
      withoutPageWords((environment) => BUNDLES[environment].says),
    ),
    ...only(['node'], engine(), runnable()),
  ],
});

/**
 * Replace modules that fetch files by modules that have the contents bundled.
 * @returns {import('vite').Plugin}
 */
function replaced() {
  return replacing('mexplorer-replaced', (environment) => {
    const { small, packed } = BUNDLES[environment];
    return {
      'engine/core-source': www(`standalone/${small ? '' : 'whole-'}core-source.ts`),
      ...(packed && { 'learn/load-lesson': www('learn/packed-lesson.ts') }),
    };
  });
}

/** @returns {import('vite').Plugin} */
function engine() {
  /** @type {{ id: string, external: true }} */
  const mexplorer = { id: './mexplorer.js', external: true };
  return replacing(
    'mexplorer-engine',
    () => ({ index: mexplorer, 'engine/api': mexplorer, 'engine/errors': mexplorer }),
    {
      // Only extras import these modules, so that a build without extras has no import of them. The command
      // line itself imports only `engine/errors`.
      optional: ['index', 'engine/api'],
      // This module loads the core: if it is bundled, the bundle contains a second engine.
      banned: ['engine/core-source'],
    },
  );
}

/**
 * @param {string} id the file name of a module @returns {string} the module's name in www, such as
 * `engine/api`
 */
function moduleName(id) {
  const { dir, name } = parse(relative(www('.'), id));
  return dir ? `${dir}/${name}` : name;
}

/**
 * Replace modules of www. The build fails if nothing imports one of the modules, or if one of them is bundled
 * nevertheless.
 * @param {string} plugin
 * @param {(environment: string) => Record<string, string | { id: string, external: true }>} modules the
 * replacements by the names of the modules
 * @param {{ optional?: string[], banned?: string[] }} [others] `optional` lists modules that need no import,
 * and `banned` lists further modules that must not be bundled
 * @returns {import('vite').Plugin}
 */
function replacing(plugin, modules, { optional = [], banned = [] } = {}) {
  /** @type {Set<string>} */
  const found = new Set();
  return {
    name: plugin,
    enforce: 'pre',
    buildStart: () => found.clear(),
    async resolveId(source, importer) {
      if (!importer || !(source.startsWith('.') || isAbsolute(source))) return null;
      const module = await this.resolve(source, importer, { skipSelf: true });
      const name = moduleName(module?.id ?? '');
      const replacement = modules(this.environment.name)[name];
      if (!replacement) return null;
      found.add(name);
      return replacement;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const bundled = chunks.flatMap(({ moduleIds }) => moduleIds.map(moduleName));
      const replaced = Object.keys(modules(this.environment.name));
      const missing = replaced.filter((name) => !found.has(name) && !optional.includes(name));
      const left = [...replaced, ...banned].filter((name) => bundled.includes(name));
      if (missing.length) throw new Error(`Nothing imports www/${missing}, to be replaced.`);
      if (left.length) throw new Error(`www/${left} is bundled, not replaced.`);
    },
  };
}

/**
 * Make the command executable in a checkout; npm does so only where it installs the package. @returns
 * {import('vite').Plugin}
 */
function runnable() {
  return { name: 'mexplorer-runnable', writeBundle: () => chmodSync(join(DIST, 'cli.js'), 0o755) };
}
