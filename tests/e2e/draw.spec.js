/** Test the drawing of graphs by mouse, by touch and by keys, and undo, reading and writing as text. */
import { expect, test } from './fixture.js';
import { open } from './play-steps.js';
import { violations } from './violations.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const dialog = (page) => page.locator('dialog.draw');

/** @param {Page} page @param {string} name */
const node = (page, name) => dialog(page).locator(`.node[aria-label^="Node ${name}"]`);

/** @param {Page} page */
const said = (page) => dialog(page).locator('.said');

/** @param {Page} page */
const text = (page) => dialog(page).locator('#draw-text');

/** @param {Page} page */
async function openSheet(page, game = 'graph a>b', position = 'a') {
  await open(page, game, position);
  await page.locator('[data-draw]').click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('.node').first()).toBeVisible();
}

/**
 * Return the centre of a node or of the drawing area.
 * @param {import('@playwright/test').Locator} part
 */
async function middle(part) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Page} page @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** @param {Page} page @param {number} x @param {number} y from the corner of the paper */
async function paperPoint(page, x, y) {
  const box = await dialog(page).locator('.paper').boundingBox();
  if (!box) throw new Error('no paper');
  return { x: box.x + x, y: box.y + y };
}

test('by mouse: nodes by clicks, edges by drags, tokens by buttons; and it is played', async ({
  page,
}) => {
  await openSheet(page);
  const c = await paperPoint(page, 60, 60);
  await page.mouse.click(c.x, c.y);
  await expect(said(page)).toHaveText('Node c is added.');
  await drag(page, await middle(node(page, 'b')), c);
  await expect(said(page)).toHaveText('b>c is added.');
  // A drag to an empty place adds a node and an edge to that node.
  await drag(page, c, await paperPoint(page, 60, 160));
  await expect(said(page)).toHaveText('c>d is added.');
  // A drag along an existing edge removes the edge.
  await drag(page, await middle(node(page, 'a')), await middle(node(page, 'b')));
  await expect(said(page)).toHaveText('a>b is removed.');
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page).locator('.edge')).toHaveCount(3);
  await node(page, 'b').click();
  await dialog(page).getByRole('button', { name: 'Add a token' }).click();
  await expect(said(page)).toHaveText('1 token on b.');
  await dialog(page).getByRole('button', { name: 'Use this graph' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/game=graph\+a%3Eb\+b%3Ec\+c%3Ed&position=a\+b/);
  await expect(page.locator('mex-game .where')).toHaveText('a b');
});

test('a drag moves a node where that is chosen, and its edges follow', async ({ page }) => {
  await openSheet(page);
  await dialog(page).getByRole('button', { name: 'moves a node' }).click();
  const to = await paperPoint(page, 80, 90);
  await drag(page, await middle(node(page, 'b')), to);
  await expect(said(page)).toHaveText('Node b is moved.');
  const now = await middle(node(page, 'b').locator('.plate'));
  expect(Math.hypot(now.x - to.x, now.y - to.y)).toBeLessThan(2);
  await dialog(page).getByRole('button', { name: 'Arrange' }).click();
  await expect
    .poll(async () => {
      const { x, y } = await middle(node(page, 'b').locator('.plate'));
      return Math.hypot(x - to.x, y - to.y);
    })
    .toBeGreaterThan(40);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(said(page)).toHaveText('The last change is undone.');
  await expect(dialog(page).getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('by keys alone, each step said', async ({ page }) => {
  await openSheet(page, 'node-kayles', 'a-b');
  await node(page, 'a').focus();
  const keys = page.keyboard;
  await keys.press('n');
  await expect(said(page)).toHaveText('Node c is added.');
  await expect(node(page, 'c')).toBeFocused();
  await keys.press('Enter');
  await expect(said(page)).toContainText('An edge begins at c');
  // Escape cancels the edge that was begun, but does not close the dialog.
  await keys.press('Escape');
  await expect(said(page)).toHaveText('No edge is begun.');
  await expect(dialog(page)).toBeVisible();
  await keys.press('Enter');
  await keys.press('Home');
  await expect(node(page, 'a')).toBeFocused();
  await keys.press('Enter');
  await expect(said(page)).toHaveText('c-a is added.');
  await keys.press('End');
  await expect(dialog(page).getByRole('button', { name: 'Edge c-a' })).toBeFocused();
  await keys.press('Delete');
  await expect(said(page)).toHaveText('c-a is removed.');
  await keys.press('ControlOrMeta+z');
  await expect(dialog(page).locator('.edge')).toHaveCount(2);
  await keys.press('Home');
  await keys.press('F2');
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await keys.type('top');
  await keys.press('Enter');
  await expect(said(page)).toHaveText('a is called top now.');
  const use = dialog(page).getByRole('button', { name: 'Use this graph' });
  await use.focus();
  await keys.press('Enter');
  await expect(page).toHaveURL(/game=node-kayles&position=top-b\+c-top/);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  test.describe(`in a ${colorScheme} window`, () => {
    test.use({ colorScheme });

    test('the dialog has no violations, and the focus is in it', async ({ page }) => {
      await openSheet(page, 'hackenbush', '0-a a-b');
      await dialog(page).getByText('As text: paste or copy').click();
      await node(page, 'a').click();
      await expect(node(page, 'a')).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('[data-draw]')).toBeFocused();
    });
  });

test('loops and parallel edges: by a drag out and back, by buttons and by keys', async ({
  page,
}) => {
  await openSheet(page, 'hackenbush', '0-a');
  const a = await middle(node(page, 'a'));
  // A drag within a node draws nothing.
  await drag(page, a, { x: a.x + 12, y: a.y });
  await expect(dialog(page).locator('.edge')).toHaveCount(1);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + 90, a.y, { steps: 4 });
  await page.mouse.move(a.x + 4, a.y, { steps: 4 });
  await expect(dialog(page).locator('.pull')).toHaveAttribute('d', /C/);
  await page.mouse.up();
  await expect(said(page)).toHaveText('a-a is added.');
  const button = (/** @type {string} */ name) => dialog(page).getByRole('button', { name });
  await button('Remove the loop').click();
  await expect(said(page)).toHaveText('a-a is removed.');
  await button('Add a loop').click();
  await expect(said(page)).toHaveText('a-a is added.');
  await button('Edge 0-a').focus();
  await button('Double it').click();
  await expect(said(page)).toHaveText('0-a is doubled: 2 such edges.');
  await button('Edge 0-a').last().focus();
  await page.keyboard.press('d');
  await expect(said(page)).toHaveText('0-a is doubled: 3 such edges.');
  await expect(button('Edge 0-a').last()).toBeFocused();
  await button('Use this graph').click();
  await expect(page).toHaveURL(/game=hackenbush&position=0-a\+a-a\+0-a\+0-a/);
});

test('the choice of a game is undone with the other changes, and a graph it does not fit says so', async ({
  page,
}) => {
  await openSheet(page, 'hackenbush', '0-a 0-a');
  const game = dialog(page).getByLabel('For', { exact: true });
  await game.selectOption('node-kayles');
  await expect(said(page)).toHaveText('The graph is for Node Kayles now.');
  await expect(dialog(page).locator('.bottom .error')).not.toBeEmpty();
  await expect(dialog(page).getByRole('button', { name: 'Double it' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(game).toHaveValue('hackenbush');
  await expect(dialog(page).getByRole('button', { name: 'Use this graph' })).toBeEnabled();
});

test('a text is read while it is typed, and written in three formats', async ({ page }) => {
  await openSheet(page);
  await dialog(page).getByText('As text: paste or copy').click();
  await text(page).fill('3 3 1\n1 2\n2 3\n3 4\n1');
  await expect(dialog(page).locator('#draw-text-error')).toContainText('There is no node “4”');
  await expect(dialog(page).locator('.node')).toHaveCount(2);
  await text(page).fill('3 2 2\n1 2\n2 3\n1 2');
  await expect(dialog(page).locator('.node')).toHaveCount(3);
  await expect(said(page)).toHaveText('The text is drawn: 3 nodes, 2 edges.');
  await dialog(page).getByRole('button', { name: 'DOT' }).click();
  await expect(text(page)).toHaveValue(/^digraph \{\n/);
  await dialog(page).getByRole('button', { name: 'Judge’s input' }).click();
  await expect(text(page)).toHaveValue('3 2 2\n1 2\n2 3\n1 2');
  await dialog(page).getByRole('button', { name: 'Edges' }).click();
  await expect(text(page)).toHaveValue('1>2 2>3');
  await text(page).fill(Array.from({ length: 130 }, (_, i) => `${i}>${i + 1}`).join(' '));
  await expect(dialog(page).locator('.note')).toContainText('too large to draw');
});

test('Escape in a field leaves the field alone, and a closed drawing is there again', async ({
  page,
}) => {
  await openSheet(page);
  await node(page, 'b').focus();
  const keys = page.keyboard;
  await keys.press('n');
  await expect(node(page, 'c')).toBeFocused();
  await keys.press('F2');
  const name = dialog(page).getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await keys.type('top');
  await keys.press('Escape');
  await expect(node(page, 'c')).toBeFocused();
  await expect(name).toHaveValue('c');
  await keys.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('[data-draw]').click();
  await expect(node(page, 'c')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(node(page, 'c')).toHaveCount(0);
});

test('a wrong text is not played as the graph that was drawn before it', async ({ page }) => {
  await openSheet(page);
  await dialog(page).getByText('As text: paste or copy').click();
  const use = dialog(page).getByRole('button', { name: 'Use this graph' });
  await text(page).fill('1>2 2>3');
  await expect(said(page)).toHaveText('The text is drawn: 3 nodes, 2 edges.');
  await expect(use).toBeEnabled();
  await text(page).fill('T7');
  await expect(dialog(page).locator('#draw-text-error')).not.toBeEmpty();
  await expect(use).toBeDisabled();
  await expect(said(page)).not.toContainText('The text is drawn');
  await text(page).fill('1>2');
  await expect(use).toBeEnabled();
});

test('a text that was none for a game is read again for another', async ({ page }) => {
  await openSheet(page, 'node-kayles', '1-2');
  await dialog(page).getByText('As text: paste or copy').click();
  await expect(dialog(page).locator('#draw-text-hint')).not.toContainText('a>b');
  await text(page).fill('a>b b>c');
  await expect(dialog(page).locator('#draw-text-error')).not.toBeEmpty();
  await dialog(page).getByLabel('For', { exact: true }).selectOption('graph');
  await expect(said(page)).toHaveText('The text is drawn: 3 nodes, 2 edges.');
  await expect(node(page, 'c')).toBeVisible();
  await expect(text(page)).toHaveValue('a>b b>c');
  await expect(dialog(page).locator('#draw-text-hint')).toContainText('a>b');
});

test('the graph view offers it for any game, and the game is chosen in it', async ({ page }) => {
  await page.goto('#v1/graph?game=nim&position=1');
  await page.locator('[data-draw]').click();
  await dialog(page).getByLabel('For', { exact: true }).selectOption('hackenbush');
  await dialog(page).locator('.sheet').focus();
  await page.keyboard.press('n');
  await expect(node(page, '0, the ground')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await expect(said(page)).toHaveText('0-a is added.');
  await dialog(page).getByRole('button', { name: 'Use this graph' }).click();
  await expect(page.locator('mex-graph')).toHaveAttribute('game', 'hackenbush');
  await expect(page.locator('mex-graph')).toHaveAttribute('position', '0-a');
});

test('a graph that is none for the game says why, and is not taken', async ({ page }) => {
  await openSheet(page, 'hackenbush', '0-a');
  const lone = await paperPoint(page, 40, 40);
  await page.mouse.click(lone.x, lone.y);
  await expect(dialog(page).locator('.bottom .error')).not.toBeEmpty();
  await expect(dialog(page).getByRole('button', { name: 'Use this graph' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Use this graph' })).toBeEnabled();
});

test('on the narrowest phone nothing lies outside of the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSheet(page, 'geography a-b b-c c-a', 'a');
  const [inner, outer] = await dialog(page).evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(inner).toBe(outer);
});

test.describe('under fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a tap adds a node, a drag joins two, and the paper takes what a finger hits', async ({
    page,
  }) => {
    await openSheet(page, 'geography a-b', 'a');
    const at = await paperPoint(page, 40, 60);
    await page.touchscreen.tap(at.x, at.y);
    await expect(said(page)).toHaveText('Node c is added.');
    const reach = await node(page, 'c').locator('.reach').boundingBox();
    expect(Math.min(reach?.width ?? 0, reach?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const to = await middle(node(page, 'a'));
    const finger = await page.context().newCDPSession(page);
    const touch = (
      /** @type {string} */ type,
      /** @type {{x: number, y: number}[]} */ touchPoints,
    ) => finger.send('Input.dispatchTouchEvent', /** @type {any} */ ({ type, touchPoints }));
    await touch('touchStart', [at]);
    await touch('touchMove', [{ x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 }]);
    await expect(dialog(page).locator('.pull')).toBeVisible();
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    await expect(said(page)).toHaveText('c-a is added.');
  });
});
