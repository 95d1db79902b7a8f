/** Test the requests that a page makes until its first board can be played, and their size. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixture.js';
import { heldRoute } from './held-route.js';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * The maximum of the gzipped bytes of the requested scripts and the core: 200 kB, with a margin for
 * differences between compilers.
 */
const LIMIT = 206_000;

/** Record the files that a page requests, in order. @param {import('@playwright/test').Page} page */
function asked(page) {
  /** @type {string[]} */
  const files = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    const file = pathname.replace(/^\//, '') || 'index.html';
    if (protocol.startsWith('http') && !files.includes(file)) files.push(file);
  });
  return files;
}

/** Disable prefetching, so that only the needed files are requested. */
const sparing = () =>
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });

/** Return the languages whose translated texts are among the requested files. */
const words = (/** @type {string[]} */ files) =>
  files.map((file) => /^words-(\w+)-/.exec(file)?.[1]).filter(Boolean);

const binaries = (/** @type {string[]} */ files) =>
  files.filter((file) => file.endsWith('.wasm')).map((file) => file.replace('wasm/mexplorer_', ''));

test('the first board needs the small core alone, and a table then fetches the whole one', async ({
  page,
}) => {
  await page.addInitScript(sparing);
  // Collapse the fields, as on a first visit.
  await page.addInitScript(() => localStorage.removeItem('mexplorer-fields'));
  const files = asked(page);
  await page.goto('');
  const game = page.locator('mex-game');
  await expect(game.getByRole('button').first()).toBeVisible();
  await game.evaluate((/** @type {any} */ element) => element.settled);
  const weight = files
    // Do not count what is loaded when the browser is idle and may have arrived.
    .filter((file) => /\.(js|wasm)$/.test(file) && !file.startsWith('fetch-all-'))
    .reduce((all, file) => all + gzipSync(readFileSync(join(DIST, file))).length, 0);
  expect(binaries(files)).toEqual(['small.wasm']);
  test.info().annotations.push({ type: 'weight', description: String(weight) });
  expect(weight).toBeLessThan(LIMIT);
  // Limit the number of files, since each costs a request.
  expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThan(14);
  expect(words(files)).toEqual(['en']);
  await page.goto('./#v1/tables?game=subtract+1+3+4');
  await expect(page.locator('mex-table').first()).toContainText('7');
  await expect(page.locator('.error')).toHaveCount(0);
  expect(binaries(files)).toEqual(['small.wasm', 'bg.wasm']);
});

test('the whole core comes when a person points at what needs it, and answers from then on', async ({
  page,
}) => {
  const files = asked(page);
  await page.goto('#v1/play?game=nim&position=3+5+7');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  // Wait until the files loaded in idle time have arrived. The whole core is not among them.
  await page.waitForFunction(() => customElements.get('mex-offline'));
  await expect.poll(() => binaries(files)).toEqual(['small.wasm']);
  await page.locator('nav a[data-view="graph"]').hover();
  await expect.poll(() => binaries(files)).toEqual(['small.wasm', 'bg.wasm']);
  await page.goto('#v1/play?game=kayles&position=9');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  await expect(page.locator('.error')).toHaveCount(0);
});

for (const [what, lead] of Object.entries({
  'the choice of games': 'button[data-choose]',
  'the field of the game': 'mex-setup mex-editor[name="game"] .field',
})) {
  test(`the whole core comes with the keyboard on ${what}, unless data is to be saved`, async ({
    page,
    context,
  }) => {
    const files = asked(page);
    await page.goto('#v1/play?game=nim&position=3+5+7');
    await page.locator(lead).focus();
    await expect.poll(() => binaries(files)).toEqual(['small.wasm', 'bg.wasm']);

    const sparingPage = await context.newPage();
    await sparingPage.addInitScript(sparing);
    const fewer = asked(sparingPage);
    await sparingPage.goto('#v1/play?game=nim&position=3+5+7');
    await sparingPage.locator(lead).focus();
    await sparingPage.waitForFunction(() => customElements.get('mex-offline'));
    // Poll, since the board may be visible before its core is requested.
    await expect.poll(() => binaries(fewer)).toEqual(['small.wasm']);
    expect(words(fewer)).toEqual(['en']);
  });
}

test('a game that the small core lacks asks for the whole one at once', async ({ page }) => {
  const files = asked(page);
  await page.goto('#v1/play?game=kayles&position=9');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  expect(binaries(files)).toContain('bg.wasm');
});

test('where the small core is missing, the whole one does', async ({ page }) => {
  await page.route('**/mexplorer_small.wasm*', (route) => route.abort());
  await page.goto('#v1/play?game=nim&position=3+5+7');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  const game = page.locator('mex-game');
  await game.evaluate((/** @type {any} */ element) => element.move('2-1'));
  await expect(game.locator('.moves li').nth(1)).toContainText('take 1 from heap 2');
  await expect(page.locator('.error')).toHaveCount(0);
});

test('a board stands before the core, and a move made on it is played once that has come', async ({
  page,
}) => {
  const come = await heldRoute(page, '**/*.wasm*');
  await page.goto('');
  const game = page.locator('mex-game');
  await game.locator('.hit:not(.no)').first().click();
  await expect(game).toContainText('Your move is under way');
  await expect(game.locator('[part="position"]')).toHaveText('3 5 7');
  // A second click replaces the waiting move.
  await game.locator('.hit:not(.no)').nth(3).click();
  await expect(game).toContainText('Your move is under way');
  come();
  await expect(game.locator('.moves li')).toHaveCount(3);
  await expect(game.locator('.moves li').nth(1)).toContainText('take 5 from heap 2');
  await expect(game).not.toContainText('under way');
  await expect(page.locator('.error')).toHaveCount(0);
});

test('a board that stands before a core that never comes says so', async ({ page }) => {
  await page.route('**/*.wasm*', (route) => route.abort());
  await page.route('**/embedded-*.js', (route) => route.abort());
  await page.goto('');
  const game = page.locator('mex-game');
  await expect(game.locator('[part="position"]')).toHaveText('3 5 7');
  await expect(game.locator('.error')).toBeVisible();
});

test('a move on a board whose core never comes is made when the network is back', async ({
  page,
}) => {
  await page.route('**/*.wasm*', (route) => route.abort());
  // Hold back the response until the move, which requests the file.
  const clicked = await heldRoute(page, '**/embedded-*.js', (route) => route.abort());
  await page.goto('');
  const game = page.locator('mex-game');
  await game.locator('.hit:not(.no)').first().click();
  clicked();
  await expect(game.locator('.error')).toBeVisible();
  await expect(game).not.toContainText('under way');
  await expect(game.locator('[part="position"]')).toHaveText('3 5 7');

  // When the network is back, the page repeats the request, as the error message says.
  await page.unroute('**/*.wasm*');
  await page.unroute('**/embedded-*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(game.locator('.moves li')).toHaveCount(3);
  await expect(game.locator('.error')).toHaveCount(0);
});

const chinese = (/** @type {import('@playwright/test').Page} */ page) =>
  page.getByRole('button', { name: '中文' });
const english = (/** @type {import('@playwright/test').Page} */ page) =>
  page.getByRole('button', { name: 'English' });

test('the words of another language come when it is asked for, and nothing typed is lost', async ({
  page,
}) => {
  const files = asked(page);
  await page.goto('#v1/play?game=nim&position=3+5+7');
  const field = page.locator('mex-setup mex-editor[name="position"] .field');
  await field.fill('3 5 x');
  await chinese(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('nav a[data-view="play"]')).toHaveText('对弈');
  expect(words(files)).toEqual(['en', 'zh']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(field).toHaveValue('3 5 x');
  await expect(english(page)).toBeFocused();
  await page.reload();
  await expect(page.locator('nav a[data-view="play"]')).toHaveText('对弈');
  await english(page).click();
  await expect(page.locator('nav a[data-view="play"]')).toHaveText('Play');
});

test('a page in Chinese asks for no English', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(sparing);
  const files = asked(page);
  await page.goto(String(test.info().project.use.baseURL));
  await expect(page.locator('nav a[data-view="play"]')).toHaveText('对弈');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  expect(words(files)).toEqual(['zh']);
  // A page in Chinese also finds a game by its English name.
  await page.locator('button[data-choose]').click();
  await page.locator('mex-picker input[type="search"]').fill('stairc');
  await expect(page.locator('mex-picker button.card').first()).toHaveAttribute(
    'data-game',
    'staircase',
  );
  await context.close();
});

test('where the words of another language do not come, the page says so and stays as it is', async ({
  page,
}) => {
  await page.route('**/words-zh-*', (route) => route.abort());
  await page.goto('#v1/play?game=nim&position=3+5+7');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  await chinese(page).click();
  const note = page.locator('[data-lang-away]');
  await expect(note).toContainText('中文 could not be loaded');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute('**/words-zh-*');
  await note.locator('[data-retry]').click();
  await expect(page.locator('nav a[data-view="play"]')).toHaveText('对弈');
  await expect(note).toHaveCount(0);
});

test('where the words of its own language do not come, the page speaks another', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/words-zh-*', (route) => route.abort());
  await page.goto(String(test.info().project.use.baseURL));
  await expect(page.locator('nav a[data-view="play"]')).toHaveText('Play');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  await context.close();
});
