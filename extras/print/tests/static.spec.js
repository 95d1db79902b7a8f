/** Test in a browser the pictures that Node draws without one. */
import { renderStatic } from '../static.ts';
import { expect, test } from '../../../tests/e2e/fixture.js';

/** @param {import('@playwright/test').Page} page @param {string} body @param {boolean} live */
async function open(page, body, live) {
  await page.route('**/static-notes.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${body}${
        live ? '<script type="module" src="./elements.js"></script>' : ''
      }</body></html>`,
    }),
  );
  await page.goto('static-notes.html');
}

test('the picture is seen before any script, and comes to life in its place', async ({ page }) => {
  const { html } = await renderStatic({ game: 'nim', position: '3 5 7', lang: 'en' });
  await open(page, html, false);
  await expect(page.locator('mex-game svg.mex-static')).toBeVisible();
  await open(page, html, true);
  const game = page.locator('mex-game');
  await expect(game.locator('[part~="board"]')).toBeVisible();
  await expect(game.locator('svg.mex-static')).toHaveCount(0);
  const moved = await game.evaluate((element) => /** @type {any} */ (element).move('2-3'));
  expect(moved).toBe(true);
});

test('a picture follows the scheme of the page around it', async ({ page }) => {
  const { svg } = await renderStatic({ game: 'nim', position: '3 5 7' });
  for (const [scheme, colour] of [
    ['light', 'rgb(255, 253, 248)'],
    ['dark', 'rgb(27, 35, 44)'],
  ]) {
    await open(page, `<div style="color-scheme: ${scheme}">${svg}</div>`, false);
    await expect(page.locator('svg rect').first()).toHaveCSS('fill', colour);
  }
});

test('nothing that is written stands outside of its picture', async ({ page }) => {
  const specs = /** @type {any[]} */ ([
    { game: 'moore 2', position: '3 5 7 9', print: 'answer' },
    { game: 'staircase', position: '2 1 3', print: 'answer', lang: 'zh' },
    { widget: 'mex-why', game: 'nim', position: '3 5 7', print: 'answer' },
    { widget: 'mex-table', game: 'kayles', upto: 90 },
    { widget: 'mex-union', n: 100, divisors: '2 3 5', width: 360 },
  ]);
  for (const spec of specs) {
    const { svg } = await renderStatic({ theme: 'light', ...spec });
    await open(page, svg, false);
    const outside = await page.locator('svg.mex-static').evaluate((drawn) => {
      const frame = drawn.getBoundingClientRect();
      return [...drawn.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return (
            left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
          );
        })
        .map((text) => text.textContent);
    });
    expect(outside, JSON.stringify(spec)).toEqual([]);
  }
});
