import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { gameWords } from './scripts/build/game-words.mjs';
import { BUNDLED } from './scripts/release/licences.mjs';
import { DIST, ROOT } from './scripts/lib/paths.mjs';

const www = (/** @type {string} */ name) => join(ROOT, 'www', name);

/**
 * What runs in Node alone: `mexplorer/static` and the command. All that they need is inside, but for
 * the engine, which is that of `mexplorer`, so that both have the same errors and one core.
 */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    license: { fileName: `${BUNDLED}/node.json` },
    target: 'es2022',
    minify: true,
    rolldownOptions: {
      input: { static: www('static.js'), cli: www('cli.js') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [gameWords(), engine(), runnable()],
});

/** npm makes commands programs where it installs them; here nobody does. @returns {import('vite').Plugin} */
function runnable() {
  return { name: 'mexplorer-runnable', closeBundle: () => chmodSync(join(DIST, 'cli.js'), 0o755) };
}

/** @returns {import('vite').Plugin} */
function engine() {
  const door = [www('engine/api.js'), www('engine/errors.js')];
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
