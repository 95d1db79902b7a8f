import { expect, test } from './fixture.js';
import { board, open, settled, status } from './play-steps.js';

/**
 * Return a description of the focused element, searched through all shadow roots.
 * @param {import('@playwright/test').Page} page
 */
const focused = (page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.getAttribute('data-act') ?? (at?.hasAttribute('data-cell') ? 'cell' : at?.localName);
  });

/** @param {import('@playwright/test').Page} page @param {string} name the name of the button to press */
async function press(page, name) {
  const button = page.locator('mex-game').getByRole('button', { name, exact: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveCount(0);
}

/** A finished game in which the first move was the losing mistake. */
const lost = { start: '5 4', moves: '1-1;1-1;2-2;1-1;1-1;2-1;1-1;2-1' };

test.describe('a pressed button that disappears leaves the focus', () => {
  test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

  for (const name of ['Play again', 'Go back to here', 'Play that instead']) {
    test(`of “${name}” to the board`, async ({ page }) => {
      await page.goto(`#v1/play?${new URLSearchParams({ game: 'nim', position: '0 0', ...lost })}`);
      await expect(status(page)).toContainText(/wins?[.!]/);
      await press(page, name);
      expect(await settled(page)).toBe(false);
      await expect.poll(() => focused(page)).toBe('cell');
    });
  }

  test('of “Let it move” to the board', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    await page.locator('mex-game').evaluate((/** @type {any} */ game) => game.move('1-1'));
    await settled(page, 2);
    await page.locator('mex-game .ply').nth(1).focus();
    await page.keyboard.press('Enter');
    await press(page, 'Let it move');
    await settled(page, 2);
    await expect.poll(() => focused(page)).toBe('cell');
  });

  test('of a winning move to the board, or to another game', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    await page.locator('[data-act="hint"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('mex-game .win-move').first().focus();
    await page.keyboard.press('Enter');
    await settled(page, 2);
    await expect.poll(() => focused(page)).toBe('cell');

    await open(page, 'nim', '0 7');
    // Wait for the new position, since the button of the previous game exists until then.
    await expect(page.locator('mex-game .where')).toHaveText('0 7');
    await page.locator('[data-act="hint"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('mex-game .win-move').first().focus();
    await page.keyboard.press('Enter');
    expect(await settled(page, 1)).toBe(true);
    await expect.poll(() => focused(page)).toBe('again');
  });

  test('of an offer to let the computer begin to the board', async ({ page }) => {
    await open(page, 'nim', '3 3');
    await page.locator('[data-act="hint"]').focus();
    await page.keyboard.press('Enter');
    await press(page, 'Let the computer begin');
    await settled(page, 1);
    await expect.poll(() => focused(page)).toBe('cell');
  });

  test('of a button pressed by mouse, and the page does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 420 });
    await open(page, 'nim', '3 5 40');
    await page.locator('mex-game').evaluate((/** @type {any} */ game) => game.move('1-1'));
    await settled(page, 2);
    await page.locator('mex-game .ply').nth(1).click();
    const stands = async () => (await board(page).locator('.drawing').boundingBox())?.y;
    const button = page.locator('mex-game').getByRole('button', { name: 'Let it move' });
    await button.scrollIntoViewIfNeeded();
    const before = await stands();
    await button.click();
    await settled(page, 2);
    await expect.poll(() => focused(page)).toBe('cell');
    expect(Math.abs(Number(await stands()) - Number(before))).toBeLessThan(1);
  });

  test('nowhere when the focus is elsewhere by then', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    const field = page.locator('mex-game input[name="move"]');
    await field.fill('1-1');
    await field.press('Enter');
    await settled(page, 2);
    await expect(field).toBeFocused();
    await expect(board(page).locator('[data-cell]:focus')).toHaveCount(0);
  });
});

test('a finished board speaks of no keys', async ({ page }) => {
  await open(page, 'nim', '0 2');
  await board(page).locator('[data-cell="1"]').focus();
  await expect(board(page).locator('.keys')).toContainText(/\S/);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  expect(await settled(page, 1)).toBe(true);
  await expect(board(page).locator('.keys')).toHaveText(/^\s*$/);
});

test('in a lesson, what follows has the focus of the button that shows it', async ({ page }) => {
  await page.goto('#v1/learn?lesson=moore');
  await page.locator('[data-open]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-block="three"] input:focus')).toHaveCount(1);
});
