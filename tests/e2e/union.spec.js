import { expect, openFixture, test } from './fixture.js';

const union = (page) => page.locator('mex-union');
const rows = (page) => union(page).locator('table tbody tr');
const region = (page, name) => union(page).locator(`.region[data-region="${name}"] .size`);

test('the signed sum, term by term with its running total', async ({ page }) => {
  await openFixture(page, '<mex-union n="100" divisors="2 3 5"></mex-union>');
  await expect(union(page).locator('.number')).toHaveText('74 of 100');
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).last()).toContainText('74');
  const step = (name) => union(page).getByRole('button', { name });
  await step('To the start').click();
  await expect(union(page).locator('.says')).toHaveText('Nothing is counted yet.');
  await step('One step forward').click();
  await expect(union(page).locator('.says')).toContainText('Divisible by 2: 50');
  for (let i = 0; i < 3; i += 1) await step('One step forward').click();
  await expect(union(page).locator('.says')).toContainText('counted once too often');
  await expect(rows(page).nth(3)).toHaveClass(/now/);
  await step('One step back').click();
  await expect(union(page).locator('.says')).toContainText('103 so far');
});

test('three sets of multiples as a Venn diagram', async ({ page }) => {
  await openFixture(page, '<mex-union n="100" divisors="2 3 5"></mex-union>');
  const sizes = { A: 27, B: 14, C: 7, 'A&B': 13, 'A&C': 7, 'B&C': 3, 'A&B&C': 3 };
  for (const [name, size] of Object.entries(sizes)) {
    await expect(region(page, name)).toHaveText(String(size));
  }
  const venn = union(page).locator('mex-venn');
  await expect(venn.locator('[tabindex="0"]')).toHaveCount(1);
  await venn.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(venn.locator('figcaption')).toContainText(
    'in multiples of 3, not in multiples of 2 or multiples of 5: 14',
  );
});

test('numbers that are not primes, and far beyond 2^53', async ({ page }) => {
  await openFixture(page, '<mex-union n="30" divisors="4 6"></mex-union>');
  await expect(union(page).locator('.number')).toHaveText('10 of 30');
  await union(page)
    .getByLabel('n: count from 1 to')
    .fill(`1${'0'.repeat(36)}`);
  await union(page).getByLabel('n: count from 1 to').press('Enter');
  await expect(union(page).locator('.number')).toContainText('3'.repeat(20));
});

test('terms beyond the list are said to be more', async ({ page }) => {
  const primes = '2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97';
  await openFixture(page, `<mex-union n="1000000000" divisors="${primes}"></mex-union>`);
  await expect(union(page).locator('.note')).toContainText(/more terms are not listed/);
  await expect(rows(page)).toHaveCount(400);
});

test('a mistake is shown at its place, and stays as typed', async ({ page }) => {
  await openFixture(page, '<mex-union n="100" divisors="2 3"></mex-union>');
  const divisors = union(page).getByLabel('Divisors');
  await divisors.fill('2 x 5');
  await divisors.press('Enter');
  await expect(union(page).getByRole('alert')).toContainText('x');
  await expect(union(page).locator('mark')).toHaveText('x');
  await expect(divisors).toHaveValue('2 x 5');
  await divisors.fill('2 0');
  await divisors.press('Enter');
  await expect(union(page).getByRole('alert')).toContainText('0');
  await divisors.fill('２，５');
  await divisors.press('Enter');
  await expect(union(page).locator('.number')).toHaveText('60 of 100');
  await expect(union(page).getByRole('alert')).toHaveCount(0);
});

test('sets by their sizes, and a contradiction at its region', async ({ page }) => {
  await openFixture(page, '<mex-union></mex-union>');
  await union(page).getByRole('button', { name: 'Sets by their sizes' }).click();
  await expect(union(page)).toHaveAttribute('mode', 'sets');
  await union(page).getByRole('button', { name: 'two' }).click();
  const size = (name) => union(page).getByLabel(name, { exact: true });
  for (const [name, value] of [
    ['|A|', '5'],
    ['|B|', '4'],
    ['|A ∩ B|', '2'],
  ]) {
    await size(name).fill(value);
    await size(name).press('Enter');
  }
  await expect(region(page, 'A')).toHaveText('3');
  await expect(union(page).locator('figcaption')).toContainText('Together: 7');
  await expect(union(page)).toHaveAttribute('sets', 'A=5 B=4 A&B=2');
  await size('|A ∩ B|').fill('6');
  await size('|A ∩ B|').press('Enter');
  await expect(union(page).getByRole('alert')).toContainText(/in [AB], not in [AB].*−?-?\d/);
  await expect(union(page).locator('.region.bad')).toHaveCount(1);
  await size('|A ∩ B|').fill('some');
  await size('|A ∩ B|').press('Enter');
  await expect(size('|A ∩ B|')).toHaveValue('some');
  await expect(union(page).getByRole('alert')).toContainText('whole number');
});

test('a link with a number that is none says so at once, and asks no more', async ({ page }) => {
  for (const [fields, says] of /** @type {[string, string][]} */ ([
    ['n=100&divisors=2+x+5', '“x”'],
    ['n=1x&divisors=2', '“x”'],
    ['n=100&divisors=0+3', '0'],
  ])) {
    await page.goto('about:blank');
    await page.goto(`./#v1/union?${fields}`);
    const union = page.locator('mex-union');
    await expect(union.locator('.error').first()).toContainText(says);
    await expect(union.locator('[data-cancel]')).toHaveCount(0);
    const drawn = union.evaluate(async (/** @type {any} */ element) => {
      let count = 0;
      const update = element.performUpdate;
      element.performUpdate = function () {
        count += 1;
        return update.call(this);
      };
      await new Promise((done) => setTimeout(done, 300));
      return count;
    });
    expect(await drawn).toBe(0);
  }
  await page.goto('about:blank');
  await page.goto('./#v1/union?n=100&divisors=');
  await expect(page.locator('mex-union [part="result"]')).not.toContainText('?');
});

test('the sum follows what is typed, and the old one is dimmed', async ({ page }) => {
  await page.goto('#v1/union?n=100&divisors=2+3');
  await expect(union(page).locator('.number')).toHaveText('67 of 100');
  await union(page).getByLabel('Divisors').press('End');
  await union(page).getByLabel('Divisors').pressSequentially(' 5');
  await expect(union(page).locator('.number')).toHaveText('74 of 100');
  await expect(page).toHaveURL(/divisors=2\+3\+5/);
  await expect(union(page).getByLabel('Divisors')).toBeFocused();
  await union(page).getByLabel('Divisors').pressSequentially(' x');
  await expect(union(page).getByRole('alert')).toContainText('x');
  await expect(union(page).locator('.answer')).toHaveClass(/old/);
});
