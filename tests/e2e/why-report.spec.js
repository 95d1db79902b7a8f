/**
 * Test the report after a lost game: it replays the game, explains the losing move, and links to the proof.
 */
import { expect, test } from './fixture.js';

/** A lost game of Nim from 1 5 8. The first move, to 1 5 7, is the mistake. */
const LOST = 'game=nim&position=0+0+0&start=1+5+8&moves=3-1%3B3-3%3B2-5%3B3-3%3B1-1%3B3-1';
/** A lost game of Wythoff from 3 6, whose report has no nim-sum. The winning first move was to 3 5. */
const PAIR = 'game=wythoff&position=0+0&start=3+6&moves=2-2%3B2-2%3B1-1%3B1-1%3B1-1%3B2-2';

const says = {
  'en-GB': {
    because:
      'You left 1 5 7, and from there the other side wins: take 3 from heap 3. Split into powers of two, an odd number of them have a 2, and the other side can make each number even: 1 ⊕ 5 ⊕ 7 = 3 ≠ 0 becomes 0.',
    explain: 'Why? This position explained',
    moment: 'Move 1 of 6, You: take 1 from heap 3.',
    proof: 'The proof, in the course',
    won: 'the player to move can win',
    left: 'You left 3 4, and there the player to move wins',
  },
  'zh-CN': {
    because:
      '你留下 1 5 7，对方从这里能赢：从第 3 堆取 3 个。拆成 2 的幂来看，含 2 的有奇数个，对方能让每种幂都有偶数个：1 ⊕ 5 ⊕ 7 = 3 ≠ 0，变回 0。',
    explain: '为什么？讲解这个局面',
    moment: '第 1 步（共 6 步），你：从第 3 堆取 1 个。',
    proof: '课程里的证明',
    won: '必胜态（N）',
    left: '你留下 3 4，这是必胜态',
  },
};

for (const [locale, words] of Object.entries(says)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the report says why the move lost', async ({ page }) => {
      await page.goto(`./#v1/play?${LOST}`);
      const report = page.locator('mex-report');
      await expect(report.locator('.because')).toContainText(words.because);
      const proof = report.getByRole('link', { name: words.proof });
      await expect(proof).toHaveAttribute('href', /lesson=nim/);
      // The replay begins at the losing move and explains the position after it.
      await expect(report.locator('.moment')).toContainText(words.moment);
      await report.getByText(words.explain).click();
      await expect(report.locator('mex-why .verdict')).toContainText(words.won);
      await expect(report.locator('mex-why')).toHaveAttribute('position', '1 5 7');
    });

    test('where no nim-sum decides, it names the answer', async ({ page }) => {
      await page.goto(`./#v1/play?${PAIR}`);
      await expect(page.locator('mex-report .because').first()).toContainText(words.left);
    });
  });
}

/** @param {import('@playwright/test').Page} page how many stones the replay's board shows */
const stones = (page) => page.locator('mex-replay .position .stone:not(.leaving)');

test('a finished game is replayed by buttons, keys, slider and curve', async ({ page }) => {
  await page.goto(`./#v1/play?${PAIR}`);
  const replay = page.locator('mex-replay');
  const caption = replay.locator('.moment');
  const press = (/** @type {string} */ name) => replay.locator(`[data-replay="${name}"]`).click();
  await expect(caption).toContainText('Move 1 of 6');
  await expect(stones(page)).toHaveCount(7);
  await press('first');
  await expect(caption).toContainText('3 6: you can win from here.');
  await expect(stones(page)).toHaveCount(9);
  // At the start, the winning move to 3 5 is marked.
  await expect(replay.locator('.position .tick.win')).toHaveCount(1);
  await expect(replay.locator('[data-replay="back"]')).toHaveAttribute('aria-disabled', 'true');
  await press('forward');
  await page.keyboard.press('ArrowRight');
  await expect(caption).toContainText('Move 2 of 6');
  await page.keyboard.press('End');
  await expect(caption).toContainText('The computer wins.');
  await expect(stones(page)).toHaveCount(0);
  await replay.getByRole('slider').fill('3');
  await expect(caption).toContainText('Move 3 of 6');
  // Only the mistake shown in the replay is explained in full. The other mistake takes one line.
  await expect(page.locator('mex-report li .because')).toHaveCount(1);
  await page.locator('mex-report .slip').first().click();
  await expect(caption).toContainText('Move 1 of 6');
  await replay.locator('.curve').click({ position: { x: 2, y: 40 } });
  await expect(caption).toContainText('3 6');
  // The board of the game shows the last position during the replay.
  await expect(page.locator('mex-game .status.over')).toBeVisible();
});

test('a game plays by itself to its end', async ({ page }) => {
  await page.clock.install();
  await page.goto(`./#v1/play?${PAIR}`);
  const caption = page.locator('mex-replay .moment');
  await expect(caption).toContainText('Move 1 of 6');
  await page.locator('[data-replay="play"]').click();
  for (const n of [2, 3, 4, 5, 6]) {
    await expect(caption).toContainText(`Move ${n} of 6`);
    await expect(page.locator('[data-replay="play"]')).toHaveText(n < 6 ? 'Pause' : 'Play');
    await page.clock.fastForward(1500);
  }
});

/**
 * Return the number of moves that remain on two heaps of `wythoff` if the winner plays fast and the loser
 * delays.
 */
const left = (() => {
  /** @type {Map<string, number>} */
  const known = new Map();
  return function far(/** @type {number} */ a, /** @type {number} */ b) {
    const key = `${a} ${b}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const after = [];
    for (let n = 1; n <= a; n++) after.push(far(a - n, b));
    for (let n = 1; n <= b; n++) after.push(far(a, b - n));
    for (let n = 1; n <= Math.min(a, b); n++) after.push(far(a - n, b - n));
    // The player to move wins by moving to a lost position, from which an even number of moves remains.
    const wins = after.filter((count) => count % 2 === 0);
    const count = after.length ? 1 + (wins.length ? Math.min(...wins) : Math.max(...after)) : 0;
    known.set(key, count);
    return count;
  };
})();

test('the curve shows how far the end was', async ({ page }) => {
  await page.goto(`./#v1/play?${PAIR}`);
  const replay = page.locator('mex-replay');
  await page.getByText('The game as a table').click();
  const rows = replay.locator('tbody tr');
  const positions = await rows.locator('code').allInnerTexts();
  expect(positions).toHaveLength(7);
  for (const [at, position] of positions.entries()) {
    const [a, b] = position.split(' ').map(Number);
    await expect(rows.nth(at).locator('td').last()).toHaveText(String(left(a, b)));
  }
  const [a, b] = positions[1].split(' ').map(Number);
  await expect(replay.locator('.moment')).toContainText(`${left(a, b)} more moves end the game`);
  const most = Math.max(
    ...positions.map((text) =>
      left(.../** @type {[number, number]} */ (text.split(' ').map(Number))),
    ),
  );
  await expect(replay.locator('.legend')).toContainText(`at most ${most} moves`);
  // At the end of the game, the curve meets the middle line.
  const last = replay.locator('.curve circle, .curve rect[width="9"]').last();
  const box = await last.boundingBox();
  const middle = await replay.locator('.curve').boundingBox();
  expect(box && middle && box.y + box.height / 2 - middle.y).toBeCloseTo(44, 0);
});

test('a second curve has the SG values, in words as well; none where there are none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('#v1/play?game=nim&position=1+2&moves=2-2;1-1');
  const replay = page.locator('mex-replay');
  await expect(replay.locator('[data-values]')).toContainText('from the start on: 3, 1, 0.');
  // Points for larger values are higher.
  const tops = await replay
    .locator('.values circle, .values rect[width="9"]')
    .evaluateAll((points) => points.map((point) => point.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await replay.locator('details summary').last().click();
  await expect(replay.locator('tbody tr td:nth-child(5)')).toHaveText(['3', '1', '0']);
  await replay.locator('.values').click({ position: { x: 2, y: 40 } });
  await expect(replay.locator('.moment')).toContainText('The start of the game');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto('#v1/play?game=nim+misere&position=1+2&moves=2-1;2-1;1-1');
  await expect(replay.locator('.legend')).toBeVisible();
  await expect(replay.locator('.curve')).toHaveCount(1);
  await expect(replay.locator('.values')).toHaveCount(0);
});

test('the game can be read as a table', async ({ page }) => {
  await page.goto(`./#v1/play?${PAIR}`);
  await page.getByText('The game as a table').click();
  const rows = page.locator('mex-replay tbody tr');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(3)).toContainText('You: take 1 from heap 1');
  await expect(rows.nth(3)).toContainText('Computer wins');
});

test('positions of a plant are small pictures, with their text to be read and copied', async ({
  page,
}) => {
  await page.goto('./#v1/play?game=hackenbush&position=0-a+a-b+0-c&players=2&moves=-0-c%3B-0-a');
  const report = page.locator('mex-report');
  const slip = report.getByRole('button', { name: /cut the edge 0–c.*0-a a-b 0-c\s*→\s*0-a a-b/ });
  // Scroll to the pictures, which are drawn only when they are about to become visible.
  await slip.scrollIntoViewIfNeeded();
  await expect(slip.locator('mex-thumbnail svg')).toHaveCount(2);
  await expect(slip.locator('svg .bark').first()).toBeVisible();
  await expect(slip.locator('[data-cell], .hit')).toHaveCount(0);
  await report.getByText('The positions as text').click();
  await expect(report.getByText('0-a a-b 0-c → 0-a a-b', { exact: true })).toBeVisible();
  // The list of moves has a picture of each position after a move.
  await expect(page.locator('.moves mex-thumbnail[aria-hidden="true"] svg')).toHaveCount(3);
});

test('beside a long move the small picture keeps its size', async ({ page }) => {
  await page.goto('./#v1/play?game=cram&position=4x4&players=2&moves=1%3A2-1%3A3%3B3%3A2-3%3A3');
  const pictures = page.locator('.moves mex-thumbnail svg');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(30);
});
