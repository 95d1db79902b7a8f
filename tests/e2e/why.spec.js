import { expect, openFixture, test } from './fixture.js';

const why = (page) => page.locator('mex-why');

/**
 * Games, each with a position and the texts that its explanation must contain: the theorem and the decisive
 * fact.
 */
const cases = [
  ['nim', '3 5 7', 'Bouton’s theorem', 'Make heap 1 into 3 ⊕ 1 = 2'],
  ['moore 2', '3 5 7 9', 'Moore', 'not divisible by 3'],
  ['staircase', '2 1 3', 'odd steps', 'Make step 3 into 3 ⊕ 1 = 2'],
  ['subtract 1 3 4', '1000 7', 'periodic', '1000 behaves as 6'],
  ['split', '2 3', 'odd count', 'must get the value 4 ⊕ 6 = 2'],
  ['merge', '1 1 3', 'merging two', 'not both even'],
  ['letters', 'AABBC', 'period 3', 'Letter C must get the value 1 ⊕ 1 = 0'],
  ['graph a>b a>c b>c', 'a a b', 'Sprague', 'Token on b must get the value 1 ⊕ 1 = 0'],
  ['race 3..9', '100', 'Counting down', '100 behaves as 4'],
  ['wythoff', '4 6', 'Wythoff', 'golden pair with difference 2'],
  ['fibonacci', '20', 'Zeckendorf', '20 = 13 \\+ 5 \\+ 2'],
  ['nim misere', '1 1 2', 'misère Nim', 'Exactly one number is above 1'],
  ['wythoff misere', '1 2', 'misère play', 'difference 1 is the exception \\(0, 1\\)'],
  ['subtract 3..9', '100 7', 'interval', '3 \\+ 9 = 12'],
  ['split misere', '2 3', 'search', 'All lines of play were searched'],
  ['bounded 3', '10 7', 'interval', 'remainder modulo 4'],
  ['euclid', '7 24', 'golden ratio', '24 is more than φ'],
  ['euclid misere', '7 24', 'misère play', '24 is more than φ'],
  ['chomp', '4 1 1', 'hook', 'poisoned square'],
  ['chomp', '9 8 5', 'Three rows', 'at most one length'],
  ['chomp', '5 5 5 5', 'stealing', 'does not say which'],
  ['nimble', '0 3 5', 'strip', 'Make coin 3 into 5 ⊕ 6 = 3'],
  ['turning-turtles', 'THTHH', 'sum of its heads', 'Turning Turtles is Nim'],
  ['mock-turtles', 'THTHH', 'sum of its heads', 'odious numbers'],
  ['ruler', 'THTHH', 'sum of its heads', 'marks of a ruler'],
  ['ruler misere', 'THTHH', 'search', 'All lines of play were searched'],
  ['silver-dollar', '1 4 6 8', 'second gap', 'gap on the left of coin 2 into 2 ⊕ 3 = 1'],
  ['silver-dollar misere', '2 3 5', 'misère play', 'Every second gap counts'],
  ['greedy', '3 4 7', 'largest heaps', 'The largest size is 7, and 1 heap has it'],
  ['greedy misere', '1 1', 'misère play', 'No heap is above 1'],
  ['hackenbush', '0-a a-b a-c 0-d 0-e', 'colon', 'From the tips down'],
  ['hackenbush', '0-a a-b b-0', 'colon', 'cycles at 0'],
  [
    'merge',
    '1 1 3',
    'merging two',
    'if b is 0 or 2, the player to move loses exactly when 3 divides',
  ],
  ['primes', '9 14', 'Sprague', 'Heap 2 must get the value 2 ⊕ 2 = 0'],
  ['lasker', '3 5 6', 'Lasker', '3 leaves remainder 3 by 4'],
  ['race 3..9', '100', 'Counting down', '100 = 8 · 12 \\+ 4'],
  ['divisors', '12 10', '2 divides', '12 = 2\\^2 · 3'],
  ['moore 2', '3 5 7 9', 'Moore', 'That leaves 3 5 7 6'],
  ['merge misere', '2 3', 'search', 'there is an answer to every move'],
];

const all = cases
  .map(([game, position]) => `<mex-why open game="${game}" position="${position}"></mex-why>`)
  .join('');
const unsaid = /undefined|NaN|\[object|why\.|moves\./;
const textOf = (/** @type {import('@playwright/test').Locator} */ element) =>
  element.evaluate((e) => e.shadowRoot?.textContent ?? '');

test('every game is explained', async ({ page }) => {
  await openFixture(page, all);
  for (const [i, [game, , theorem, reason]] of cases.entries()) {
    const one = why(page).nth(i);
    await expect(one.locator('.theorem').first(), game).toHaveText(new RegExp(theorem, 'i'));
    await expect(one, game).toContainText(new RegExp(reason, 'i'));
    await expect(one.locator('.winning'), game).toContainText('P-position for the opponent');
    expect(await textOf(one), game).not.toMatch(unsaid);
  }
});

test('every game is explained in Chinese', async ({ page }) => {
  await openFixture(page, all, { lang: 'zh' });
  for (const [i, [game]] of cases.entries()) {
    const one = why(page).nth(i);
    await expect(one.locator('.winning'), game).toContainText('必胜走法');
    const text = await textOf(one);
    expect(text, game).not.toMatch(unsaid);
    expect(text, game).not.toMatch(/\b(the|heap|move)\b/);
  }
});

test('what gives a winning move away is hidden until it is asked for', async ({ page }) => {
  await openFixture(page, all.replaceAll('<mex-why open', '<mex-why'));
  for (const [i, [game, position, theorem]] of cases.entries()) {
    const one = why(page).nth(i);
    await expect(one.locator('.theorem').first(), game).toHaveText(new RegExp(theorem, 'i'));
    await expect(one.locator('.winning, .choices, .answers, .chips'), game).toHaveCount(0);
    const found = await page.evaluate(
      async ([game, position]) => {
        const path = './mexplorer.js';
        return (await import(path)).analyze(game, position, { limit: 1 });
      },
      [game, position],
    );
    expect(found.outcome, `${game} ${position}`).toBe('N');
    const claims = found.why.flatMap((step) => step.claims ?? []);
    const kept = claims.filter((claim) => !claim.reveals);
    await expect(one.locator('.lines > li'), game).toHaveCount(kept.length);
    await one.getByRole('button', { name: 'Show the winning moves' }).click();
    await expect(one.locator('.lines > li'), game).toHaveCount(claims.length);
    await expect(one.locator('.winning'), game).toBeVisible();
  }
});

test('every table has a caption and no empty head', async ({ page }) => {
  await openFixture(page, all);
  await expect(why(page).last().locator('.winning')).toBeVisible();
  for (const [i, [game]] of cases.entries()) {
    const one = why(page).nth(i);
    await expect(one.locator('.winning'), game).toBeVisible();
    const { tables, empty } = await one.evaluate((e) => {
      const within = /** @type {ShadowRoot} */ (e.shadowRoot);
      const bare = (/** @type {Element | null} */ at) => !at?.textContent?.trim();
      return {
        tables: [...within.querySelectorAll('table')].map((t) => bare(t.querySelector('caption'))),
        empty: [...within.querySelectorAll('th')].filter(bare).length,
      };
    });
    expect(tables, game).not.toContain(true);
    expect(empty, game).toBe(0);
  }
});

test('a lost position that was searched names an answer to each move', async ({ page }) => {
  await openFixture(page, '<mex-why game="split misere" position="1 1 1"></mex-why>');
  await expect(why(page).locator('.verdict')).toContainText('Losing (a P-position)');
  await expect(why(page)).toContainText('An answer to every move');
  await expect(why(page).locator('.answers tbody tr').first()).toBeVisible();
});

test('a value is not withheld where it can be had', async ({ page }) => {
  await openFixture(page, '<mex-why game="moore 2" position="3 5 7 9"></mex-why>');
  await expect(why(page).locator('.value')).toContainText('SG value (nimber) 3');
  await why(page).evaluate((e) => e.setAttribute('game', 'nim misere'));
  await expect(why(page).locator('.value')).toContainText('under misère play there is none');
});

test('the nim-sum is a table whose highest column is marked', async ({ page }) => {
  await openFixture(page, '<mex-why game="nim" position="3 5 12"></mex-why>');
  const table = why(page).locator('table.bits');
  await expect(table.locator('thead th')).toHaveText(['Heap', /8/, '4', '2', '1']);
  await expect(table.locator('thead th.top')).toContainText('8');
  await expect(table.locator('tfoot')).toContainText('= 10');
  await expect(table.locator('tbody tr').last().locator('td')).toHaveText(['1', '1', '0', '0']);
});

test('winning moves are hidden until asked for, and one can be tried', async ({ page }) => {
  await openFixture(page, '<mex-why game="nim" position="3 5 7"></mex-why>');
  await expect(why(page).locator('.winning')).toHaveCount(0);
  await expect(why(page).getByText('leaves 2 5 7')).toHaveCount(0);
  const tried = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('mex-try', (e) => resolve(/** @type {any} */ (e).detail)),
      ),
  );
  await why(page).getByRole('button', { name: 'Show the winning moves' }).click();
  await expect(why(page)).toHaveAttribute('open', '');
  await why(page)
    .getByRole('button', { name: /leaves 2 5 7/ })
    .click();
  expect(await tried).toEqual({ text: '1-1', to: '2 5 7' });
  await why(page).evaluate((e) => e.setAttribute('position', '2 5 8'));
  await expect(why(page).locator('.verdict')).toContainText('15');
  await expect(why(page).locator('.winning')).toHaveCount(0);
});

test('heaps beyond every table are exact', async ({ page }) => {
  const heap = '9007199254740991';
  await openFixture(page, `<mex-why open game="nim" position="${heap} 1"></mex-why>`);
  await expect(why(page).locator('.value')).toContainText('9007199254740990');
  await expect(why(page).locator('table.bits thead th.bit')).toHaveCount(53);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('an end, a mistake and an exhausted budget are said plainly', async ({ page }) => {
  await openFixture(page, '<mex-why game="nim" position="0">Later.</mex-why>');
  await expect(why(page)).toContainText('The game is over');
  await why(page).evaluate((e) => e.setAttribute('position', '3 x 5'));
  await expect(why(page).getByRole('alert')).toContainText('x');
  await expect(page.getByText('Later.')).toBeVisible();
});

test('the glossary says why values 2 and 3 differ from 1', async ({ page }) => {
  await openFixture(page, '<mex-why game="nim" position="3 5 7"></mex-why>');
  await why(page).getByText('What the words mean').click();
  await expect(why(page).getByText('Why would the SG value 2 or 3 differ from 1?')).toBeVisible();
});
