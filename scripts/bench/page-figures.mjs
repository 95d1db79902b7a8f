/** Measure the cost of the built page: the bytes transferred, and the time until a board can be played. */
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withSite } from './site-browser.mjs';

const RUNS = 7;

/**
 * @typedef {object} PageFigures
 * @property {{ name: string, bytes: number }[]} files as sent, gzip, until that move was made
 * @property {number} js
 * @property {number} wasm
 * @property {number} rest
 * @property {number} ready milliseconds from navigation to the first `mex-ready`, the median
 * @property {number} moved the same to the end of a move that is made at once, and waits for the core
 * @property {number} [bare] `ready` in the browser's engine without its windows, where that is to be had
 */

/**
 * @param {string} chrome the whole browser
 * @param {string | null} shell its engine alone
 * @returns {Promise<PageFigures>}
 */
export async function pageFigures(chrome, shell) {
  /** @type {Set<string>} */
  const sent = new Set();
  const onFile = (/** @type {string} */ file) => void sent.add(file);
  const { ready, moved } = await withSite(chrome, medianTimes, { onFile });
  const bare = shell && shell !== chrome ? (await withSite(shell, medianTimes)).ready : undefined;
  return { ...sizes([...sent]), ready, moved, bare };
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function medianTimes(browser, address) {
  /** @type {{ ready: number, moved: number }[]} */
  const times = [];
  for (let i = 0; i < RUNS; i++) times.push(await timesToBoard(browser, address));
  const median = (/** @type {'ready' | 'moved'} */ which) =>
    times.map((time) => time[which]).sort((a, b) => a - b)[RUNS >> 1];
  return { ready: median('ready'), moved: median('moved') };
}

/**
 * Measure the times in a new browser context, so that no file is cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function timesToBoard(browser, address) {
  // Block service workers, so that their fetches for offline use are not counted. The board does not wait for
  // these.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const scope = /** @type {any} */ (globalThis);
    // Pretend data-saving mode, in which the page prefetches no files, so that prefetched files are not
    // counted.
    Object.defineProperty(scope.navigator, 'connection', { value: { saveData: true } });
    scope.boardReady = new Promise((resolve) => {
      scope.addEventListener(
        'mex-ready',
        (/** @type {Event} */ event) => {
          const game = /** @type {any} */ (event.composedPath()[0]);
          if (game.localName !== 'mex-game') return;
          const ready = performance.now();
          game.move('1-1').then((/** @type {boolean} */ made) => {
            if (made) resolve({ ready, moved: performance.now() });
          });
        },
        true,
      );
    });
  });
  await page.goto(address);
  const times = await Promise.race([
    page.evaluate(() => /** @type {any} */ (globalThis).boardReady),
    page.waitForTimeout(20_000).then(() => {
      throw new Error('no move could be made on a board within 20 s');
    }),
  ]);
  await context.close();
  return /** @type {{ ready: number, moved: number }} */ (times);
}

/** @param {string[]} sent */
function sizes(sent) {
  const files = sent
    .map((file) => ({ name: basename(file), bytes: gzipSync(readFileSync(file)).length }))
    .sort((a, b) => b.bytes - a.bytes);
  const sum = (/** @type {(ending: string) => boolean} */ fits) =>
    files.filter(({ name }) => fits(extname(name))).reduce((all, { bytes }) => all + bytes, 0);
  return {
    files,
    js: sum((ending) => ending === '.js'),
    wasm: sum((ending) => ending === '.wasm'),
    rest: sum((ending) => ending !== '.js' && ending !== '.wasm'),
  };
}
