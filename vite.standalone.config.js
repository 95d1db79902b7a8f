import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defineConfig } from 'vite';
import { ROOT, WASM } from './scripts/lib/paths.mjs';

const www = (/** @type {string} */ name) => join(ROOT, 'www', name);
const WORKER = "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })";

/** One classic script with the wasm package and the worker inside; see www/standalone. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  build: script(www('standalone/entry.js'), { name: 'mexplorer' }),
  plugins: [coreFrom('standalone/core.js'), packedGlue(), packedWorker(), ascii()],
});

/**
 * @param {string} entry
 * @param {{ name: string, write?: boolean }} options
 * @returns {import('vite').BuildOptions}
 */
function script(entry, { name, write = true }) {
  return {
    outDir: 'dist',
    emptyOutDir: false,
    write,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    lib: { entry, name, formats: ['iife'], fileName: () => 'mexplorer-standalone.js' },
    rolldownOptions: { output: { codeSplitting: false, exports: 'named' } },
  };
}

/** @param {string} name @returns {import('vite').Plugin} */
function coreFrom(name) {
  return {
    name: 'mexplorer-core',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './core.js' && importer?.startsWith(www('')) && !importer.includes('standalone')
        ? www(name)
        : null,
  };
}

/** The glue as text, with the binary in it. @returns {import('vite').Plugin} */
function packedGlue() {
  return virtual('virtual:mexplorer-glue', async () => {
    const glue = readFileSync(join(WASM, 'mexplorer.js'), 'utf8');
    const binary = readFileSync(join(WASM, 'mexplorer_bg.wasm')).toString('base64');
    return `${glue}\nexport const binary = '${binary}';\n`;
  });
}

/** @returns {import('vite').Plugin} */
function packedWorker() {
  const plugin = virtual('virtual:mexplorer-worker', async () => {
    const result = await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: 'warn',
      build: script(www('engine/worker.js'), { name: 'worker', write: false }),
      plugins: [coreFrom('standalone/worker-core.js')],
    });
    const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (result);
    return output[0].code;
  });
  return {
    ...plugin,
    transform(code, id) {
      if (id !== www('engine/call-queue.js')) return null;
      if (!code.includes(WORKER)) throw new Error(`call-queue.js no longer says ${WORKER}`);
      const start = "import { startWorkerHere } from '../standalone/worker.js';\n";
      return { code: start + code.replace(WORKER, 'startWorkerHere()'), map: null };
    },
  };
}

/** A classic script is read in its page's encoding, whatever that is. @returns {import('vite').Plugin} */
function ascii() {
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
 * A module whose default export is a text.
 * @param {string} id
 * @param {() => Promise<string>} text
 * @returns {import('vite').Plugin}
 */
function virtual(id, text) {
  return {
    name: id,
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: async (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(await text())};` : null,
  };
}
