/**
 * Test the demonstrations by the computer: on request, it plays a lost game or a game on any board of a
 * lesson, and then returns the board to the user.
 */
import { expect, test } from './fixture.js';
import { status } from './play-steps.js';
import { violations } from './violations.js';

test.use({ reducedMotion: 'reduce' });

const game = (page) => page.locator('mex-game');
const current = (page) => game(page).evaluate((/** @type {any} */ element) => element.current);

/** Step through a demonstration to its end. @param {import('@playwright/test').Locator} board */
async function watch(board) {
  const over = board.locator('.status.over');
  const at = () => board.evaluate((/** @type {any} */ element) => element.session.at);
  // The first manual step stops the automatic play.
  while (!(await over.count())) {
    const before = await at();
    await board.locator('[data-act="step"]').click();
    await expect.poll(at).toBeGreaterThan(before);
  }
}

test('a lost game is shown, perfectly even by a weak computer, and played again', async ({
  page,
}) => {
  await page.goto('#v1/play?game=nim&position=1+2&moves=2-2;1-1&skill=0.5');
  await expect(status(page)).toContainText('The computer wins');
  await game(page).locator('[data-show]').click();
  await watch(game(page));
  await expect(status(page)).toContainText('Player 1 wins');
  await expect(game(page).locator('.ply')).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
  await game(page).locator('[data-own]').click();
  await expect(status(page)).toContainText('Your move');
  expect(await current(page)).toBe('1 2');
  await expect(game(page).locator('[data-own]')).toHaveCount(0);
});

test('nothing is offered after a win, nor in a match with a friend', async ({ page }) => {
  await page.goto('#v1/play?game=nim&position=2&moves=1-2');
  await expect(status(page)).toContainText('You win');
  await expect(game(page).locator('[data-show]')).toHaveCount(0);
  await page.goto('#v1/play?game=nim&position=2&vs=friend&match=ab&moves=1-1;1-1');
  await expect(status(page)).toContainText('friend wins');
  await expect(page.locator('mex-report')).toContainText('How it went');
  await expect(game(page).locator('[data-show]')).toHaveCount(0);
});

test('a lost rung is shown for a star, and begun anew', async ({ page }) => {
  await page.goto('#v1/ladder?rung=equal');
  await expect(game(page).locator('.status.you')).toBeVisible();
  await game(page).evaluate((/** @type {any} */ element) => element.move('2-2'));
  const foot = page.locator('.challenge .foot');
  await foot.locator('.lost [data-show]').click();
  await watch(game(page));
  await foot.locator('[data-own]').click();
  await expect(status(page)).toContainText('Your move');
  // Of three stars, the loss costs one and the demonstration another, so one is left.
  await expect(foot.locator('.stake .won')).toHaveCount(1);
  await expect(foot.locator('.lost')).toHaveCount(0);
});

test('a board of a lesson that is there to be tried is shown, and counts for nothing then', async ({
  page,
}) => {
  await page.goto('#v1/learn?lesson=first');
  const block = page.locator('[data-block]').first();
  const board = block.locator('mex-game');
  await board.scrollIntoViewIfNeeded();
  await block.locator('[data-show]').click();
  await watch(board);
  // The demonstration does not count as a played game, so the next block stays hidden.
  await expect(page.locator('[data-block]')).toHaveCount(1);
  await block.locator('[data-show]').click();
  await expect(board.locator('.status.you')).toBeVisible();
});
