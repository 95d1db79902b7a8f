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
  await field(page).fill('chess');
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
  // A problem has this title too, so that Enter asks; a whole name is one game.
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
