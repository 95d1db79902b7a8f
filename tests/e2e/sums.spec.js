/** Test sums of different games: typed, played by hand, explained and embedded in other pages. */
import { expect, openFixture, test, uncaught } from './fixture.js';
import { open, settled, status } from './play-steps.js';

test.use({ reducedMotion: 'reduce' });

const game = (/** @type {import('@playwright/test').Page} */ page) => page.locator('mex-game');
const term = (/** @type {import('@playwright/test').Page} */ page, /** @type {number} */ n) =>
  game(page)
    .locator('section.term')
    .nth(n - 1);
const field = (/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ name) =>
  page.locator(`mex-setup mex-editor[name="${name}"] .field`);

/**
 * Typical exercises of a lecture, with their answers.
 * @type {[string, string, string[], string[]][]}
 */
const EXERCISES = [
  [
    'subtract 1 2 + subtract 1 2 3',
    '4 + 4',
    ['subtract 1 2: 4', 'subtract 1..3: 4', 'is worth 1 and has to be worth 0: move to 3'],
    ['[1] 1-1', '[2] 1-3'],
  ],
  [
    'nim + kayles',
    '5 + 7',
    ['nim: 5', 'kayles: 7', 'is worth 5 and has to be worth 2: move to 2'],
    ['[1] 1-3'],
  ],
];

for (const [line, position, says, wins] of EXERCISES) {
  test(`${line} is typed, explained and won`, async ({ page }) => {
    const errors = uncaught(page);
    await open(page, 'nim', '3 5 7');
    await field(page, 'game').fill(line);
    await field(page, 'position').fill(position);
    await page.locator('[data-apply]').click();
    await expect(game(page).locator('.where')).toHaveText(position);
    await expect(game(page).locator('section.term')).toHaveCount(2);
    await game(page).locator('[data-act="hint"]').click();
    await expect(game(page).locator('.term .value')).toHaveCount(2);
    await openFixture(page, `<mex-why game="${line}" position="${position}"></mex-why>`);
    const why = page.locator('mex-why');
    await expect(why.locator('.verdict')).toContainText('N');
    await why.getByRole('button', { name: 'Show the winning moves' }).click();
    for (const text of says) await expect(why).toContainText(text);
    await openFixture(page, `<mex-game game="${line}" position="${position}"></mex-game>`);
    await expect(game(page).locator('section.term')).toHaveCount(2);
    for (const text of wins) {
      const won = await page.evaluate(
        async ([one, at, move]) => {
          const { play, analyze } = await import(`${location.origin}/mexplorer.js`);
          const { to } = await play(one, at, move);
          return (await analyze(one, to)).outcome;
        },
        [line, position, text],
      );
      expect(won, text).toBe('P');
    }
    expect(errors).toEqual([]);
  });
}

for (const [lang, locale, moved, over] of [
  ['en', 'en-GB', 'take 1, leaving 0 in game 1 (Nim)', 'no move is left here'],
  ['zh', 'zh-CN', '在第 1 个游戏（Nim', '这里已不能再走'],
]) {
  test.describe(lang, () => {
    test.use({ locale });

    test('a sum is played by hand, by mouse and by keys', async ({ page }) => {
      await open(page, 'nim + kayles', '1 + 1', { players: '2' });
      await expect(term(page, 1)).toHaveAttribute('aria-label', /Nim.*1$/u);
      // Take the only stone of Nim, by mouse.
      await term(page, 1).locator('[data-cell]').first().click();
      const take = term(page, 1).getByRole('button', { name: /^(Take|取)/u });
      if (await take.isVisible()) await take.click();
      await settled(page, 1);
      await expect(game(page).locator('.where')).toHaveText('0 + 1');
      await expect(term(page, 1)).toContainText(over);
      await expect(game(page).locator('.ply').nth(1)).toContainText(moved);
      await expect(game(page).locator('[role="log"]')).toContainText(moved);
      // Take the only pin of Kayles, by keys.
      await term(page, 2).locator('[data-cell]').first().focus();
      for (let n = 0; n < 4 && !(await game(page).locator('.status.over').count()); n++) {
        await page.keyboard.press(n % 2 ? 'Enter' : 'ArrowUp');
      }
      await settled(page, 2);
      await expect(status(page)).toHaveClass(/over/u);
      await expect(game(page).locator('.where')).toHaveCount(0);
    });

    test('what cannot be read names its game', async ({ page }) => {
      await open(page, 'nim', '3 5 7');
      await field(page, 'game').fill('nim + subtract 1 0');
      await expect(page.locator('mex-setup mex-editor[name="game"]')).toContainText(
        lang === 'en' ? 'In game 2: 0 cannot be taken' : '第 2 个游戏：',
      );
    });
  });
}

test('a sum has no table, and says why', async ({ page }) => {
  await openFixture(page, '<mex-table game="nim + kayles" upto="9"></mex-table>');
  await expect(page.locator('mex-table')).toContainText('its games are different');
});

test('where a sum has no table, links lead to those of its games', async ({ page }) => {
  await page.goto('#v1/tables?game=subtract+1+2+%2B+%5Bn+-%3E+n-1%5D+%2B+kayles&upto=9');
  const links = page.locator('[data-terms] a');
  await expect(links).toHaveText(
    ['subtract 1 2', 'n -> n-1', 'kayles'].map((g) => `Table of ${g}`),
  );
  await links.nth(2).click();
  await expect(page).toHaveURL(/tables\?game=kayles&upto=9/u);
  await expect(page.locator('mex-table')).toContainText('SG');
  await expect(links).toHaveCount(0);
});

test('Kayles on graphs is played on its drawing', async ({ page }) => {
  await open(page, 'node-kayles', 'a-b b-c c-d', { players: '2' });
  await expect(game(page).locator('[data-cell]')).toHaveCount(4);
  await game(page).locator('[data-cell="1"]').click();
  await settled(page, 1);
  await expect(game(page).locator('.where')).toHaveText('- d');
  await expect(game(page).locator('.ply').nth(1)).toContainText('choose the node b');
  await open(page, 'arc-kayles', 'a-b b-c c-d', { players: '2' });
  await expect(game(page).locator('[data-cell]')).toHaveCount(3);
  await game(page).locator('[data-cell="0"]').click();
  await settled(page, 1);
  await expect(game(page).locator('.where')).toHaveText('c-d');
});
