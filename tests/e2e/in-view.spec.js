/**
 * Test that, on a phone, the board, the bar with the buttons for a move and the status line are visible for
 * every board.
 */
import { expect, test } from './fixture.js';
import { shortGames } from './short-games.js';
import { settled } from './play-steps.js';

test.use({ hasTouch: true, reducedMotion: 'reduce', locale: 'en-GB' });

const PHONES = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
];
/** The size of the window above the on-screen keyboard of a small phone. */
const KEYBOARD = { width: 320, height: 300 };
/**
 * The height in pixels of a board that must be visible at least; a lower board must be visible completely.
 */
const SEEN = 90;

/**
 * Return the parts that are outside the window or covered by others, a point to tap, and whether a move waits
 * for confirmation.
 * @param {import('@playwright/test').Page} page
 */
const look = (page) =>
  page.locator('mex-game').evaluate((game, least) => {
    /** @param {number} x @param {number} y */
    const at = (x, y) => {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot?.elementFromPoint(x, y)) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (inner === found) break;
        found = inner;
      }
      return found;
    };
    /** @type {string[]} */
    const hidden = [];
    /** @param {Element} element @param {string} name @param {Element} [within] */
    const check = (element, name, within = element) => {
      const box = element.getBoundingClientRect();
      const top = at(box.left + box.width / 2, box.top + box.height / 2);
      const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0;
      if (!inside || box.right > innerWidth || !top || !within.contains(top)) {
        hidden.push(`${name} at ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
      }
      return box;
    };
    const root = /** @type {ShadowRoot} */ (game.shadowRoot);
    const status = /** @type {Element} */ (root.querySelector('.status'));
    check(/** @type {Element} */ (status.querySelector('strong')), 'the turn', status);
    const inner = /** @type {Element} */ (root.querySelector('.stage > *'));
    const hand = /** @type {Element} */ (inner.querySelector('.hand'));
    const bar = check(hand, 'the bar');
    for (const button of hand.querySelectorAll('button')) check(button, button.innerText, button);
    const scene = /** @type {Element} */ (inner.querySelector('.scene'));
    const box = scene.getBoundingClientRect();
    const top = Math.max(box.top, status.getBoundingClientRect().bottom);
    const seen = Math.min(box.bottom, bar.top) - top;
    if (seen < Math.min(least, box.height)) hidden.push(`the board but for ${Math.round(seen)} px`);
    const open = [...inner.querySelectorAll('.hit:not(.no), [data-cell]:not([aria-disabled=true])')]
      .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
      .map(({ cell, box: { x, y, width, height } }) => ({
        cell,
        x: x + width / 2,
        y: y + height / 2,
      }))
      .find(({ x, y }) => scene.contains(at(x, y)));
    return {
      hidden,
      tap: open && { x: open.x, y: open.y },
      waits: Boolean(hand.querySelector('.do')),
    };
  }, SEEN);

/**
 * Wait until the board has been drawn and can be tapped, and examine its parts.
 * @param {import('@playwright/test').Page} page
 */
async function lookAtBoard(page) {
  await settled(page);
  await expect.poll(async () => (await look(page)).tap).toBeTruthy();
  return look(page);
}

for (const phone of PHONES) {
  const { width, height } = phone;
  test(`every board, its bar and the turn are in view on ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    let waited = 0;
    // Skip sums, whose boards are stacked and higher than a phone's window.
    for (const [name, [game, position]] of Object.entries(shortGames)) {
      if (name === 'sum') continue;
      await page.goto(`#v1/play?${new URLSearchParams({ game, position, players: '2' })}`);
      await expect(page.locator('mex-game .where')).toHaveText(position);
      const before = await lookAtBoard(page);
      expect(before.hidden, name).toEqual([]);
      const { x, y } = /** @type {{ x: number, y: number }} */ (before.tap);
      await page.touchscreen.tap(x, y);
      await settled(page);
      const chosen = await look(page);
      expect(chosen.hidden, `${name}, after a tap`).toEqual([]);
      if (chosen.waits) waited += 1;
    }
    expect(waited).toBeGreaterThan(7);
  });

  test(`a newcomer’s first tap can be confirmed on ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('');
    const { tap, hidden } = await lookAtBoard(page);
    expect(hidden).toEqual([]);
    await page.touchscreen.tap(tap?.x ?? 0, tap?.y ?? 0);
    const take = page.locator('mex-game').getByRole('button', { name: /^Take/ });
    await expect(take).toBeVisible();
    expect((await look(page)).hidden).toEqual([]);
    const box = await take.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    await expect(page.locator('mex-game .ply .by').first()).toBeAttached();
  });
}

test('a list of moves covers no row of a board that fits into the window', async ({ page }) => {
  await page.setViewportSize(PHONES[0]);
  await page.goto('#v1/play?game=kayles&position=5+7&players=2');
  await expect(page.locator('mex-game .where')).toHaveText('5 7');
  await settled(page);
  await expect(page.locator('mex-game .chips button').first()).toBeAttached();
  const pins = page.locator('mex-game .scene .hit');
  const covered = await pins.evaluateAll((all) =>
    all.flatMap((pin) => {
      const { x, y, width, height } = pin.getBoundingClientRect();
      const root = /** @type {ShadowRoot} */ (pin.getRootNode());
      const top = root.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest('.scene') ? [] : [Math.round(y)];
    }),
  );
  expect(covered).toEqual([]);
  expect(await pins.count()).toBeGreaterThanOrEqual(12);
});

/** Sums of games whose boards have different widths. @type {[string, string][]} */
const SUMS = [
  shortGames.sum,
  ['kayles + nim', '30 + 40 3'],
  ['node-kayles + staircase', 'a-b b-c c-d d-e e-f + 3 0 12 5 1 2 4 4'],
  ['chomp + [(x, y) -> (x-1, y) | (x, y-1)]', '12 12 9 + 9 9'],
];

/**
 * Return the parts of one board of a sum that are outside its box, and a point to tap after scrolling.
 * @param {Element} section
 */
function partsOf(section) {
  /** @param {number} x @param {number} y */
  const at = (x, y) => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot?.elementFromPoint(x, y)) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (inner === found) break;
      found = inner;
    }
    return found;
  };
  const root = section.querySelector('[data-term]');
  const { left, right } = section.getBoundingClientRect();
  const parts = [...(root?.querySelectorAll('.scene, .hand') ?? [])];
  const outside = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  });
  if (left < 0 || right > innerWidth) outside.push(section);
  const cells = [
    ...(root?.querySelectorAll('.hit:not(.no), [data-cell]:not([aria-disabled=true])') ?? []),
  ];
  /** @type {{ x: number, y: number } | undefined} */
  let tap;
  for (const block of /** @type {const} */ (['center', 'start', 'end'])) {
    for (const cell of cells) {
      cell.scrollIntoView({ block, inline: 'center' });
      const box = cell.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (root?.querySelector('.scene')?.contains(at(x, y))) tap ??= { x, y };
      if (tap) break;
    }
    if (tap) break;
  }
  return { outside: outside.map(({ className }) => String(className)), tap };
}

for (const phone of PHONES) {
  const { width, height } = phone;
  test(`the boards of a sum fit or scroll in their own box on ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const [game, position] of SUMS) {
      await page.goto(`#v1/play?${new URLSearchParams({ game, position, players: '2' })}`);
      await expect(page.locator('mex-game .where')).toHaveText(position);
      await settled(page);
      const terms = page.locator('mex-game section.term');
      await expect(terms).toHaveCount(2);
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
      for (const term of await terms.all()) {
        // Poll, since the board may be loading.
        await expect.poll(async () => (await term.evaluate(partsOf)).tap, game).toBeTruthy();
        const { outside, tap } = await term.evaluate(partsOf);
        expect(outside, game).toEqual([]);
        await page.touchscreen.tap(tap?.x ?? 0, tap?.y ?? 0);
        await settled(page);
        const button = term.locator('.hand button:visible').first();
        if (await button.count()) {
          await button.scrollIntoViewIfNeeded();
          await expect(button).toBeInViewport({ ratio: 1 });
        }
      }
    }
  });
}

test('the bar stays above the keyboard of a phone', async ({ page }) => {
  await page.setViewportSize(PHONES[1]);
  await page.goto('#v1/play?game=nim&position=3+5+7&players=2');
  const { tap } = await lookAtBoard(page);
  await page.touchscreen.tap(tap?.x ?? 0, tap?.y ?? 0);
  const field = page.locator('mex-game .stepper input');
  await field.focus();
  await expect(page.locator('mex-game .stage > *')).toHaveAttribute('style', /--keyboard/);
  // On some phones, the keyboard makes the window smaller.
  await page.setViewportSize(KEYBOARD);
  await expect.poll(async () => (await look(page)).hidden).toEqual([]);
  // On other phones, the keyboard covers a part of the window.
  await page.setViewportSize(PHONES[1]);
  const over = PHONES[1].height - KEYBOARD.height;
  await page.evaluate((covered) => {
    const seen = /** @type {VisualViewport} */ (visualViewport);
    Object.defineProperty(seen, 'height', { value: innerHeight - covered });
    seen.dispatchEvent(new Event('resize'));
  }, over);
  const bar = await page.locator('mex-game .hand').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(KEYBOARD.height);
  await expect(field).toBeFocused();
});
