/**
 * Test that, after a loss, the box states the move until which the game was won, and links to the
 * explanation.
 */
import { expect, test } from './fixture.js';

const LOST = 'game=nim&position=0+0&start=1+2&moves=1-1;2-2';

const texts = {
  'en-GB': { had: 'You had it won until move 1.', why: 'See why', review: 'How it went' },
  'zh-CN': { had: '第 1 步之前你都能赢。', why: '看看为什么', review: '复盘' },
};

/** @param {import('@playwright/test').Locator} game @param {string} move */
const play = (game, move) =>
  game.evaluate((element, text) => /** @type {any} */ (element).move(text), move);

for (const [locale, words] of Object.entries(texts)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the box of a lost game says until when it was won, and leads to why', async ({
      page,
    }) => {
      await page.goto(`#v1/play?${LOST}`);
      const box = page.locator('mex-game .status.over');
      await expect(box).toContainText(words.had);
      await box.getByRole('button', { name: words.why }).click();
      await expect(page.locator('mex-report .slip[aria-expanded="true"]')).toBeFocused();
    });

    test('in the ladder, too, where the review waits to be asked for', async ({ page }) => {
      await page.goto('#v1/ladder?rung=equal');
      const game = page.locator('mex-game');
      await expect(game.locator('.status.you')).toBeVisible();
      await play(game, '1-1');
      const box = page.locator('.challenge .panel');
      await expect(box).toContainText(words.had);
      await expect(game.locator('mex-report')).toHaveCount(0);
      await box.getByRole('button', { name: words.why }).click();
      await expect(game.locator('mex-report .slip[aria-expanded="true"]')).toBeFocused();
    });

    test('the first lessons fold the review of a game', async ({ page }) => {
      await page.goto('#v1/learn?lesson=first');
      const game = page.locator('mex-game').first();
      await expect(game.locator('.status.you')).toBeVisible();
      await play(game, '1-1');
      await expect(game.locator('.status.over')).toBeVisible();
      const review = game.getByRole('button', { name: words.review });
      await expect(review).toBeVisible();
      await expect(game.locator('mex-report')).toHaveCount(0);
      await review.click();
      await expect(game.locator('mex-report h3')).toBeVisible();
    });
  });
}
