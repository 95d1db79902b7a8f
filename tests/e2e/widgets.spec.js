/** Test the widgets in the page of another author. */
import { expect, test } from './fixture.js';
import { still } from './idle-workers.js';

/** @param {import('@playwright/test').Page} page @param {string} body @param {string} [attributes] */
async function notes(page, body, attributes = 'lang="en"') {
  await page.route('**/notes.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>Notes</title>
        <style>body { max-width: 40rem; margin: 1rem auto } .tall { height: 150vh }</style></head>
        <body>${body.replaceAll(/<mex-[a-z]+\b/g, '$& loading="eager"')}<script type="module" src="./elements.js"></script></body></html>`,
    }),
  );
  await page.goto('notes.html');
}

const all = `
  <h1>Lecture notes</h1>
  <mex-game game="nim" position="3 5 7">Nim with heaps 3, 5, 7.</mex-game>
  <mex-table game="subtract 1 3 4" upto="12">A table.</mex-table>
  <mex-graph game="split" position="2">A graph.</mex-graph>
  <mex-union n="100" divisors="2 3 5">A sum.</mex-union>
  <mex-why game="nim" position="1 2">Why.</mex-why>`;
const tags = ['mex-game', 'mex-table', 'mex-graph', 'mex-union', 'mex-why'];

/** @param {import('@playwright/test').Page} page @param {string} tag */
const ready = (page, tag) =>
  expect.poll(() => page.locator(tag).evaluate((el) => /** @type {any} */ (el).settled)).toBe(true);

test('all live on one page, take no focus, and let the wheel through', async ({ page }) => {
  await notes(page, `${all}<div class="tall"></div>`);
  for (const tag of tags) await ready(page, tag);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const tag of tags) {
    await page.locator(tag).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  }
});

test('language and theme follow the page, live, and a widget may differ', async ({ page }) => {
  await notes(
    page,
    `<mex-why id="a" game="nim" position="1 2"></mex-why>
     <mex-why id="b" lang="en" theme="light" game="nim" position="1 2"></mex-why>`,
    'lang="zh-CN" theme="dark"',
  );
  const state = (/** @type {string} */ id) =>
    page
      .locator(`#${id}`)
      .evaluate((el) => [
        /** @type {any} */ (el).lang,
        /** @type {any} */ (el).theme,
        getComputedStyle(el).backgroundColor,
      ]);
  await ready(page, '#a');
  expect(await state('a')).toEqual(['zh', 'dark', 'rgb(27, 35, 44)']);
  expect(await state('b')).toEqual(['en', 'light', 'rgb(255, 253, 248)']);
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
    document.documentElement.setAttribute('theme', 'light');
  });
  await expect.poll(() => state('a')).toEqual(['en', 'light', 'rgb(255, 253, 248)']);
  await page.evaluate(() => document.querySelector('#b')?.setAttribute('theme', 'dark'));
  await expect.poll(() => state('b')).toEqual(['en', 'dark', 'rgb(27, 35, 44)']);
});

test('variables of the page win over the tokens', async ({ page }) => {
  await notes(
    page,
    `<style>:root { --mex-accent: rgb(1 2 3) } #b { --mex-accent: rgb(4 5 6) }</style>
     <mex-why id="a" game="nim" position="1 2"></mex-why>
     <mex-why id="b" game="nim" position="1 2"></mex-why>`,
  );
  await ready(page, '#a');
  const accent = (/** @type {string} */ id) =>
    page.locator(id).evaluate((el) => getComputedStyle(el).getPropertyValue('--mex-accent').trim());
  expect(await accent('#a')).toBe('rgb(1 2 3)');
  expect(await accent('#b')).toBe('rgb(4 5 6)');
});

test('re-parenting keeps the game that is played', async ({ page }) => {
  await notes(page, `<mex-game game="nim" position="3 5 7"></mex-game><div id="there"></div>`);
  await ready(page, 'mex-game');
  const current = () =>
    page.locator('mex-game').evaluate((el) => /** @type {any} */ (el).session.plies.length);
  await page.locator('mex-game').evaluate((el) => /** @type {any} */ (el).move('1-1'));
  await expect.poll(current).toBeGreaterThanOrEqual(2);
  const before = await current();
  await page.evaluate(() => {
    const game = document.querySelector('mex-game');
    if (game) document.querySelector('#there')?.append(game);
  });
  await still(page);
  expect(await current()).toBe(before);
});

test('what stands inside stays when a widget fails, with the error beside it', async ({ page }) => {
  await notes(page, `<mex-why game="chess" position="e4">A table was meant here.</mex-why>`);
  await expect(page.getByText('A table was meant here.')).toBeVisible();
  await expect(page.locator('mex-why').getByRole('alert')).toContainText('chess');
});

test('attributes work live', async ({ page }) => {
  await notes(page, `<mex-table game="nim" upto="5"></mex-table>`);
  await ready(page, 'mex-table');
  await page.locator('mex-table').evaluate((el) => el.setAttribute('game', 'subtract 1 2'));
  await expect
    .poll(() => page.locator('mex-table').evaluate((el) => /** @type {any} */ (el).data?.game))
    .toBe('subtract 1 2');
});

test('the script may be loaded twice', async ({ page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await notes(page, `<mex-why game="nim" position="1 2"></mex-why>`);
  await ready(page, 'mex-why');
  await page.evaluate(() => import(/* @vite-ignore */ `${location.origin}/elements.js?again`));
  await still(page);
  expect(errors).toEqual([]);
});
