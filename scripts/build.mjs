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

/** Needs www/wasm. */
export async function buildSite() {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn']);
  const standalone = ['--config', 'vite.standalone.config.js'];
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn', ...standalone]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await build(await setup());
    console.log(`Built ${DIST}`);
  });
}
