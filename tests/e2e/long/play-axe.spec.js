import { expect, test } from '../fixture.js';
import { inNarrow } from '../narrow.js';
import { board, open, starts, toTheEnd } from '../play-steps.js';
import { still } from '../idle-workers.js';
import { violations } from '../violations.js';

const looks = /** @type {const} */ ([
  ['en-GB', 'light'],
  ['zh-CN', 'dark'],
]);

for (const [turn, [locale, colorScheme]] of looks.entries()) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, reducedMotion: 'reduce' });

    // Test every second game in each of the two themes.
    for (const [game, position] of starts.filter((_, i) => i % 2 === turn)) {
      test(`no violations while playing ${game}`, async ({ page }) => {
        await open(page, game, position, { hints: 'always' });
        await expect(page.locator('mex-game .hints .mark')).toBeVisible();
        await board(page).locator('[data-cell][tabindex="0"]').focus();
        // Also check the page after a move has been chosen, when its bar or panel is visible.
        for (const key of ['ArrowUp', 'Enter']) {
          await page.keyboard.press(key);
          await still(page);
          expect(await violations(page), key).toEqual([]);
        }
        await inNarrow(page, colorScheme);
      });
    }

    test('no violations at the end, with a report', async ({ page }) => {
      await open(page, 'nim', '1 1 2');
      await toTheEnd(page, () => board(page).locator('.hit').first().click());
      await expect(page.locator('mex-report li')).toHaveCount(1);
      await still(page);
      expect(await violations(page)).toEqual([]);
    });

    test('no violations with something wrong', async ({ page }) => {
      await open(page, 'nim', '3 5 7');
      await page.locator('mex-game #move').fill('9-x');
      await page.locator('mex-game #move').press('Enter');
      await expect(page.locator('mex-game #move-error')).not.toBeEmpty();
      await still(page);
      expect(await violations(page)).toEqual([]);
    });
  });
}
