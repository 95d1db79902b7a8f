import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { packed, plainAddresses, plainImports } from './scripts/lib/packing.mjs';
import { ROOT } from './scripts/lib/paths.mjs';
import { wasmId } from './scripts/lib/wasm.mjs';

/** Everything stands flat in dist/, but for the binaries, which people look for by their names. */
const hashed = '[name]-[hash].js';
const assets = (/** @type {{ names: string[] }} */ { names: [name = ''] }) =>
  name.endsWith('.wasm') ? 'wasm/[name][extname]' : '[name]-[hash][extname]';
const pages = { index: join(ROOT, 'index.html') };
const modules = {
  mexplorer: join(ROOT, 'www', 'index.js'),
  elements: join(ROOT, 'www', 'elements.js'),
};

export default defineConfig({
  root: ROOT,
  base: './',
  publicDir: existsSync(join(ROOT, 'www', 'public')) ? join(ROOT, 'www', 'public') : false,
  define: { __MEX_BUILD__: JSON.stringify(wasmId()) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    // What is bundled is passed on, and its terms with it.
    license: { fileName: 'THIRD-PARTY.md' },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: { ...pages, ...modules },
      preserveEntrySignatures: 'strict',
      output: {
        // Other people's pages and `exports` name the modules; only this page names its script.
        entryFileNames: ({ name }) => (name in modules ? '[name].js' : hashed),
        chunkFileNames: hashed,
        assetFileNames: assets,
        // By itself, so that plainImports can make an import of it again.
        codeSplitting: { groups: [{ name: 'preload-helper', test: /vite\/preload-helper/ }] },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: hashed, chunkFileNames: hashed, assetFileNames: assets },
    },
    plugins: () => [plainAddresses()],
  },
  plugins: [
    ...packed(),
    styleSheet(),
    plainAddresses(),
    plainImports(),
    preloads(['www/page/mex-app.js', 'www/boards/heaps.js']),
  ],
});

/**
 * Writes what other people's pages may link to, so that widgets have their room before any script is
 * there.
 * @returns {import('vite').Plugin}
 */
function styleSheet() {
  return {
    name: 'mexplorer-style-sheet',
    apply: 'build',
    async generateBundle() {
      const { sheetOf } = await import('./www/kit/tokens.js');
      this.emitFile({ type: 'asset', fileName: 'mexplorer.css', source: sheetOf() });
    },
  };
}

/**
 * Tells the page at once of what its first view will ask for, one after the other.
 * @param {string[]} modules
 * @returns {import('vite').Plugin}
 */
function preloads(modules) {
  return {
    name: 'mexplorer-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        /** @type {Set<string>} */
        const files = new Set();
        const add = (/** @type {string} */ file) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || files.has(file)) return;
          files.add(file);
          chunk.imports.forEach(add);
        };
        for (const chunk of Object.values(bundle)) {
          const ids = chunk.type === 'chunk' ? chunk.moduleIds : [];
          if (modules.some((name) => ids.includes(join(ROOT, name)))) add(chunk.fileName);
        }
        return [...files].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `./${file}` },
          injectTo: /** @type {const} */ ('head'),
        }));
      },
    },
  };
}
