/**
 * The test `npm test -- engines`: run one list of checks of the widgets in Chromium, Firefox and WebKitGTK.
 * `npm test -- engines -- webkit` runs the checks in one of the browsers. Run `npm run build` first.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT, TYPESCRIPT } from '../lib/paths.mjs';
import { SetupError } from '../lib/run.mjs';

const FOLDER = join(ROOT, 'tests', 'engines');

/**
 * @param {string[]} names how the names of the chosen browsers begin; none for all
 * @param {string[]} missing the browsers that are not installed
 * @returns {Promise<boolean>} whether all passed
 */
export async function testEngines(names, missing) {
  for (const file of ['elements.js', 'embed.html', 'mexplorer-standalone.js']) {
    if (!existsSync(join(DIST, file))) throw new SetupError('First run "npm run build".');
  }
  if (missing.length && process.env.CI) {
    throw new SetupError(`Not installed: ${missing.join('; ')}. Install it first.`);
  }
  const wanted = names.map((name) => name.toLowerCase());
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.test.js'))
    .filter((name) => !wanted.length || wanted.some((word) => name.startsWith(word)))
    .map((name) => join(FOLDER, name));
  if (!files.length) throw new SetupError(`There is no browser "${wanted}" among the tests.`);
  const args = [...TYPESCRIPT, '--test', '--test-reporter=tap', '--test-concurrency=2', ...files];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  for (const what of missing) {
    console.log(`\n!! NOT TESTED, not installed: ${what}. Install it, then run this again.`);
  }
  return code === 0;
}
