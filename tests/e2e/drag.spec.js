/** Test dragging of stones, tokens and coins by mouse and by touch. */
import { expect, test } from './fixture.js';
import { heldRoute } from './held-route.js';
import { board, open, played } from './play-steps.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {readonly [number, number]} Point */

/** @param {Page} page @param {string} what @returns {Promise<Point>} the middle of a part of the board */
async function middle(page, what) {
  const box = await board(page).locator(what).boundingBox();
  if (!box) throw new Error(`no ${what}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Wait until the module that handles drags has loaded. @param {Page} page */
const ready = (page) =>
  board(page).evaluate(async (/** @type {any} */ element) => {
    element.querySelector('.scene').dispatchEvent(new PointerEvent('pointerdown', { button: 1 }));
    while (
      !element
        .getRootNode()
        .adoptedStyleSheets.some((/** @type {CSSStyleSheet} */ sheet) =>
          [...sheet.cssRules].some(({ cssText }) => cssText.includes('data-drag')),
        )
    )
      await new Promise((next) => requestAnimationFrame(next));
  });

const where = (/** @type {Page} */ page) => page.locator('mex-game .where');

test.describe('mouse', () => {
  test.use({ reducedMotion: 'reduce' });

  /** @param {Page} page @param {Point} from @param {Point} to */
  async function pull(page, from, to) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 6 });
  }

  test('stones are dragged off a heap, and back where they were nothing happens', async ({
    page,
  }) => {
    await open(page, 'nim', '3 5 7', { players: '2' });
    await ready(page);
    const from = await middle(page, '[data-cell="2"] [data-amount="3"]');
    await pull(page, from, [from[0] + 60, from[1] - 10]);
    await expect(board(page).locator('.scene')).toHaveAttribute('data-over', '');
    await expect(board(page).locator('.stone.lifted')).toHaveCount(3);
    // A release over the heap that the stones come from would put them back.
    await page.mouse.move(from[0] + 8, from[1] + 20);
    await expect(board(page).locator('.scene')).not.toHaveAttribute('data-over', '');
    await page.mouse.up();
    await expect(board(page).locator('.scene')).not.toHaveAttribute('data-drag', /./);
    await expect(where(page)).toHaveText('3 5 7');
    // A release far from the board makes no move.
    await pull(page, from, [5, 5]);
    await page.mouse.up();
    await expect(where(page)).toHaveText('3 5 7');
    // Escape cancels a drag.
    await pull(page, from, [from[0] + 60, from[1]]);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(where(page)).toHaveText('3 5 7');
    expect(await played(page)).toBe(0);
    await pull(page, from, [from[0] + 60, from[1]]);
    await page.mouse.up();
    await expect(where(page)).toHaveText('3 5 4');
    // A click makes a move, also after drags.
    await board(page).locator('[data-cell="0"] [data-amount="1"]').click();
    await expect(where(page)).toHaveText('2 5 4');
  });

  test('a drag that ends before its module has arrived is made then', async ({ page }) => {
    const arrive = await heldRoute(page, /scene-drag/);
    await open(page, 'nim', '3 5 7', { players: '2' });
    const from = await middle(page, '[data-cell="2"] [data-amount="3"]');
    await pull(page, from, [from[0] + 60, from[1] - 10]);
    await page.mouse.up();
    await expect(where(page)).toHaveText('3 5 7');
    arrive();
    await expect(where(page)).toHaveText('3 5 4');
    expect(await played(page)).toBe(1);
  });

  test('what may not be taken is not dragged', async ({ page }) => {
    await open(page, 'subtract 1 3 4', '10 7', { players: '2' });
    await ready(page);
    const from = await middle(page, '[data-cell="0"] [data-amount="2"]');
    await pull(page, from, [from[0] - 70, from[1]]);
    await expect(board(page).locator('.notice')).toContainText('Allowed here: 1, 3, 4');
    await expect(board(page).locator('.scene')).not.toHaveAttribute('data-drag', /./);
    await page.mouse.up();
    await expect(where(page)).toHaveText('10 7');
  });

  test('stones go down to the next step alone, and from the first one to the ground', async ({
    page,
  }) => {
    await open(page, 'staircase', '2 1 3', { players: '2' });
    await ready(page);
    const from = await middle(page, '[data-cell="2"] [data-amount="2"]');
    const below = await middle(page, '[data-cell="1"]');
    const first = await middle(page, '[data-cell="0"]');
    await pull(page, from, first);
    await expect(board(page).locator('[data-cell="1"]')).toHaveAttribute('data-target', '');
    await expect(board(page).locator('.scene')).not.toHaveAttribute('data-over', '');
    await page.mouse.up();
    await expect(where(page)).toHaveText('2 1 3');
    await pull(page, from, below);
    await expect(board(page).locator('.scene')).toHaveAttribute('data-over', '');
    await page.mouse.up();
    await expect(where(page)).toHaveText('2 3 1');
    const low = await middle(page, '[data-cell="0"] [data-amount="1"]');
    await pull(page, low, [low[0] - 75, low[1] + 40]);
    await page.mouse.up();
    await expect(where(page)).toHaveText('1 3 1');
  });

  test('a token goes along its edge, and nowhere else', async ({ page }) => {
    await open(page, 'graph a>b a>c b>c', 'a b', { players: '2' });
    await ready(page);
    const node = (/** @type {string} */ n) => middle(page, `[data-cell="${n}"] .hit`);
    await pull(page, await node('1'), await node('0'));
    await expect(board(page).locator('.node.target')).toHaveCount(1);
    await expect(board(page).locator('.scene')).not.toHaveAttribute('data-over', '');
    await page.mouse.up();
    await expect(board(page).locator('.node.from')).toHaveCount(0);
    await expect(where(page)).toHaveText('a b');
    await pull(page, await node('0'), await node('2'));
    await expect(board(page).locator('[data-cell="2"]')).toHaveAttribute('data-target', '');
    await page.mouse.up();
    await expect(where(page)).toHaveText('c b');
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  /**
   * Swipe by touch events, which the browser may interpret as scrolling.
   * @param {Page} page @param {Point} from @param {Point} to @param {boolean} [lift]
   */
  async function swipe(page, from, to, lift = true) {
    const session = await page.context().newCDPSession(page);
    const send = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {Point[]} */ points,
    ) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y]) => ({ x, y })),
      });
    await send('touchStart', [from]);
    for (let i = 1; i <= 10; i++) {
      const part = (/** @type {0 | 1} */ k) => from[k] + ((to[k] - from[k]) * i) / 10;
      await send('touchMove', [[part(0), part(1)]]);
    }
    if (lift) await send('touchEnd', []);
  }

  const scrolled = (/** @type {Page} */ page) => page.evaluate(() => scrollY);

  /**
   * Wait until the page stops scrolling, which it continues for some frames after a swipe.
   * @param {Page} page
   */
  const rest = (page) =>
    page.evaluate(
      () =>
        new Promise((done) => {
          let [last, still] = [NaN, 0];
          const look = () => {
            still = scrollY === last ? still + 1 : 0;
            last = scrollY;
            if (still > 20) done(null);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );

  test('stones are drawn aside by a finger; up and down it scrolls the page', async ({ page }) => {
    await open(page, 'nim', '3 5 7', { players: '2' });
    await ready(page);
    const stone = '[data-cell="1"] [data-amount="2"]';
    await board(page).locator(stone).scrollIntoViewIfNeeded();
    const from = await middle(page, stone);
    const before = await scrolled(page);
    await swipe(page, from, [from[0] + 4, from[1] - 200]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
    await expect(where(page)).toHaveText('3 5 7');
    expect(await played(page)).toBe(0);

    await rest(page);
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), before);
    await expect.poll(() => scrolled(page)).toBe(before);
    await swipe(page, from, [from[0] + 110, from[1] + 30]);
    await expect(where(page)).toHaveText('3 3 7');
    expect(await scrolled(page)).toBe(before);
  });

  test('stones that a tap has chosen go anywhere', async ({ page }) => {
    await open(page, 'nim', '3 5 7', { players: '2' });
    await ready(page);
    const stone = '[data-cell="1"] [data-amount="3"]';
    await board(page).locator(stone).tap();
    await expect(board(page).locator('button.do')).toBeVisible();
    const from = await middle(page, stone);
    const before = await scrolled(page);
    // A swipe that begins at one of the three chosen stones, and goes more upwards than sideways, moves all
    // three. The page does not scroll.
    const top = await middle(page, '[data-cell="1"] [data-amount="1"]');
    await swipe(page, top, [from[0] + 60, from[1] - 110]);
    await expect(where(page)).toHaveText('3 2 7');
    expect(await scrolled(page)).toBe(before);
  });

  test('a token is dragged by a finger', async ({ page }) => {
    await open(page, 'graph a>b a>c b>c', 'a b', { players: '2' });
    await ready(page);
    await board(page).locator('[data-cell="0"]').scrollIntoViewIfNeeded();
    await swipe(
      page,
      await middle(page, '[data-cell="0"] .hit'),
      await middle(page, '[data-cell="2"] .hit'),
    );
    await expect(where(page)).toHaveText('c b');
  });
});
