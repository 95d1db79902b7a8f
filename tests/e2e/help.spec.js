/** Test the help and the search field of the page. */
import { expect, test } from './fixture.js';
import { still } from './idle-workers.js';
import { violations } from './violations.js';

for (const [locale, title, kayles] of [
  ['en-GB', 'Help', 'Kayles'],
  ['zh-CN', '帮助', '保龄球游戏'],
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('help says how games are written, and leads to the board', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('');
      await page.locator('footer a', { hasText: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('.help-view .lines code').first()).toHaveText('nim');
      await expect(page.locator('.help-view kbd').first()).toHaveText('/');
      await page.locator('.help-view details summary').click();
      await still(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.locator('.help-view details a', { hasText: kayles }).first().click();
      await expect(page).toHaveURL(/#v1\/play\?game=kayles/);
    });

    test('a search finds a game from any view, by keys alone', async ({ page }) => {
      await page.goto('#v1/learn');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('/');
      const field = page.getByRole('searchbox');
      await expect(field).toBeFocused();
      await page.keyboard.type(kayles.slice(0, 4));
      const first = page.locator('.hits a').first();
      await expect(first).toContainText(kayles);
      await still(page);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await expect(first).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#v1\/play\?game=kayles/);
      await expect(page.locator('dialog.search')).toHaveCount(0);
    });
  });
}

test('a slash typed into a field is a slash; problems and terms are found from the header', async ({
  page,
}) => {
  await page.goto('#v1/tables?game=subtract+1+3+4');
  const field = page.locator('mex-editor .field').first();
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type('/');
  await expect(field).toHaveValue('subtract 1 3 4/');
  await expect(page.locator('dialog.search')).toHaveCount(0);
  await page.locator('[data-search]').click();
  await page.getByRole('searchbox').fill('891');
  await expect(page.locator('.hits [data-kind=problem]').first()).toContainText('891');
  await page.getByRole('searchbox').fill('mex');
  await expect(page.locator('.hits [data-kind=term]').first()).toContainText('mex');
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.locator('dialog.search [role=status]')).toContainText('Nothing was found');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.search')).toHaveCount(0);
  await expect(page.locator('[data-search]')).toBeFocused();
});

test('the search finds rules, misspelled names and stories, and follows only certain results on Enter', async ({
  page,
}) => {
  await page.goto('#v1/tables?game=kayles');
  await page.locator('[data-search]').click();
  const field = page.getByRole('searchbox');
  await field.fill('kayls');
  // Enter is pressed before the core has answered.
  await field.press('Enter');
  const first = page.locator('.hits a').first();
  await expect(first).toBeFocused();
  await expect(first).toContainText('Kayles');
  await field.fill('Take 1 to 3 stones from one pile; the last stone wins, says Bob.');
  await expect(page.locator('.hits [data-kind=game]')).toContainText('subtract 1..3');
  await field.fill('n -> n-1 | n/2 if n > 1');
  await field.press('Enter');
  await expect(page.locator('dialog.search')).toHaveCount(0);
  await expect(page.locator('mex-game')).toHaveAttribute('game', 'n -> n-1 | n/2 if n > 1');
  // From a view to itself, the focus is not left at a link beside the closed dialog.
  await page.keyboard.press('/');
  await field.fill('kayles');
  await field.press('Enter');
  await expect(page.locator('mex-game')).toHaveAttribute('game', 'kayles');
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a question mark shows the keys, from any view; typed into a field it is one', async ({
  page,
}) => {
  await page.goto('#v1/practice?problem=891');
  const field = page.locator('textarea').first();
  await field.fill('');
  await field.press('?');
  await expect(field).toHaveValue('?');
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeInViewport();
  for (const key of ['?', 'Ctrl Z', '← →'])
    await expect(page.locator('.help-view kbd').getByText(key, { exact: true })).toBeInViewport();
  await page.goBack();
  await expect(page.locator('textarea').first()).toBeVisible();
});
