/**
 * Test that a game without a position begins with its example, and that a typed position is remembered for
 * its game.
 */
import { games } from '../../www/games.ts';
import { expect, openFixture, test } from './fixture.js';

/** @param {string} name */
const exampleOf = (name) =>
  /** @type {import('../../www/games.ts').GameCard} */ (games.find((card) => card.name === name))
    .position;

const plant = exampleOf('hackenbush');

/** @param {import('@playwright/test').Page} page @param {string} name */
const editor = (page, name) => page.locator(`mex-editor[name="${name}"] .field`);

/** @param {import('@playwright/test').Page} page @param {string} game */
async function type(page, game) {
  await editor(page, 'game').fill(game);
  await editor(page, 'game').press('Enter');
}

/** @param {import('@playwright/test').Page} page */
const noError = async (page) => {
  await expect(page.locator('main .error')).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
};

test('links: each view begins with the example of its game', async ({ page }) => {
  for (const link of [
    '#v1/play?game=hackenbush',
    '#v1/graph?game=wythoff',
    '#v1/play?game=graph+a>b+b>c',
  ]) {
    await page.goto(link);
    await expect(page.locator('mex-game [data-cell], mex-graph .node').first()).toBeVisible();
    await noError(page);
  }
  for (const view of ['tables', 'quotient']) {
    await page.goto(`#v1/${view}?game=kayles`);
    await expect(page.locator(`main[data-view="${view}"] table`).first()).toBeVisible();
    const way = page.locator('a[href^="#v1/play"]:not(.brand):not(nav a)').first();
    await expect(way).toHaveAttribute('href', new RegExp(`position=${exampleOf('kayles')}(&|$)`));
  }
});

test('a typed game takes its own position, and gives back the one before', async ({ page }) => {
  await page.goto('#v1/play?game=nim&position=4+4+9');
  await expect(page.locator('mex-game [data-cell]').first()).toBeVisible();
  await type(page, 'hackenbush');
  await expect(editor(page, 'position')).toHaveValue(plant);
  await expect(page.locator('mex-game')).toHaveAttribute('game', 'hackenbush');
  await noError(page);
  await type(page, 'nim misere');
  await expect(editor(page, 'position')).toHaveValue('4 4 9');
  await noError(page);
  // The fields also remember a typed position that was not submitted. A position that is valid for the new
  // game stays.
  await editor(page, 'position').fill('7 7 1');
  await editor(page, 'game').fill('kayles');
  await expect(editor(page, 'position')).toHaveValue('7 7 1');
  await editor(page, 'game').fill('letters');
  await expect(editor(page, 'position')).toHaveValue(exampleOf('letters'));
  await editor(page, 'game').fill('nim misere');
  await expect(editor(page, 'position')).toHaveValue('7 7 1');
});

test('widgets begin with the example of their game', async ({ page }) => {
  await openFixture(
    page,
    `<mex-graph game="letters"></mex-graph><mex-why game="hackenbush"></mex-why>
    <mex-twin game="letters"></mex-twin><mex-table game="kayles" upto="9"></mex-table>`,
  );
  await expect(page.locator('mex-graph .node').first()).toBeVisible();
  await expect(page.locator('mex-why')).toContainText(/N|P/);
  await expect(page.locator('mex-twin .node').first()).toBeVisible();
  for (const name of ['mex-graph', 'mex-why', 'mex-twin'])
    expect(
      await page
        .locator(`main > ${name}`)
        .evaluate((/** @type {any} */ one) => one.hasAttribute('position')),
    ).toBe(false);
  await expect(page.locator('.error')).toHaveCount(0);
});

test('a misspelled game is mended by a button, in the field and in widgets', async ({ page }) => {
  await page.goto('#v1/play?game=nim&position=4+4+9');
  await expect(page.locator('mex-game [data-cell]').first()).toBeVisible();
  await editor(page, 'game').fill('nimm misere');
  await page.getByRole('button', { name: 'Did you mean nim?' }).click();
  await expect(editor(page, 'game')).toHaveValue('nim misere');
  await expect(page.locator('mex-game')).toHaveAttribute('game', 'nim misere');
  await expect(editor(page, 'position')).toHaveValue('4 4 9');
  await noError(page);
  await openFixture(
    page,
    `<mex-game game="wythof misere"></mex-game><mex-table controls game="kyales" upto="9"></mex-table>
     <mex-graph game="lettres"></mex-graph><mex-game game="chess"></mex-game>`,
    { lang: 'zh' },
  );
  for (const [tag, name] of [
    ['mex-game >> nth=0', 'wythoff'],
    ['mex-table', 'kayles'],
    ['mex-graph', 'letters'],
  ]) {
    const widget = page.locator(tag);
    await widget.getByRole('button', { name: `要写的是 ${name} 吗？` }).click();
    await expect(widget.locator('.error')).toHaveCount(0);
  }
  await expect(page.locator('mex-game').first()).toHaveAttribute('game', 'wythoff misere');
  await expect(page.locator('mex-game').last().getByRole('button')).toHaveCount(0);
});
