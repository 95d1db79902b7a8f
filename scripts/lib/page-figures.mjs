/** What the built page costs: bytes over the wire, and the time until a board can be played. */
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from './paths.mjs';
import { serve } from './server.mjs';
import { findShell } from '../setup/browser.mjs';

const RUNS = 7;

/**
 * @typedef {object} PageFigures
 * @property {{ name: string, bytes: number }[]} files as sent, gzip, until the board stood
 * @property {number} js
 * @property {number} wasm
 * @property {number} rest
 * @property {number} ready milliseconds from navigation to the first `mex-ready`, the median
 * @property {number} [bare] the same in the browser's engine without its windows, where that is to be had
 */

/** @param {string} chrome @returns {Promise<PageFigures>} */
export async function pageFigures(chrome) {
  const figures = await figuresOf(chrome);
  const shell = findShell();
  return shell && shell !== chrome ? { ...figures, bare: (await figuresOf(shell)).ready } : figures;
}

/** @param {string} chrome @returns {Promise<PageFigures>} */
async function figuresOf(chrome) {
  const { chromium } = await import('@playwright/test');
  /** @type {Set<string>} */
  const sent = new Set();
  const server = await serve(DIST, { onFile: (file) => sent.add(file) });
  const args = ['--disable-gpu', '--disable-background-networking'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const browser = await chromium.launch({ executablePath: chrome, args });
  try {
    const times = [];
    for (let i = 0; i < RUNS; i++) times.push(await timeToBoard(browser, server.address));
    times.sort((a, b) => a - b);
    return { ...sizes([...sent]), ready: times[RUNS >> 1] };
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * In a context of its own, so that nothing is cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function timeToBoard(browser, address) {
  // What is fetched for use without a network is none of what the board waits for.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const scope = /** @type {any} */ (globalThis);
    // Nor is what the page fetches beforehand, which it does not for those who save on data.
    Object.defineProperty(scope.navigator, 'connection', { value: { saveData: true } });
    scope.boardReady = new Promise((resolve) => {
      scope.addEventListener(
        'mex-ready',
        (/** @type {Event} */ event) => {
          const origin = /** @type {Element} */ (event.composedPath()[0]);
          if (origin.localName === 'mex-game') resolve(performance.now());
        },
        true,
      );
    });
  });
  await page.goto(address);
  const time = await Promise.race([
    page.evaluate(() => /** @type {any} */ (globalThis).boardReady),
    page.waitForTimeout(20_000).then(() => {
      throw new Error('mex-game fired no mex-ready within 20 s');
    }),
  ]);
  await context.close();
  return /** @type {number} */ (time);
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
