import { expect, test } from './fixture.js';
import { board, open, status, toTheEnd } from './play-steps.js';
import { violations } from './violations.js';

test.use({ reducedMotion: 'reduce' });

const KNIGHT = '(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)';

/** @param {import('@playwright/test').Page} page @param {string} cell */
const square = (page, cell) => board(page).locator(`[data-cell="${cell}"]`);

test('a knight is one line of text, and walks home by mouse', async ({ page }) => {
  await open(page, 'n -> n-1', '7');
  await page.locator('mex-setup mex-editor[name="game"] .field').fill(KNIGHT);
  await page.locator('mex-editor[name="position"] .field').fill('3 5 2 2');
  await page.locator('[data-apply]').click();
  await expect(page.locator('mex-game .where')).toHaveText('3 5 2 2');
  await expect(board(page).locator('.man')).toHaveCount(2);
  await square(page, '3:5').click();
  await expect(board(page).locator('.field.may')).toHaveCount(4);
  await square(page, '0:0').click({ force: true }); // the board says that this square is out of reach
  await expect(board(page).locator('.notice')).toBeVisible();
  await toTheEnd(page, async () => {
    const men = board(page).locator('.field:has(.man)');
    for (let i = 0; i < (await men.count()); i += 1) {
      await men.nth(i).click();
      if (await board(page).locator('.field.may').count()) break;
    }
    await board(page).locator('.field.may').first().click();
  });
  await expect(status(page)).toContainText(/wins?[.!]/);
});

test('the keyboard does the same', async ({ page }) => {
  await open(page, KNIGHT, '3 5');
  await square(page, '3:5').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(square(page, '2:3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board(page).locator('.bar')).toContainText('(2, 3)');
  await page.keyboard.press('Enter');
  await expect(page.locator('mex-game')).toContainText('move the piece to (2, 3)');
});

test('far away, and in three numbers, the places are a list', async ({ page }) => {
  await open(page, KNIGHT, '1000000 3');
  await board(page).locator('.choice').first().click();
  await board(page).locator('.do').click();
  await expect(page.locator('mex-game')).toContainText(/\(999.999, 1\)/);
  await open(page, '(a, b, c) -> (a-1, b, c) | (b, a-1, c) | (a, b-1, c+1) | (a, b, c-2)', '2 1 1');
  // Two of the three options are the same position.
  await expect(board(page).locator('.choice')).toHaveCount(2);
});

test('a move that breaks every order is named, and the board has no barrier', async ({ page }) => {
  await open(page, KNIGHT, '3 5 2 2');
  expect(await violations(page, 'mex-app')).toEqual([]);
  const editor = page.locator('mex-setup mex-editor[name="game"]');
  await editor.locator('.field').fill('(x, y) -> (x-1, y) | (x+1, y)');
  const marked = async () => (await editor.locator('mark').allTextContents()).join('');
  await expect.poll(marked).toBe('(x+1, y)');
  await expect(editor.locator('p.error')).toContainText('(1, 0)');
});

test('a piece breaks into two, which are listed and named', async ({ page }) => {
  await open(page, '(x, y) -> (u, y) + (x-u, y) for u in 1..x-1', '4 3');
  await expect(board(page).locator('.choice')).toHaveCount(2);
  await board(page).locator('.choice').first().click();
  await expect(board(page).locator('.bar')).toContainText('(1, 3) + (3, 3)');
  await board(page).locator('.do').click();
  await expect(page.locator('mex-game')).toContainText('split the piece into (1, 3) + (3, 3)');
  // The computer splits the larger piece, and a third split ends the game.
  await expect(page.locator('mex-game .where')).toHaveText('1 3 1 3 2 3');
  await board(page).locator('.choice').first().click();
  await board(page).locator('.do').click();
  await expect(status(page)).toContainText(/wins?[.!]/);
});
