import { expect, test } from './fixture.js';

/** Test `<mex-game>` in lecture notes, without the rest of the page. */

/**
 * @param {import('@playwright/test').Page} page @param {string} body
 * @param {string} [lang]
 */
async function notes(page, body, lang = 'en') {
  await page.route('**/notes.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${lang}"><title>Notes</title><body>
        <script>
          window.heard = [];
          for (const type of ['mex-ready', 'mex-move', 'mex-end', 'mex-error', 'mex-change']) {
            addEventListener(type, (event) => heard.push([type, event.detail, event.target.id]));
          }
        </script>${body}
        <script type="module" src="elements.js"></script></body></html>`,
    }),
  );
  await page.goto('notes.html');
}

/** @param {import('@playwright/test').Page} page @param {string} type */
const heard = (page, type) =>
  page.evaluate((t) => window.heard.filter(([name]) => name === t).map(([, d]) => d), type);

test.use({ reducedMotion: 'reduce' });

test('what was said is shown in the language that is chosen after it', async ({ page }) => {
  await notes(
    page,
    '<mex-game id="g" game="nim" position="1 2" players="2" moves="9-9"></mex-game>',
  );
  const note = page.locator('mex-game p.note');
  await expect(note).toContainText('9-9');
  const chinese = /[\u4e00-\u9fff]/;
  await expect(note).not.toContainText(chinese);
  await page.evaluate(() => (document.documentElement.lang = 'zh'));
  await expect(note).toContainText(chinese);
  await page.locator('#g').evaluate((el) => /** @type {any} */ (el).move('2-1'));
  const said = page.locator('mex-game [role=log] p').last();
  await expect(said).toContainText(chinese);
  await page.evaluate(() => (document.documentElement.lang = 'en'));
  await expect(said).toHaveText(/^1\. [A-Z][^\u4e00-\u9fff]*$/);
});

test('attributes in, events out', async ({ page }) => {
  await notes(page, '<mex-game id="g" game="nim" position="1 2" first="computer">…</mex-game>');
  await expect(page.locator('mex-game .where')).toHaveText('1 1');
  expect(await heard(page, 'mex-ready')).toHaveLength(1);
  expect((await heard(page, 'mex-move'))[0]).toMatchObject({
    n: 1,
    by: 'computer',
    text: '2-1',
    to: '1 1',
  });
  await page.locator('mex-game .hit').first().click();
  await expect(page.locator('mex-game .status.over')).toBeVisible();
  expect(await heard(page, 'mex-end')).toEqual([
    {
      winner: 'computer',
      moves: ['2-1', '1-1', '2-1'],
      attempts: 1,
      seconds: expect.any(Number),
      hints: 0,
      points: 0,
    },
  ]);
});

test('attributes work live and reflect', async ({ page }) => {
  await notes(page, '<mex-game id="g" game="nim" position="3 5 7"></mex-game>');
  const game = page.locator('mex-game');
  await expect(game.locator('mex-board-heaps')).toBeVisible();
  await game.evaluate((g) => g.setAttribute('position', '2 2'));
  await expect(game.locator('.where')).toHaveText('2 2');
  await game.evaluate((g) => {
    g.setAttribute('game', 'staircase');
    g.setAttribute('position', '1 0 2');
  });
  await expect(game.locator('mex-board-stairs')).toBeVisible();
  await game.evaluate((g) => g.setAttribute('moves', '3-1'));
  await expect(game.locator('.ply')).toHaveCount(3);
  await game.evaluate((g) => g.setAttribute('lang', 'zh'));
  await expect(game.locator('.status')).toContainText('轮到你走');
  await game.evaluate((g) => g.setAttribute('players', '2'));
  await expect(game.locator('.status')).toContainText('玩家');
  await game.evaluate((g) => g.setAttribute('hints', 'off'));
  await expect(game.locator('[data-act="hint"]')).toHaveCount(0);
  await game.evaluate((/** @type {any} */ g) => (g.skill = 0.5));
  await expect(game).toHaveAttribute('skill', '0.5');
});

test('without a position there is an example', async ({ page }) => {
  await notes(page, '<mex-game game="wythoff"></mex-game>');
  await expect(page.locator('mex-game [data-cell]')).toHaveCount(3);
});

test('its own text stays when it fails, with the error beside it', async ({ page }) => {
  await notes(page, '<mex-game game="nim" position="3 x 7">Three heaps.</mex-game>', 'zh');
  await expect(page.locator('mex-game .error')).toBeVisible();
  await expect(page.locator('mex-game .error mark')).toHaveText('x');
  await expect(page.getByText('Three heaps.')).toBeVisible();
  expect((await heard(page, 'mex-error'))[0].code).toBe('expected-number');
});

test('a bad change keeps the last good board', async ({ page }) => {
  await notes(page, '<mex-game game="nim" position="3 5 7"></mex-game>');
  await expect(page.locator('mex-game [data-cell]')).toHaveCount(3);
  await page.locator('mex-game').evaluate((g) => g.setAttribute('position', '3 x'));
  await expect(page.locator('mex-game .error')).toBeVisible();
  await expect(page.locator('mex-game [data-cell]')).toHaveCount(3);
  await page.locator('mex-game').evaluate((g) => g.setAttribute('position', '4 4'));
  await expect(page.locator('mex-game .error')).toHaveCount(0);
  await expect(page.locator('mex-game .where')).toHaveText('4 4');
});

test('moving it elsewhere in the page keeps the game', async ({ page }) => {
  await notes(
    page,
    '<div id="a"><mex-game game="nim" position="3 5 7"></mex-game></div><p id="b"></p>',
  );
  await page.locator('mex-game [data-cell="0"] .hit').first().click();
  await expect(page.locator('mex-game .ply')).toHaveCount(3);
  const before = await page.locator('mex-game .where').textContent();
  await page.evaluate(() =>
    document.querySelector('#b')?.append(document.querySelector('mex-game')),
  );
  await expect(page.locator('#b mex-game .ply')).toHaveCount(3);
  await expect(page.locator('mex-game .where')).toHaveText(before ?? '');
  await page.locator('mex-game [data-act="undo"]').click();
  await expect(page.locator('mex-game .where')).toHaveText('3 5 7');
});

test('several live on one page, each with its own game', async ({ page }) => {
  await notes(
    page,
    `<mex-game id="one" game="nim" position="1 1"></mex-game>
     <mex-game id="two" game="letters" position="AAB" theme="dark" lang="zh"></mex-game>`,
  );
  await page.locator('#one .hit').first().click();
  await expect(page.locator('#one .status.over')).toBeVisible();
  await expect(page.locator('#two .status')).toContainText('轮到你走');
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('two');
});

test('takes no focus, no wheel, and may be defined twice', async ({ page }) => {
  await notes(
    page,
    '<mex-game game="nim" position="3 5 7"></mex-game><div style="height: 3000px">',
  );
  await expect(page.locator('mex-game [data-cell]')).toHaveCount(3);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.locator('mex-game [data-cell="1"]').hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const again = await page.evaluate(() =>
    import(new URL('elements.js?again', location.href).href)
      .then((m) => m.ready)
      .then(() => 'fine'),
  );
  expect(again).toBe('fine');
});
