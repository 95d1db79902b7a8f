import { expect, test } from '../fixture.js';
import { board, open, status, toTheEnd } from '../play-steps.js';

/**
 * Games, each with a starting position that is small enough to be played to its end.
 * @type {[string, string][]}
 */
const starts = [
  ['kayles', '7 3'],
  ['grundy', '8 5'],
  ['lasker', '3 4'],
  ['treblecross', '9'],
  ['hex 0.8F', '6'],
  ['n -> n-2 | (i, i, n-1-2*i) for i in 1..n/2 if 2*i < n', '8 5'],
  ['euclid', '7 24'],
  ['greedy', '3 5 6'],
  ['nimble', '1 4 6 6'],
  ['silver-dollar', '1 4 6 9'],
  ['turning-turtles', 'THHTH'],
  ['mock-turtles', 'THTHH'],
  ['ruler', 'HTTHTH'],
  ['chomp', '4 4 3'],
  ['hackenbush', '0-a a-b a-c b-c 0-d d-d 0-d'],
  ['prune', '0-a a-b a-c 0-d'],
  ['uproot', '0-a a-b b-c a-d 0-e'],
  ['corners', '1:3 2:2'],
  ['rugs', '1:1 2:1'],
  ['every kayles', '5 3 2'],
  ['rapid subtract 1 3 4', '7 5 6'],
  ['notakto', '.X....... ..X.X....'],
  ['geography a-b b-c c-d d-e e-a c-f f-g g-h h-f', 'd'],
];

/** The uncaught errors of the page, which make a test fail. @type {Error[]} */
let uncaught = [];
test.beforeEach(({ page }) => {
  uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error));
});
test.afterEach(() => expect(uncaught).toEqual([]));

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Return the row and column of a coin that shows heads, outside the first row and column if possible, and of
 * the coin one row above and one column to the left.
 * @param {Locator} b
 */
async function headOf(b) {
  const all = await b
    .locator('.place.head')
    .evaluateAll((places) =>
      places.map((place) => String(place.getAttribute('data-cell')).split(':').map(Number)),
    );
  const [row, column] = all.find((at) => at[0] > 0 && at[1] > 0) ?? all[0];
  return { row, column, up: Math.max(0, row - 1), left: Math.max(0, column - 1) };
}

/**
 * Functions that make a move by mouse, keyed by the board's element.
 * @type {Record<string, (b: Locator, page: Page) => Promise<void>>}
 */
const mouse = {
  'mex-board-heaps': (b) => b.locator('.hit:not(.no)').first().click(),
  'mex-board-strip': async (b) => {
    // Click coins until one can move: a click shows the possible targets of a coin.
    for (const coin of await b.locator('.coin[data-cell]').all()) {
      await coin.click();
      const open = b.locator('.square.open');
      if (!(await open.count())) continue;
      await open.first().click({ position: { x: 6, y: 6 } });
      return;
    }
  },
  'mex-board-coins': async (b) => {
    const head = b.locator('.place.head').last();
    await head.click();
    await expect(b.locator('.place.chosen')).toHaveCount(1);
    await b.locator('button.do').click();
  },
  'mex-board-rows': (b) => b.locator('.bit[aria-disabled="false"]').last().click(),
  'mex-board-plant': (b) => b.locator('.edge .grip').last().click(),
  'mex-board-tree': (b) => b.locator('.knot').last().click(),
  'mex-board-plane': async (b) => {
    const { row, column, up, left } = await headOf(b);
    await b.locator(`[data-cell="${row}:${column}"]`).click();
    if (row > up || column > left) await b.locator(`[data-cell="${up}:${left}"]`).click();
    if (await b.locator('button.do').count()) await b.locator('button.do').click();
  },
  'mex-board-walk': (b) => b.locator('.node.target').first().click(),
  'mex-board-each': async (b) => {
    for (const ways of await b.locator('.ways').all())
      await ways.locator('.choice').first().click();
    await b.locator('button.do').click();
  },
  'mex-board-sheets': (b) => b.locator('.spot').first().click(),
  'mex-board-options': async (b) => {
    const stone = b.locator('.heap[aria-disabled="false"] .row.pick [data-at]');
    if (await stone.count()) await stone.first().click();
    else {
      await b.locator('.heap[aria-disabled="false"] .size').first().click();
      await b.locator('.choice').first().click();
    }
  },
};

/**
 * Functions that make a move by keys alone, keyed by the board's element. The board has one tab stop.
 * @type {Record<string, (page: Page) => Promise<void>>}
 */
const keys = {
  'mex-board-coins': async (page) => {
    await page.keyboard.press('End');
    const count = await board(page).locator('[data-cell]').count();
    for (let n = 0; n < count; n++) {
      if (await board(page).locator('.place.head:focus').count()) break;
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  },
  'mex-board-rows': async (page) => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    if (!(await board(page).locator('.bit.at').count())) {
      for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    }
    await page.keyboard.press('Enter');
  },
  'mex-board-plant': async (page) => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(board(page).locator('.edge.cut')).toHaveCount(1);
    await page.keyboard.press('Enter');
  },
  'mex-board-tree': async (page) => {
    for (const key of ['Home', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  },
  'mex-board-plane': async (page) => {
    const { row, column, up, left } = await headOf(board(page));
    const press = async (/** @type {string} */ key, /** @type {number} */ times) => {
      for (let n = 0; n < times; n++) await page.keyboard.press(key);
    };
    // Move the focus to the first coin, and from there to the coin that shows heads.
    await press('ArrowUp', 24);
    await press('ArrowLeft', 24);
    await press('ArrowDown', row);
    await press('ArrowRight', column);
    await page.keyboard.press('Enter');
    await press('ArrowUp', row - up);
    await press('ArrowLeft', column - left);
    // The first Enter adds the row and the column to the choice, the second Enter turns the coins.
    if (row > up || column > left) await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
  'mex-board-each': async (page) => {
    // Each Enter chooses a move in one component and moves the focus to the next component. The last Enter
    // plays the move.
    const live = await board(page).locator('.ways').count();
    for (let n = 0; n <= live; n++) await page.keyboard.press('Enter');
  },
  'mex-board-sheets': async (page) => {
    for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    if (await board(page).locator('.spot.chosen').count()) await page.keyboard.press('Enter');
  },
  'mex-board-walk': async (page) => {
    // The first Enter picks up the token and moves the focus to a target. The second Enter moves the token
    // there.
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  },
};

/** Move the focus along the cells until an amount can be chosen, and play it. @param {Page} page */
async function amount(page) {
  const b = board(page);
  const cells = await b.locator('[data-cell]').count();
  for (let n = 0; n < cells; n++) await page.keyboard.press('ArrowLeft');
  for (let n = 0; n < cells; n++) {
    await page.keyboard.press('ArrowUp');
    if (Number(await b.locator('[data-cell]:focus').getAttribute('aria-valuenow'))) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** @param {Page} page */
const tagOf = (page) => board(page).evaluate((element) => element.localName);

for (const [turn, lang] of ['en-GB', 'zh-CN'].entries()) {
  test.describe(lang, () => {
    test.use({ locale: lang, reducedMotion: 'reduce' });
    const ends = lang === 'zh-CN' ? '赢了' : /wins?[.!]/;
    const none = lang === 'zh-CN' ? '已无路可走' : 'No move is left';
    // Alternate between games: play every second game by mouse in one language and by keys in the other.
    for (const [i, [game, position]] of starts.entries()) {
      const byMouse = i % 2 === turn;
      test(`${game} is played to its end by ${byMouse ? 'mouse' : 'keys'}`, async ({ page }) => {
        await open(page, game, position);
        const tag = await tagOf(page);
        await toTheEnd(page, async () => {
          if (byMouse) return mouse[tag](board(page), page);
          await board(page).locator('[data-cell][tabindex="0"]').focus();
          await (keys[tag] ?? amount)(page);
        });
        await expect(status(page)).toContainText(ends);
        await expect(page.locator('mex-game [role="log"]')).toContainText(none);
        await expect(page.locator('mex-report')).toContainText(
          lang === 'zh-CN' ? '开局' : 'The start was',
        );
        await expect(page.locator('mex-game .error')).toHaveCount(0);
      });
    }
  });
}

test.describe('each board', () => {
  test.use({ reducedMotion: 'reduce' });

  test('has one tab stop', async ({ page }) => {
    for (const [game, position] of starts) {
      await page.goto('about:blank');
      await open(page, game, position);
      const stops = board(page).locator('[tabindex="0"], :is(button, input, a):not([tabindex])');
      await expect(stops, game).toHaveCount(1);
    }
  });

  test('fits into 360 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    for (const [game, position] of starts) {
      await page.goto('about:blank');
      await open(page, game, position);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, game).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('heaps that break', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a run of stones is drawn over, and the heap is seen to split', async ({ page }) => {
    await open(page, 'kayles', '9', { players: '2' });
    const stone = (/** @type {number} */ n) => board(page).locator(`[data-at="${n}"]`);
    await stone(3).hover();
    await expect(board(page).locator('.size .arrow')).toHaveText('→ 5 + 3');
    await page.mouse.down();
    await stone(4).hover();
    await expect(board(page).locator('.pebble.lifted')).toHaveCount(2);
    await page.mouse.up();
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('leaving 4 and 3');
    await expect(board(page).locator('.heap.new')).toHaveCount(2);
  });

  test('a stroke that leaves the row is given up', async ({ page }) => {
    await open(page, 'kayles', '9', { players: '2' });
    await board(page).locator('[data-at="2"]').hover();
    await page.mouse.down();
    await page.mouse.move(20, 20, { steps: 4 });
    await page.mouse.up();
    await board(page).locator('[data-at="6"]').hover();
    await expect(board(page).locator('.pebble.lifted')).toHaveCount(1);
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
  });

  test('what the rule does not allow is said', async ({ page }) => {
    await open(page, 'kayles', '9');
    await board(page).locator('[data-at="2"]').hover();
    await page.mouse.down();
    await board(page).locator('[data-at="5"]').hover();
    await page.mouse.up();
    await expect(board(page).locator('.notice')).toContainText('does not allow');
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
  });

  test('options are found by digits, walked through, and read aloud', async ({ page }) => {
    await open(page, 'grundy', '20');
    const heap = board(page).locator('[data-cell="0"]');
    await heap.focus();
    await expect(heap).toHaveAttribute('aria-valuetext', 'nothing chosen; 9 options');
    for (const key of ['1', '3']) await page.keyboard.press(key);
    await expect(heap).toHaveAttribute('aria-valuetext', 'becomes 13 + 7; 7 of 9 options');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(heap).toHaveAttribute('aria-valuetext', /becomes 14 \+ 6/);
    await page.keyboard.press('Enter');
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('into 14 and 6');
  });

  test('a large heap is drawn with few elements, and any option can be played', async ({
    page,
  }) => {
    await open(page, 'lasker', '10000', { players: '2' });
    expect(await board(page).locator('*').count()).toBeLessThan(300);
    await board(page).locator('.search input').fill('6000 + 4000');
    await board(page).locator('.search input').press('Enter');
    await expect(page.locator('mex-game .where')).toHaveText('6000 4000');
  });

  test('winning options come first and are marked', async ({ page }) => {
    await open(page, 'kayles', '9');
    await page.locator('[data-act="hint"]').click();
    await expect(board(page).locator('.choice.win')).not.toHaveCount(0);
    await expect(board(page).locator('.choice').first()).toHaveText(/wins: 4 \+ 4/);
    await expect(board(page).locator('.star')).toHaveCount(1);
    await board(page).locator('.choice.win').first().click();
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('leaving 4 and 4');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, reducedMotion: 'reduce' });

  test('the first tap chooses, the second does it', async ({ page }) => {
    await open(page, 'chomp', '4 4 3', { players: '2' });
    const square = board(page).locator('[data-cell="1:2"]');
    await square.tap();
    await expect(board(page).locator('.bit.bitten')).toHaveCount(3);
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
    await square.tap();
    await expect(page.locator('mex-game .where')).toHaveText('4 2 2');
  });

  test('a stone is chosen by a tap, and what it leaves is drawn apart before it is done', async ({
    page,
  }) => {
    await open(page, 'kayles', '9', { players: '2' });
    await board(page).locator('[data-at="3"]').tap();
    await expect(board(page).locator('.pebble.apart')).toHaveCount(2);
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
    await board(page).locator('button.do').tap();
    await expect(page.locator('mex-game .where')).toHaveText('5 3');
  });

  test('coins are chosen one by one, then turned', async ({ page }) => {
    await open(page, 'mock-turtles', 'THTHH', { players: '2' });
    for (const cell of [4, 2, 0]) await board(page).locator(`[data-cell="${cell}"]`).tap();
    await expect(board(page).locator('.place.chosen')).toHaveCount(3);
    await board(page).locator('button.do').tap();
    await expect(page.locator('mex-game .where')).toHaveText('HHHHT');
  });
});

test('a coin is dragged along the strip', async ({ page }) => {
  await open(page, 'silver-dollar', '1 4 6 11', { players: '2' });
  const middle = async (/** @type {string} */ what) => {
    const box = await board(page).locator(what).boundingBox();
    if (!box) throw new Error(`no ${what}`);
    return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  // Repeat the drag: the first press loads the code for dragging, and a coin that is released before the code
  // has loaded does not move.
  await expect(async () => {
    await page.mouse.move(...(await middle('.coin[data-cell="3"]')));
    await page.mouse.down();
    for (const square of [10, 9, 8]) {
      await page.mouse.move(...(await middle(`[data-square="${square}"]`)), { steps: 3 });
    }
    await expect(board(page).locator('.square.to')).toHaveAttribute('data-square', '8');
    await page.mouse.up();
    await expect(page.locator('mex-game .where')).toHaveText('1 4 6 8', { timeout: 2000 });
  }).toPass();
});

test('what falls is shown before the cut', async ({ page }) => {
  await open(page, 'hackenbush', '0-a a-b a-c b-c 0-d', { players: '2' });
  const edge = page.getByRole('button', { name: 'Edge 0 to a' });
  await edge.locator('.grip').hover();
  await expect(edge).toHaveAttribute(
    'aria-label',
    'Edge 0 to a, on the ground; cut it and 3 more edges fall',
  );
  await edge.locator('.grip').click();
  await expect(page.locator('mex-game .where')).toHaveText('0-d');
});
