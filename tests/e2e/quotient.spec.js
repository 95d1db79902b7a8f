import { expect, openFixture, test } from './fixture.js';

const widget = (page) => page.locator('mex-quotient');
const element = (page, word) => widget(page).locator(`.element:text-is("${word}")`);

test('the certificate of Kayles: classes, P, the bound and how far it was checked', async ({
  page,
}) => {
  await page.goto('#v1/quotient?game=kayles');
  await expect(page.locator('.of-game')).toContainText('knocking down the last pin loses');
  const certificate = widget(page).locator('[part="certificate"]');
  await expect(certificate).toContainText('40 classes, 9 of them losing');
  await expect(certificate.locator('.badge')).toHaveText('proven for all heaps');
  await expect(certificate).toContainText('M = 2 · (71 + 12) + 2 = 168');
  await expect(certificate).toContainText('checked to heap 169');
  await expect(widget(page).locator('.element')).toHaveCount(40);
  await expect(widget(page).locator('.element.lost')).toHaveCount(9);
  await expect(widget(page).locator('[data-lost]')).toContainText(
    '1, 4, 9, 12, 20, and no other, however large',
  );
  await expect(widget(page).locator('.node')).toHaveCount(40);
  await expect(widget(page).locator('td.begins')).toHaveAttribute('data-heap', '71');
  await expect(widget(page).locator('td[data-heap]')).toHaveCount(95);
  // The heap of a cell is the sum of the numbers of its row and column. The first row begins with heap 0.
  const sums = await widget(page)
    .locator('td[data-heap]')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
        const number = Number(row.cells[0].textContent);
        return number + /** @type {HTMLTableCellElement} */ (cell).cellIndex - 1;
      }),
    );
  expect(sums).toEqual(Array.from({ length: 95 }, (_, heap) => heap));
  await expect(widget(page).locator('td[data-heap="9"]')).toHaveText(/^\s*d\s*P\s*$/);
});

test('a class is chosen by keyboard, is highlighted in all drawings, and shows its products', async ({
  page,
}) => {
  await openFixture(page, '<mex-quotient game="0.123"></mex-quotient>');
  await expect(widget(page).locator('.element[tabindex="0"]')).toHaveCount(1);
  await element(page, '1').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter'])
    await page.keyboard.press(key);
  const chosen = widget(page).locator('.element[aria-pressed="true"]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveText('b');
  await expect(widget(page).getByRole('status')).toContainText('is the class of the heaps 3, 4');
  await expect(widget(page).getByRole('status')).toContainText('b·b = b²');
  await expect(widget(page).locator('td.chosen')).toHaveCount(2);
  await expect(widget(page).locator('.node.chosen')).toHaveCount(1);
  expect(await widget(page).evaluate((e) => /** @type {any} */ (e).state)).toEqual({
    game: '0.123',
    upto: 0,
    element: 'b',
    order: 20,
  });
});

test('where nothing finite is found it says how far it came, and searches on when asked', async ({
  page,
}) => {
  await openFixture(page, '<mex-quotient game="0.07" budget="2000000"></mex-quotient>');
  const open = widget(page).locator('[data-open]');
  await expect(open).toContainText('This shows neither that there is one nor that there is none');
  const heap = async () => Number(/at heap (\d+)/.exec((await open.textContent()) ?? '')?.[1]);
  const before = await heap();
  await widget(page).locator('[data-further]').click();
  await expect.poll(heap).toBeGreaterThan(before);
  await expect(widget(page).locator('.error')).toHaveCount(0);
});

test('a search is cancelled and begun again', async ({ page }) => {
  const long = '<mex-quotient game="0.07" budget="9000000000000"></mex-quotient>';
  await openFixture(page, long);
  await widget(page).locator('[data-cancel]').click();
  await expect(widget(page)).toContainText('The search was cancelled.');
  await widget(page).evaluate((e) => e.setAttribute('budget', '100000'));
  await expect(widget(page).locator('[data-open]')).toBeVisible();
});

test('a game without a quotient says why', async ({ page }) => {
  await page.goto('#v1/quotient?game=wythoff');
  await expect(widget(page).locator('.error')).toContainText('is found here only');
  await page.locator('[data-example="0.75"]').click();
  await expect(widget(page)).toContainText('8 classes, 2 of them losing');
});

test('from the explanation of a misère game to its quotient, and back to the board', async ({
  page,
}) => {
  await page.goto('#v1/play?game=kayles+misere&position=9&why=1');
  await page.locator('a[data-quotient]').click();
  await expect(page).toHaveURL(/#v1\/quotient\?game=kayles\+misere/);
  await expect(widget(page)).toContainText('40 classes');
  await page.locator('.ways a').click();
  await expect(page.locator('mex-game')).toHaveAttribute('game', 'kayles misere');
  await expect(page.locator('mex-game')).toHaveAttribute('position', '9');
});

test('the navigation opens the quotient of a game that has one', async ({ page }) => {
  await page.goto('#v1/tables');
  await expect(page.locator('nav a[data-view="quotient"]')).toHaveAttribute('href', /game=kayles/);
  await page.goto('#v1/tables?game=0.123');
  await expect(page.locator('nav a[data-view="quotient"]')).toHaveAttribute('href', /game=0\.123/);
  // A game in progress has priority over the default game of the view.
  await page.goto('#v1/graph?game=nim&position=4+9');
  await expect(page.locator('mex-graph')).toHaveAttribute('position', '4 9');
  await expect(page.locator('nav a[data-view="quotient"]')).not.toHaveAttribute('href', /kayles/);
});

test('a window that is turned keeps the quotient that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('#v1/quotient?game=kayles');
  const quotient = page.locator('mex-quotient');
  await expect(quotient).toContainText('40 classes');
  for (const [width, height] of [
    [360, 740],
    [740, 600],
    [740, 360],
  ]) {
    await page.setViewportSize({ width, height });
    const first = page.locator('.inputs, mex-quotient').first();
    const expected = width < 576 || height < 432 ? 'mex-quotient' : 'section';
    await expect.poll(() => first.evaluate(({ localName }) => localName)).toBe(expected);
    await expect(quotient).toContainText('40 classes');
  }
});
