/** Test that game, position and moves are kept when the user switches between the tabs of a game. */
import { expect, test } from './fixture.js';
import { open } from './play-steps.js';

/** @param {import('@playwright/test').Page} page @param {string} name */
const tab = (page, name) => page.locator('.tabs').getByRole('link', { name, exact: true });

/** @param {import('@playwright/test').Page} page */
async function played(page) {
  await expect(page.locator('mex-game .where')).toHaveText('3 5 3');
  await expect(page.locator('mex-game .moves li').nth(1)).toContainText('take 4 from heap 3');
}

test('a game keeps its position and moves from tab to tab, and back', async ({ page }) => {
  await open(page, 'nim', '3 5 7', { players: '2' });
  await expect(tab(page, 'Board')).toHaveAttribute('aria-current', 'page');
  await page.locator('mex-game').evaluate((game) => /** @type {any} */ (game).move('3-4'));
  await played(page);
  await expect(page).toHaveURL(/moves=3-4/);

  await tab(page, 'Why').click();
  await expect(page.locator('mex-why')).toContainText('Bouton');
  await expect(tab(page, 'Why')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'Board')).not.toHaveAttribute('aria-current');
  await played(page);

  await tab(page, 'Table').click();
  await expect(page.locator('mex-table table').first()).toBeVisible();
  await expect(page).toHaveURL(/#v1\/tables\?game=nim.*position=3\+5\+3/);
  await tab(page, 'Graph').click();
  await expect(page.locator('mex-graph')).toHaveAttribute('position', '3 5 3');
  await tab(page, 'Board').click();
  await played(page);
  await expect(page.locator('mex-why')).toHaveCount(0);

  for (const shown of ['mex-graph', 'mex-table', 'mex-why']) {
    await page.goBack();
    await expect(page.locator(shown).first()).toBeVisible();
  }
  await played(page);
  await page.goBack();
  await expect(tab(page, 'Board')).toHaveAttribute('aria-current', 'page');
  await played(page);
});

for (const height of [740, 640]) {
  test(`on a phone 360 × ${height} the explanation begins in view after its tab`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await open(page, 'nim', '3 5 7');
    await tab(page, 'Why').click();
    await expect(page.locator('mex-why')).toContainText('Bouton');
    await expect(page.locator('.under summary').first()).toBeInViewport({ ratio: 1 });
  });
}
