import { readFileSync } from 'node:fs';
import { check } from '../checkers/check.mjs';
import { expect, test } from '../../../tests/e2e/fixture.js';
import { violations } from '../../../tests/e2e/violations.js';

/** @typedef {import('@playwright/test').Page} Page */

const part = (/** @type {Page} */ page) => page.locator('.file-panel:has([data-check])');

/** Save the certificate and return the saved file. @param {Page} page */
async function saved(page) {
  const download = page.waitForEvent('download');
  await part(page).locator('[data-save]').click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** @param {Page} page @param {string} name @param {string} text */
const choose = (page, name, text) =>
  part(page)
    .locator('input')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a proof is saved beside a table, checked here, and refused when it is changed', async ({
  page,
}) => {
  await page.goto('#v1/tables?game=kayles');
  const { name, text } = await saved(page);
  expect(name).toBe('octal-0.77.cert.json');
  expect(check(text)).toMatchObject({ game: 'octal 0.77', preperiod: 71, period: 12 });
  await choose(page, name, text);
  await expect(part(page)).toContainText(`${name} is a proof`);
  await expect(part(page)).toContainText('from heap 71 on the values have the period 12');
  await expect(part(page)).toContainText('each heap from 0 to 166 was computed');
  expect(await violations(page)).toEqual([]);
  await choose(page, 'other.json', text.replace('"period":12', '"period":24'));
  await expect(part(page)).toContainText('other.json proves nothing');
  await expect(part(page)).toContainText('the last that the theorem asks for');
  await choose(page, 'none', 'hello');
  await expect(part(page)).toContainText('none proves nothing');
});

test('a proof of a quotient is saved and checked, in Chinese, too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${baseURL}#v1/quotient?game=0.75`);
  const { name, text } = await saved(page);
  expect(check(text)).toMatchObject({ kind: 'misere-quotient', order: 8, lost: 2 });
  await choose(page, name, text);
  await expect(part(page)).toContainText('反常商有 8 个类，其中 2 个是必败的');
  await context.close();
});

test('a file is dropped; where no period is proven there is nothing to be saved', async ({
  page,
}) => {
  await page.goto('#v1/tables?game=grundy');
  await expect(page.locator('mex-table')).toContainText('20');
  await expect(part(page).locator('[data-save]')).toHaveCount(0);
  // Nor is there anything to be saved where a theorem proves the period.
  await page.goto('#v1/tables?game=lasker');
  await expect(page.locator('mex-table .badge.proven')).toBeVisible();
  await expect(part(page).locator('[data-save]')).toHaveCount(0);
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"format": 1}'], 'dropped.json'));
    return transfer;
  });
  await part(page).dispatchEvent('drop', { dataTransfer: data });
  await expect(part(page)).toContainText('dropped.json proves nothing');
});
