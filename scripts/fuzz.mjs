/**
 * The command `npm run fuzz -- --minutes 30`: make random calls of the core, of the API in Node, and of the
 * API in Chromium, each for a third of the time. `--only core`, `--only node` or `--only chromium` runs one
 * of the three. `--seed 7` repeats the calls of an earlier run. Run `npm run build` first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzApi } from '../tests/fuzz/api.js';
import { readArguments } from './lib/arguments.mjs';
import { documentedCodes } from './lib/error-codes.mjs';
import { launch } from './lib/launch.mjs';
import { DIST, LOGS, ROOT } from './lib/paths.mjs';
import { SetupError, main, run } from './lib/run.mjs';
import { serve } from './lib/server.mjs';
import { setup } from './setup.mjs';

/**
 * The number of calls before the first measurement of memory. Memory is measured again each time the number
 * of calls doubles, and should not grow.
 */
const WARM = 1000;

await main(async () => {
  const { options: values } = readArguments({
    name: 'npm run fuzz',
    options: {
      minutes: { type: 'string', default: '3' },
      seed: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const third = (Number(values.minutes) * 60_000) / 3;
  if (!(third > 0)) throw new SetupError('--minutes wants a number above 0.');
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  const { browser } = await setup({ browser: true });
  if (!existsSync(join(DIST, 'mexplorer.js'))) throw new SetupError('First run "npm run build".');
  console.log(`Seed ${seed}.`);
  const { only } = values;
  const time = only ? 3 * third : third;
  if (!only || only === 'core') await core(time, seed);
  if (!only || only === 'node') console.log(`In Node: ${summaryOf(await inNode(time, seed))}`);
  if (!only || only === 'chromium') {
    console.log(`In Chromium: ${summaryOf(await inChromium(browser?.chrome, time, seed))}`);
  }
});

/** @typedef {{ calls: number, answers: number, counts: Record<string, number>, memory: number[] }} Found */

/** @param {Found} found */
function summaryOf({ calls, answers, counts, memory }) {
  const refused = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const megabytes = memory.map((bytes) => Math.round(bytes / 1e6)).join(', ');
  return `${calls} calls, ${answers} answers; memory ${megabytes} MB.\n  ${refused
    .map(([code, count]) => `${code} ${count}`)
    .join(', ')}`;
}

/**
 * Run the seven fuzz tests of the Rust core, and divide the time among them.
 * @param {number} time
 * @param {number} seed
 */
async function core(time, seed) {
  const targets = 7;
  const log = join(LOGS, 'fuzz-core.log');
  // Do not use the release profile, which aborts the process on a panic: the tests must catch panics.
  const args = ['test', '--test', 'all', 'fuzz::', '--', '--nocapture'];
  // Double the time of each test, since two tests run at once.
  const seconds = String((time / 1000 / targets) * 2);
  await run('cargo', [...args, '--test-threads', '2'], {
    log,
    env: { MEX_FUZZ_SECONDS: seconds, MEX_FUZZ_SEED: String(seed) },
  });
  const said = readFileSync(log, 'utf8').match(/^\w+: \d+ inputs.*$/gm) ?? [];
  console.log(`In the core:\n  ${said.join('\n  ')}`);
}

/** @param {number} time @param {number} seed @returns {Promise<Found>} */
async function inNode(time, seed) {
  let [made, next] = [0, WARM];
  /** @type {number[]} */
  const memory = [];
  const look = () => memory.push(process.memoryUsage().rss);
  const start = performance.now();
  await import('./lib/typescript.mjs');
  const found = await fuzzApi(await import('../www/index.ts'), {
    seed,
    codes: documentedCodes().map(({ code }) => code),
    until: () => {
      made += 1;
      if (made === next) {
        look();
        next *= 2;
      }
      return performance.now() - start > time;
    },
  });
  look();
  return { ...found, memory };
}

/** @param {string | undefined} chrome @param {number} time @param {number} seed @returns {Promise<Found>} */
async function inChromium(chrome, time, seed) {
  const server = await serve(DIST, { port: 0 });
  const browser = await launch(chrome, ['--enable-precise-memory-info']);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.route('**/fuzz/*.js', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
      return route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(join(ROOT, 'tests', 'fuzz', name), 'utf8'),
      });
    });
    await page.route('**/blank.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Fuzz</title>' }),
    );
    await page.goto(new URL('blank.html', server.address).href);
    return await page.evaluate(
      async ({ seed, codes, time, WARM }) => {
        const { href } = /** @type {any} */ (globalThis).location;
        const load = (/** @type {string} */ name) => import(new URL(name, href).href);
        const { fuzzApi } = await load('fuzz/api.js');
        /** @type {number[]} */
        const memory = [];
        const look = () =>
          memory.push(/** @type {any} */ (performance).memory?.usedJSHeapSize ?? 0);
        let [made, next] = [0, WARM];
        const start = performance.now();
        const found = await fuzzApi(await load('mexplorer.js'), {
          seed,
          codes,
          until: () => {
            made += 1;
            if (made === next) {
              look();
              next *= 2;
            }
            return performance.now() - start > time;
          },
        });
        look();
        return { ...found, memory };
      },
      { seed, codes: documentedCodes().map(({ code }) => code), time, WARM },
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
