import { expect, openFixture, test, uncaught } from './fixture.js';
import { open, status } from './play-steps.js';

/** Test graphs with cycles, which have drawn positions: on the board and in the drawing of the graph. */

test.use({ reducedMotion: 'reduce' });

/** A graph in which the player who leaves the cycle loses. */
const CIRCLE = 'graph a>b b>a b>c c>d';

/** @param {import('@playwright/test').Page} page @param {string} text */
async function type(page, text) {
  const field = page.locator('mex-game #move');
  await field.fill(text);
  await field.press('Enter');
}

test('the same position for the third time is a draw, which can be taken back', async ({
  page,
}) => {
  await open(page, CIRCLE, 'a');
  await expect(status(page)).toContainText('third time is a draw');
  await type(page, 'a>b');
  await expect(page.locator('mex-game .where')).toHaveText('a');
  await expect(status(page)).toContainText('second time');
  await type(page, 'a>b');
  await expect(page.locator('mex-game .status.over')).toContainText('A draw.');
  await expect(page.locator('mex-game .status.over')).toContainText('same position');
  await expect(page.locator('mex-report')).toContainText('The start was a draw');
  await page.locator('mex-game [data-act="undo"]').click();
  await expect(page.locator('mex-game .status.over')).toHaveCount(0);
  await expect(page.locator('mex-game .where')).toHaveText('a');
  await page.locator('mex-game [data-act="redo"]').click();
  await expect(page.locator('mex-game .status.over')).toContainText('A draw.');
});

test('a graph with more edges takes the place of one on the board', async ({ page }) => {
  const errors = uncaught(page);
  await open(page, 'graph a>a', 'a');
  await expect(page.locator('mex-game .edge')).toHaveCount(1);
  await page.evaluate(() => (location.hash = '#v1/play?game=graph+a>b+b>a&position=a'));
  await expect(page.locator('mex-game .edge')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('a link brings a drawn game back, and no move beyond it', async ({ page }) => {
  const moves = 'a>b;b>a;a>b;b>a;a>b';
  await open(page, CIRCLE, 'a', { start: 'a', moves, players: '2' });
  await expect(page.locator('mex-game .status.over')).toContainText('A draw.');
  await expect(page.locator('mex-game .note')).toContainText('Move 5');
});

test('hints say that it is a draw, and values stand on the nodes', async ({ page }) => {
  await open(page, CIRCLE, 'b');
  await page.locator('mex-game [data-act="hint"]').click();
  await expect(page.locator('mex-game .hints')).toContainText('one move keeps the draw');
  await expect(page.locator('mex-game .badge')).toHaveCount(4);
  await expect(page.locator('mex-game [data-cell="1"] .value')).toHaveText('∞{1}');
});

test('it is explained node by node, in both languages', async ({ page }) => {
  await openFixture(page, `<mex-why game="${CIRCLE}" position="a"></mex-why>`);
  const why = page.locator('mex-why');
  await expect(why.locator('.verdict')).toContainText('Drawn (D)');
  await expect(why).toContainText('d has no arrow');
  await expect(why).toContainText('c has an arrow to d, which is lost: won (N).');
  await expect(why).toContainText('The queue is empty, and a, b are left.');
  await openFixture(page, `<mex-why game="${CIRCLE}" position="b c"></mex-why>`, { lang: 'zh' });
  await expect(page.locator('mex-why .verdict')).toContainText('循环博弈值 ∞{0}');
  await expect(page.locator('mex-why')).toContainText('再也给不出数值：a、b 为 ∞。');
});

test('the drawing has the circle, its values and a legend, and is labelled step by step', async ({
  page,
}) => {
  await openFixture(page, `<mex-graph game="${CIRCLE}" position="a b"></mex-graph>`);
  const graph = page.locator('mex-graph');
  await expect(graph.locator('.node')).toHaveCount(4);
  await expect(graph.locator('.edge')).toHaveCount(4);
  await expect(graph.locator('.legend')).toContainText('draw');
  await expect(
    graph.getByRole('button', { name: /^b, value infinite, options with 1/ }),
  ).toBeVisible();
  await graph.getByRole('button', { name: 'Value the nodes step by step' }).click();
  await graph.getByRole('button', { name: 'To the end' }).click();
  await expect(graph.locator('.reason').getByRole('status')).toContainText('b gets no number: ∞');
});

test('a token that can stay where it is does so by hand', async ({ page }) => {
  await openFixture(
    page,
    '<mex-game game="graph a>a a>b b>c" position="a" players="2"></mex-game>',
  );
  const node = page.locator('mex-game [data-cell="0"]');
  await node.click();
  await node.click();
  await expect(page.locator('mex-game .ply')).toHaveCount(2);
  await expect(page.locator('mex-game .where')).toHaveText('a');
});
