import { expect, test } from './fixture.js';
import { open, settled, status, unfold } from './play-steps.js';

test.use({ reducedMotion: 'reduce' });

const opponent = (page) => page.locator('mex-game [data-set="opponent"]');

/**
 * Play a game from "1 1", which is lost for the first player, to its end.
 * @param {import('@playwright/test').Page} page
 */
async function lose(page) {
  await settled(page);
  await page.locator('mex-game').evaluate((game) => /** @type {any} */ (game).move('1-1'));
  await settled(page, 2);
  await expect(status(page)).toContainText('The computer wins');
}

test('after two games lost a weaker opponent is offered, for this game alone', async ({ page }) => {
  await open(page, 'nim', '1 1');
  await unfold(page);
  await expect(opponent(page)).toHaveValue('1');
  await lose(page);
  await expect(page.locator('mex-game .ease')).toHaveCount(0);
  await page.locator('[data-act="again"]').click();
  await lose(page);
  await page.locator('[data-act="ease"]').click();
  await expect(opponent(page)).toHaveValue('0.85');
  await expect(page).toHaveURL(/skill=0\.85/);
  await expect(page.locator('mex-game .note')).toContainText('strong');
  await expect(page.locator('mex-game .ease')).toHaveCount(0);

  await page.locator('button[data-choose]').click();
  await page.locator('mex-picker button[data-game="kayles"]').click();
  await expect(opponent(page)).toHaveValue('1');
  await expect(page).not.toHaveURL(/skill/);

  await page.locator('button[data-choose]').click();
  await page.locator('mex-picker button[data-game="nim"]').click();
  await expect(opponent(page)).toHaveValue('0.85');
});

test('after a reply the new position is read out, and whose move it is', async ({ page }) => {
  await open(page, 'nim', '3 5 7');
  await settled(page);
  await page.locator('mex-game').evaluate((game) => /** @type {any} */ (game).move('3-4'));
  await settled(page, 2);
  const now = await page.locator('mex-game').evaluate((game) => /** @type {any} */ (game).current);
  const last = page.locator('mex-game [role="log"] p').last();
  await expect(last).toHaveText(new RegExp(`^2\\. Computer: .*\\. Now ${now}\\. Your move\\.$`));
});

test('for two people it is shown whose move it is, and at the end who has won', async ({
  page,
}) => {
  await open(page, 'nim', '1 2', { players: '2' });
  const say = page.locator('mex-game [role="log"] p').last();
  const move = (text) =>
    page.locator('mex-game').evaluate((game, m) => /** @type {any} */ (game).move(m), text);
  await settled(page);
  await move('2-2');
  await expect(say).toContainText('Now 1 0. Player 2 to move.');
  await move('1-1');
  await expect(say).toContainText('Player 2 wins');
  await expect(page.locator('mex-game [role="log"]')).not.toContainText('Now 0 0');
});

test('strength and hints are chosen where they are seen, each in one place', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // Use the same document for both widths, so that the settings stay expanded.
    await open(page, 'nim', '3 5 7');
    const line = page.locator('[data-act="settings"]');
    await expect(line).toHaveText(/perfect\s*you begin\s*the last move wins\s*change/);
    if (width === 1280) await line.click();
    for (const set of ['opponent', 'first', 'misere', 'hints']) {
      await expect(page.locator(`[data-set="${set}"]`), `${set} at ${width}`).toBeVisible();
    }
    await expect(page.locator('mex-setup button[data-misere]')).toHaveCount(0);
  }
  await page.locator('[data-set="hints"]').selectOption('always');
  await expect(page.locator('mex-game .hints')).toContainText('You can win');
  await page.locator('[data-set="opponent"]').selectOption('person');
  await expect(page.locator('[data-set="first"]')).toHaveCount(0);
  await expect(page).toHaveURL(/players=2/);
  await expect(page.locator('[data-act="settings"]')).toContainText('two players');
  await unfold(page);
  await expect(page.locator('[data-set]')).toHaveCount(0);
});
