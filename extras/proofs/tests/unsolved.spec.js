import { readFileSync } from 'node:fs';
import { check } from '../checkers/check.mjs';
import { fetchAllWords, t } from 'mexplorer/kit';
import { expect, test } from '../../../tests/e2e/fixture.js';

await fetchAllWords(['common']);

const rows = JSON.parse(
  readFileSync(new URL('../../../docs/unsolved.json', import.meta.url), 'utf8'),
);

const list = (/** @type {import('@playwright/test').Page} */ page) =>
  page.locator('.unsolved-view .list tbody tr');

test('the table is that of the documentation, and is ordered by what is pressed', async ({
  page,
}) => {
  await page.goto('#v1/tables?game=octal+0.6&upto=30');
  await page.getByRole('link', { name: 'Games with long or unknown periods' }).click();
  await expect(page).toHaveURL(/#v1\/unsolved\?game=octal(\+|%20)0\.6$/);
  await expect(list(page)).toHaveCount(rows.length);
  await expect(list(page).first()).toContainText('grundy');
  const shown = (/** @type {any} */ row) =>
    [row.reached, row.largest].map((n) => t('en', 'common.number', { n }));
  for (const [i, row] of rows.entries()) {
    if (i % 20) continue;
    for (const figure of shown(row)) await expect(list(page).nth(i)).toContainText(figure);
  }
  await page.locator('[data-order=rare]').click();
  const rare = await list(page).locator('td.rare').allTextContents();
  const numbers = rare.map((text) => Number(text.replace(/\D/g, '')));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  // The row of the chosen game is marked, and the game is shown above the table.
  await expect(page.locator('tr.now')).toContainText('0.6');
  await expect(page.locator('#chosen')).toHaveText('octal 0.6');
});

test('a table goes on in the tab, and a period proven there gives its proof', async ({ page }) => {
  await page.goto('#v1/unsolved');
  await expect(page.locator('.unsolved-view mex-table')).toHaveCount(0);
  await list(page).getByRole('link', { name: '4.344', exact: true }).click();
  await expect(page.locator('#chosen')).toBeFocused();
  await expect(page.locator('mex-table')).toContainText('up to heap 1000');
  await expect(page.locator('.file-panel:has([data-check])')).toHaveCount(0);
  await page.locator('[data-on]').click();
  const download = page.waitForEvent('download');
  await page.locator('.file-panel:has([data-check]) [data-save]').click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const row = rows.find((/** @type {any} */ { code }) => code === 'octal 4.344');
  const { preperiod, length: period } = row;
  expect(check(text)).toMatchObject({ game: 'octal 4.344', preperiod, period });
});

test('what was computed is kept from one visit to the next', async ({ page }) => {
  await page.goto('#v1/unsolved?game=octal+0.76');
  await page.locator('[data-on]').click();
  const progress = page.locator('mex-table progress');
  const value = () => progress.evaluate((/** @type {any} */ bar) => bar.value);
  await expect(progress).toBeVisible();
  await expect.poll(value).toBeGreaterThan(0.0005);
  await page.locator('mex-table').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('mex-table')).toContainText('The table is kept in this browser');
  await page.reload();
  await page.locator('[data-on]').click();
  await expect(page.locator('mex-table')).toContainText(/Continues after heap \d[\d\u202f]{4,}/);
});

for (const [locale, heading] of [
  ['en-GB', 'Octal games with long or unknown periods'],
  ['zh-CN', '周期很长或未知的八进制游戏'],
]) {
  test.describe(`on a phone, ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });
    test('nothing is wider than the screen', async ({ page }) => {
      await page.goto('#v1/unsolved?game=octal+0.06');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('mex-table canvas').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const box = page.locator('.unsolved-view .list .scroll');
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  });
}
