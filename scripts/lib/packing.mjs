/** Vite plugins for what dist/ needs: scripts in one file, and addresses that bundlers follow. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT, WASM } from './paths.mjs';

/** @typedef {import('vite').Plugin} Plugin */

const www = (/** @type {string} */ name) => join(ROOT, 'www', name);

/** The worker and the binary as text, for www/engine/packed.js. @returns {Plugin[]} */
export function packed() {
  return [
    virtual('virtual:mexplorer-binary', async () =>
      deflateSync(readFileSync(join(WASM, 'mexplorer_simd.wasm')), { level: 9 }).toString('base64'),
    ),
    virtual('virtual:mexplorer-worker', packedWorker),
  ];
}

/** @type {Promise<string> | undefined} */
let worker;

/** The worker as one classic script. It exports nothing, for a worker has nobody to export to. */
function packedWorker() {
  worker ??= build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: www('engine/worker.js'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
    plugins: [oneFile(), ascii()],
  }).then((result) => {
    const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
    const [{ code }] = output;
    if (output.length !== 1 || /(^|[^.\w])exports\b|import\.meta/.test(code)) {
      throw new Error('The worker is not one classic script any more.');
    }
    return code;
  });
  return worker;
}

/** Nothing is fetched: what knows addresses gives way to its twin in www/standalone. @returns {Plugin} */
export function oneFile() {
  return {
    name: 'mexplorer-one-file',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.startsWith(www('engine')) && /^\.\/(workers|binaries)\.js$/.test(source)
        ? www(`standalone/${source.slice(2)}`)
        : null,
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
