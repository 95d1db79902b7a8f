/**
 * Test the boards of games in which a move breaks a heap: squares with crosses, pins and boxes keep their
 * places.
 */
import { expect, test } from '../fixture.js';
import { board, open, settled } from '../play-steps.js';
import { still } from '../idle-workers.js';
import { violations } from '../violations.js';

test.use({ reducedMotion: 'reduce' });

test('a cross goes on the very square that is clicked', async ({ page }) => {
  for (const [square, left] of [
    [0, '7'],
    [1, '6'],
    [3, '1 4'],
    [4, '2 3'],
    [9, '7'],
  ]) {
    await open(page, 'treblecross', '10', { players: '2' });
    await settled(page);
    const squares = board(page).locator('.strip .pebble');
    await expect(squares).toHaveCount(10);
    await squares.nth(Number(square)).hover();
    await expect(squares.nth(Number(square)).locator('.cross')).toBeVisible();
    await expect(board(page).locator('.cross')).toHaveCount(1);
    await squares.nth(Number(square)).click();
    await settled(page, 1);
    const now = await page
      .locator('mex-game')
      .evaluate((game) => /** @type {any} */ (game).current.split(' ').sort().join(' '));
    expect(now, `square ${square}`).toBe(left);
  }
  await expect(page.locator('mex-game .ply').nth(1)).toContainText('put a cross on the strip');
});

test('pins are pins, and are knocked down', async ({ page }) => {
  await open(page, 'kayles', '9', { players: '2' });
  await expect(page.locator('.goal')).toHaveText('Knocking down the last pin wins.');
  const pins = board(page).locator('.pins .pebble');
  await expect(pins.locator('.pin')).toHaveCount(9);
  await expect(board(page).getByRole('spinbutton', { name: 'Row: 9 pins' })).toBeVisible();
  await pins.nth(4).click();
  await expect(page.locator('mex-game .where')).toHaveText('4 4');
  await expect(page.locator('mex-game .ply').nth(1)).toContainText('knock down');
});

test('boxes are boxes in every word', async ({ page }) => {
  await open(page, 'two-boxes', '6 9', { players: '2' });
  await expect(board(page).getByRole('spinbutton', { name: 'Box 1: holds 6' })).toBeVisible();
  await expect(board(page).locator('.choices .what')).toHaveText('Box 1: 6 becomes');
  await expect(board(page)).not.toContainText(/heap/i);
  await page.getByText('中文').click();
  await expect(board(page).locator('.choices .what')).toHaveText('第 1 盒：6 变成');
  await expect(board(page)).not.toContainText('堆');
});

test('what is dashed and dotted in a graph is explained while it is there', async ({ page }) => {
  await open(page, 'graph a>b b>c', 'a', { players: '2' });
  const signs = board(page).locator('.signs');
  await expect(board(page).locator('.node.target')).toHaveCount(1);
  await expect(signs).toHaveText('Dashed frame: a token can move there now.');
  await page.locator('mex-game').evaluate((game) => /** @type {any} */ (game).move('a>b'));
  await expect(signs).toContainText('Dotted arrow: the last move.');
  await open(page, 'graph a>b a>c b>c', 'a a b', { players: '2' });
  // Each node to which a token can move has a dashed frame, even if there are tokens on it.
  await expect(board(page).locator('.node.target')).toHaveCount(2);
  await board(page).locator('[data-cell="2"]').click({ force: true });
  await expect(board(page).locator('.notice')).toContainText('Several tokens can go to c');
  await open(page, 'graph a>b', 'a', { players: '2' });
  await expect(board(page).locator('.node.target')).toHaveCount(1);
  await page.locator('mex-game').evaluate((game) => /** @type {any} */ (game).move('a>b'));
  await expect(board(page).locator('.node.target')).toHaveCount(0);
  await expect(signs).not.toContainText('Dashed');
});

for (const game of ['treblecross', 'kayles', 'two-boxes', 'hex 0.8F', 'dawson']) {
  test(`${game} has no violations at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, game, game === 'two-boxes' ? '26 29' : '29 8', { hints: 'always' });
    await expect(page.locator('mex-game .hints .mark')).toBeVisible();
    await still(page);
    expect(await violations(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
}

test('the explanation of merge has no violations at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'merge', '1 1 3', { why: '1' });
  await expect(page.locator('mex-why table').first()).toBeVisible();
  await still(page);
  expect(await violations(page)).toEqual([]);
});
