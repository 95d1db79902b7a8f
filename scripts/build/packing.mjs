/** Vite plugins for dist/: scripts in one file, and addresses that bundlers follow. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { CORE_SCRIPT, ROOT, WASM } from '../lib/paths.mjs';
import { own } from '../lib/widgets.mjs';
import { wasmId } from './wasm.mjs';

/** @typedef {import('vite').Plugin} Plugin */

const www = (/** @type {string} */ name) => join(ROOT, 'www', name);

/** The worker and the builds of the core as text, for pages without addresses. @returns {Plugin[]} */
export function embedded() {
  return [
    virtual('virtual:mexplorer-core', async () => deflated('mexplorer_bg.wasm')),
    virtual('virtual:mexplorer-small-core', async () => deflated('mexplorer_small.wasm')),
    virtual('virtual:mexplorer-worker', workerScript),
  ];
}

/** A build of the core as www/engine/core.ts takes it. @param {string} name */
export const deflated = (name) =>
  deflateRawSync(readFileSync(join(WASM, name)), { level: 9, memLevel: 9 }).toString('base64');

/**
 * The whole core as a script beside the scripts that embed the small one, named by its build, since the
 * two must belong together. It is written with them, as they contain its hash.
 * @returns {Plugin}
 */
export function coreScript() {
  const name = 'virtual:mexplorer-core-script';
  const id = wasmId();
  const source = `(globalThis.mexplorerCore??={})["${id}"]="${deflated('mexplorer_bg.wasm')}";\n`;
  const hash = createHash('sha384').update(source).digest('base64');
  const facts = { file: CORE_SCRIPT, id, integrity: `sha384-${hash}` };
  return {
    name: 'mexplorer-core-script',
    resolveId: (asked) => (asked === name ? `\0${name}` : null),
    load: (asked) =>
      asked === `\0${name}`
        ? `export const { file, id, integrity } = ${JSON.stringify(facts)};`
        : null,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: CORE_SCRIPT, source });
    },
  };
}

/** @type {Promise<string> | undefined} */
let worker;

/** The worker as one classic script, without exports. */
function workerScript() {
  worker ??= build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: www('engine/worker.ts'), name: 'worker', formats: ['iife'] },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  }).then((result) => {
    const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result);
    const [{ code, exports, imports, dynamicImports }] = output;
    if (output.length + exports.length + imports.length + dynamicImports.length !== 1) {
      throw new Error('The worker is not one classic script any more.');
    }
    return code;
  });
  return worker;
}

/**
 * The widgets of the registry at once, for scripts in one file; but not the lessons, whose texts are larger
 * than everything else.
 * @returns {Plugin}
 */
export function widgets() {
  const name = 'virtual:mexplorer-widgets';
  const modules = own
    .filter(({ tag }) => tag !== 'mex-lesson')
    .map(({ module }) => join(ROOT, module));
  return {
    name,
    resolveId: (asked) => (asked === name ? `\0${name}` : null),
    load: (asked) =>
      asked === `\0${name}`
        ? modules.map((file) => `import ${JSON.stringify(file)};`).join('\n')
        : null,
  };
}

/** Areas of words that only the page and the command use, including those of extras. */
const PAGE_WORDS =
  /[\\/](?:www[\\/](?:i18n|[\w-]+[\\/]words)[\\/][\w-]+[\\/](cli|draw|finding|friend|help|ladder|notation|page|problems|refuted|sharing)|extras[\\/][\w-]+[\\/]words[\\/][\w-]+[\\/]([\w-]+))\.ts$/;

/** The areas of widgets, which scripts of widgets say. */
const WIDGET_WORDS = new Set(own.flatMap(({ areas }) => areas));

/** @param {string} id of a module @param {string} [says] the one of these areas that a bundle says */
export function isLeftOut(id, says) {
  const [, own, ofExtra] = PAGE_WORDS.exec(id) ?? [];
  if (own !== undefined) return own !== says;
  return ofExtra !== undefined && ofExtra !== says && !WIDGET_WORDS.has(ofExtra);
}

/**
 * Leaves the words of the page out of a script of widgets.
 * @param {(environment: string) => string | undefined} says
 * @returns {Plugin}
 */
export function withoutPageWords(says) {
  return {
    name: 'mexplorer-without-page-words',
    enforce: 'pre',
    load(id) {
      return isLeftOut(id, says(this.environment.name)) ? 'export default {};' : null;
    },
  };
}

const DESCRIPTOR = /[\\/]extras[\\/][\w-]+[\\/]extra\.ts$/;

/**
 * Leave views, parts and verbs of extras out of a bundle of one file, which has no page and no command line; only
 * their words stay. The extra of the bundle imports its own.
 */
export const withoutExtras = () => withoutLoaded(/^\.\/(?!words\/)/);

/**
 * Leave the same modules out of a bundle with a lesson, but keep the widgets of extras that are
 * blocks of lessons.
 */
export const withoutViews = () => withoutLoaded(/^\.\/(?!words\/|[\w-]+\/mex-)/);

/** Leave the verbs of extras out of browser bundles: bundlers would look for the modules of Node in them. */
export const withoutVerbs = () => withoutLoaded(/^\.\/cli\//);

/** Leaves out matches with a friend, whose links are the page's. */
export const withoutMatches = () =>
  withoutLoaded(/^\.\/friend\//, /[\\/]www[\\/]play[\\/][\w-]+\.ts$/);

/** Leaves the loaders of elements out of a script that has all its widgets at once. */
export const withoutElements = () =>
  withoutLoaded(
    /[\\/](mex-[\w-]+|extra-parts)\.ts$/,
    /[\\/]www[\\/](registry|kit[\\/]elements)\.ts$/,
  );

/**
 * Leave out modules that others load, by default those that the descriptors of extras load.
 * @param {RegExp} paths the import paths as written in the others
 * @param {RegExp} [others]
 * @returns {Plugin}
 */
function withoutLoaded(paths, others = DESCRIPTOR) {
  const nothing = '\0mexplorer-nothing';
  return {
    name: `mexplorer-without-${paths.source}`,
    enforce: 'pre',
    resolveId: (source, importer) =>
      others.test(importer ?? '') && paths.test(source) ? nothing : null,
    load: (id) => (id === nothing ? 'export default {};' : null),
  };
}

/**
 * Vite loads a part by a helper that preloads its style sheets. There are none here, and the helper
 * contains an import that makes other bundlers warn. This helper only loads the part.
 * @returns {Plugin}
 */
export function plainImports() {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'mexplorer-imports',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/**
 * Vite writes `new URL('./file', '' + import.meta.url)`. Other bundlers recognise only `import.meta.url`
 * alone, and would omit the worker and the core: this is the only replacement in generated code, before it is
 * bundled, in the only module with such addresses.
 * @returns {Plugin}
 */
export function plainAddresses() {
  return {
    name: 'mexplorer-addresses',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(www('engine/core-source.'))) return null;
      const plain = code.replaceAll("'' + import.meta.url", 'import.meta.url');
      if (plain === code) throw new Error('Vite writes addresses in another way now.');
      return { code: plain, map: null };
    },
  };
}

/**
 * A module whose default export is a text.
 * @param {string} id
 * @param {() => Promise<string>} text
 * @returns {Plugin}
 */
export function virtual(id, text) {
  return {
    name: id,
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: async (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(await text())};` : null,
  };
}
