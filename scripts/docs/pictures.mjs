/**
 * The part `npm run docs -- pictures`: write docs/playground.webp and docs/playground.zh.webp, the animations
 * in the README files. A game of Nim is played in Chromium on the built page, captured as fast as Chromium
 * allows, and encoded by img2webp (Debian: webp). Run `npm run build` first.
 */
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, isDebian, aptInstall } from '../setup/system.mjs';
import { findChrome } from '../setup/browser.mjs';
import { DIST, LOGS, ROOT, which } from '../lib/paths.mjs';
import { SetupError, run } from '../lib/run.mjs';
import { withSite } from '../bench/site-browser.mjs';

/** The maximum size of an animation in a README file, in bytes. */
const MOST = 600_000;
const SIZE = { width: 880, height: 620 };
const LANGUAGES = { 'en-GB': 'playground.webp', 'zh-CN': 'playground.zh.webp' };
const GAME = { game: 'nim', position: '3 5 7' };

/**
 * The pause before and after each move of the human player, in milliseconds. `END` is the pause at the end of
 * the game.
 */
const LOOK = 900;
const END = 2500;

/** @typedef {{ png: Buffer, at: number }} Frame a picture, and its time */

export async function writePictures() {
  if (!existsSync(join(DIST, 'index.html'))) throw new SetupError('First run "npm run build".');
  if (!which('img2webp') && isDebian() && isRoot()) await aptInstall(['webp']);
  if (!which('img2webp'))
    throw new SetupError('Install img2webp (Debian: webp), then repeat this.');
  const chrome = findChrome();
  if (!chrome) throw new SetupError('Install Chromium first.');
  await withSite(chrome, async (browser, address) => {
    for (const [locale, name] of Object.entries(LANGUAGES)) {
      const frames = await film(browser, address, locale);
      const file = join(ROOT, 'docs', name);
      await encode(frames, file);
      const { size } = statSync(file);
      console.log(`docs/${name}: ${frames.length} frames, ${(size / 1000).toFixed(0)} kB`);
      if (size > MOST) throw new Error(`docs/${name} is larger than ${MOST / 1000} kB.`);
    }
  });
}

/**
 * Play one game to its end, and take screenshots during the game.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address @param {string} locale
 * @returns {Promise<Frame[]>} the screenshots that differ from the previous one
 */
async function film(browser, address, locale) {
  const context = await browser.newContext({
    viewport: SIZE,
    locale,
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}#v1/play?${new URLSearchParams(GAME)}`);
  await page.locator('mex-game [data-amount]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  // Scroll to the board, so that the heading is not visible.
  const box = await page.locator('mex-game').boundingBox();
  await page.mouse.wheel(0, Math.max(0, (box?.y ?? 0) - 16));

  /** @type {Frame[]} */
  const frames = [];
  let playing = true;
  const camera = (async () => {
    while (playing) {
      const at = Date.now();
      const png = await page.screenshot({ animations: 'allow' });
      if (!frames.at(-1)?.png.equals(png)) frames.push({ png, at });
    }
  })();
  try {
    await page.waitForTimeout(LOOK);
    while (!(await isOver(page))) {
      await playOne(page);
      await page.waitForTimeout(LOOK);
    }
    await page.waitForTimeout(END);
  } finally {
    playing = false;
    await camera;
  }
  frames.push({ ...frames[frames.length - 1], at: Date.now() });
  await context.close();
  return frames;
}

/**
 * Wait until the computer has moved, and return whether the game is over.
 * @param {import('@playwright/test').Page} page
 */
function isOver(page) {
  return page.locator('mex-game').evaluate(
    (/** @type {any} */ game) =>
      new Promise((resolve) => {
        const look = () => {
          const over = Boolean(game.described?.over);
          if (over || game.open) game.updateComplete.then(() => resolve(over));
          else setTimeout(look, 20);
        };
        look();
      }),
  );
}

/**
 * Click the stone of a winning move, or, in a lost position, take one from the first heap that is not empty.
 * @param {import('@playwright/test').Page} page
 */
async function playOne(page) {
  const { heap, amount } = await page.locator('mex-game').evaluate((/** @type {any} */ game) => {
    /** @type {number[]} */
    const heaps = game.current.split(' ').map(Number);
    const sum = heaps.reduce((all, one) => all ^ one, 0);
    const wins = heaps.findIndex((one) => (one ^ sum) < one);
    const heap = wins < 0 ? heaps.findIndex((one) => one > 0) : wins;
    return { heap, amount: wins < 0 ? 1 : heaps[heap] - (heaps[heap] ^ sum) };
  });
  const stone = page.locator(`mex-game [data-cell="${heap}"] [data-amount="${amount}"]`).first();
  await stone.hover();
  await page.waitForTimeout(LOOK);
  await stone.click();
}

/** @param {Frame[]} frames the last one says only when the film ends @param {string} file */
async function encode(frames, file) {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-pictures-'));
  try {
    const args = frames.slice(0, -1).flatMap(({ png, at }, i) => {
      const name = join(folder, `${i}.png`);
      writeFileSync(name, png);
      return [
        '-d',
        String(Math.max(20, frames[i + 1].at - at)),
        '-lossy',
        '-q',
        '80',
        '-m',
        '6',
        name,
      ];
    });
    const log = join(LOGS, 'pictures.log');
    await run('img2webp', ['-loop', '0', '-min_size', ...args, '-o', file], { log });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
