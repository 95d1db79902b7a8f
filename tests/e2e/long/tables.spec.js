import { drawingTime } from '../drawing-time.js';
import { readFile } from 'node:fs/promises';
import { table as computed } from '../../../www/index.ts';
import { expect, openFixture, test } from '../fixture.js';
import { RATE } from '../throttle.js';
import { violations } from '../violations.js';

const table = (page) => page.locator('mex-table');
const data = (page) =>
  table(page).evaluate((/** @type {any} */ e) => ({
    length: e.data?.nimbers.length ?? 0,
    reached: e.data?.reached ?? -1,
    busy: Boolean(e.shadowRoot?.querySelector('[role="progressbar"], progress')),
  }));

/** A table whose computation takes hours and ends without a known period. */
const SLOW = '<mex-table game="grundy" upto="40000000" budget="9e15"></mex-table>';

test('a long table is shown while it grows, and cancelling keeps what was computed', async ({
  page,
}) => {
  await openFixture(page, SLOW);
  await expect(table(page).locator('td[data-n="3"]')).toHaveText('1');
  await expect(table(page).locator('progress')).toHaveAttribute('value', /^0\.\d+$/);
  await expect(table(page).locator('.running')).toContainText(
    /heap [\d\u202f]+ of 40\u202f000\u202f000/,
  );
  await expect(table(page).locator('.period')).toContainText('No period seen yet');
  const early = await data(page);
  await expect.poll(async () => (await data(page)).length).toBeGreaterThan(early.length);
  await table(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(table(page).locator('progress')).toHaveCount(0);
  await expect(
    table(page).getByText(/Cancelled\. What was computed is shown, up to heap [\d\u202f]+\./),
  ).toBeVisible();
  const stopped = await data(page);
  expect(stopped.length).toBe(stopped.reached + 1);
  expect(stopped.length).toBeLessThan(40_000_001);
  await expect(table(page).locator('.period')).toContainText('No period was seen up to heap');
  // After cancelling, the core accepts the next call immediately.
  await table(page).evaluate((e) => e.setAttribute('game', 'subtract 1 3 4'));
  await expect(table(page).locator('.period')).toContainText('Period 7', { timeout: 5000 });
});

test('the options of a heap are shown while the table still grows', async ({ page }) => {
  await openFixture(page, SLOW);
  await table(page).locator('td[data-n="5"]').click();
  await expect(table(page).getByRole('region', { name: 'Options of heap 5' })).toContainText(
    'So heap 5',
  );
  expect((await data(page)).busy).toBe(true);
});

test('where the budget ends, the largest heap is named and what was computed is shown', async ({
  page,
}) => {
  const html = '<mex-table game="fibonacci" upto="60000" budget="1000000"></mex-table>';
  await openFixture(page, html);
  await expect(table(page).getByRole('alert')).toContainText(/heap 8\d\d/);
  const shown = table(page).getByText(/What was computed is shown, up to heap 8\d\d/);
  await expect(shown).toBeVisible();
  expect((await data(page)).length).toBeGreaterThan(800);
});

test('a proven period is shown with its certificate, in both languages', async ({ page }) => {
  await openFixture(page, '<mex-table game="subtract 2 5 9" upto="100"></mex-table>');
  const line = table(page).locator('.period');
  await expect(line).toContainText('proven');
  await expect(line).toContainText('depends only on the 9 values before it');
  await page.evaluate(() => (document.documentElement.lang = 'zh'));
  await expect(line).toContainText('每个值只取决于它前面的 9 个值');
  await table(page).evaluate((e) => e.setAttribute('game', 'nim'));
  await expect(line).toContainText('从 0 起，堆每增大 1，值增大 1');
  await expect(line).toContainText('Bouton');
});

test('a table folds by its period, and walks by keys in its rows', async ({ page }) => {
  await openFixture(page, '<mex-table game="subtract 1 3 4" upto="300"></mex-table>');
  await table(page).getByRole('button', { name: 'rows of one period' }).click();
  const fold = table(page).locator('.drawn-fold');
  await expect(fold.getByLabel('Heaps in a row')).toHaveValue('7');
  await fold.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(fold.getByRole('status')).toHaveText('heap 8: SG value 1; row 1, place 1');
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('region', { name: 'Options of heap 8' })).toBeVisible();
  await fold.getByLabel('Heaps in a row').fill('14');
  await fold.getByLabel('Heaps in a row').press('Enter');
  await fold.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  await expect(fold.getByRole('status')).toHaveText('heap 22: SG value 1; row 1, place 8');
});

test('ten million dots are drawn about as fast as twenty thousand', async ({ page }) => {
  await openFixture(page, '<mex-table game="subtract 2 5 9" upto="10000000"></mex-table>');
  await expect.poll(async () => (await data(page)).length, { timeout: 30_000 }).toBe(10_000_001);
  const plot = table(page).getByRole('slider');
  const times = [await drawingTime(plot, ['+'], '0')];
  // Zoom in step by step. At the last zoom, about twenty thousand dots are shown.
  for (const nearer of [2, 5, 9]) {
    times.push(await drawingTime(plot, ['0', ...Array(nearer - 1).fill('+')], '+'));
  }
  // Compare the times with each other, so that the speed of the machine does not matter. Reading every value
  // would take hundreds of times as long.
  const few = times.at(-1) ?? 0;
  for (const time of times) expect(time).toBeLessThan(20 * Math.max(few, 0.5));
});

test('millions of values are saved as a file', async ({ page }) => {
  await openFixture(page, '<mex-table game="subtract 1 3 4" upto="1000000"></mex-table>');
  await expect(table(page).locator('.export')).toContainText('too long to copy');
  for (const [format, name] of [
    ['csv', 'sg-subtract-1-3-4-1000000.csv'],
    ['json', 'sg-subtract-1-3-4-1000000.json'],
  ]) {
    const wait = page.waitForEvent('download');
    await table(page).locator(`[data-save="${format}"]`).click();
    const download = await wait;
    expect(download.suggestedFilename()).toBe(name);
    const text = await readFile(await download.path(), 'utf8');
    if (format === 'csv') {
      const lines = text.trimEnd().split('\n');
      expect(lines.length).toBe(1_000_002);
      expect(lines[1_000_001]).toBe('1000000,1');
    } else {
      const { nimbers, period, proof } = JSON.parse(text);
      expect([nimbers.length, period.length, proof.kind]).toEqual([1_000_001, 7, 'window']);
    }
    await expect(table(page).locator('.said')).toContainText('Saved: 1\u202f000\u202f001 values');
  }
});

test('two heaps of any game have a map, with a read-out by mouse, keys and touch', async ({
  page,
}) => {
  await openFixture(page, '<mex-table game="kayles" upto="2000"></mex-table>');
  await table(page).getByRole('button', { name: 'map of two heaps' }).click();
  const map = table(page).locator('.drawn-map');
  await expect(map.getByRole('application')).toHaveAttribute('aria-label', /kayles, 1024 by 1024/);
  await map.getByRole('application').focus();
  for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(map.getByRole('status')).toContainText('heaps 1 and 1: SG value 0, P-position');
  const canvas = map.locator('canvas');
  const box = /** @type {{x: number, y: number, width: number, height: number}} */ (
    await canvas.boundingBox()
  );
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const hovered = await map.getByRole('status').innerText();
  expect(hovered).not.toContain('heaps 1 and 1');
  await page.mouse.click(box.x + 100, box.y + 100);
  await expect(map.getByRole('status')).not.toHaveText(hovered);
  const drawn = () => canvas.evaluate((/** @type {HTMLCanvasElement} */ c) => c.toDataURL());
  const before = await drawn();
  await table(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(drawn).not.toBe(before);
});

test('a map of a thousand by a thousand is drawn, and follows a drag', async ({ page }) => {
  await openFixture(page, '<mex-table game="euclid" upto="1023"></mex-table>');
  const map = table(page).locator('.drawn-map');
  await expect(map.getByRole('application')).toHaveAttribute('aria-label', /1024 by 1024/);
  await expect.poll(() => paintedShare(map), { timeout: 10_000 }).toBeGreaterThan(0.5);
  const canvas = map.locator('canvas').first();
  const drawn = () => canvas.evaluate((/** @type {HTMLCanvasElement} */ c) => c.toDataURL());
  const whole = await drawn();
  for (let i = 0; i < 3; i += 1) {
    await table(page).getByRole('button', { name: 'Zoom in' }).click();
  }
  await expect.poll(drawn).not.toBe(whole);
  const near = await drawn();
  await canvas.scrollIntoViewIfNeeded();
  const box = /** @type {{ x: number, y: number }} */ (await canvas.boundingBox());
  await page.mouse.move(box.x + 150, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(drawn).not.toBe(near);
});

test('chomp has a map of three rows, and says what is no bar', async ({ page }) => {
  await openFixture(page, '<mex-table game="chomp" upto="20"></mex-table>');
  const map = table(page).locator('.drawn-map');
  await expect(map.getByRole('status')).toContainText('rows 2, 2 and 2: SG value');
  await map.getByRole('application').focus();
  await page.keyboard.press('ArrowDown');
  await expect(map.getByRole('status')).toContainText('not a bar');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await table(page).getByLabel('Squares in the third row').fill('0');
  await table(page).getByLabel('Squares in the third row').press('Enter');
  await expect(map).toContainText('the third has 0 squares');
  await map.getByRole('application').focus();
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowDown');
  await expect(map.getByRole('status')).toContainText('rows 5, 4 and 0: SG value 0, P-position');
});

for (const [lang, theme] of [
  ['en', 'dark'],
  ['zh', 'light'],
]) {
  test(`no violations in axe: folded, as a map, and cut short (${lang}, ${theme})`, async ({
    page,
  }) => {
    await openFixture(
      page,
      `<h2>1</h2><mex-table id="fold" game="kayles" upto="40"></mex-table>
       <h2>2</h2><mex-table id="pairs" game="subtract 1 3 4" upto="20"></mex-table>
       <h2>3</h2><mex-table id="rows" game="chomp" upto="20"></mex-table>
       <h2>4</h2><mex-table id="cut" game="fibonacci" upto="90" budget="1000"></mex-table>`,
      { lang, theme },
    );
    await page.locator('#fold [data-view="fold"]').click();
    await page.locator('#pairs [data-view="map"]').click();
    for (const id of ['pairs', 'rows']) {
      await expect(page.locator(`#${id} .drawn-map canvas`)).toBeVisible();
    }
    await expect(page.locator('#cut').getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

/**
 * Return the share of a canvas that has been painted.
 * @param {import('@playwright/test').Locator} map
 */
function paintedShare(map) {
  return map.locator('canvas').evaluate((/** @type {HTMLCanvasElement} */ canvas) => {
    const { width, height } = canvas;
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).getImageData(
      0,
      0,
      width,
      height,
    );
    let painted = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] > 0) painted += 1;
    return painted / (width * height);
  });
}

/**
 * Return the number of values of each table stored in the browser.
 * @param {import('@playwright/test').Page} page
 */
const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('mexplorer-tables');
        open.onsuccess = () => {
          const all = open.result.transaction('values').objectStore('values').getAll();
          all.onsuccess = () => resolve(all.result.map(({ values }) => values.length));
        };
      }),
  );

test('a long computation goes on after a reload, and after it was cancelled', async ({ page }) => {
  // This table would take hours without a budget, so only the user ends the computation.
  const start = '#v1/tables?game=grundy&upto=40000000';
  const unbounded = () => table(page).evaluate((/** @type {any} */ e) => (e.budget = 9e15));
  const resumed = table(page).getByText(/Continues after heap [\d\u202f]+/);
  await page.goto(start);
  await unbounded();
  await expect(table(page).locator('progress')).toBeVisible();
  await expect(resumed).toHaveCount(0);
  await expect
    .poll(async () => Math.max(0, ...(await kept(page))), { timeout: 30_000 })
    .toBeGreaterThan(1e4);
  const [before] = /** @type {number[]} */ (await kept(page));
  await page.reload();
  await unbounded();
  await expect(resumed).toBeVisible();
  await expect.poll(async () => (await data(page)).length).toBeGreaterThan(before);
  // The values continued from the stored ones equal those of a table computed at once.
  const same = await page.evaluate(async () => {
    const widget = /** @type {any} */ (document.querySelector('.tables-view mex-table'));
    return [...widget.data.nimbers.slice(0, 3000)];
  });
  expect(same).toEqual([...(await computed('grundy', 2999)).nimbers]);
  await table(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(table(page).getByText('The table is kept in this browser')).toBeVisible();
  await table(page).getByRole('button', { name: 'Go on' }).click();
  await expect(resumed).toBeVisible();
  await expect(table(page).locator('progress')).toBeVisible();
});

test('a table that took long is kept whole, and there at once the next time', async ({ page }) => {
  // Speed up the clock by a factor of a hundred, so that a small table seems to take long.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 100 * now();
  });
  await page.goto('#v1/unsolved?game=octal+0.6');
  await page.locator('[data-on]').click();
  const view = page.locator('.unsolved-view mex-table');
  await view.evaluate((/** @type {any} */ e) => (e.upto = 400_000));
  const whole = () => view.evaluate((/** @type {any} */ e) => e.data?.reached);
  await expect.poll(whole, { timeout: 30_000 * RATE }).toBe(400_000);
  await expect.poll(() => kept(page)).toEqual([400_001]);
  await page.reload();
  await page.locator('[data-on]').click();
  await view.evaluate((/** @type {any} */ e) => (e.upto = 300_000));
  await expect.poll(whole).toBe(300_000);
  await expect(view).not.toContainText('Continues after heap');
});
