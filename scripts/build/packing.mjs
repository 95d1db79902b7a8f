/** Vite plugins for what dist/ needs: scripts in one file, and addresses that bundlers follow. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { CORE_SCRIPT, ROOT, WASM } from '../lib/paths.mjs';
import { wasmId } from './wasm.mjs';

/** @typedef {import('vite').Plugin} Plugin */

const www = (/** @type {string} */ name) => join(ROOT, 'www', name);

/** The worker and the builds of the core as text, for what needs no address. @returns {Plugin[]} */
export function embedded() {
  return [
    virtual('virtual:mexplorer-core', async () => deflated('mexplorer_bg.wasm')),
    virtual('virtual:mexplorer-small-core', async () => deflated('mexplorer_small.wasm')),
    virtual('virtual:mexplorer-worker', workerScript),
  ];
}

/** A build of the core as www/engine/core.js takes it. @param {string} name */
export const deflated = (name) =>
  deflateRawSync(readFileSync(join(WASM, name)), { level: 9 }).toString('base64');

/**
 * The whole core as a script beside those in which the small one is embedded, by the name of its build,
 * since the two must be of one. Written with them, which know its hash.
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
      lib: { entry: www('engine/worker.js'), name: 'worker', formats: ['iife'] },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
    plugins: [ascii()],
  }).then((result) => {
    const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result);
    const [{ code }] = output;
    if (output.length !== 1 || /(^|[^.\w])exports\b|import\.meta/.test(code)) {
      throw new Error('The worker is not one classic script any more.');
    }
    return code;
  });
  return worker;
}

/** The words of a language come when it is asked for. @returns {Plugin} */
export function wordsByNeed() {
  return {
    name: 'mexplorer-words-by-need',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './first.ts' && importer === www('i18n/languages.ts')
        ? www('i18n/first-later.ts')
        : null,
  };
}

/** Areas of words that only the page, its practice and the command say. */
const PAGE_WORDS = /[\\/]i18n[\\/][\w-]+[\\/](page|practice|sharing|static|certificate)\.ts$/;

/** Widgets do not say what the page says. @returns {Plugin} */
export function withoutPageWords() {
  return {
    name: 'mexplorer-without-page-words',
    enforce: 'pre',
    load: (id) => (PAGE_WORDS.test(id) ? 'export default {};' : null),
  };
}

/**
 * Once a script is small, its only line breaks stand in its templates of HTML and CSS, where no depth
 * of indentation means anything.
 * @param {string[]} [names] of the files that it is for; without, all
 * @returns {Plugin}
 */
export function tight(names) {
  return {
    name: 'mexplorer-tight',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || (names && !names.includes(chunk.name))) continue;
        chunk.code = chunk.code.replace(/\n[\t ]+/g, '\n');
      }
    },
  };
}

/** A classic script is read in its page's encoding, whatever that is. @returns {Plugin} */
export function ascii() {
  const escape = (/** @type {string} */ char) =>
    `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'mexplorer-ascii',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[\u0080-\uffff]/g, escape);
      }
    },
  };
}

/**
 * Vite writes addresses in a way of its own, `new URL(new URL('a', import.meta.url).href, …)`.
 * Bundlers of others look for `new URL('./a', import.meta.url)`, and leave behind what they do not
 * find so.
 * @returns {Plugin}
 */
export function plainAddresses() {
  const own =
    /new URL\((?:``\+|""\+)?new URL\([`"']([^`"']+)[`"'],\s*import\.meta\.url\)\.href,(?:``\+|""\+)?\s*import\.meta\.url\)/g;
  return {
    name: 'mexplorer-addresses',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(own, (_whole, file) => {
          return `new URL("./${file.replace(/^\.\//, '')}",import.meta.url)`;
        });
        const left = chunk.code.match(/new URL\([^)]*new URL\([^)]*import\.meta\.url.{0,60}/);
        if (left) throw new Error(`${chunk.fileName}: no bundler follows ${left[0]}`);
      }
    },
  };
}

/**
 * Vite's own way to load a part preloads its style sheets, of which there are none here, and holds
 * an import that bundlers of others warn of.
 * @returns {Plugin}
 */
export function plainImports() {
  return {
    name: 'mexplorer-imports',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes('vite:preloadError')) continue;
        const name = chunk.code.match(/export\s*\{\s*(\w+) as \w+\s*\};?\s*$/);
        if (!name || chunk.moduleIds.length !== 1) {
          throw new Error(`${chunk.fileName}: Vite's helper for imports is not by itself any more`);
        }
        chunk.code = `const ${name[1]} = (load) => load();\n${name[0]}`;
      }
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
