/**
 * Test the display of Nim heaps as blocks of powers of two: below the board, in an explanation and in a
 * lesson.
 */
import { expect, openFixture, test } from './fixture.js';
import { board, open, status } from './play-steps.js';

test.use({ reducedMotion: 'reduce' });

test('the switch below the board draws the blocks, and a winning move leaves none alone', async ({
  page,
}) => {
  await open(page, 'nim', '5 6 9');
  const part = page.locator('mex-game [part=blocks]');
  await expect(part).toHaveCount(0);
  const button = page.locator('mex-game [data-act=blocks]');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(part).toContainText('Blocks without a partner: 8 + 2 = 10');
  await expect(part.getByRole('img')).toHaveAccessibleName(
    'Blocks of 8: one in 9 without a partner; Blocks of 4: one in 5 with one in 6; ' +
      'Blocks of 2: one in 6 without a partner; Blocks of 1: one in 5 with one in 9',
  );
  await page.locator('mex-game #move').fill('5 6 3');
  await page.keyboard.press('Enter');
  // After the computer's move, some block has no partner, since the computer moves from a lost position.
  await expect(page.locator('mex-game .ply')).toHaveCount(3);
  await expect(status(page)).toContainText('Your move');
  await expect(part).toContainText(/no partner|without a partner/);
  await button.click();
  await expect(part).toHaveCount(0);
});

test('while a move is considered, by mouse or keys, they show what it would leave', async ({
  page,
}) => {
  await open(page, 'nim', '5 6 9');
  await page.locator('mex-game [data-act=blocks]').click();
  const part = page.locator('mex-game [part=blocks]');
  await expect(part).toContainText('The position on the board');
  const tools = page.locator('mex-game .tools');
  const before = await tools.boundingBox();
  await board(page).locator('[data-cell="2"] [data-amount="6"]').hover();
  await expect(part).toContainText('What that move would leave');
  await expect(part).toContainText('the nim-sum is 0');
  expect((await tools.boundingBox())?.y).toBe(before?.y);
  await page.mouse.move(0, 0);
  await expect(part).toContainText('8 + 2 = 10');
  await board(page).locator('[data-cell="2"]').focus();
  await page.keyboard.press('6');
  await expect(part).toContainText('the nim-sum is 0');
  await page.keyboard.press('Escape');
  await expect(part).toContainText('8 + 2 = 10');
});

test('of a staircase the odd steps alone are drawn, and of poker Nim all heaps', async ({
  page,
}) => {
  await open(page, 'staircase', '2 7 3');
  await page.locator('mex-game [data-act=blocks]').click();
  const part = page.locator('mex-game [part=blocks]');
  await expect(part).toContainText('Only steps 1, 3, 5');
  await expect(part.getByRole('img')).toHaveAccessibleName(
    'Blocks of 2: one in 2 with one in 3; Blocks of 1: one in 3 without a partner',
  );
  // Stones taken from an even step are moved to an odd step, whose blocks change.
  await board(page).locator('[data-cell="1"] [data-amount="1"]').hover();
  await expect(part.getByRole('img')).toHaveAccessibleName(
    'Blocks of 2: one in 3 with one in 3; Blocks of 1: one in 3 with one in 3',
  );
  await page.mouse.move(0, 0);
  await open(page, 'poker-nim 2', '2 5');
  await expect(part).toContainText('4 + 2 + 1 = 7');
});

test('other games have no switch, and heaps without room say so', async ({ page }) => {
  await open(page, 'kayles', '5 6');
  await expect(board(page)).toBeVisible();
  await expect(page.locator('mex-game [data-act=hint]')).toBeVisible();
  await expect(page.locator('mex-game [data-act=blocks]')).toHaveCount(0);
  await open(page, 'nim', '3 9007199254740991');
  await page.locator('mex-game [data-act=blocks]').click();
  await expect(page.locator('mex-game [part=blocks]')).toContainText('at most 1,023');
});

test('an explanation changes between columns and blocks, in Chinese as well', async ({ page }) => {
  await openFixture(page, '<mex-why game="staircase" position="3 1 5"></mex-why>', { lang: 'zh' });
  const why = page.locator('mex-why');
  await expect(why.locator('table.bits')).toBeVisible();
  await why.getByRole('button', { name: '用大小为 8、4、2、1 的块代替二进制列' }).click();
  await expect(why.locator('table.bits')).toHaveCount(0);
  await expect(why.locator('svg.blocks')).toHaveAccessibleName(
    '大小为 4 的块：5 中的没有配对；大小为 2 的块：3 中的没有配对；大小为 1 的块：3 中的与 5 中的配对',
  );
  await expect(why).toContainText('4 + 2 = 6');
});

test('the lesson on Nim has them before binary columns', async ({ page }) => {
  await page.goto('#v1/learn?lesson=nim');
  const game = page.locator('mex-game[blocks]');
  await game.scrollIntoViewIfNeeded();
  await expect(game.locator('[part=blocks]')).toContainText('8 + 2 = 10');
  await game.getByRole('button', { name: '8 4 2 1' }).click();
  await expect(game.locator('[part=blocks]')).toHaveCount(0);
});
