import { expect, test } from './fixture.js';
import { board, open, settled, starts, status, toTheEnd } from './play-steps.js';

/** The uncaught errors of the page, which make a test fail. @type {Error[]} */
let uncaught = [];
test.beforeEach(({ page }) => {
  uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error));
});
test.afterEach(() => expect(uncaught).toEqual([]));

/** Return the focused cell of the board. @param {import('@playwright/test').Page} page */
const focused = (page) => board(page).locator('[data-cell]:focus');

/**
 * Move the focus to the board's only tab stop, unless a cell has the focus.
 * @param {import('@playwright/test').Page} page
 */
async function enter(page) {
  if (await focused(page).count()) return;
  await board(page).locator('[data-cell][tabindex="0"]').focus();
  await expect(focused(page)).toHaveCount(1);
}

/**
 * Move the focus along the heaps to one from which stones can be taken, and take them.
 * @param {import('@playwright/test').Page} page
 */
async function take(page) {
  const cells = await board(page).locator('[data-cell]').count();
  for (let n = 0; n < cells; n++) await page.keyboard.press('ArrowLeft');
  for (let n = 0; n < cells; n++) {
    await page.keyboard.press('ArrowUp');
    if (Number(await focused(page).getAttribute('aria-valuenow'))) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** @type {Record<string, (page: import('@playwright/test').Page) => Promise<void>>} */
const hands = {
  'mex-board-graph': async (page) => {
    const b = board(page);
    // Move the focus among the nodes by arrow keys, until it is on a node with a token that can move.
    for (const key of [
      'Home',
      'ArrowUp',
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowDown',
      'ArrowRight',
      'ArrowDown',
    ]) {
      if (await b.locator('.node.live:focus').count()) break;
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Enter');
    await expect(b.locator('.node.target:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  },
  'mex-board-split': async (page) => {
    const b = board(page);
    const heaps = await b.locator('.heap').count();
    for (let n = 0; n < heaps; n++) await page.keyboard.press('ArrowLeft');
    for (let n = 0; n < heaps; n++) {
      if (await b.locator('.heap[aria-disabled="false"]:focus').count()) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await expect(b.locator('.cut [data-cell="a"]:focus')).toHaveCount(1);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('0');
    await page.keyboard.press('Enter');
  },
};

for (const lang of ['en-GB', 'zh-CN']) {
  // The short tests play with the mouse in English and with the keyboard in Chinese.
  test.describe(lang, { tag: lang === 'zh-CN' ? [] : '@long' }, () => {
    test.use({ locale: lang, reducedMotion: 'reduce' });
    for (const [game, position] of starts) {
      test(`${game} is played to its end with the keyboard`, async ({ page }) => {
        await open(page, game, position);
        const tag = await board(page).evaluate((element) => element.localName);
        await enter(page);
        await toTheEnd(page, async () => {
          await enter(page);
          await (hands[tag] ?? take)(page);
        });
        await expect(status(page)).toContainText(lang === 'zh-CN' ? '赢了' : /wins?[.!]/);
        await expect(page.locator('mex-game [role="log"]')).toContainText(
          lang === 'zh-CN' ? '已无路可走' : 'No move is left',
        );
      });
    }
  });
}

test.describe('one board', () => {
  test.use({ reducedMotion: 'reduce' });

  test('has one tab stop', async ({ page }) => {
    for (const [game, position] of starts) {
      await open(page, game, position);
      const stops = board(page).locator('[tabindex="0"], :is(button, input, a):not([tabindex])');
      await expect(stops).toHaveCount(1);
    }
  });

  test('is read heap by heap, with what would remain', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    const heap = page.getByRole('spinbutton', { name: 'Heap 2: 5 stones' });
    await heap.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(heap).toHaveAttribute('aria-valuetext', 'take 2, leaves 3');
    await page.keyboard.press('Escape');
    await expect(heap).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('4');
    await expect(heap).toHaveAttribute('aria-valuenow', '4');
    await page.keyboard.press('Enter');
    expect(await settled(page, 2)).toBe(false);
    await expect(page.locator('mex-game [role="log"]')).toContainText(
      '1. You: take 4 from heap 2.',
    );
    await expect(page.locator('mex-game [role="log"]')).toContainText('2. Computer: take');
  });

  test('several heaps are chosen before they are taken', async ({ page }) => {
    await open(page, 'moore 2', '3 5 7 9');
    await board(page).locator('[data-cell="0"]').focus();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp']) {
      await page.keyboard.press(key);
    }
    await expect(board(page).locator('.notice')).toContainText('at most 2 heaps');
    await page.keyboard.press('Enter');
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('from each of heaps 1 and 2');
  });

  test('wythoff takes the same from both', async ({ page }) => {
    await open(page, 'wythoff', '3 5');
    await board(page).locator('[data-cell="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(page.locator('mex-game .ply').nth(1)).toContainText(
      'take 2 from each of heaps 1 and 2',
    );
  });

  test('merging by keys', async ({ page }) => {
    await open(page, 'merge', '1 1 3');
    await board(page).locator('[data-cell="0"]').focus();
    await page.keyboard.press('Enter');
    await expect(board(page).locator('.heap.held')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('merge heaps 1 and 3');
  });

  test('keeps the focus through moves, and takes none on load', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    await board(page).locator('[data-cell="2"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await settled(page, 2)).toBe(false);
    await expect(focused(page)).toHaveCount(1);
  });

  test('listens to no keys that are not meant for it', async ({ page }) => {
    await open(page, 'nim', '3 5 7');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
  });
});

test('keys lead back and forth in a game, where no board or field has them', async ({ page }) => {
  await open(page, 'nim', '3 5 7', { moves: '1-1;2-1', players: '2' });
  await settled(page);
  const current = page.locator('mex-game .ply[aria-current]');
  await expect(current).toContainText('2');
  await page.keyboard.press('ArrowLeft');
  await expect(status(page)).toContainText('Player 2');
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toContainText('Player 1');
  await page.keyboard.press('Control+z');
  await expect(status(page)).toContainText('Player 2');
  await page.keyboard.press('Control+y');
  await expect(status(page)).toContainText('Player 1');
  const field = page.locator('mex-game input[name=move]');
  await field.fill('1-1');
  await field.press('ArrowLeft');
  await field.press('Control+z');
  await expect(status(page)).toContainText('Player 1');
});

test('an undo of the game undoes nothing in the move field', async ({ page }) => {
  await open(page, 'nim', '3 5 7', { players: '2' });
  await settled(page);
  const field = page.locator('mex-game input[name=move]');
  await field.pressSequentially('1-1');
  await field.press('Enter');
  await expect(status(page)).toContainText('Player 2');
  await field.blur();
  for (const [key, player] of [
    ['Control+z', 'Player 1'],
    ['Control+y', 'Player 2'],
  ]) {
    await page.keyboard.press(key);
    await expect(status(page)).toContainText(player);
    await expect(field).toHaveValue('');
    await expect(field).not.toBeFocused();
  }
});
