import { expect, test } from './fixture.js';

const field = (page) => page.locator('mex-editor[name="game"] .field');
const suggestions = (page) => page.locator('[data-suggestion]');

async function openFields(page) {
  await page.goto('#v1/play?game=nim&position=4+4+9');
  await expect(page.locator('mex-game [data-cell]').first()).toBeVisible();
  await expect(field(page)).toBeVisible();
}

test('Enter takes what a text certainly means', async ({ page }) => {
  await openFields(page);
  for (const [text, game] of [
    ['{1,3,4}', 'subtract 1 3 4'],
    ['取2或5', 'subtract 2 5'],
    ['n-1 | n/2', 'n -> n-1 | n/2 if n > 0'],
    ['阶梯博弈', 'staircase'],
  ]) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page.locator('mex-game')).toHaveAttribute('game', game);
    await expect(field(page)).toHaveValue(game);
    await expect(page.locator('.error')).toHaveCount(0);
  }
  await field(page).fill('nim 3 5 7');
  await field(page).press('Enter');
  await expect(page.locator('mex-game')).toHaveAttribute('position', '3 5 7');
  await field(page).fill('hdu 1847');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/practice\?problem=HDU1847/);
});

test('what a text may mean is offered, and nothing typed is lost', async ({ page }) => {
  await openFields(page);
  await field(page).fill('1 3 4');
  await expect(suggestions(page).first()).toContainText('subtract 1 3 4');
  await expect(suggestions(page).nth(1)).toContainText('nim · 1 3 4');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('1 3 4');
  await suggestions(page).nth(1).click();
  await expect(page.locator('mex-game')).toHaveAttribute('position', '1 3 4');
  await expect(suggestions(page)).toHaveCount(0);
  await field(page).fill('take a square number');
  await suggestions(page).first().click();
  await expect(page.locator('mex-game')).toHaveAttribute('game', 'squares');
  await field(page).fill('qqqq');
  await expect(page.locator('mex-setup .error')).toContainText('Write the name of a game');
  await expect(suggestions(page)).toHaveCount(0);
});

test('the choice of games takes the same texts', async ({ page }) => {
  await page.goto('');
  await page.locator('button[data-choose]').click();
  const find = page.locator('mex-picker input[type="search"]');
  await find.fill('移棋子');
  await expect(
    suggestions(page).or(page.locator('mex-picker [data-game="graph"]')).first(),
  ).toBeVisible();
  // A practice problem has the same title, but the full name of a game opens the game.
  await find.fill('tokens on a graph');
  await find.press('Enter');
  await expect(page).toHaveURL(/game=graph/);
  await page.locator('button[data-choose]').click();
  await find.fill('{2,5}');
  await suggestions(page).first().click();
  await expect(page).toHaveURL(/game=subtract\+2\+5/);
});

test('a contestant sees the table of a set two presses after the front page', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('mex-game [data-cell]').first()).toBeVisible();
  await page.locator('[data-view="tables"]:visible').first().click();
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{1,3,4}');
  await page.keyboard.press('Enter');
  const table = page.locator('mex-table');
  await expect(table).toHaveAttribute('game', 'subtract 1 3 4');
  await expect(table.locator('td[data-n="6"]')).toHaveText('2');
  await expect(table.locator('.period')).toContainText('7');
});

test('where the sizes of heaps are missing, the field of the position asks for them', async ({
  page,
}) => {
  await openFields(page);
  const position = page.locator('mex-editor[name="position"] .field');
  for (const [text, game, asks] of [
    ['Nim with 3 heaps', 'nim', 'Nim with 3 heaps: type their sizes.'],
    ['三堆石子，每次最多取3个', 'bounded 3', '3 heaps: type their sizes.'],
  ]) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(position).toBeFocused();
    await expect(field(page)).toHaveValue(game);
    await expect(page.locator('mex-setup .asked')).toContainText(asks);
    await page.keyboard.type('3 5 6');
    await page.keyboard.press('Enter');
    await expect(page.locator('mex-game')).toHaveAttribute('game', game);
    await expect(page.locator('mex-game')).toHaveAttribute('position', '3 5 6');
    await expect(page.locator('mex-setup .asked')).toBeEmpty();
  }
  // The dialog with the choice of games has a field for the sizes of the heaps.
  await page.locator('button[data-choose]').click();
  await page.locator('mex-picker input[type="search"]').fill('misere nim with 3 heaps');
  await page.keyboard.press('Enter');
  const sizes = page.locator('mex-picker mex-editor[name="sizes"] .field');
  await expect(sizes).toBeFocused();
  await page.keyboard.type('1 x');
  await page.keyboard.press('Enter');
  await expect(page.locator('mex-picker .error')).toBeVisible();
  await sizes.fill('1 2 2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/game=nim\+misere&position=1\+2\+2/);
});

test('a game that is not here is named, and no other is put in its place', async ({ page }) => {
  await openFields(page);
  for (const [text, says] of [
    ['domineering', 'Domineering is partizan: the players have different moves. It is not here.'],
    ['围棋', 'Go is partizan'],
    ['poker', 'Poker has chance'],
    ['sprouts', 'Sprouts is not here yet'],
  ]) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page.locator('mex-setup .error')).toContainText(says);
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page.locator('[data-meant]')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/game=nim/);
  await page.locator('button[data-choose]').click();
  await page.locator('mex-picker input[type="search"]').fill('chess');
  await page.keyboard.press('Enter');
  await expect(page.locator('mex-picker [role="status"]').first()).toContainText(
    'Chess is partizan',
  );
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('inclusion–exclusion by name leads to its view with the numbers', async ({ page }) => {
  await openFields(page);
  await field(page).fill('1到1000中能被2、3或5整除的数');
  await expect(suggestions(page).first()).toContainText('n = 1000 · 2 3 5');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/union\?n=1000&divisors=2\+3\+5/);
  await page.goto('#v1/play?game=nim&position=4+4+9');
  await page.locator('button[data-choose]').click();
  await page.locator('mex-picker input[type="search"]').fill('1..100 divisible by 7 11');
  await page.locator('mex-picker [data-suggestion]').click();
  await expect(page).toHaveURL(/union\?n=100&divisors=7\+11/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what was not understood is marked, in the field and on the offer', async ({ page }) => {
  await openFields(page);
  await field(page).fill('nim 3 5 7 with Bob');
  await expect(suggestions(page).first()).toContainText('nim · 3 5 7');
  await expect(suggestions(page).first().locator('mark')).toContainText('Bob');
  await expect(page.locator('mex-editor[name="game"] .under mark')).toContainText('Bob');
  await expect(page.locator('mex-setup .error')).toContainText('Part of this text fits');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/position=4\+4\+9/);
});

test('where offers fit the text, no error of another notation is said', async ({ page }) => {
  await openFields(page);
  for (const text of ['n-2, n-3 if n is prime', 'n-1, n-2 if n > 5']) {
    await field(page).fill(text);
    await expect(suggestions(page)).toHaveCount(2);
    await expect(page.locator('mex-setup .error')).toHaveText(
      'This may mean 2 things: choose one.',
    );
  }
  await field(page).fill('n-1 if');
  await expect(page.locator('mex-setup .error')).toContainText('Expected a condition');
  // The choice of games offers the same, and no game that has nothing to do with the text.
  await page.locator('button[data-choose]').click();
  const find = page.locator('mex-picker input[type="search"]');
  await find.fill('n-1, n-2 if n > 5');
  await expect(page.locator('mex-picker [data-suggestion]')).toHaveCount(2);
  await expect(page.locator('mex-picker button.card')).toHaveCount(0);
});

test('the choice of games and the search say what is wrong in a set, and where', async ({
  page,
}) => {
  await openFields(page);
  await page.locator('button[data-choose]').click();
  await page.locator('mex-picker input[type="search"]').fill('{n-1 : n %}');
  const picker = page.locator('mex-picker [role="status"]');
  await expect(picker).toContainText('Expected an expression');
  await expect(picker.locator('mark')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('[data-search]').click();
  await page.getByRole('searchbox').fill('{n-1 : n >}');
  const search = page.locator('dialog.search [role="status"]');
  await expect(search).toContainText('Expected an expression');
  await expect(search.locator('.spot')).toContainText('{n-1 : n >}');
  await page.getByRole('searchbox').fill('qqqqqq');
  await expect(search).toHaveText('Nothing was found. Try a shorter word.');
});

test('the core is asked for a text once, after a pause in typing', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    /** @type {string[]} */
    const asked = (Object.assign(globalThis, { asked: [] }), Reflect.get(globalThis, 'asked'));
    Worker.prototype.postMessage = function (message, ...rest) {
      const [call, args] = (message?.argumentList ?? []).map((/** @type {any} */ one) => one.value);
      if (call === 'readings') asked.push(args[0]);
      return Reflect.apply(postMessage, this, [message, ...rest]);
    };
  });
  await openFields(page);
  /** Type a text letter by letter, without a pause. @param {import('@playwright/test').Locator} input */
  const type = (input) =>
    input.evaluate((/** @type {HTMLInputElement} */ input) => {
      for (const text of ['t', 'ta', 'tak', 'take', 'take 1']) {
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
  const asked = () => page.evaluate(() => Reflect.get(globalThis, 'asked').splice(0));
  await page.locator('button[data-choose]').click();
  await type(page.locator('mex-picker input[type="search"]'));
  await expect(page.locator('mex-picker [data-suggestion]').first()).toBeVisible();
  expect(await asked()).toEqual(['take 1']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('[data-search]').click();
  await type(page.getByRole('searchbox'));
  await expect(page.locator('.hits a').first()).toContainText('subtract 1');
  expect(await asked()).toEqual(['take 1']);
});
