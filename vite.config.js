import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { BUNDLED } from './scripts/release/licences.mjs';
import { embedded, plainAddresses, plainImports, withoutVerbs } from './scripts/build/packing.mjs';
import { grouped } from './scripts/build/chunks.mjs';
import { repository } from './scripts/release/repository.mjs';
import { lessons } from './scripts/content/modules.mjs';
import { KIT } from './scripts/lib/kit.mjs';
import { ROOT } from './scripts/lib/paths.mjs';
import { flatTemplates } from './scripts/build/templates.mjs';
import { wasmId } from './scripts/build/wasm.mjs';

/**
 * Built files lie directly in dist/, except for WebAssembly files, which lie in dist/wasm/ and keep their
 * names, since people look for these files by name.
 */
const hashed = '[name]-[hash].js';
const assets = (/** @type {{ names: string[] }} */ { names: [name = ''] }) =>
  name.endsWith('.wasm') ? 'wasm/[name][extname]' : '[name]-[hash][extname]';
const pages = { index: join(ROOT, 'index.html') };
const modules = {
  mexplorer: join(ROOT, 'www', 'index.ts'),
  elements: join(ROOT, 'www', 'elements.ts'),
  kit: join(ROOT, 'www', 'kit', 'index.ts'),
  'kit-pictures': join(ROOT, 'www', 'kit', 'pictures.ts'),
};

export default defineConfig(({ mode }) => ({
  root: ROOT,
  base: './',
  resolve: { alias: KIT },
  publicDir: existsSync(join(ROOT, 'www', 'public')) ? join(ROOT, 'www', 'public') : false,
  define: {
    __MEX_BUILD__: JSON.stringify(wasmId()),
    __MEX_REPOSITORY__: JSON.stringify(repository()),
    // Build the page of `npm start` without a service worker.
    __MEX_OFFLINE__: JSON.stringify(mode !== 'quick'),
  },
  experimental: {
    // Write `new URL('./file', import.meta.url)`, by which other bundlers find files, in place of the code
    // that Vite writes by default.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' ? { runtime: JSON.stringify(`./${file}`) } : { relative: true },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Keep the syntax of the CSS files; only spaces are removed.
    cssTarget: 'esnext',
    modulePreload: false,
    // Write a list of the page's files for the service worker.
    manifest: true,
    // Write the licences of all bundled packages, since the build distributes these packages.
    license: { fileName: `${BUNDLED}/page.json` },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: { ...pages, ...modules },
      preserveEntrySignatures: 'strict',
      output: {
        // Name the files of modules without a hash, since other pages and `exports` refer to these files.
        // Only index.html refers to the page's own script.
        entryFileNames: ({ name }) => (name in modules ? '[name].js' : hashed),
        chunkFileNames: hashed,
        assetFileNames: assets,
        codeSplitting: { groups: grouped() },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: hashed, chunkFileNames: hashed, assetFileNames: assets },
    },
  },
  plugins: [
    ...embedded(),
    lessons(),
    styleSheet(),
    plainAddresses(),
    plainImports(),
    withoutVerbs(),
    flatTemplates(),
    preloads(['www/page/mex-app.ts', 'www/boards/heaps.ts']),
  ],
}));

/**
 * Write the style sheet for other pages, which reserves space for widgets before any script runs.
 * @returns {import('vite').Plugin}
 */
function styleSheet() {
  return {
    name: 'mexplorer-style-sheet',
    apply: 'build',
    async generateBundle() {
      const { sheetOf } = await import('./www/ui/style/tokens.ts');
      this.emitFile({ type: 'asset', fileName: 'mexplorer.css', source: sheetOf() });
    },
  };
}

/**
 * Return the names of the files with the common texts of each language, in the order of `data-languages` in
 * index.html.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function wordFiles(bundle) {
  const page = readFileSync(join(ROOT, 'index.html'), 'utf8');
  const tags = (/data-languages="([^"]+)"/.exec(page)?.[1] ?? '').split(' ');
  return tags.map((tag) => {
    const words = join(ROOT, 'www', 'i18n', tag.split('-')[0], 'common.ts');
    const chunk = Object.values(bundle).find(
      (each) => 'moduleIds' in each && each.moduleIds.includes(words),
    );
    if (!chunk) throw new Error(`No file has the words of ${tag}.`);
    return chunk.fileName;
  });
}

/**
 * Preload the files of the first view, which would otherwise be requested one after the other.
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
        const links = [...files].map((file) => `<link rel="modulepreload" href="./${file}" />`);
        const words = wordFiles(bundle).map((file) => `./${file}`);
        // Insert the links before the first script, since a browser stops parsing the page until that script
        // has run.
        const boot = '<script src="./boot.js"';
        const all = [...links, `${boot} data-words="${words.join(' ')}"`];
        return html.replace(boot, all.join('\n    '));
      },
    },
  };
}
