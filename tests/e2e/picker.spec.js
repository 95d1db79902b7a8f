import { expect, test } from './fixture.js';

const find = (page) => page.locator('mex-picker input[type="search"]');
const cards = (page) => page.locator('mex-picker button.card');

test('a game is found by its name in either language, and by its notation', async ({ page }) => {
  await page.goto('');
  await page.locator('button[data-choose]').click();
  await expect(find(page)).toBeFocused();
  await page.keyboard.type('wyth');
  await expect(cards(page).first()).toHaveAttribute('data-game', 'wythoff');
  for (const [text, name] of [
    ['stair', 'staircase'],
    ['台阶', 'staircase'],
    ['ＫＡＹＬＥＳ', 'kayles'],
    ['0.77', 'octal'],
    ['n -> n-1', 'rule'],
  ]) {
    await find(page).fill(text);
    await expect(cards(page).first()).toHaveAttribute('data-game', name);
  }
  await find(page).fill('qqqq');
  await expect(page.locator('mex-picker [role="status"]')).toContainText('No game');
  await expect(cards(page)).toHaveCount(0);

  // The first Escape only empties the field; the dialog stays open and shows all games.
  await find(page).press('Escape');
  await expect(find(page)).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(30);

  await find(page).fill('wythoff');
  await find(page).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/game=wythoff/);
  // When the dialog is opened again, the search field is empty.
  await page.locator('button[data-choose]').click();
  await expect(find(page)).toHaveValue('');
});
