import { expect, test } from './fixture.js';
import { board, open, status, toTheEnd } from './play-steps.js';
import { still } from './idle-workers.js';
import { violations } from './violations.js';

test.use({ reducedMotion: 'reduce' });

/** @param {import('@playwright/test').Page} page */
const editor = (page) => page.locator('mex-setup mex-editor[name="game"]');
/** @param {import('@playwright/test').Page} page */
const field = (page) => editor(page).locator('.field');

test('a custom rule is typed, played to its end, and explained', async ({ page }) => {
  await open(page, 'nim', '3 5 7');
  const rule = 'n -> n-3 | (i, n-2-i) for i in 1..n-3 if i % 2 == 1 | 0 if n == 1';
  await field(page).fill(rule);
  await page.locator('mex-editor[name="position"] .field').fill('9 5');
  await page.locator('[data-apply]').click();
  await expect(page.locator('mex-game .where')).toHaveText('9 5');
  await expect(page.locator('main[data-view="play"] h1')).toHaveText('A rule of your own');
  await toTheEnd(page, async () => {
    await board(page).locator('.heap[aria-disabled="false"] .size').first().click();
    await board(page).locator('.choice').first().click();
  });
  await expect(status(page)).toContainText(/wins?[.!]/);
  await expect(page.locator('mex-report')).toContainText('The start was');
  await page.locator('.under > .fold summary').click();
  await expect(page.locator('mex-why')).toContainText('wins');
  await expect(page.locator('mex-why .error')).toHaveCount(0);
});

test('a rule is coloured, and what is wrong is marked while it is typed', async ({ page }) => {
  await open(page, 'n -> n-1', '7');
  await field(page).fill('n -> n-1 | (i, n-1-i) for i in 1..m');
  await expect(editor(page).locator('.keyword')).toHaveText(['for', 'in']);
  await expect(editor(page).locator('mark')).toHaveText('m');
  await expect(editor(page).locator('p.error')).toContainText('m');
  // The layer with the colours, below the field, contains exactly the text of the field.
  const under = await editor(page).locator('.under').textContent();
  expect(under?.replace('\u200b', '')).toBe(await field(page).inputValue());
  const boxes = await Promise.all(
    ['.under', '.field'].map((part) => editor(page).locator(part).boundingBox()),
  );
  expect(boxes[0]).toEqual(boxes[1]);
});

test('the error is said in Chinese, too, and full-width signs are understood', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.clear();
    localStorage['mexplorer-fields'] = 'open';
  });
  await open(page, 'n -> n-1', '7');
  await page.locator('[data-lang="zh"]').click();
  await field(page).fill('ｎ －＞ ｎ－１ ｜ （ｉ');
  await expect(editor(page).locator('p.error')).toContainText('应为');
  await field(page).fill('ｎ －＞ ｎ－１ ｜ ｎ－３');
  await expect(editor(page).locator('p.error')).toHaveCount(0);
  await page.locator('[data-apply]').click();
  await expect(page.locator('main[data-view="play"] .rule-text')).toHaveText('n -> n-1 | n-3');
});

test('an example is put into the field to be changed, and can be taken back', async ({ page }) => {
  await open(page, 'letters', 'AABBC');
  await page.locator('[data-rule]').click();
  await expect(field(page)).toHaveValue('n -> n-1 | n-3 | n-4');
  await expect(page.locator('mex-editor[name="position"] .field')).toHaveValue('9 8');
  await page.locator('.rules summary').click();
  await page.locator('[data-example="unequal"]').click();
  await expect(field(page)).toHaveValue('n -> (i, n-i) for i in 1..n-1 if i < n-i');
  await page.keyboard.press('Control+z');
  await expect(field(page)).toHaveValue('n -> n-1 | n-3 | n-4');
  await field(page).press('Enter');
  await expect(page.locator('main[data-view="play"] .rule-text')).toHaveText(
    'n -> n-1 | n-3 | n-4',
  );
});

test('Enter while composing is not an answer, and what is composed stays', async ({ page }) => {
  await open(page, 'n -> n-1', '7');
  await field(page).fill('n -> n-2');
  await field(page).evaluate((e) =>
    e.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        composed: true,
      }),
    ),
  );
  await still(page);
  await expect(page.locator('main[data-view="play"] .rule-text')).toHaveText('n -> n-1');
  await expect(field(page)).toHaveValue('n -> n-2');
});

test('a long rule wraps within 360 pixels, without violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'n -> n-1', '7');
  await field(page).fill(
    'n -> n-1 | (i, n-2-i) for i in 1..n-3 if i % 2 == 1 and prime(n) | max(n-5, 0) if n > 0 | gcd(n, 12) if n > 12',
  );
  await still(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  expect(await field(page).evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThanOrEqual(1);
  expect(await violations(page, 'mex-app')).toEqual([]);
});

test('the picker has its games in groups, the own rule among them', async ({ page }) => {
  await open(page, 'nim', '3 5 7');
  await page.locator('[data-choose]').click();
  await expect(page.locator('mex-picker section')).toHaveCount(6);
  await page.locator('mex-picker [data-group="own"]').click();
  await expect(page.locator('mex-picker #own-title')).toBeFocused();
  await page.locator('mex-picker [data-game="rule"]').click();
  await expect(page.locator('mex-picker dialog')).toBeHidden();
  await expect(page.locator('main[data-view="play"] .rule-text')).toContainText('n ->');
  await expect(page.locator('mex-game .stage [data-cell]').first()).toBeVisible();
});

test('an error that knows its repair offers it as a button', async ({ page }) => {
  await page.goto('#v1/play?game=nim&position=3+5');
  const field = page.locator('mex-editor[name="game"]').getByRole('textbox');
  await field.fill('n -> n-1 | n/2');
  await page.getByRole('button', { name: 'Write: n -> n-1 | n/2 if n > 0' }).click();
  await expect(page).toHaveURL(/game=n\+-%3E\+n-1\+%7C\+n\/2\+if\+n\+%3E\+0/);
  await expect(page.locator('mex-game .status.you')).toBeVisible();
  await expect(page.locator('.error')).toHaveCount(0);
});
