/**
 * The command `npm run build`, which writes dist/: the static site, and the module for `import 'mexplorer'`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from './lib/arguments.mjs';
import { filesOfExtras } from './lib/extras.mjs';
import { DIST, ROOT, TYPESCRIPT } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { writeServiceWorker } from './build/offline.mjs';
import { writeCoreNotices, writeSiteNotice } from './release/licences.mjs';
import { buildWasm } from './build/wasm.mjs';
import { setup } from './setup.mjs';

/** @param {import('./setup.mjs').Ready} ready */
export async function build({ wasm }) {
  await buildWasm(wasm);
  await buildSite();
}

/**
 * Build only the page. If there is no optimised core, a core that compiles in a third of the time and
 * computes more slowly is used.
 * @param {import('./setup.mjs').Ready} ready
 * @param {string} folder
 */
export async function buildPage({ wasm }, folder) {
  await buildWasm(wasm, { quick: true });
  await vite('--mode', 'quick', '--outDir', folder, '--emptyOutDir');
}

/** @param {string} tool @param {string[]} args */
const node = (tool, ...args) => run(process.execPath, [join(ROOT, 'node_modules', tool), ...args]);

/** @param {string[]} args */
const vite = (...args) =>
  run(process.execPath, [
    // Enable TypeScript, since Vite plugins import sources of www.
    ...TYPESCRIPT,
    join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
    ...['build', '--logLevel', 'error', ...args],
  ]);

/** Build the site. The folder www/engine/wasm must exist. */
export async function buildSite() {
  await vite();
  // Import modules dynamically, since set-up installs the packages that they need.
  await import('./lib/typescript.mjs');
  const { writeCards, writeOwnCards } = await import('./pages/cards.mjs');
  await writeCards();
  writeOwnCards();
  const { writeFront } = await import('./pages/front.mjs');
  await writeFront();
  const { writeCourse } = await import('./pages/course.mjs');
  await writeCourse();
  const { writeGallery } = await import('./pages/gallery.mjs');
  await writeGallery();
  const { writePackedLessons } = await import('./pages/packed-lessons.mjs');
  await writePackedLessons();
  await vite('--config', 'vite.library.config.js');
  for (const types of ['tsconfig.types.json', ...filesOfExtras('tsconfig.types.json')]) {
    await node('typescript-7/bin/tsc', '--project', types);
  }
  const { writeWidgetTypes } = await import('./pages/widget-types.mjs');
  writeWidgetTypes();
  await writeCoreNotices();
  writeSiteNotice();
  const { publish } = await import('./build/publish.mjs');
  publish();
  // Write the service worker last, since it lists the files of dist/.
  await writeServiceWorker();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    readArguments({ name: 'npm run build' });
    await build(await setup());
    console.log(`Built ${DIST}`);
    const { files } = JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8'));
    for (const [name, hash] of Object.entries(files)) console.log(`  ${name}  ${hash}`);
  });
}
