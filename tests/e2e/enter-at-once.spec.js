/**
 * Test that Enter together with the last key has the same effect as Enter after a pause: in the fields for
 * games, in the choice of games, and in the search for problems.
 */
import { expect, test } from './fixture.js';
import { open } from './play-steps.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const editor = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.locator(`mex-editor[name="${name}"] .field`);
const suggestions = (/** @type {Page} */ page) => page.locator('[data-suggestion]');

/**
 * Replace the text of a field and press Enter, either before the last key has been handled or after a pause.
 * @param {Page} page @param {Locator} field @param {string} text @param {boolean} paused
 */
async function enter(page, field, text, paused) {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  const last = [...text].at(-1) ?? '';
  await page.keyboard.insertText(text.slice(0, -last.length));
  const typing = page.keyboard.insertText(last);
  if (paused) {
    await typing;
    // Wait longer than the page waits for a further key.
    await page.waitForTimeout(400);
  }
  await Promise.all([typing, page.keyboard.press('Enter')]);
}

/** The views with a field for a game, each with its address. */
const views = [
  { view: 'play', at: '#v1/play?game=nim&position=4+4+9' },
  { view: 'tables', at: '#v1/tables?game=nim' },
  { view: 'graph', at: '#v1/graph?game=nim&position=1+2' },
  { view: 'quotient', at: '#v1/quotient?game=kayles' },
];

for (const paused of [false, true]) {
  const when = paused ? 'after a pause' : 'at once';
  // An Enter after a pause is the easier case.
  test.describe(when, { tag: paused ? '@long' : [] }, () => {
    for (const { view, at } of views) {
      test(`${view}: Enter ${when} takes what is certain`, async ({ page }) => {
        await page.goto(at);
        await enter(page, editor(page, 'game'), '{1,3,4}', paused);
        await expect(editor(page, 'game')).toHaveValue('subtract 1 3 4');
        await expect(page).toHaveURL(new RegExp(`${view}\\?game=subtract\\+1\\+3\\+4`));
        await expect(page.locator('mex-setup .error')).toHaveCount(0);
      });

      test(`${view}: Enter ${when} offers what is not certain`, async ({ page }) => {
        await page.goto(at);
        await enter(page, editor(page, 'game'), '1 3 4', paused);
        await expect(suggestions(page).filter({ hasText: 'subtract 1 3 4' })).toBeVisible();
        await expect(page.locator('mex-setup .error')).toBeVisible();
        await expect(editor(page, 'game')).toHaveValue('1 3 4');
        // A single click opens the suggested game.
        await suggestions(page).filter({ hasText: 'subtract 1 3 4' }).click();
        await expect(page).toHaveURL(/game=subtract\+1\+3\+4/);
      });

      test(`${view}: Enter ${when} leads to a problem`, async ({ page }) => {
        await page.goto(at);
        await enter(page, editor(page, 'game'), 'hdu 1847', paused);
        await expect(page).toHaveURL(/practice\?problem=HDU1847/);
      });
    }

    test(`Enter ${when} on a misspelled name offers it, and plays nothing`, async ({ page }) => {
      await open(page, 'wythoff', '4 9');
      await enter(page, editor(page, 'game'), 'nmi', paused);
      await expect(suggestions(page).or(page.locator('[data-meant="nim"]')).first()).toBeVisible();
      await expect(page).toHaveURL(/game=wythoff/);
    });

    test(`Enter ${when} takes a position, and says what is wrong with one`, async ({ page }) => {
      await open(page, 'nim', '4 4 9');
      await enter(page, editor(page, 'position'), '３ 5', paused);
      await expect(page.locator('mex-game .where')).toHaveText('3 5');
      await expect(editor(page, 'position')).toHaveValue('3 5');
      await enter(page, editor(page, 'position'), '3 x', paused);
      await expect(page.locator('mex-setup .error')).toBeVisible();
      await expect(editor(page, 'position')).toHaveValue('3 x');
    });

    test(`a repair is one click, Enter ${when}`, async ({ page }) => {
      await open(page, 'nim', '4 4 9');
      await enter(page, editor(page, 'game'), 'wytoff', paused);
      await page.locator('[data-meant="wythoff"]').click();
      await expect(page).toHaveURL(/game=wythoff/);
      await expect(page.locator('mex-setup .error')).toHaveCount(0);
    });

    test.describe('the choice of games', () => {
      const find = (/** @type {Page} */ page) => page.locator('mex-picker input[type="search"]');

      test.beforeEach(async ({ page }) => {
        await open(page, 'nim', '4 4 9');
        await page.locator('button[data-choose]').click();
        await expect(find(page)).toBeFocused();
      });

      test(`Enter ${when} picks what is certain`, async ({ page }) => {
        await enter(page, find(page), '{2,5}', paused);
        await expect(page).toHaveURL(/game=subtract\+2\+5/);
        await expect(page.getByRole('dialog')).toBeHidden();
      });

      test(`Enter ${when} picks the game that is named`, async ({ page }) => {
        await enter(page, find(page), 'silver dollar', paused);
        await expect(page).toHaveURL(/game=silver-dollar/);
      });

      test(`Enter ${when} asks where several things may be meant`, async ({ page }) => {
        await enter(page, find(page), '1 3 4', paused);
        await expect(suggestions(page).first()).toBeFocused();
        await expect(page.locator('mex-picker [role="status"]').first()).toContainText(
          'choose one',
        );
        await expect(page).toHaveURL(/game=nim/);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/game=subtract\+1\+3\+4|position=1\+3\+4/);
      });

      test(`Enter ${when} says that nothing has a name`, async ({ page }) => {
        await enter(page, find(page), 'qqqq', paused);
        await expect(page.locator('mex-picker [role="status"]').first()).toContainText('No game');
        await expect(page.getByRole('dialog')).toBeVisible();
      });

      test(`Enter ${when} follows a problem`, async ({ page }) => {
        await enter(page, find(page), 'hdu 1847', paused);
        await expect(page).toHaveURL(/practice\?problem=HDU1847/);
      });
    });

    test(`the search of the page: Enter ${when}`, async ({ page }) => {
      await open(page, 'nim', '4 4 9');
      const field = page.getByRole('searchbox');
      for (const [text, url] of /** @type {const} */ ([
        ['{1,3,4}', /game=subtract\+1\+3\+4/],
        ['nim 1 2 3', /position=1\+2\+3/],
      ])) {
        await page.locator('[data-search]').click();
        await expect(field).toBeFocused();
        await enter(page, field, text, paused);
        await expect(page).toHaveURL(url);
        await expect(field).toHaveCount(0);
      }
    });

    test(`the search for problems: Enter ${when}`, async ({ page }) => {
      await page.goto('#v1/practice?problem=891');
      await page.locator('.problem-list button.chosen').click();
      const find = page.locator('.problem-list input[type="search"]');
      await enter(page, find, 'hdu 1847', paused);
      await expect(page).toHaveURL(/problem=HDU1847/);
      await expect(editor(page, 'input')).toBeFocused();
    });

    test(`inclusion–exclusion: Enter ${when}`, async ({ page }) => {
      await page.goto('#v1/union?n=100&divisors=2+3');
      await enter(page, page.getByLabel('Divisors'), '7', paused);
      await expect(page.locator('mex-union .number')).toHaveText('14 of 100');
      await enter(page, page.getByLabel('n: count from 1 to'), '1000', paused);
      await expect(page.locator('mex-union .number')).toHaveText('142 of 1000');
      await expect(page).toHaveURL(/n=1000&divisors=7/);
    });

    test(`the last heap of a table: Enter ${when}`, async ({ page }) => {
      await page.goto('#v1/tables?game=nim');
      await enter(page, page.locator('#upto'), '44', paused);
      await expect(page).toHaveURL(/upto=44/);
    });
  });
}

test('what was sent is not lost when the check of a pause comes in between', async ({ page }) => {
  await open(page, 'nim', '4 4 9');
  // The field is checked 160 ms after the last key. Press Enter before, during and after the check.
  for (const delay of [0, 100, 155, 160, 165, 200]) {
    const field = editor(page, 'game');
    await field.fill('取2或5');
    await page.waitForTimeout(delay);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('subtract 2 5');
    await field.fill('nim');
    await page.waitForTimeout(delay);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/game=nim/);
  }
});
