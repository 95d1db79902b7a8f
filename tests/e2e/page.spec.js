import { expect, test } from './fixture.js';
import { goTo } from './go-to.js';
import { still } from './idle-workers.js';
import { unfold } from './play-steps.js';

/** The uncaught errors of the page, which make a test fail. @type {Error[]} */
let uncaught = [];
test.beforeEach(({ page }) => {
  uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error));
});
test.afterEach(() => expect(uncaught).toEqual([]));

const game = (page) => page.locator('mex-game');
const field = (page, name) => page.locator(`mex-setup mex-editor[name="${name}"] .field`);

/** Check that the core answers a move. @param {import('@playwright/test').Page} page */
async function answers(page) {
  const move = '2-1';
  await expect
    .poll(() => game(page).evaluate((one, text) => /** @type {any} */ (one).move(text), move))
    .toBe(true);
  await expect(game(page).locator('.moves li').nth(1)).toContainText('take 1 from heap 2');
}

test('opens with a playable board, and focus where it was', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1, name: 'Nim' })).toBeVisible();
  await expect(field(page, 'game')).toHaveValue('nim');
  await expect(field(page, 'position')).toHaveValue('3 5 7');
  await expect(page.locator('footer').getByRole('link', { name: 'Help' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await expect(page).toHaveTitle(/Mexplorer/);
});

test('a game is chosen from the picker, and the way back leads to the one before', async ({
  page,
}) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Choose a game' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(30);
  await dialog.getByRole('button', { name: /Staircase Nim/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staircase Nim');
  await expect(page).toHaveURL(/#v1\/play\?game=staircase&position=2\+1\+3$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staircase Nim');
});

test('what is on its way to the board gives way to what is asked for next', async ({ page }) => {
  await page.goto('#v1/play?game=nim&position=3+5+7&players=2');
  const where = page.locator('mex-game .where');
  await expect(where).toHaveText('3 5 7');
  // Change the game and change it back before the other game has loaded.
  await page.locator('mex-game').evaluate(async (element) => {
    const game = /** @type {any} */ (element);
    Object.assign(game, { game: 'staircase', position: '2 1 3' });
    await game.updateComplete;
    Object.assign(game, { game: 'nim', position: '3 5 7' });
    await game.updateComplete;
  });
  await page.locator('mex-game').evaluate((e) => /** @type {any} */ (e).move('3-4'));
  await expect(where).toHaveText('3 5 3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim');
});

test('the board follows the way back and forth at once, however quick it is', async ({ page }) => {
  const where = page.locator('mex-game .where');
  await page.goto('#v1/play?game=nim&position=3+5+7&players=2');
  await expect(where).toHaveText('3 5 7');
  for (const [game, position] of [
    ['staircase', '2 1 3'],
    ['nim', '3 5 7'],
    ['staircase', '2 1 3'],
    ['nim', '3 5 7'],
  ]) {
    const link = `#v1/play?${new URLSearchParams({ game, position, players: '2' })}`;
    await page.evaluate((hash) => (location.hash = hash), link);
    await expect(where).toHaveText(position);
  }
  await page.locator('mex-game').evaluate((e) => /** @type {any} */ (e).move('3-4'));
  await expect(where).toHaveText('3 5 3');
  await expect(page).toHaveURL(/moves=3-4/);
  await page.evaluate(() => (location.hash = '#v1/play?game=nim&position=3+5+7&players=2'));
  await expect(where).toHaveText('3 5 7');
});

test('every game opens from the picker without an error', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('');
  const names = await page
    .locator('mex-picker button.card')
    .evaluateAll((cards) => cards.map((card) => /** @type {HTMLElement} */ (card).dataset.game));
  for (const name of names) {
    await page.locator('button[data-choose]').click();
    await page.locator(`mex-picker button[data-game="${name}"]`).click();
    // The notation of a user-written rule begins with the names of its numbers instead of the name of the
    // game.
    const line = { rule: 'n', 'two-numbers': '\\(x' }[String(name)] ?? name;
    await expect(page).toHaveURL(new RegExp(`#v1/play\\?game=${line}`));
    await expect(game(page)).toHaveAttribute('game', new RegExp(`^${line}`));
    await expect(page.locator('main[data-view="play"] .error')).toHaveCount(0);
  }
});

test('texts are checked while they are typed, at the spot, and are never taken away', async ({
  page,
}) => {
  await page.goto('');
  await field(page, 'position').fill('3 x 7');
  const editor = page.locator('mex-editor[name="position"]');
  await expect(editor.locator('.error')).toContainText('x');
  await expect(editor.locator('mark')).toHaveText('x');
  await expect(field(page, 'position')).toHaveValue('3 x 7');
  await field(page, 'position').press('Enter');
  await expect(page).not.toHaveURL(/3\+x/);
  await field(page, 'game').fill('chess');
  await expect(page.locator('mex-editor[name="game"] .error')).toContainText('Chess');
  await expect(field(page, 'game')).toHaveValue('chess');
});

test('a typed position goes on the board, full-width digits and commas too', async ({ page }) => {
  await page.goto('');
  await field(page, 'position').fill('１，２， 4');
  await field(page, 'position').press('Enter');
  await expect(page).toHaveURL(/game=nim&position=1\+2\+4/);
  await expect(field(page, 'position')).toHaveValue('1 2 4');
  await expect(game(page)).toHaveAttribute('position', '1 2 4');
});

test('Enter while composing does not submit', async ({ page }) => {
  await page.goto('');
  await field(page, 'position').evaluate((input) => {
    const box = /** @type {HTMLInputElement} */ (input);
    box.value = '9 9';
    box.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    box.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
    );
  });
  await still(page);
  await expect(page).not.toHaveURL(/9\+9/);
});

test('misère and random positions', async ({ page }) => {
  await page.goto('');
  await unfold(page);
  await page.locator('[data-set="misere"]').selectOption('misere');
  await expect(page).toHaveURL(/game=nim\+misere/);
  await expect(page.locator('.goal')).toContainText('last stone loses');
  await page.getByRole('button', { name: 'Random position' }).click();
  await expect(page).not.toHaveURL(/position=3\+5\+7(&|$)/);
  await expect(page).toHaveURL(/game=nim\+misere/);
  await page.locator('[data-set="misere"]').selectOption('normal');
  await expect(page).toHaveURL(/game=nim&/);
});

test('a link restores position, moves and settings', async ({ page }) => {
  await page.goto(
    '#v1/play?game=nim&position=3+5&start=3+5+7&moves=3-7&players=2&skill=0.4&future=1',
  );
  await expect(game(page)).toHaveAttribute('position', '3 5 7');
  await expect(game(page)).toHaveAttribute('players', '2');
  await expect
    .poll(() => game(page).evaluate((el) => /** @type {any} */ (el).current))
    .toBe('3 5 0');
  await expect(page.locator('main .note')).toHaveCount(0);
  await expect(page).toHaveURL(/moves=3-7/);
});

test('a malformed link is said and opens the defaults', async ({ page }) => {
  await page.goto('#v1/chess?skill=9&game=%E4%A');
  await expect(page.locator('main .note')).toContainText('chess');
  await expect(page.locator('main .note')).toContainText('skill');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim');
  await page.goto('#whatever');
  await expect(page.locator('main .note')).toContainText('whatever');
});

test('a link to an impossible position says so beside its text', async ({ page }) => {
  await page.goto('#v1/play?game=nim&position=3+-5');
  await expect(page.locator('mex-editor[name="position"] .error')).toBeVisible();
  await expect(field(page, 'position')).toHaveValue('3 -5');
});

test('all views open, and the position goes with them', async ({ page }) => {
  await page.goto('#v1/play?game=subtract+1+3+4&position=5+7');
  for (const [view, name] of [
    ['tables', 'Tables of SG values'],
    ['graph', 'The game as a graph'],
    ['quotient', 'Misère quotients'],
    ['union', 'Inclusion–exclusion'],
    ['practice', 'Practice problems'],
  ]) {
    await goTo(page, view);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#v1/${view}`));
  }
  await goTo(page, 'graph');
  await expect(page.locator('mex-graph')).toHaveAttribute('position', '5 7');
  await page.locator('nav a[data-view="play"]').click();
  await expect(field(page, 'game')).toHaveValue('subtract 1 3 4');
});

test('language and theme follow the browser, can be switched, and survive a reload', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN', colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim 游戏');
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await paper()).toBe('rgb(20, 26, 33)');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim');
  // A single button switches from the system's theme to the light theme, the dark theme and back.
  await page.getByRole('button', { name: 'System theme' }).click();
  await expect(page.locator('[data-theme-choice]')).toHaveAccessibleName('Light theme');
  expect(await paper()).toBe('rgb(247, 242, 232)');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim');
  expect(await paper()).toBe('rgb(247, 242, 232)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Light theme' }).click();
  expect(await paper()).toBe('rgb(20, 26, 33)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper()).toBe('rgb(20, 26, 33)');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await paper()).toBe('rgb(247, 242, 232)');
  await expect(page.locator('[data-theme-choice="auto"]')).toHaveAccessibleName('System theme');
  await context.close();
});

test('storage that is forbidden changes nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto('');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nim 游戏');
});

test('the explanation is hidden until asked for', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('mex-why')).toHaveCount(0);
  await page.getByText('Understand this position').click();
  await expect(page.locator('mex-why')).toBeVisible();
  await expect(page).toHaveURL(/why=1/);
  await expect(page.locator('mex-why')).toContainText('Bouton');
});

test('a winning move of the explanation can be played', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('#v1/play?game=nim&position=3+5+7&players=2&why=1');
  const why = page.locator('mex-why');
  await why.getByRole('button', { name: 'Show the winning moves' }).click();
  await why
    .getByRole('button', { name: /Try|Play/ })
    .first()
    .click();
  await expect(page).toHaveURL(/moves=\d-\d/);
  await expect(page.locator('mex-why')).toContainText('P-position');
});

test('calls run in a worker, and on the page where workers cannot start', async ({ page }) => {
  await page.goto('');
  await answers(page);
  expect(page.workers().length).toBeGreaterThan(0);

  const other = await page.context().newPage();
  await other.addInitScript(() => {
    window.Worker = /** @type {any} */ (
      class {
        constructor() {
          throw new DOMException('no workers here', 'SecurityError');
        }
      }
    );
  });
  await other.goto('');
  await expect(field(other, 'position')).toHaveValue('3 5 7');
  await answers(other);
  expect(other.workers()).toHaveLength(0);
});

test('a core that cannot be loaded leaves the page and the texts standing', async ({ page }) => {
  await page.route('**/*.wasm*', (route) => route.abort());
  await page.route('**/embedded-*.js', (route) => route.abort());
  await page.goto('#v1/play?game=nim&position=4+5+6');
  await expect(field(page, 'position')).toHaveValue('4 5 6');
  await expect(page.locator('.error').first()).toBeVisible();
});

test('a binary that does not arrive comes as text', async ({ page }) => {
  await page.route('**/*.wasm*', (route) => route.abort());
  await page.goto('#v1/play?game=nim&position=4+5+6');
  await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  await answers(page);
  await expect(page.locator('.error')).toHaveCount(0);
});

for (const missing of ['index', 'engine', 'page']) {
  test(`a page whose ${missing} does not arrive says so`, async ({ page }) => {
    await page.route(`**/${missing}-*.js`, (route) => route.abort());
    await page.goto('');
    await expect(page.getByText('It could not be loaded')).toBeVisible();
  });
}

for (const width of [320, 360, 768, 1280]) {
  test(`nothing is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const lang of ['English', '中文']) {
      for (const view of ['play', 'tables', 'graph', 'quotient', 'union', 'practice']) {
        await page.goto(`#v1/${view}`);
        await expect(page.locator('main h1')).toBeVisible();
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${view} in ${lang}`).toBeLessThanOrEqual(0);
      }
      if (lang === 'English') await page.getByRole('button', { name: '中文' }).click();
    }
  });
}

test('from tables one goes on to the board with a position of the game', async ({ page }) => {
  for (const game of ['wythoff', 'letters', 'graph a>b b>a']) {
    await page.goto('about:blank');
    await page.goto('./#v1/tables?game=nim&upto=30');
    const field = page.locator('mex-setup').locator('input, textarea').first();
    await field.fill(game);
    await field.press('Enter');
    const link = page.locator('.tables-view .ways a').first();
    await expect(link).toHaveAttribute('href', /game=(?!nim)/);
    await expect(link).not.toHaveAttribute('href', /position=3\+5\+7/);
    await link.click();
    await expect(page.locator('mex-game [data-cell]').first()).toBeVisible();
    await expect(page.locator('mex-game .error')).toHaveCount(0);
  }
});
