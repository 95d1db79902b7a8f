/**
 * Measure how fast a board responds on a throttled processor. The figures are the time from a click on a
 * stone until the computer's reply is drawn, without motion, and with motion minus the pause in which the
 * computer seems to think; the time with motion for Nim 3 5 7 alone; and the tasks that block the page's
 * thread for more than 50 ms.
 */
import { withSite } from './site-browser.mjs';

/** Games with clickable stones. Each game is played by clicks on the first legal stone. */
const GAMES = [
  'game=nim&position=3+5+7',
  'game=nim&position=4+5+7',
  'game=subtract+1+3+4&position=12+9',
  'game=staircase&position=3+2+4',
];

/**
 * @typedef {object} PlayFigures
 * @property {number[]} replies milliseconds, ascending, where motion is unwanted: without a pause
 * @property {number[]} beyond those beyond the wanted pause, where motion is welcome
 * @property {number[]} nim those on Nim 3 5 7
 * @property {number[]} loading milliseconds of the long tasks until the board can be played
 * @property {number[]} playing those of the long tasks while it is played
 */

/**
 * @param {string} chrome
 * @param {number} rate the factor by which the processor is throttled
 * @returns {Promise<PlayFigures>}
 */
export async function playFigures(chrome, rate) {
  await import('../lib/typescript.mjs');
  const { PAUSE } = await import('../../www/play/pace.ts');
  /** @type {Record<keyof PlayFigures, number[]>} */
  const all = { replies: [], beyond: [], nim: [], loading: [], playing: [] };
  await withSite(chrome, async (browser, address) => {
    for (const game of GAMES) {
      const figures = await played(browser, `${address}#v1/play?${game}`, 'reduce', rate);
      const moving = await played(browser, `${address}#v1/play?${game}`, 'no-preference', rate);
      all.replies.push(...figures.replies);
      const beyond = moving.replies.map((/** @type {number} */ time) => time - PAUSE);
      all.beyond.push(...beyond);
      if (game === GAMES[0]) all.nim.push(...beyond);
      for (const { loading, playing } of [figures, moving]) {
        all.loading.push(...loading);
        all.playing.push(...playing);
      }
    }
  });
  for (const values of Object.values(all)) values.sort((a, b) => a - b);
  return all;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {'reduce' | 'no-preference'} reducedMotion without motion the computer does not seem to think
 * @param {number} rate
 * @returns {Promise<any>}
 */
async function played(browser, address, reducedMotion, rate) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address);
  const stone = page.locator('mex-game .hit:not(.no)').first();
  await stone.waitFor();
  // Wait until prefetched files have loaded.
  await page.waitForLoadState('networkidle');
  // Use Playwright once before the measurement: its first use injects a script into the page, which is a long
  // task.
  await place(stone);
  await stone.isVisible();
  await page.evaluate(() => /** @type {any} */ (globalThis).figures.begin());
  while (await stone.isVisible()) {
    await click(page, stone);
    const over = await page.evaluate(() => /** @type {any} */ (globalThis).figures.reply);
    if (over) break;
    // Wait until stones can be clicked, which is not possible while the computer's move is animated.
    await stone.waitFor({ timeout: 3000 }).catch(() => {});
  }
  const figures = await page.evaluate(() => /** @type {any} */ (globalThis).figures);
  await context.close();
  return figures;
}

/**
 * The milliseconds between the pointer's arrival and the press, and between the press and the release, as for
 * a human click.
 */
const HAND = 120;

/**
 * Click like a human: the pointer's arrival, the press and the release happen in different frames.
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} stone
 */
async function click(page, stone) {
  const { x, y } = await place(stone);
  // Avoid Playwright's `hover`, which evaluates scripts in the page a dozen times.
  await page.mouse.move(x, y + 30);
  await page.mouse.move(x, y);
  await page.waitForTimeout(HAND);
  await page.mouse.down();
  await page.waitForTimeout(HAND);
  await page.mouse.up();
}

/** Return the centre of a stone. @param {import('@playwright/test').Locator} stone */
async function place(stone) {
  const box = await stone.boundingBox();
  if (!box) throw new Error('there is no stone to be clicked');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Collect figures in the page: the times from clicks until the computer's moves are drawn, and the durations
 * of long tasks.
 */
function watch() {
  const scope = /** @type {any} */ (globalThis);
  /** @type {any} */
  const figures = { replies: [], loading: [], playing: [], reply: null };
  scope.figures = figures;
  let tasks = figures.loading;
  new scope.PerformanceObserver((/** @type {PerformanceObserverEntryList} */ list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  figures.begin = () => (tasks = figures.playing);
  let clicked = 0;
  /** @type {(over: boolean) => void} */
  let tell = () => {};
  const next = () => (figures.reply = new Promise((resolve) => (tell = resolve)));
  scope.addEventListener(
    'click',
    (/** @type {Event} */ event) => ((clicked = event.timeStamp), next()),
    true,
  );
  scope.addEventListener('mex-end', () => tell(true), true);
  scope.addEventListener(
    'mex-move',
    (/** @type {CustomEvent} */ event) => {
      if (event.detail.by !== 'computer') return;
      scope.requestAnimationFrame(() => {
        const drawn = new scope.MessageChannel();
        // The message arrives after the requested frame has been drawn.
        drawn.port1.onmessage = () => {
          figures.replies.push(performance.now() - clicked);
          tell(false);
        };
        drawn.port2.postMessage(null);
      });
    },
    true,
  );
}
