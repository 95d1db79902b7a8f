/**
 * Vite plugins for dist/ that bundle scripts into one file and write addresses that other bundlers can
 * follow.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { CORE_SCRIPT, ROOT, WASM } from '../lib/paths.mjs';
import { own } from '../lib/widgets.mjs';
import { visit } from './templates.mjs';
import { wasmId } from './wasm.mjs';

/** @typedef {import('vite').Plugin} Plugin */

const www = (/** @type {string} */ name) => join(ROOT, 'www', name);

/**
 * Return plugins that embed the worker and the builds of the core as text, for pages that cannot load further
 * files.
 * @returns {Plugin[]}
 */
export function embedded() {
  return [
    virtual('virtual:mexplorer-core', async () => deflated('mexplorer_bg.wasm')),
    virtual('virtual:mexplorer-small-core', async () => deflated('mexplorer_small.wasm')),
    virtual('virtual:mexplorer-worker', workerScript),
  ];
}

/**
 * Return a build of the core as base64 text, compressed by DEFLATE, as www/engine/core.ts reads it.
 * @param {string} name
 */
export const deflated = (name) =>
  deflateRawSync(readFileSync(join(WASM, name)), { level: 9, memLevel: 9 }).toString('base64');

/**
 * Write the whole core as a script next to the scripts that embed the small core. The scripts refer to it by
 * its build id and hash, so that only matching builds are combined.
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

const workerScript = () =>
  (worker ??= classicScript('engine/worker.ts', { name: 'worker', minify: true }));

/**
 * Bundle a worker as one classic script, without exports.
 * @param {string} file below www/
 * @param {{ name: string, minify: boolean }} how
 * @returns {Promise<string>}
 */
export async function classicScript(file, { name, minify }) {
  const result = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: www(file), name, formats: ['iife'] },
      rolldownOptions: { output: { codeSplitting: false, minify } },
    },
  });
  const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result);
  const [{ code, exports, imports, dynamicImports }] = output;
  if (output.length + exports.length + imports.length + dynamicImports.length !== 1) {
    throw new Error(`${file} is not one classic script any more.`);
  }
  return code;
}

/**
 * Provide a module that imports all widgets of the registry, for scripts in one file. Lessons are left out,
 * since their texts are larger than everything else.
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

/**
 * Match modules of translated texts that only the page and the command line use. All texts of extensions
 * match, too.
 */
const PAGE_WORDS =
  /[\\/](?:www[\\/](?:i18n|[\w-]+[\\/]words)[\\/][\w-]+[\\/](cli|draw|finding|friend|help|ladder|notation|page|problems|refuted|sharing)|extras[\\/][\w-]+[\\/]words[\\/][\w-]+[\\/]([\w-]+))\.ts$/;

/** The groups of translated texts that widgets use, which scripts of widgets keep. */
const WIDGET_WORDS = new Set(own.flatMap(({ areas }) => areas));

/**
 * Return whether a bundle leaves out a module of translated texts.
 * @param {string} id of a module @param {string} [says] the one group of page texts that the bundle keeps
 */
export function isLeftOut(id, says) {
  const [, own, ofExtra] = PAGE_WORDS.exec(id) ?? [];
  if (own !== undefined) return own !== says;
  return ofExtra !== undefined && ofExtra !== says && !WIDGET_WORDS.has(ofExtra);
}

/**
 * Leave the translated texts of the page out of a script of widgets.
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
 * Leave the views, parts and commands of extensions out of a bundle of one file, which has no page and no
 * command line. Their translated texts stay.
 */
export const withoutExtras = () => withoutLoaded(/^\.\/(?!words\/)/);

/**
 * Leave the views, parts and commands of extensions out of a bundle with a lesson, but keep their translated
 * texts and the widgets that are blocks of lessons.
 */
export const withoutViews = () => withoutLoaded(/^\.\/(?!words\/|[\w-]+\/mex-)/);

/**
 * Leave the commands of extensions out of browser bundles, since bundlers cannot resolve the modules of Node
 * in them.
 */
export const withoutVerbs = () => withoutLoaded(/^\.\/cli\//);

/** Leave out matches against a friend, which need links to the page. */
export const withoutMatches = () =>
  withoutLoaded(/^\.\/friend\//, /[\\/]www[\\/]play[\\/][\w-]+\.ts$/);

/** Leave out the functions that load elements, for a script that contains all its widgets. */
export const withoutElements = () =>
  withoutLoaded(
    /[\\/](mex-[\w-]+|extra-parts)\.ts$/,
    /[\\/]www[\\/](registry|kit[\\/]elements)\.ts$/,
  );

/**
 * Replace modules by empty modules if they are imported from certain files, by default from the descriptors
 * of extensions.
 * @param {RegExp} paths matches the import paths as written
 * @param {RegExp} [others] matches the importing files
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
 * Write plain dynamic imports in place of calls of Vite's helper, and leave the helper out. It preloads style sheets,
 * which these bundles lack, and contains an import that makes other bundlers warn.
 * @returns {Plugin}
 */
export function plainImports() {
  const helper = '\0vite/preload-helper.js';
  const isHelper = (/** @type {string} */ file) => file.includes('preload-helper');
  return {
    name: 'mexplorer-imports',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
    renderChunk(code) {
      if (!code.includes('__vitePreload')) return null;
      /** @type {[start: number, end: number][]} */
      const cuts = [];
      visit(this.parse(code), (node) => {
        if (node.type === 'ImportDeclaration' && isHelper(node.source.value)) {
          cuts.push([node.start, node.end]);
        }
        if (node.type !== 'CallExpression' || node.callee.name !== '__vitePreload') return;
        const { body } = node.arguments[0];
        // Vite writes either `() => import(…)…` or `async () => { const { a } = await import(…); return { a } }`.
        const load = body.body?.[0].declarations[0].init.argument ?? body;
        cuts.push([node.start, load.start], [load.end, node.end]);
      });
      let plain = code;
      for (const [start, end] of cuts.sort(([a], [b]) => b - a)) {
        plain = plain.slice(0, start) + plain.slice(end);
      }
      return { code: plain, map: null };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (isHelper(chunk.fileName)) delete bundle[chunk.fileName];
        chunk.imports = chunk.imports.filter((file) => !isHelper(file));
      }
    },
  };
}

/**
 * Replace `new URL('./file', '' + import.meta.url)`, which Vite writes, by an address with `import.meta.url`
 * alone. Other bundlers recognise only the latter, and would otherwise omit the worker and the core. Only the
 * module engine/core-source has such addresses.
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
 * Provide a virtual module whose default export is a text.
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
