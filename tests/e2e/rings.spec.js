/**
 * Test that rings of stones are drawn and played as rings, and that graphs for Kayles are drawn by their
 * edges.
 */
import { expect, test } from './fixture.js';
import { board, open } from './play-steps.js';

test.use({ reducedMotion: 'reduce' });

const TWO = { players: '2' };

/** Return the centres of shapes. @param {import('@playwright/test').Locator} shapes */
const middles = (shapes) =>
  shapes.evaluateAll((all) =>
    all
      .map((shape) => shape.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );

test('the stones of a ring lie on a circle, and a stone that is pressed opens it into a row', async ({
  page,
}) => {
  await open(page, 'ring 0.77', '10', TWO);
  const stones = board(page).locator('.pebble .hit');
  await expect(stones).toHaveCount(10);
  const places = await middles(stones);
  const centre = {
    x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
    y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
  };
  const radii = places.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
  expect(Math.min(...radii)).toBeGreaterThan(30);
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(3);
  await stones.nth(4).click();
  await expect(page.locator('mex-game .where')).toHaveText('9r');
  // All stones of the row have the same height.
  await expect(stones).toHaveCount(9);
  const tops = (await middles(stones)).map(({ y }) => Math.round(y));
  expect(new Set(tops).size).toBe(1);
});

test('keys move a run round a ring past its first stone', async ({ page }) => {
  await open(page, 'ring 0.77', '6', TWO);
  await board(page).locator('[data-cell="0"]').focus();
  const lifted = board(page).locator('.pebble.lifted');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(lifted).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(lifted).toHaveCount(2);
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(lifted).toHaveCount(2);
  const pebbles = board(page).locator('.pebble');
  await expect(pebbles.nth(0)).toHaveClass(/lifted/);
  await expect(pebbles.nth(5)).toHaveClass(/lifted/);
  await page.keyboard.press('Enter');
  await expect(page.locator('mex-game .where')).toHaveText('4r');
});

test('a drag over stones of a ring takes them', async ({ page }) => {
  await open(page, 'ring 0.137', '8', TWO);
  const [from, to] = await middles(board(page).locator('.pebble .hit'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('mex-game .where')).toHaveText('6r');
});

for (const game of ['node-kayles', 'arc-kayles'])
  test(`${game}: nodes lie apart, and as far as their shortest ways`, async ({ page }) => {
    await open(page, game, 'a-b b-c c-d d-a b-e', TWO);
    const [a, b, c, d, e] = await middles(board(page).locator('.plate'));
    const far = (/** @type {typeof a} */ from, /** @type {typeof a} */ to) =>
      Math.hypot(from.x - to.x, from.y - to.y);
    const edges = [far(a, b), far(b, c), far(c, d), far(d, a), far(b, e)];
    expect(Math.max(...edges)).toBeLessThan(1.3 * Math.min(...edges));
    expect(far(d, e)).toBeGreaterThan(2 * Math.min(...edges));
  });
