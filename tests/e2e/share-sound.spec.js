/** Test sharing of the board, the sounds of moves, and the celebration of a win. */
import { expect, test } from './fixture.js';
import { board, open, settled, unfold } from './play-steps.js';

/** @typedef {import('@playwright/test').Page} Page */

const press = (/** @type {Page} */ page) => page.locator('mex-game [data-act="share"]').click();

/**
 * Return the recorded requests of the page to the system.
 * @param {Page} page
 * @returns {Promise<any[]>}
 */
const asked = (page) => page.evaluate(() => /** @type {any} */ (globalThis).asked);

test('a position is shared by the system, and its link brings the moves back', async ({ page }) => {
  await page.addInitScript(() => {
    const all = /** @type {any} */ (globalThis.asked = /** @type {any[]} */ ([]));
    Object.assign(navigator, {
      canShare: () => false,
      share: async (/** @type {ShareData} */ { title, url }) => all.push({ title, url }),
    });
  });
  await open(page, 'nim', '3 5 7', { players: '2' });
  await board(page).locator('[data-cell="2"] [data-amount="3"]').click();
  await expect(page.locator('mex-game .where')).toHaveText('3 5 4');
  await press(page);
  await expect.poll(() => asked(page)).toHaveLength(1);
  const [{ title, url }] = await asked(page);
  expect(title).toBe('Nim: 3 5 4');
  await expect(page.locator('.shared-link')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.locator('mex-game .where')).toHaveText('3 5 4');
  await expect(page.locator('mex-game .ply')).toHaveCount(2);
});

test('elsewhere the link is copied, which is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'nim', '3 5 7', { players: '2' });
  await press(page);
  const said = page.locator('.shared-link');
  await expect(said).toContainText('The link is copied');
  await expect(page.locator('mex-game [role="log"] p').last()).toContainText('The link is copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '#v1/play?game=nim&position=3+5+7',
  );
  // The picture shows the current position, unlike the preview image of the site.
  await said.getByRole('button', { name: 'Copy the picture' }).click();
  await expect(said).toContainText('The picture is copied');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap(await item.getType('image/png'));
    return [picture.width > 300, picture.height > 150];
  });
  expect(copied).toEqual([true, true]);
  // After a move, the message about the shared position disappears.
  await board(page).locator('[data-cell="2"] [data-amount="3"]').click();
  await expect(said).toHaveCount(0);
});

test('where nothing may be copied, the link is there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      get: () => ({ writeText: () => Promise.reject(new Error('no')) }),
    });
  });
  await open(page, 'nim', '3 5 7', { players: '2' });
  await press(page);
  const field = page.getByRole('textbox', { name: 'Link to this position' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^http.*#v1\/play\?game=nim&position=3\+5\+7/);
  const buttons = page.locator('.shared-link').getByRole('button');
  await expect(buttons.filter({ hasText: 'Save the picture' })).toBeEnabled();
  await expect(buttons.filter({ hasText: 'Copy the picture' })).toHaveCount(0);
  await page.locator('.shared-link').getByRole('button', { name: 'Close' }).click();
  await expect(field).toHaveCount(0);
});

test('a game is silent until sound is asked for, which is remembered', async ({ page }) => {
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  const modules = () => fetched.filter((url) => /\/sound-\w+/.test(url)).length;
  await page.addInitScript(() => {
    /** Record the kinds of sounds that start. */
    const all = /** @type {any} */ (globalThis.asked = /** @type {string[]} */ ([]));
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
      const { start } = kind.prototype;
      kind.prototype.start = function (/** @type {any[]} */ ...args) {
        all.push(kind === OscillatorNode && this.type === 'triangle' ? 'chord' : kind.name);
        return start.apply(this, /** @type {any} */ (args));
      };
    }
  });
  const noises = async () =>
    (await asked(page)).filter((one) => one === 'AudioBufferSourceNode').length;
  const chords = async () => (await asked(page)).filter((one) => one === 'chord').length;
  await open(page, 'nim', '0 2 3', { players: '2' });
  await board(page).locator('[data-cell="1"] [data-amount="1"]').click();
  await settled(page, 1);
  expect(await asked(page)).toEqual([]);
  expect(modules()).toBe(0);
  await unfold(page);
  await page.locator('[data-set="sound"]').selectOption('on');
  // A sample sound is played when sound is switched on.
  await expect.poll(noises).toBe(1);
  await board(page).locator('[data-cell="2"] [data-amount="3"]').click();
  await expect.poll(noises).toBe(4);
  expect(await chords()).toBe(0);
  await expect(page).toHaveURL(/moves=[^&]*;|moves=[^&]*%3B/);
  await page.reload();
  await unfold(page);
  await expect(page.locator('[data-set="sound"]')).toHaveValue('on');
  await settled(page, 2);
  expect(await asked(page)).toEqual([]);
  await board(page).locator('[data-cell="1"] [data-amount="1"]').click();
  await expect.poll(noises).toBe(1);
  await expect.poll(chords).toBe(4);
  await page.locator('[data-set="sound"]').selectOption('off');
  await page.locator('[data-act="again"]').click();
  await settled(page);
  await board(page).locator('[data-cell="1"] [data-amount="1"]').click();
  await settled(page, 1);
  expect(await noises()).toBe(1);
});

/** Record the elements that are added to the board and removed from it. @param {Page} page */
const celebrations = (page) =>
  page.locator('mex-game').evaluate((/** @type {any} */ game) => {
    const seen = /** @type {any} */ (globalThis.asked = /** @type {string[]} */ ([]));
    const stage = game.renderRoot.querySelector('.stage');
    new MutationObserver((list) => {
      for (const { addedNodes, removedNodes } of list) {
        for (const { className } of /** @type {any} */ (addedNodes))
          seen.push(`${className} comes`);
        for (const { className } of /** @type {any} */ (removedNodes))
          seen.push(`${className} goes`);
      }
    }).observe(stage, { childList: true });
  });

test('a win is celebrated on the board for a moment, and nothing moves for it', async ({
  page,
}) => {
  await open(page, 'nim', '0 2 0');
  await celebrations(page);
  await board(page).locator('[data-cell="1"] [data-amount="2"]').click();
  await expect(page.locator('.celebration')).toBeVisible();
  await page.waitForFunction(() => customElements.get('mex-replay'));
  const box = () => page.locator('mex-game .stage > :first-child').boundingBox();
  const during = await box();
  await expect.poll(() => asked(page)).toEqual(['celebration comes', 'celebration goes']);
  expect(await box()).toEqual(during);
  await expect(page.locator('mex-game [role="log"] p').last()).toContainText('You win!');
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a win is said, and not celebrated; nor is a loss', async ({ page }) => {
    await open(page, 'nim', '0 2 0');
    await celebrations(page);
    await board(page).locator('[data-cell="1"] [data-amount="2"]').click();
    await expect(page.locator('mex-game .status.won')).toBeVisible();
    await page.waitForFunction(() => customElements.get('mex-replay'));
    expect(await asked(page)).toEqual([]);
  });
});
