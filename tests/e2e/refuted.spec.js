/**
 * Test the view of refuted claims: a claim is opened, following its rule loses on the board, and going back
 * leads to the claim.
 */
import { claims, refute } from '../../www/engine/api.ts';
import { expect, test } from './fixture.js';
import { inNarrow } from './narrow.js';
import { settled, status } from './play-steps.js';

test.use({ reducedMotion: 'reduce' });

const open = (/** @type {import('@playwright/test').Page} */ page) =>
  page.locator('[data-refutation]');

test('who believes in the XOR of sizes loses within two moves', async ({ page }) => {
  const { game, position, right } = await refute('xor-sizes');
  await page.goto('#v1/learn');
  await page.getByRole('main').getByRole('link', { name: 'What readers get wrong' }).click();
  await expect(page.locator('[data-claim]')).toHaveCount((await claims()).length);
  await page.locator('[data-claim="xor-sizes"]').click();
  await expect(page).toHaveURL(/#v1\/refuted\?claim=xor-sizes$/);
  await expect(open(page)).toContainText(`${game}) at ${position}`);
  await expect(open(page)).toContainText(`all ${right} smaller positions`);
  await expect(open(page).locator('[data-says=outcome]')).toHaveText('the player to move');
  await expect(open(page).locator('[data-truth=outcome]')).toHaveText('the other player');
  await expect(open(page).locator('mex-thumbnail svg')).toBeVisible();
  await open(page).locator('[data-lose]').click();
  // The user moves by the claim, and the computer wins by its first move.
  await expect(status(page)).toHaveClass(/you/);
  await page.locator('mex-game').evaluate((/** @type {any} */ element) => element.move('1-1'));
  expect(await settled(page, 2)).toBe(true);
  const end = () =>
    page.locator('mex-game').evaluate((/** @type {any} */ e) => e.session.plies.length);
  expect(await end()).toBe(2);
  await expect(status(page)).toContainText(/computer/i);
  await page.goBack();
  await expect(open(page)).toHaveAttribute('data-refutation', 'xor-sizes');
});

test('each claim opens, and offers a board or its values', async ({ page }) => {
  for (const { id, group } of await claims()) {
    await page.goto(`#v1/refuted?claim=${id}`);
    await expect(open(page)).toHaveAttribute('data-refutation', id);
    const way = group === 'periods' ? '[data-values]' : '[data-lose]';
    await expect(open(page).locator(way)).toBeVisible();
  }
  // A second click on the button of a claim closes the claim.
  await page.locator('[aria-expanded=true]').click();
  await expect(open(page)).toHaveCount(0);
});

test('an unknown claim is answered by the nearest', async ({ page }) => {
  await page.goto('#v1/refuted?claim=xor-size');
  await expect(page.getByRole('alert')).toContainText('xor-sizes');
});

test('a wrong answer of a lesson leads to the claim', async ({ page }) => {
  await page.goto('#v1/learn?lesson=mex');
  const ask = page.locator('mex-ask').first();
  await ask.locator('input.field').fill('3');
  await ask.locator('[data-check]').click();
  await ask.getByRole('link', { name: /smallest position/ }).click();
  await expect(open(page)).toHaveAttribute('data-refutation', 'mex-count');
});

for (const [locale, heading] of [
  ['en-GB', 'What readers get wrong'],
  ['zh-CN', '常见的误解'],
]) {
  test.describe(`in a narrow window, ${locale}`, () => {
    test.use({ locale });
    test('nothing is wider than the screen', async ({ page }) => {
      await page.goto('#v1/refuted?claim=take-most');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(open(page).locator('[data-lose]')).toBeVisible();
      for (const scheme of /** @type {const} */ (['light', 'dark'])) await inNarrow(page, scheme);
    });
  });
}
