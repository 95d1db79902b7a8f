/** `npm run build`: dist/, the static site and the module that `import 'mexplorer'` finds. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST, ROOT } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { buildWasm } from './lib/wasm.mjs';
import { setup } from './setup.mjs';

/** @param {import('./setup.mjs').Ready} ready */
export async function build({ wasm }) {
  await buildWasm(wasm);
  await buildSite();
}

/** Needs www/engine/wasm. */
export async function buildSite() {
  const node = (/** @type {string} */ tool, /** @type {string[]} */ ...args) =>
    run(process.execPath, [join(ROOT, 'node_modules', tool), ...args]);
  const vite = (/** @type {string[]} */ ...args) =>
    node('vite/bin/vite.js', 'build', '--logLevel', 'error', ...args);
  await vite();
  // Not before set-up: the lessons are drawn by packages that it installs.
  const { writeCourse } = await import('./lib/course.mjs');
  await writeCourse();
  await vite('--config', 'vite.standalone.config.js', '--mode', 'standalone');
  await vite('--config', 'vite.node.config.js');
  await node('typescript/bin/tsc', '--project', 'tsconfig.types.json');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await build(await setup());
    console.log(`Built ${DIST}`);
  });
}
