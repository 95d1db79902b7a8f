import { expect, test } from './fixture.js';
import { board, open, settled, starts, status, toTheEnd, unfold } from './play-steps.js';

/** The uncaught errors of the page, which make a test fail. @type {Error[]} */
let uncaught = [];
test.beforeEach(({ page }) => {
  uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error));
});
test.afterEach(() => expect(uncaught).toEqual([]));

/**
 * Functions that make a move by mouse, keyed by the board's element.
 * @type {Record<string, (b: import('@playwright/test').Locator) => Promise<void>>}
 */
const hands = {
  'mex-board-heaps': async (b) => {
    const stone = b.locator('[data-cell="0"] .hit:not(.no), .hit:not(.no)').first();
    await stone.hover();
    await expect(b.locator('.stone.lifted').first()).toBeVisible();
    await expect(b.locator('.size .arrow').first()).toBeVisible();
    await stone.click();
    // Confirm the move if several heaps can be chosen.
    const take = b.locator('button.do');
    if (await take.isVisible()) await take.click();
  },
  'mex-board-race': (b) => b.locator('.place.legal').first().click(),
  'mex-board-stairs': (b) => b.locator('.hit:not(.no)').first().click(),
  'mex-board-letters': (b) => b.locator('.tile:not(.gone)').first().click(),
  'mex-board-graph': async (b) => {
    await b.locator('.node.live').first().click();
    await b.locator('.node.target').first().click();
  },
  'mex-board-split': async (b) => {
    await b.locator('.heap[aria-disabled="false"] .hit').first().click();
    await b.locator('.cut button.do').click();
  },
  'mex-board-merge': async (b) => {
    const merge = b.locator('[data-do="merge"]');
    if ((await merge.count()) > 2) {
      // Merge two heaps by two clicks, one on each heap.
      await merge.last().click();
      await expect(b.locator('.heap.held')).toHaveCount(1);
      await b.locator('[data-cell="0"] .hit').first().hover();
      await expect(b.locator('.heap.onto .arrow')).toBeVisible();
      await b.locator('[data-cell="0"] .hit').first().click();
    } else await b.locator('.hit[data-amount="1"]').first().click();
  },
};

for (const lang of ['en-GB', 'zh-CN']) {
  // The short tests play with the mouse in English and with the keyboard in Chinese.
  test.describe(lang, { tag: lang === 'en-GB' ? [] : '@long' }, () => {
    test.use({ locale: lang, reducedMotion: 'reduce' });
    for (const [game, position] of starts) {
      test(`${game} is played to its end with the mouse`, async ({ page }) => {
        await open(page, game, position);
        const tag = await board(page).evaluate((element) => element.localName);
        await toTheEnd(page, () => hands[tag](board(page)));
        await expect(status(page)).toContainText(lang === 'zh-CN' ? '赢了' : /wins?[.!]/);
        const report = page.locator('mex-report');
        await expect(report).toContainText(lang === 'zh-CN' ? '开局' : 'The start was');
        await expect(page.locator('mex-game .error')).toHaveCount(0);
      });
    }
  });
}

test.describe('with two people', () => {
  test.use({ reducedMotion: 'reduce' });

  test('undo, redo, restart and going to a move', async ({ page }) => {
    await open(page, 'nim', '3 5 7', { players: '2' });
    const where = page.locator('mex-game .where');
    await board(page).locator('[data-cell="2"] [data-amount="4"]').click();
    await expect(where).toHaveText('3 5 3');
    await board(page).locator('[data-cell="1"] [data-amount="5"]').click();
    await expect(where).toHaveText('3 0 3');
    await page.locator('[data-act="undo"]').click();
    await expect(where).toHaveText('3 5 3');
    await page.locator('[data-act="undo"]').click();
    await expect(where).toHaveText('3 5 7');
    await expect(page.locator('mex-game [role="log"]')).toContainText('At the start: 3 5 7.');
    await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-disabled', 'true');
    await page.locator('[data-act="redo"]').click();
    await expect(where).toHaveText('3 5 3');
    await page.locator('mex-game .ply').nth(2).click();
    await expect(where).toHaveText('3 0 3');
    await page.locator('[data-act="restart"]').click();
    await expect(where).toHaveText('3 5 7');
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
  });
});

test.describe('against the computer', () => {
  test.use({ reducedMotion: 'reduce' });

  test('winning moves are hidden until asked for, then marked and listed', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    await expect(page.locator('mex-game .win-move')).toHaveCount(0);
    await page.locator('[data-act="hint"]').click();
    await expect(page.locator('mex-game .win-move')).toHaveCount(3);
    await expect(board(page).locator('.tick.win')).toHaveCount(3);
    await page.locator('mex-game .win-move').first().click();
    expect(await settled(page, 2)).toBe(false);
    await expect(page.locator('mex-game .ply')).toHaveCount(3);
    await expect(page.locator('mex-game .win-move')).toHaveCount(0);
  });

  test('a lost start is said on demand, and the computer can be let to begin', async ({ page }) => {
    await open(page, 'nim', '1 2 3');
    await page.locator('[data-act="hint"]').click();
    await expect(page.locator('mex-game .hints')).toContainText('the player who begins loses');
    await page.locator('mex-game .hints button').click();
    await expect(page.locator('mex-game .ply .by').first()).toHaveText('Computer:');
    expect(await settled(page, 1)).toBe(false);
  });

  test('the report names the move that lost and lets me play the better one', async ({ page }) => {
    await open(page, 'nim', '1 1 2');
    await board(page).locator('[data-cell="0"] .hit').first().click();
    await toTheEnd(page, () => board(page).locator('.hit').first().click());
    const slip = page.locator('mex-report li');
    await expect(slip).toHaveCount(1);
    await expect(slip).toContainText('Move 1, You: take 1 from heap 1');
    await expect(slip).toContainText('take 2 from heap 3');
    await slip.getByRole('button', { name: 'Play that instead' }).click();
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('take 2 from heap 3');
  });

  test('a smaller amount that the set does not allow is refused aloud', async ({ page }) => {
    await open(page, 'subtract 1 3 4', '10 7');
    await board(page).locator('[data-cell="0"] [data-amount="2"]').click();
    await expect(board(page).locator('.notice')).toContainText('Allowed here: 1, 3, 4');
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
  });

  test('settings: misère, strength, who begins, two people', async ({ page }) => {
    await open(page, 'nim', '2 2');
    await unfold(page);
    await page.locator('[data-set="misere"]').selectOption('misere');
    await expect(page.locator('mex-game')).toHaveAttribute('game', 'nim misere');
    await page.locator('[data-set="first"]').selectOption('computer');
    await expect(page.locator('mex-game .ply .by').first()).toHaveText('Computer:');
    await page.locator('[data-set="opponent"]').selectOption('0');
    await expect(page).toHaveURL(/skill=0/);
    await page.locator('[data-set="opponent"]').selectOption('person');
    await expect(status(page)).toContainText('Player');
  });
});

test('the computer is seen to move, after a pause', async ({ page }) => {
  await open(page, 'nim', '3 5 7');
  // Record all states, since the pause may be over before a slow machine looks at the page again.
  const states = await status(page).evaluateHandle((element) => {
    /** @type {(string | null)[]} */
    const texts = [];
    const look = () => texts.push(element.textContent);
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(look).observe(element, all);
    return texts;
  });
  await board(page).locator('[data-cell="2"] [data-amount="4"]').click();
  expect(await settled(page, 2)).toBe(false);
  expect((await states.jsonValue()).join('\n')).toContain('thinking');
  await expect(board(page).locator('.gap')).not.toHaveCount(0);
});

test('a heap too large to draw is played by its number', async ({ page }) => {
  await open(page, 'nim', '9007199254740991 5 700');
  await board(page).locator('[data-cell="0"] .hit').click();
  const field = board(page).locator('.bar input');
  await field.fill('9007199254740000');
  await field.press('Enter');
  await expect(page.locator('mex-game .ply').nth(1)).toContainText(
    'take 9\u202f007\u202f199\u202f254\u202f740\u202f000',
  );
});

test('of many heaps, one that is not drawn is reached by its number', async ({ page }) => {
  const heaps = Array.from({ length: 50 }, (_, i) => (i % 5) + 1).join(' ');
  await open(page, 'nim', heaps);
  await expect(board(page).locator('.heap')).toHaveCount(40);
  await board(page).locator('.more input').fill('47');
  await board(page).locator('.more input').press('Enter');
  const heap = page.getByRole('spinbutton', { name: 'Heap 47: 2 stones' });
  await expect(heap).toBeFocused();
  await heap.press('ArrowUp');
  await heap.press('Enter');
  await expect(page.locator('mex-game .ply').nth(1)).toContainText('take 1 from heap 47');
  // Use keys alone: the last cell of the board accepts the number of a heap.
  await settled(page, 2);
  await board(page).locator('[data-cell="more"]').focus();
  for (const key of ['4', '5', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('spinbutton', { name: 'Heap 45' })).toBeFocused();
});

test('undo does not wait for a computer that thinks long', async ({ page }) => {
  // The computer thinks long, since no theorem solves misère sums of this game.
  await open(page, 'split misere', '40 40 40');
  await page.locator('mex-game #move').fill('1=39+3');
  await page.locator('mex-game #move').press('Enter');
  await expect(status(page)).toContainText('thinking');
  await page.locator('[data-act="undo"]').click();
  await expect(page.locator('mex-game .where')).toHaveText('40 40 40');
  await expect(status(page)).toContainText('Your move');
});

test('a move taken back as soon as it shows stays taken back', async ({ page }) => {
  await page.goto('#v1/play?game=nim&position=3+5+7&players=2');
  await expect(status(page)).toContainText('Player 1');
  const moves = await page.locator('mex-game').evaluate(async (/** @type {any} */ game) => {
    const undone = new Promise((resolve) => {
      game.addEventListener('mex-change', () => resolve(game.undo()), { once: true });
    });
    await game.move('1-1');
    await undone;
    await new Promise((resolve) => setTimeout(resolve, 700));
    return game.current;
  });
  expect(moves).toBe('3 5 7');
  await expect(page).toHaveURL(/position=3(\+|%20)5(\+|%20)7&players=2$/);
});
