/**
 * Test the concept inventory: a sheet asks about wrong claims, and the results of the class show which claims
 * were believed.
 */
import { encode } from '../sheet/code.ts';
import { readSheet, writeSheet } from '../sheet/sheet.ts';
import { expect, test } from '../../../tests/e2e/fixture.js';

test('a sheet asks about the claims, and the class sees which were believed', async ({ page }) => {
  await page.goto('#v1/refuted');
  await page.locator('[data-make]').click();
  await page.locator('[data-inventory=before]').click();
  await page.locator('#name').fill('Ada');
  await page.locator('[data-begin]').click();
  await expect(page.locator('mex-ask .choice').first()).toBeVisible();
  const sheet = readSheet({
    title: 'One',
    tasks: [{ question: 'Q', answer: 'a', choices: ['a', 'b'], claims: { b: 'xor-sizes' } }],
  });
  await page.goto(`#v1/sheet?sheet=${await encode(writeSheet(sheet))}`);
  await page.locator('#name').fill('Ada');
  await page.locator('[data-begin]').click();
  await page.locator('mex-ask .choice', { hasText: 'b' }).click();
  await page.locator('mex-ask [data-check]').click();
  await expect(page.locator('.verdict', { hasText: 'Not yet' })).toBeVisible();
  await page.locator('[data-step="end"]').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save]').click(),
  ]);
  await page.goto('#v1/class?mode=results');
  await page.locator('.class-results input[type=file]').setInputFiles(await download.path());
  const row = page.locator('[data-belief=xor-sizes]');
  await expect(row).toContainText('XOR of the heap sizes');
  await expect(row.locator('td')).toHaveText(['1']);
});
