/**
 * Test the search for the rule of a table: judging a claim, listing the forms found, and writing a program.
 */
import { expect, test } from './fixture.js';
import { violations } from './violations.js';

test.use({ reducedMotion: 'reduce' });

const HALF = 'n -> n - k for k in 1..n/2';

const panel = (/** @type {import('@playwright/test').Page} */ page) => page.locator('.find');

const fold = (/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ name) =>
  panel(page).locator(`[data-fold=${name}]`);

/** Open the table of a game. */
async function table(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {string} */ game,
  more = '',
) {
  await page.goto(`#v1/tables?game=${encodeURIComponent(game)}&upto=200${more}`);
  await expect(panel(page)).toBeVisible();
}

test('a claim is judged, and the link has it', async ({ page }) => {
  await table(page, HALF);
  const claim = panel(page).getByLabel('Your conjecture');
  await claim.fill('g(2*m) = m | g(2*m+1) = g(m)');
  await claim.press('Enter');
  await expect(panel(page).locator('[data-verdict=true]')).toContainText('True for all heaps.');
  await expect(page).toHaveURL(/claim=g\(2/);
  await page.reload();
  await expect(panel(page).locator('[data-verdict=true]')).toContainText('proven');
});

test('where a claim fails, the heap stands with its options and a board', async ({ page }) => {
  await table(page, 'octal 0.07', `&claim=${encodeURIComponent('period 12 from 4')}`);
  const verdict = panel(page).locator('[data-verdict=false]');
  await expect(verdict).toContainText('It fails at 16.');
  await expect(verdict).toContainText('It says 2; the truth is 5.');
  await verdict.locator('[data-lose]').click();
  await expect(page).toHaveURL(/#v1\/play\?.*position=16/);
});

test('a claim that cannot be read keeps its text, with the spot', async ({ page }) => {
  await table(page, 'nim');
  const claim = panel(page).getByLabel('Your conjecture');
  await claim.fill('g(n) = n %');
  await claim.press('Enter');
  await expect(panel(page).locator('[role=alert]')).toBeVisible();
  await expect(claim).toHaveValue('g(n) = n %');
});

test('a single word is told to be no claim, and of what a claim leaves out it says how much', async ({
  page,
}) => {
  await table(page, 'nim');
  const claim = panel(page).getByLabel('Your conjecture');
  const judged = async (/** @type {string} */ text) => {
    await claim.fill(text);
    await claim.press('Enter');
  };
  for (const word of ['lost', 'foo']) {
    await judged(word);
    await expect(panel(page).locator('[role=alert]')).toBeVisible();
    await expect(claim).toHaveValue(word);
  }
  const verdict = panel(page).locator('[data-verdict=false]');
  await judged('g(n) = n % 0');
  await expect(verdict).toContainText(/It makes no claim for 10.001 of the heaps\./);
  // From 2^63 on the formula has no value, so the claim does not hold.
  await judged('g(n) = 2^n');
  await expect(verdict).toContainText('Wrong at 63 heaps');
  await expect(verdict).toContainText(/It makes no claim for 9938 of the heaps\./);
  await expect(verdict).not.toContainText('it holds that far');
});

test('the forms that were found are folded away, and one of them is judged', async ({ page }) => {
  await table(page, HALF);
  await expect(panel(page).locator('.forms')).toHaveCount(0);
  await fold(page, 'found').locator('summary').click();
  const form = fold(page, 'found').getByRole('button', { name: 'g(2*m) = m | g(2*m+1) = g(m)' });
  await form.click();
  await expect(panel(page).locator('[data-verdict=true]')).toBeVisible();
});

test('on a map of two numbers pairs are judged, and a form of lost pairs is proven', async ({
  page,
}) => {
  await table(page, '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)');
  await expect(panel(page)).toContainText('pair by pair');
  await expect(fold(page, 'same')).toHaveCount(0);
  await fold(page, 'found').locator('summary').click();
  const found = fold(page, 'found');
  await expect(found).toContainText('Lost pairs');
  await found.getByRole('button', { name: 'lost if x % 2 == 0 and y % 2 == 0' }).click();
  await expect(panel(page).locator('[data-verdict=true]')).toContainText('True for all pairs');
  const claim = panel(page).getByLabel('Your conjecture');
  await claim.fill('lost if x == y');
  await claim.press('Enter');
  const verdict = panel(page).locator('[data-verdict=false]');
  await expect(verdict).toContainText('It fails at 0 2.');
  await verdict.locator('[data-lose]').click();
  await expect(page).toHaveURL(/#v1\/play\?.*position=0\+2/);
  // Chomp, a table of bars with a third row, has no panel for rules.
  await page.goto('#v1/tables?game=chomp&upto=8');
  await expect(page.locator('mex-table')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('a program is written in the language of choice', async ({ page }) => {
  await table(page, HALF);
  await fold(page, 'program').locator('summary').click();
  const code = fold(page, 'program').locator('pre');
  await expect(code).toContainText('for (ll k = 1; k <= n / 2; k++)');
  await fold(page, 'program').getByRole('button', { name: 'Python' }).click();
  await expect(code).toContainText('for k in range(1, n // 2 + 1):');
  await fold(page, 'program').getByRole('button', { name: 'With winning moves' }).click();
  await expect(code).toContainText('def attempt_all(heaps, heap):');
  // The program by the proven period is refused, since no period of this rule is proven.
  await fold(page, 'program').getByRole('button', { name: 'the proven period' }).click();
  await expect(fold(page, 'program').locator('[role=alert]')).toContainText('no period is proven');
});

test('games with the same values are named, with a search of the encyclopedia', async ({
  page,
}) => {
  await table(page, 'octal 0.77');
  await fold(page, 'same').locator('summary').click();
  await expect(fold(page, 'same').locator('li').first()).toContainText('kayles');
  await expect(fold(page, 'same')).toContainText('A002186');
  await expect(fold(page, 'same').locator('[data-oeis]')).toHaveAttribute('href', /q=0,1,2,3,1,4/);
});

test.describe('in Chinese on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 360, height: 740 } });

  test('the panel fits and has no violations', async ({ page }) => {
    await table(page, HALF);
    await panel(page).getByLabel('你的猜想').fill('g(n) = n/2');
    await panel(page).getByLabel('你的猜想').press('Enter');
    await expect(panel(page).locator('[data-verdict=false]')).toContainText('在 3 处不成立');
    for (const name of ['found', 'program', 'same'])
      await fold(page, name).locator('summary').click();
    await expect(fold(page, 'program').locator('pre')).toBeVisible();
    await expect(fold(page, 'found').locator('.forms').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(await violations(page)).toEqual([]);
  });
});
