/** Test that the rule of a game is shown with the numbers of this game. */
import { expect, openFixture, test } from './fixture.js';

const RULES = {
  en: {
    'subtract 2 5': 'Take 2 or 5 stones from one heap.',
    'octal 0.137':
      'Take a whole heap of 1 stone; or take 2 stones from a heap; or take 3 stones from a heap and, if you like, split the rest into two heaps.',
  },
  zh: {
    'subtract 2 5': '从一堆里取 2 或 5 颗石子。',
    'octal 0.137':
      '取走恰有 1 颗的一整堆；或从一堆里取 2 颗；或从一堆里取 3 颗，剩下的还可以分成两堆。',
  },
};

const link = (/** @type {string} */ view, /** @type {string} */ game) =>
  `#v1/${view}?game=${encodeURIComponent(game)}&position=9`;

for (const [lang, rules] of Object.entries(RULES)) {
  for (const [game, rule] of Object.entries(rules)) {
    test(`${lang}: the page says the rule of ${game}`, async ({ browser }) => {
      const viewport = { width: 360, height: 640 };
      const page = await browser.newPage({ locale: lang, viewport });
      await page.goto(link('play', game));
      const heading = page.locator('header.lead');
      await expect(heading.locator('.rule')).toContainText(rule);
      // The icon of the game contains its numbers.
      await expect(heading.locator('.picture text')).toHaveText(game.replace(/^\w+ /u, ''));
      await expect(heading.locator('.picture')).toBeVisible();
      for (const view of ['tables', 'graph']) {
        await page.goto(link(view, game));
        await expect(page.locator('.rule.of-game')).toContainText(rule);
      }
      await page.close();
    });
  }
}

test('a proposal says its own numbers, and a choice of games their general rules', async ({
  page,
}) => {
  await page.goto('#v1/play?game=nim&position=3+5+7');
  await page.locator('button[data-choose]').click();
  const dialog = page.getByRole('dialog');
  const card = dialog.locator('[data-game="subtract"]');
  await expect(card).toContainText('an amount from the given set');
  await dialog.getByRole('searchbox').fill('2, 5');
  await expect(dialog.locator('[data-suggestion]').first()).toContainText(
    'Take 2 or 5 stones from one heap.',
  );
});

test('each rung of the ladder shows its game', async ({ page }) => {
  await page.goto('#v1/ladder');
  const pictures = page.locator('[data-rung] .picture');
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.filter({ hasNot: page.locator('*') })).toHaveCount(0);
});

test('a widget says its rule once, unless its controls leave it out', async ({ page }) => {
  await openFixture(
    page,
    `<mex-game id="said" game="subtract 2 5" position="9"></mex-game>
     <mex-game id="left" game="octal 0.137" position="5" controls="undo"></mex-game>
     <mex-game id="sum" game="nim + subtract 2 5" position="3 + 7"></mex-game>`,
  );
  const rule = 'Take 2 or 5 stones from one heap. If you cannot move, you lose.';
  const said = page.locator('#said');
  await expect(said.locator('[part="rule"]')).toHaveText(rule);
  const board = said.locator('[part="board"]');
  await expect(board).toHaveAccessibleDescription(/^(?!.*Take 2 or 5)/u);
  const left = page.locator('#left');
  await expect(left.locator('[part="board"]')).toHaveAccessibleDescription(
    /^Take a whole heap of 1 stone; or take 2 stones from a heap; or .* If you cannot move, you lose\./u,
  );
  await expect(left.locator('[part="rule"]')).toHaveCount(0);
  // Each board of a sum shows its own rule.
  await expect(page.locator('#sum').getByText('Take 2 or 5 stones')).toHaveCount(1);
  await page.evaluate(() => (document.documentElement.lang = 'zh'));
  await expect(said.locator('[part="rule"]')).toHaveText(
    '从一堆里取 2 或 5 颗石子。 无步可走的人输。',
  );
});

for (const widget of [
  '<mex-table game="subtract 2 5"',
  '<mex-graph game="subtract 2 5" position="7"',
  '<mex-quotient game="subtract 2 5"',
]) {
  const tag = widget.split(/[< ]/u)[1];
  test(`${tag} says the rule of its game, unless its controls leave it out`, async ({ page }) => {
    const end = `</${tag}>`;
    await openFixture(page, `${widget} id="said">${end}${widget} id="left" controls="off">${end}`);
    const rule = page.locator('#said [part="rule"]');
    const goal =
      tag === 'mex-quotient'
        ? 'Misère: if you cannot move, you win.'
        : 'If you cannot move, you lose.';
    await expect(rule).toHaveText(`Take 2 or 5 stones from one heap. ${goal}`);
    await expect(page.locator('#left')).toHaveJSProperty('settled', true);
    await expect(page.locator('#left [part="rule"]')).toHaveCount(0);
    await page.evaluate(() => (document.documentElement.lang = 'zh'));
    await expect(rule).toContainText('从一堆里取 2 或 5 颗石子。');
  });
}

test('on the page, a view says the rule of its game once', async ({ page }) => {
  for (const [view, tag] of [
    ['tables', 'mex-table'],
    ['graph', 'mex-graph'],
  ]) {
    await page.goto(link(view, 'subtract 2 5'));
    await expect(page.locator(tag)).toHaveJSProperty('settled', true);
    await expect(page.getByText('Take 2 or 5 stones from one heap.')).toHaveCount(1);
  }
});
