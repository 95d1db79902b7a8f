/** Test the memory that workers use, and the page after a worker has ended or the page has been left. */
import { chromium } from '@playwright/test';
import { findChrome } from '../../../scripts/setup/browser.mjs';
import { expect, test } from '../fixture.js';
import { goesOn, killable } from './stress.js';

test('a table whose worker is killed as it grows goes on after what has come', async ({ page }) => {
  await killable(page);
  await page.goto('');
  // For the first game, the new worker continues after the known values; the second game is recomputed.
  for (const [game, upto] of /** @type {[string, number][]} */ ([
    ['0.06', 40_000],
    ['n -> n-j for j in 1..n if (n+j)%3 > 0', 6000],
  ])) {
    const found = await page.evaluate(
      async ({ game, upto }) => {
        const { table } = await import(new URL('mexplorer.js', document.baseURI).href);
        let [next, killed, gaps] = [0, 0, 0];
        const parts = [];
        const onPart = (/** @type {any} */ part) => {
          if (part.from !== next || part.soFar.length !== next + part.nimbers.length) gaps += 1;
          next += part.nimbers.length;
          parts.push(part.resumed);
          if (killed === 0) killed = /** @type {any} */ (window).killWorkers();
        };
        const grown = await table(game, upto, { onPart });
        const plain = await table(game, upto);
        const same = plain.nimbers.every(
          (/** @type {number} */ value, /** @type {number} */ n) => grown.nimbers[n] === value,
        );
        const { length } = grown.nimbers;
        return { killed, gaps, next, same, length, parts: parts.length, resumed: parts.at(-1) };
      },
      { game, upto },
    );
    expect(found).toMatchObject({ gaps: 0, next: upto + 1, length: upto + 1, same: true });
    expect(found.killed, game).toBeGreaterThan(0);
    expect(found.parts, game).toBeGreaterThan(1);
  }
});

test('a worker that ends before its lock is held is missed all the same', async ({ page }) => {
  // Delay locks, as in a busy browser, so that the first call is answered before the worker holds its lock.
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const slow = `const { locks } = navigator, ask = locks.request.bind(locks);
      locks.request = async (...asked) => {
        await new Promise((go) => setTimeout(go, 500));
        return ask(...asked);
      };`;
    await route.fulfill({ response, body: `${slow}\n${await response.text()}` });
  });
  await killable(page);
  await page.goto('');
  const found = await page.evaluate(async () => {
    const { describe } = await import(new URL('mexplorer.js', document.baseURI).href);
    const positions = [];
    for (let n = 1; n <= 3; n++) {
      positions.push((await describe('nim', `${n} 5`)).position);
      /** @type {any} */ (window).killWorkers();
    }
    return positions;
  });
  expect(found).toEqual(['1 5', '2 5', '3 5']);
});

test('short calls that are given up cost no worker, however busy the machine is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { terminate } = Worker.prototype;
    Object.assign(window, { ended: 0 });
    Worker.prototype.terminate = function () {
      /** @type {any} */ (window).ended += 1;
      terminate.call(this);
    };
  });
  await page.goto('');
  const found = await page.evaluate(async () => {
    const { describe } = await import(new URL('mexplorer.js', document.baseURI).href);
    const { workers } = /** @type {any} */ (window);
    const after = (/** @type {number} */ time) => new Promise((go) => setTimeout(go, time));
    const names = new Set();
    for (let n = 0; n < 200; n++) {
      const cancel = new AbortController();
      // In some rounds, delay the messages to the worker, so that the cancellation arrives late.
      if (n % 40 === 20) workers.hold();
      const call = describe('nim', `3 5 ${n}`, { signal: cancel.signal });
      // Vary the moment of cancelling: at once, after the call has been sent, or while the worker may be
      // computing.
      for (let turn = 0; turn < n % 3; turn++) await null;
      if (n % 5 === 4) await after(0);
      cancel.abort();
      names.add(
        await call.then(
          () => 'answered',
          (/** @type {Error} */ { name }) => name,
        ),
      );
      if (n % 40 === 20) await after(300);
      workers.release();
    }
    const { position } = await describe('nim', '3 5 7');
    const { ended } = /** @type {any} */ (window);
    return { position, ended, cancelled: names.has('AbortError') };
  });
  expect(found).toEqual({ position: '3 5 7', ended: 0, cancelled: true });
});

test('calls leave nothing behind, not on their signal either', async ({ page }) => {
  await page.goto('');
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const ask = (/** @type {number} */ count) =>
    page.evaluate(async (count) => {
      const { describe } = await import(new URL('mexplorer.js', document.baseURI).href);
      const { signal } = /** @type {AbortController} */ (
        /** @type {any} */ (window).lasting ??= new AbortController()
      );
      for (let n = 0; n < count; n++) await describe('nim', `3 5 ${n}`, { signal });
    }, count);
  await ask(1000);
  const before = await heap();
  await ask(4000);
  expect((await heap()) - before).toBeLessThan(400_000);
});

test('a page that is left is kept as it is, and its workers answer when it is come back to', async ({
  baseURL,
  launchOptions,
}) => {
  // Use the full browser with its back/forward cache, which the headless shell lacks and Playwright disables.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findChrome() ?? launchOptions.executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await page.goto('#v1/play?game=nim&position=3+5+7&why=1&players=2');
    await expect(page.locator('mex-why').first()).toBeVisible();
    const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
    await expect.poll(held, 'workers hold locks').toBeGreaterThan(0);
    // Wait for pending requests, which may prevent the browser from caching the page.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { before: true }));
    await page.goto('data:text/html,<h1>Elsewhere</h1>');
    // Do not use Playwright's `goBack`, which waits for a load event that does not occur here. Delay
    // `history.back`, so that the call returns before the page is left.
    await page.evaluate(() => void setTimeout(() => history.back(), 100));
    const seen = () =>
      page.evaluate(() => ({
        at: location.hash.slice(0, 8),
        before: /** @type {any} */ (window).before,
        why: /** @type {any} */ (performance.getEntriesByType('navigation')[0]).notRestoredReasons,
      }));
    await expect
      .poll(() => seen().catch(() => null))
      .toEqual({ at: '#v1/play', before: true, why: null });
    await goesOn(page);
    expect(await held()).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});
