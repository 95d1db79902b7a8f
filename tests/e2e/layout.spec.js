/** Test the layout: no text is cut off, no element covers another, and the width of the page is used. */
import { expect, test } from './fixture.js';
import { board, open } from './play-steps.js';
import { still } from './idle-workers.js';
import { shiftSoFar, watchShifts } from './layout-shift.js';

/** @param {import('@playwright/test').Page} page how much wider the page is than its window */
const over = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the explanation stands beside the board, which has the most room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'nim', '3 5 7', { why: '1' });
  await expect(page.locator('mex-why')).toContainText('Bouton');
  const stage = await page.locator('mex-game .stage').boundingBox();
  const why = await page.locator('mex-why').boundingBox();
  expect(stage?.width).toBeGreaterThan(640);
  expect(why?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0));
  expect(why?.y).toBeLessThan((stage?.y ?? 0) + (stage?.height ?? 0));
});

for (const width of [1280, 1024, 412]) {
  test(`nothing moves while the front page arrives, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await page.goto('');
    await expect(page.locator('mex-game .where')).toHaveText('3 5 7');
    await still(page);
    expect(await shiftSoFar(page)).toBe(0);
  });
}

test('the folds below the board are equally high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Fold the fields, as on a first visit.
  await page.addInitScript(() => localStorage.removeItem('mexplorer-fields'));
  await page.goto('#v1/play');
  const folds = page.locator('.apart .fold');
  for (const title of ['Understand', '看懂']) {
    if (title === '看懂') await page.getByRole('button', { name: '中文' }).click();
    await expect(folds.first()).toContainText(title);
    const [why, setup] = await Promise.all([0, 1].map((i) => folds.nth(i).boundingBox()));
    expect(why?.y).toBe(setup?.y);
    expect(why?.height).toBe(setup?.height);
  }
});

test('on a large window the board is large, and nothing moves while it arrives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await watchShifts(page);
  await page.goto('');
  await expect(page.locator('mex-game .where')).toHaveText('3 5 7');
  await still(page);
  expect(await shiftSoFar(page)).toBe(0);
  const drawing = await page.locator('mex-game .drawing').first().boundingBox();
  expect(drawing?.height).toBeGreaterThan(560);
  const main = await page.locator('main').boundingBox();
  expect(main?.width).toBeGreaterThan(1500);
  expect(await over(page)).toBe(0);
});

for (const width of [320, 360]) {
  test(`huge heaps and their explanation fit into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, 'nim', '1000000000000 999999999999 7', { why: '1' });
    await expect(page.locator('mex-why table').first()).toBeVisible();
    await still(page);
    expect(await over(page)).toBeLessThanOrEqual(0);
    // The navigation bar stays at the bottom of the window.
    const bar = await page.getByRole('navigation', { name: 'Views' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(740);
  });
}

test('a phone has the five doors in its bar, in letters that can be read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, 'nim', '3 5 7');
  const bar = page.getByRole('navigation', { name: 'Views' });
  const shown = bar.getByRole('link');
  await expect(shown).toHaveText(['Play', 'Learn', 'Practice', 'Explore', 'Teach']);
  const sizes = await shown.evaluateAll((all) =>
    all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  expect(await over(page)).toBeLessThanOrEqual(0);
  await bar.getByRole('link', { name: 'Explore' }).click();
  const explore = page.getByRole('navigation', { name: 'Explore' });
  await explore.getByRole('link', { name: 'Inclusion–exclusion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inclusion–exclusion' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'true');
});

test('of forty columns the one that decides is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'nim', '1000000000000 1000000000003 7', { why: '1' });
  const top = page.locator('mex-why thead .top').first();
  await expect(top).toBeVisible();
  await still(page);
  const box = await top.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('steps with many stones, and with huge numbers of them, have room', async ({ page }) => {
  await open(page, 'staircase', '40 30 1000000000000 5 999999999999999', { hints: 'always' });
  await still(page);
  const steps = board(page).locator('.step');
  const found = await steps.evaluateAll((list) =>
    list.map((step) => {
      const label = /** @type {Element} */ (step.querySelector('.size'));
      const own = /** @type {Element} */ (step.querySelector('.block')).getBoundingClientRect();
      const text = label.getBoundingClientRect();
      const stones = [...step.querySelectorAll('.stone')].map((s) => s.getBoundingClientRect());
      return {
        cut: Math.max(own.left - text.left, text.right - own.right),
        left: Math.min(...stones.map((box) => box.left)) - own.left,
        right: own.right - Math.max(...stones.map((box) => box.right)),
        text: label.textContent?.trim(),
      };
    }),
  );
  for (const { cut, left, right, text } of found) {
    expect(cut, text).toBeLessThanOrEqual(0);
    expect(left, text).toBeGreaterThanOrEqual(0);
    expect(right, text).toBeGreaterThanOrEqual(0);
  }
  expect(found[2].text).toContain('1\u202f000\u202f000\u202f000\u202f000');
});

test('sets open with an example and without an error', async ({ page }) => {
  await page.goto('#v1/union?mode=sets');
  await expect(page.locator('mex-venn svg').first()).toBeVisible();
  await expect(page.locator('mex-union .error')).toHaveCount(0);
  await expect(page.locator('mex-union [aria-invalid="true"]')).toHaveCount(0);
  await expect(page.locator('mex-union #size-A')).not.toHaveValue('');
});

test('a position is shown in groups of digits, and copied without them', async ({ page }) => {
  await open(page, 'nim', '1000000000000 7');
  const where = page.locator('mex-game .where');
  await expect(where).toHaveText('1000000000000 7');
  await expect(where.locator('.digits')).toHaveCount(4);
});

test('a heading keeps the numbers of a game apart', async ({ page }) => {
  await page.goto('#v1/tables?game=subtract+1+3+4');
  const title = page.locator('mex-table h3 code');
  await expect(title).toHaveText('subtract 1 3 4');
  const gap = await title.evaluate((code) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const text = /** @type {Text} */ (walker.nextNode());
    const at = text.data.lastIndexOf(' ');
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().width / parseFloat(getComputedStyle(code).fontSize);
  });
  expect(gap).toBeGreaterThan(0.4);
});

test('a wide page of tables has the plot beside the cells', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('#v1/tables?game=subtract+1+3+4&upto=100');
  await expect(page.locator('.drawn-dots canvas, .drawn-dots svg').first()).toBeVisible();
  const cells = await page.locator('mex-table table.cells').boundingBox();
  const plot = await page.locator('.drawn-dots').boundingBox();
  expect(plot?.x).toBeGreaterThan((cells?.x ?? 0) + (cells?.width ?? 0));
  expect((plot?.width ?? 0) + (cells?.width ?? 0)).toBeGreaterThan(1000);
});

test('sets are summed beside their diagram, while their sizes do not contradict each other', async ({
  page,
}) => {
  await page.goto('#v1/union?mode=sets&sets=A%3D5+B%3D4+A%26B%3D2');
  const rows = page.locator('mex-union .sum tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText('7');
  await expect(page.locator('mex-venn')).toContainText('Together: 7');
  await page.locator('mex-union #size-A-B').fill('9');
  await page.locator('mex-union #size-A-B').press('Enter');
  await expect(page.locator('mex-venn .error')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.locator('mex-union #size-A-B').fill('1');
  await page.locator('mex-union #size-A-B').press('Enter');
  await expect(rows.last()).toContainText('8');
});
