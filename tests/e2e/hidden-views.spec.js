/**
 * Test that typed text is kept while its view is hidden, and that delayed files appear when the view is
 * visible.
 */
import { expect, test } from './fixture.js';
import { goTo } from './go-to.js';
import { open } from './play-steps.js';
import { still } from './idle-workers.js';

const field = (page, name) => page.locator(`mex-setup mex-editor[name="${name}"] .field`);
const error = (page, name) => page.locator(`mex-setup mex-editor[name="${name}"] .error`);

test('a text that was refused is there again when its view comes back', async ({ page }) => {
  await open(page, 'nim', '3 5 7');
  await field(page, 'position').fill('3 x 7');
  await field(page, 'position').press('Enter');
  await expect(error(page, 'position')).toBeVisible();
  await page.locator('nav a[data-view="practice"]').click();
  await expect(page.locator('.practice-view')).toBeVisible();
  await page.locator('nav a[data-view="play"]').click();
  await expect(field(page, 'position')).toHaveValue('3 x 7');
  await expect(error(page, 'position')).toContainText('x');
  await expect(page.locator('mex-game')).toHaveAttribute('position', '3 5 7');

  // A link opened later replaces the typed text.
  await page.evaluate(() => (location.hash = '#v1/play?game=nim&position=1+2'));
  await expect(field(page, 'position')).toHaveValue('1 2');
  await goTo(page, 'union');
  await goTo(page, 'play');
  await expect(field(page, 'position')).toHaveValue('1 2');
});

test('a text that was refused goes with a person to a view with the same fields', async ({
  page,
}) => {
  await open(page, 'nim', '3 5 7');
  await field(page, 'game').fill('chess');
  await expect(error(page, 'game')).toContainText(/chess/i);
  // Change the address, which leaves the field without an event.
  await page.evaluate(() => (location.hash = '#v1/graph?game=nim&position=3+5+7'));
  await expect(page.locator('.graph-view')).toBeVisible();
  await expect(field(page, 'game')).toHaveValue('chess');
  await page.goBack();
  await expect(field(page, 'game')).toHaveValue('chess');
  await field(page, 'game').fill('nim misere');
  await field(page, 'game').press('Enter');
  await expect(page).toHaveURL(/nim\+misere/);
  await page.locator('nav a[data-view="graph"]').click();
  await expect(field(page, 'game')).toHaveValue('nim misere');
  await expect(error(page, 'game')).toHaveCount(0);
});

test('a link followed right after typing goes from what was typed, and Back leads there', async ({
  page,
}) => {
  await open(page, 'nim', '3 5 7');
  await field(page, 'position').fill('1 2 4');
  // Click the link directly after typing, without a pause, Enter or Tab.
  await page.locator('nav a[data-view="graph"]').click();
  await expect(page.locator('mex-graph')).toHaveAttribute('position', '1 2 4');
  await expect(page).toHaveURL(/#v1\/graph\?.*position=1\+2\+4/);
  await page.goBack();
  await expect(page.locator('mex-game')).toHaveAttribute('position', '1 2 4');
  await expect(page).toHaveURL(/#v1\/play\?.*position=1\+2\+4/);
  await page.goBack();
  await expect(page.locator('mex-game')).toHaveAttribute('position', '3 5 7');

  // An invalid value does not prevent leaving the view, and is kept.
  await field(page, 'position').fill('3 x 7');
  await page.locator('nav a[data-view="practice"]').click();
  await expect(page.locator('.practice-view')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'position')).toHaveValue('3 x 7');
});

test('the opening games of views give way to what was typed, and to a link', async ({ page }) => {
  await page.goto('');
  const graph = page.locator('mex-graph');
  await field(page, 'position').fill('1 2 4');
  await page.locator('nav a[data-view="graph"]').click();
  await expect(graph).toHaveAttribute('position', '1 2 4');

  // Open a link to the page's default position after other views have been used.
  await page.goto('about:blank');
  await page.goto('');
  await page.locator('nav a[data-view="tables"]').click();
  await expect(page.locator('mex-table')).toHaveAttribute('game', 'subtract 1 3 4');
  await page.locator('nav a[data-view="graph"]').click();
  await expect(graph).toHaveAttribute('position', '1 2 3');
  await page.evaluate(() => (location.hash = '#v1/play?game=nim&position=3+5+7'));
  await expect(page.locator('mex-game .where')).toHaveText('3 5 7');
  await page.locator('nav a[data-view="graph"]').click();
  await expect(graph).toHaveAttribute('position', '3 5 7');
});

test('without a network a view says so, what is open goes on, and it comes by itself', async ({
  page,
  context,
}) => {
  /** @type {string[]} */
  const uncaught = [];
  page.on('pageerror', (thrown) => uncaught.push(thrown.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'nim', '3 5 7', { players: '2' });
  await still(page);
  // Wait until the translated texts of the other language have loaded in idle time.
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const count = (/** @type {string} */ part) =>
      files.filter((name) => name.includes(part)).length;
    return count('/words-zh-') === 1 && count('/notation-') === 2;
  });
  await context.setOffline(true);
  await page.locator('nav a[data-view="graph"]').click();
  await expect(page.locator('main .error')).toContainText('network');
  await page.getByText('中文').click();
  await expect(page.locator('main .error')).toContainText('网络');
  await page.getByText('English').click();

  // The board works without a network, and the explanation reports that it waits for the network.
  await page.locator('nav a[data-view="play"]').click();
  await page.locator('mex-game').evaluate((game) => /** @type {any} */ (game).move('3-4'));
  await expect(page.locator('mex-game .where')).toHaveText('3 5 3');
  await page.getByText('Understand this position').click();
  await expect(page.locator('.fold .error')).toContainText('network');

  await context.setOffline(false);
  await expect(page.locator('mex-why')).toContainText('Bouton');
  await page.locator('nav a[data-view="graph"]').click();
  await expect(page.locator('mex-graph svg').first()).toBeVisible();
  expect(uncaught).toEqual([]);
});

test('without a network a board that is new is said kindly, and comes by itself', async ({
  page,
  context,
}) => {
  await open(page, 'nim', '3 5 7', { players: '2' });
  await still(page);
  // Wait until the choice of games has loaded in idle time.
  await page.waitForFunction(() => customElements.get('mex-picker'));
  await context.setOffline(true);
  await page.locator('button[data-choose]').click();
  await page.locator('mex-picker button[data-game="chomp"]').click();
  await expect(page.locator('mex-game .error')).toContainText('did not arrive');
  await context.setOffline(false);
  await expect(page.locator('mex-board-rows')).toBeVisible();
  await expect(page.locator('mex-game .error')).toHaveCount(0);
});
