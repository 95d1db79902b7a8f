import { drawingTime } from './drawing-time.js';
import { expect, openFixture, test } from './fixture.js';

const table = (page) => page.locator('mex-table');
const cell = (page, n) => table(page).locator(`td[data-n="${n}"]`);

test('values, and the period with its proof', async ({ page }) => {
  await openFixture(page, '<mex-table game="subtract 1 3 4" upto="30"></mex-table>');
  await expect(table(page).locator('td[data-n]')).toHaveCount(31);
  const values = await table(page).locator('td[data-n]').allInnerTexts();
  expect(values.slice(0, 14).map(Number)).toEqual([0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]);
  await expect(table(page).locator('.period')).toContainText(/Period 7 from heap 0 on\s+proven/);
  await table(page).getByRole('button', { name: 'period (7)' }).click();
  await expect(table(page).locator('thead th')).toHaveCount(8);
});

test('a cell shows its options and the mex, forward and back, by mouse', async ({ page }) => {
  await openFixture(page, '<mex-table game="subtract 1 3 4" upto="30"></mex-table>');
  await cell(page, 12).click();
  const panel = table(page).getByRole('region', { name: 'Options of heap 12' });
  await expect(panel.locator('.options li')).toHaveText([/11\s+2/, /9\s+0/, /8\s+1/]);
  await expect(panel.getByRole('status')).toContainText('mex {0, 1, 2} = 3');
  await expect(cell(page, 9)).toHaveClass(/option/);
  await panel.getByRole('button', { name: 'To the start' }).click();
  await expect(panel.getByRole('status')).toContainText('least number missing is 0');
  await panel.getByRole('button', { name: 'One step forward' }).click();
  await expect(panel.getByRole('status')).toContainText('11 has the value 2');
  await expect(cell(page, 9)).not.toHaveClass(/option/);
  await panel.getByRole('button', { name: 'One step back' }).click();
  await expect(panel.getByRole('status')).toContainText('Nothing seen yet');
  await panel.getByRole('button', { name: 'Close the options' }).click();
  await expect(panel).toHaveCount(0);
});

test('the same by keyboard, with one tab stop for the grid', async ({ page }) => {
  await openFixture(page, '<mex-table game="split" upto="30"></mex-table>');
  await expect(table(page).locator('td[tabindex="0"]')).toHaveCount(1);
  await cell(page, 0).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'])
    await page.keyboard.press(key);
  const at = () => table(page).evaluate((e) => e.shadowRoot?.activeElement?.getAttribute('data-n'));
  expect(await at()).toBe('0');
  for (const key of ['End', 'ArrowRight', 'Home', 'ArrowRight']) await page.keyboard.press(key);
  expect(await at()).toBe('11');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const panel = table(page).getByRole('region', { name: 'Options of heap 3' });
  await expect(panel.getByRole('status')).toContainText('= 4. So heap 3 has the SG value 4');
  await expect(panel.locator('.options li').first()).toContainText('2 ⊕ 2 =');
  await expect(table(page).locator('td[tabindex="0"]')).toHaveCount(1);
});

test('the dot plot is a slider along the heaps, zooms and picks', async ({ page }) => {
  await openFixture(page, '<mex-table game="nim" upto="20000"></mex-table>');
  const plot = table(page).getByRole('slider');
  await expect(plot).toHaveAttribute('aria-valuemax', '20000');
  await plot.focus();
  await page.keyboard.press('End');
  await expect(plot).toHaveAttribute('aria-valuetext', 'heap 20000: SG value 20000');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(plot).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('region', { name: 'Options of heap 1' })).toBeVisible();
  const drawn = () =>
    table(page)
      .locator('.drawn-dots canvas')
      .evaluate((c) => /** @type {HTMLCanvasElement} */ (c).toDataURL());
  // Wait until the drawing is stable: the region with the options narrows the plot, which is redrawn in a
  // later frame.
  let before = '';
  await expect.poll(async () => before === (before = await drawn())).toBe(true);
  await table(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(drawn).not.toBe(before);
  await table(page).getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(drawn).toBe(before);
});

test('drawing a million values keeps the page awake', async ({ page }) => {
  await openFixture(page, '<mex-table game="subtract 2 5 9" upto="1000000"></mex-table>');
  await expect(table(page).getByRole('slider')).toHaveAttribute('aria-valuemax', '1000000');
  // Zoom in first, since the plot is redrawn only if the visible range changes.
  const longest = await drawingTime(table(page).getByRole('slider'), ['+'], '0');
  expect(longest).toBeLessThan(50);
});

test('the wheel belongs to the page, except with ctrl', async ({ page }) => {
  await openFixture(
    page,
    '<mex-table game="nim" upto="100"></mex-table><div style="height: 3000px"></div>',
  );
  const plot = table(page).locator('.drawn-dots canvas');
  await expect(plot).toBeVisible();
  await plot.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
});

test('wythoff is a map, with its P-positions under the arrow keys', async ({ page }) => {
  await openFixture(page, '<mex-table game="wythoff" upto="20"></mex-table>');
  const map = table(page).getByRole('application');
  const says = table(page).locator('.drawn-map').getByRole('status');
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(says).toContainText('heaps 1 and 2: SG value 0, P-position');
  await page.keyboard.press('ArrowDown');
  await expect(says).toContainText('heaps 1 and 3: SG value 4, N-position');
});

test('copying says so, and gives what the format is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFixture(page, '<mex-table game="letters" upto="6"></mex-table>');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await table(page).getByRole('button', { name: 'CSV', exact: true }).first().click();
  await expect(table(page).locator('.said')).toHaveText('Copied: 7 values as CSV.');
  expect(await clipboard()).toBe('n,nimber\n0,0\n1,1\n2,2\n3,3\n4,1\n5,2\n6,3\n');
  await table(page).getByRole('button', { name: 'C++ array' }).click();
  await expect(table(page).locator('.said')).toContainText('C++ array');
  expect(await clipboard()).toContain('constexpr std::uint8_t sg[7] = {');
});

test('where copying is refused the text is shown to be selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
  });
  await openFixture(page, '<mex-table game="letters" upto="6"></mex-table>');
  await table(page).getByRole('button', { name: 'Markdown' }).click();
  await expect(table(page).getByLabel('Text to copy')).toHaveValue(/\| n \| \+0/);
});

test('a game without a table says the reason, beside the text that was there', async ({ page }) => {
  await openFixture(page, '<mex-table game="graph a>b" upto="20">An old table.</mex-table>');
  await expect(table(page).getByRole('alert')).toContainText('graph');
  await expect(page.getByText('An old table.')).toBeVisible();
});

test('with controls, game and range are edited and mistakes stay as typed', async ({ page }) => {
  await openFixture(page, '<mex-table controls game="nim" upto="10"></mex-table>');
  const game = table(page).getByLabel('Game');
  await game.fill('subtract 1 2');
  await game.press('Enter');
  await expect(table(page)).toHaveAttribute('game', 'subtract 1 2');
  await expect(table(page).locator('.period')).toContainText('Period 3');
  await game.fill('subtract 0');
  await game.press('Enter');
  await expect(table(page).getByRole('alert')).toBeVisible();
  await expect(game).toHaveValue('subtract 0');
  await expect(game).toHaveAttribute('aria-invalid', 'true');
  const upto = table(page).getByLabel('Up to heap');
  await upto.fill('many');
  await upto.press('Enter');
  await expect(upto).toHaveValue('many');
  await expect(table(page).getByRole('alert').last()).toContainText('whole number');
});

test('the lost heaps stand in one line and are copied; a phone shows the table before the fields', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('#v1/play');
  await page.locator('header [data-view=tables]').click();
  // The default game of the tables has a period.
  await expect(page).toHaveURL(/game=subtract\+1\+3\+4/);
  const line = table(page).locator('.lost-heaps');
  await expect(line).toContainText('Lost heaps up to 30: 0, 2, 7, 9, 14, 16, 21, 23, 28, 30');
  await line.locator('[data-copy=lost]').click();
  await expect(line.getByRole('status')).toHaveText('Copied: 10 heaps.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '0, 2, 7, 9, 14, 16, 21, 23, 28, 30',
  );
  const top = async (/** @type {string} */ part) =>
    (await page.locator(part).first().boundingBox())?.y ?? 0;
  expect(await top('mex-table')).toBeLessThan(await top('.inputs'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await top('.inputs')) < (await top('mex-table'))).toBe(true);
});

for (const [name, rule, form] of [
  [
    'a rook',
    '(x, y) -> (x-i, y) for i in 1..x | (x, y-i) for i in 1..y',
    /proven\s+g\(x, y\) = xor\(x, y\) \(Sprague/,
  ],
  [
    'a king',
    '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)',
    /proven\s+lost if x % 2 == 0 and y % 2 == 0 \(by induction/,
  ],
  [
    'a queen',
    '(x, y) -> (x-i, y) for i in 1..x | (x, y-i) for i in 1..y | (x-i, y-i) for i in 1..min(x, y)',
    /^\s*Seen up to 30, and not proven: .*golden/,
  ],
])
  test(`the map of ${name} says which form is proven, and which one is seen`, async ({ page }) => {
    await page.goto(`#v1/tables?${new URLSearchParams({ game: String(rule), upto: '30' })}`);
    await expect(page.locator('.drawn-map .seen')).toHaveText(form);
  });
