import { expect, test } from '../fixture.js';
import { board, open, settled, starts, status, toTheEnd } from '../play-steps.js';

test.use({ reducedMotion: 'reduce' });

/** @param {import('@playwright/test').Page} page */
const field = (page) => page.locator('mex-game #move');

for (const [game, position] of starts) {
  test(`${game} is played to its end by typing`, async ({ page }) => {
    await open(page, game, position);
    await toTheEnd(page, async () => {
      // Type the example shown in the empty field, which is a legal move in the current position.
      const example = (await field(page).getAttribute('placeholder')) ?? '';
      await field(page).fill(example.replace('e.g. ', ''));
      await field(page).press('Enter');
    });
    await expect(status(page)).toContainText(/wins?[.!]/);
  });
}

test('a position is as good as a move', async ({ page }) => {
  await open(page, 'nim', '3 5 7');
  await field(page).fill('３，5，1');
  await field(page).press('Enter');
  await expect(page.locator('mex-game .ply').nth(1)).toContainText('take 6 from heap 3');
  await expect(field(page)).toHaveValue('');
});

test('what cannot be played is said, shown at the spot, and stays to be mended', async ({
  page,
}) => {
  await open(page, 'nim', '3 5 7');
  await field(page).fill('2-9');
  await field(page).press('Enter');
  await expect(page.locator('#move-error')).not.toBeEmpty();
  await expect(field(page)).toHaveValue('2-9');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('2-x');
  await expect(page.locator('#move-error')).toBeEmpty();
  await field(page).press('Enter');
  await expect(page.locator('#move-error')).not.toBeEmpty();
  await expect(page.locator('mex-game .ply')).toHaveCount(0);
});

test('Enter that ends a composition plays nothing', async ({ page }) => {
  await open(page, 'nim', '3 5 7');
  await field(page).fill('1-1');
  const stopped = await field(page).evaluate((input) => {
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    return !input.dispatchEvent(event);
  });
  expect(stopped).toBe(true);
  await expect(page.locator('mex-game .ply')).toHaveCount(0);
});

test('a link with moves opens in the middle of the game', async ({ page }) => {
  await open(page, 'nim', '3 5 7', { moves: '3-4;1-1' });
  await expect(page.locator('mex-game .where')).toHaveText('2 5 3');
  await expect(page.locator('mex-game .ply')).toHaveCount(3);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap chooses, the same tap again takes', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    const stone = board(page).locator('[data-cell="2"] [data-amount="4"]');
    await stone.tap();
    await expect(board(page).locator('.stone.lifted')).toHaveCount(4);
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
    await stone.tap();
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('take 4 from heap 3');
  });

  test('a tap chooses, the button takes', async ({ page }) => {
    await open(page, 'letters', 'AABBC');
    await board(page).locator('[data-cell="0"] .tile').first().tap();
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
    await board(page).locator('button.do').tap();
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('take 2 of A');
  });

  test('nothing is wider than a phone, targets are large enough', async ({ page }) => {
    const long = /** @type {[string, string][]} */ ([['staircase', '2 1 3 4 1 2 2 5 1']]);
    for (const [game, position] of [...starts, ...long]) {
      await open(page, game, position);
      await settled(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, game).toBeLessThanOrEqual(360);
      const targets = board(page).locator('.hit, .tile, .place.legal, .node.live, button');
      const boxes = await targets.evaluateAll((all) =>
        all.map((target) => target.getBoundingClientRect()).filter((box) => box.width),
      );
      for (const { width, height } of boxes) {
        expect(Math.min(width, height), game).toBeGreaterThanOrEqual(23.5);
      }
    }
  });
});
