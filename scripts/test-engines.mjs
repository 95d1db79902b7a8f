/**
 * `npm run test:engines`: the widgets in Chromium, Firefox and WebKitGTK, by one list of checks.
 * `npm run test:engines -- webkit` takes one of them. Needs `npm run build`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT, TYPESCRIPT } from './lib/paths.mjs';
import { SetupError, main } from './lib/run.mjs';
import { setup } from './setup.mjs';

const FOLDER = join(ROOT, 'tests', 'engines');

await main(async () => {
  const { missing } = await setup({ rust: false, browser: true, engines: true });
  for (const file of ['elements.js', 'embed.html', 'mexplorer-standalone.js']) {
    if (!existsSync(join(DIST, file))) throw new SetupError('First run "npm run build".');
  }
  if (missing.length && process.env.CI) {
    throw new SetupError(`Not to be found here: ${missing.join('; ')}. Install it first.`);
  }
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.test.js'))
    .filter((name) => !wanted.length || wanted.some((word) => name.startsWith(word)))
    .map((name) => join(FOLDER, name));
  if (!files.length) throw new SetupError(`There is no browser "${wanted}" among the tests.`);
  const args = [...TYPESCRIPT, '--test', '--test-reporter=tap', '--test-concurrency=2', ...files];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  for (const what of missing) {
    console.log(`\n!! NOT TESTED, since it is not here: ${what}. Install it, then run this again.`);
  }
});
