/** The page without a network, after it has been there once. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/lib/server.mjs';
import { expect, test } from './fixture.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const VIEWS = {
  play: 'mex-game',
  tables: 'mex-table',
  graph: 'mex-graph',
  union: 'mex-union',
  practice: 'mex-practice',
  'learn?lesson=nim': 'mex-lesson',
};

test.use({ serviceWorkers: 'allow' });

test('once it has been loaded, the page and every view stand without a network', async ({
  page,
  context,
}) => {
  await page.goto('./');
  // All is kept when the worker is in charge.
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
  await context.setOffline(true);
  for (const [view, element] of Object.entries(VIEWS)) {
    // Opened anew each time, so that nothing is left in memory.
    await page.goto('about:blank');
    await page.goto(`./#v1/${view}`);
    await expect(page.locator(element).first()).toBeVisible();
    await expect(page.locator('.error')).toHaveCount(0);
  }
  await page.goto('about:blank');
  await page.goto('./#v1/play?game=nim&position=3+5+7&players=2');
  const game = page.locator('mex-game');
  await expect(game.getByRole('button').first()).toBeVisible();
  const moved = await game.evaluate(
    (/** @type {any} */ element) =>
      new Promise((done) => {
        const heard = (/** @type {any} */ event) => done(event.detail.to);
        element.addEventListener('mex-move', heard, { once: true });
        const played = (/** @type {boolean} */ ok) => ok || setTimeout(go, 50);
        const go = () => element.move('2-5').then(played);
        go();
      }),
  );
  expect(moved).toBe('3 0 7');
});

test('a new build is offered, and taken when the person says so', async ({ page }, {
  outputDir,
}) => {
  const folder = join(outputDir, 'site');
  cpSync(DIST, folder, { recursive: true });
  const script = join(folder, 'sw.js');
  const become = (/** @type {string} */ build) =>
    writeFileSync(
      script,
      readFileSync(script, 'utf8').replace(/"version":"[^"]*"/, `"version":"${build}"`),
    );
  become('one');
  const { address, close } = await serve(folder);
  try {
    await page.goto(address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(page.locator('[data-update]')).toHaveCount(0);
    become('two');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    const note = page.locator('[data-update]');
    await expect(note).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toContain('mexplorer-one');
    const loaded = page.waitForEvent('load');
    await note.getByRole('button').first().click();
    await loaded;
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['mexplorer-two']);
    await expect(page.locator('mex-game')).toBeVisible();
  } finally {
    await close();
  }
});

test('within a page of somebody else nothing is kept', async ({ page, baseURL }) => {
  await page.route('**/around.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Around</title><iframe title="page" src="${baseURL}"></iframe>`,
    }),
  );
  await page.goto('around.html');
  await expect(page.frameLocator('iframe').locator('mex-game')).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
