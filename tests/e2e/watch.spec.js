/** Test games in which the computer plays both sides. */
import { expect, test } from './fixture.js';
import { status } from './play-steps.js';

test('it pauses, goes on by one move, and says why each was made', async ({ page }) => {
  await page.goto('#v1/play?game=nim&position=1+2+4&players=0');
  const act = (name) => page.locator(`mex-game [data-act="${name}"]`);
  await act('pause').click();
  await expect(act('pause')).toHaveText('Go on');
  const plies = page.locator('mex-game .ply');
  const count = await plies.count();
  await act('step').click();
  // With the first move, the list also gets a line for the start.
  await expect(plies).toHaveCount(count ? count + 1 : 2);
  await expect(act('pause')).toHaveText('Go on');
  await expect(page.locator('[data-why]')).toContainText(/leaves|cannot win/);
  await page.locator('[data-set="pace"]').selectOption('fast');
  await act('pause').click();
  await expect(status(page)).toContainText('Player 1 wins');
  await expect(page.locator('mex-report')).toContainText('Neither player');
});
