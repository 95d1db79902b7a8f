/** Test the effects of widgets on their host page: keys, events, forms and links between widgets. */
import { expect, openFixture as open, test, uncaught } from './fixture.js';
import { still } from './idle-workers.js';

test.use({ reducedMotion: 'reduce' });

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} body */
const openFixture = (page, body) => open(page, body, { eager: false });

/** @param {Page} page @param {string} selector */
const ready = (page, selector) =>
  expect
    .poll(() => page.locator(selector).evaluate((el) => /** @type {any} */ (el).settled))
    .toBe(true);

/** @param {Page} page @param {string} selector @returns {Promise<any>} */
const state = (page, selector) =>
  page.locator(selector).evaluate((el) => /** @type {any} */ (el).state);

/**
 * Record the events that reach the page after this call.
 * @param {Page} page
 * @param {string[]} types
 */
const listen = (page, types) =>
  page.evaluate((types) => {
    const heard = /** @type {any[]} */ (/** @type {any} */ (window).heard = []);
    for (const type of types) {
      document.addEventListener(type, (/** @type {any} */ event) =>
        heard.push([event.key ?? event.type, event.target.localName, event.detail]),
      );
    }
  }, types);

/** @param {Page} page @returns {Promise<any[][]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard);

test('keys that a widget uses, or that are typed into it, are not the page’s', async ({ page }) => {
  await openFixture(
    page,
    `<mex-game game="nim" position="3 5 7"></mex-game>
     <mex-table game="nim" upto="5" controls="fields plot"></mex-table>
     <p><input id="own"></p>`,
  );
  await ready(page, 'mex-game');
  await ready(page, 'mex-table');
  await listen(page, ['keydown', 'keyup']);
  await page.locator('mex-game [data-cell="0"]').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', '2']) await page.keyboard.press(key);
  await page.locator('mex-game #move').focus();
  for (const key of ['f', 'b', ' ', 'ArrowLeft']) await page.keyboard.press(key);
  await page.locator('mex-table td[tabindex="0"]').focus();
  for (const key of ['ArrowRight', 'End', 'PageDown']) await page.keyboard.press(key);
  expect(await heard(page)).toEqual([]);
  // The widget does not trap the focus, and the keyboard shortcuts of the page work.
  await page.locator('mex-game #move').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.locator('#own').focus();
  await page.keyboard.press('f');
  const keys = (await heard(page)).map(([key]) => key);
  expect(keys).toEqual(['Escape', 'Escape', 'Control', 'k', 'k', 'Control', 'f', 'f']);
});

test('a widget writes nothing into the page before the first interaction', async ({ page }) => {
  const bodies = [
    '<mex-game game="nim" position="1 2" first="computer">Nim.</mex-game>',
    '<mex-game>Nim.</mex-game>',
    '<mex-table upto="5">A table.</mex-table>',
    '<mex-graph position="1 1">A graph.</mex-graph>',
    '<mex-union controls="none">A sum.</mex-union>',
    '<mex-why position="1 2">Why.</mex-why>',
    '<mex-ask check="analyze | nim | 1 2 | outcome" choices="N P">Who wins?</mex-ask>',
    '<mex-bits></mex-bits>',
    '<mex-proof><ol><li>One.</li></ol></mex-proof>',
    '<mex-twin>Both.</mex-twin>',
  ].map((body) =>
    body.replace(' ', ' loading="eager" ').replace(/^<(mex-\w+)>/, '<$1 loading="eager">'),
  );
  await openFixture(page, bodies.join('\n'));
  for (const tag of ['mex-table', 'mex-graph', 'mex-union', 'mex-why', 'mex-twin']) {
    await ready(page, `main > ${tag}`);
  }
  await expect.poll(() => state(page, 'mex-game >> nth=0').then((s) => s.position)).toBe('1 1');
  await still(page);
  const now = await page.evaluate(() =>
    [...document.querySelectorAll('main > :not(h1)')].map(({ outerHTML }) => outerHTML),
  );
  expect(now).toEqual(bodies.map((body) => body.replace(/^<(mex-\w+)\s+/, '<$1 ')));
});

test('what was played is in the page, and a copy of it goes on from there', async ({ page }) => {
  await openFixture(page, '<mex-game id="a" game="nim" position="3 5 7" players="2"></mex-game>');
  await ready(page, '#a');
  const play = (/** @type {string} */ text) =>
    page.locator('#a').evaluate((el, text) => /** @type {any} */ (el).move(text), text);
  await play('1-3');
  await play('2-5');
  await expect(page.locator('#a')).toHaveAttribute('moves', '1-3;2-5');
  await page.evaluate(() => {
    const { outerHTML } = /** @type {Element} */ (document.querySelector('#a'));
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', outerHTML.replace('"a"', '"b"'));
  });
  await expect.poll(() => state(page, '#b').then(({ position }) => position)).toBe('0 0 7');
  // Setting another position starts a new game, so the moves of the first game are removed.
  await page.locator('#a').evaluate((el) => el.setAttribute('position', '4 4 4'));
  await expect.poll(() => state(page, '#a').then(({ position }) => position)).toBe('4 4 4');
  await expect(page.locator('#a')).not.toHaveAttribute('moves');
});

test('every change is reported in full, and each load once', async ({ page }) => {
  await openFixture(page, '<p id="here"></p>');
  await listen(page, ['mex-ready', 'mex-change', 'mex-pick', 'mex-error']);
  await page.locator('#here').evaluate((here) => {
    here.innerHTML = `<mex-union n="100" divisors="2 3 5"></mex-union>
      <mex-game game="nim" position="1 1" players="2"></mex-game>
      <mex-ask loading="eager" asks="move" check="analyze | nim | 1 2 | moves" game="nim" position="1 2">?</mex-ask>`;
  });
  await ready(page, '#here > mex-union');
  await ready(page, '#here > mex-game');
  await expect(page.locator('mex-ask mex-board-heaps')).toBeVisible();
  await still(page);
  const all = await heard(page);
  expect(
    all
      .filter(([type]) => type === 'mex-ready')
      .map(([, tag]) => tag)
      .sort(),
  ).toEqual(['mex-game', 'mex-union']);
  const first = all.find(([type, tag]) => type === 'mex-change' && tag === 'mex-game')?.[2];
  expect(first).toMatchObject({
    game: 'nim',
    start: '1 1',
    position: '1 1',
    moves: [],
    turn: 'one',
  });
  // The board inside a question reports no events to the page.
  expect(all.filter(([, tag]) => tag === 'mex-ask')).toEqual([]);
  for (const text of ['1-1', '2-1']) {
    await page
      .locator('#here > mex-game')
      .evaluate((el, text) => /** @type {any} */ (el).move(text), text);
  }
  const last = (await heard(page)).filter(([type]) => type === 'mex-change').at(-1)?.[2];
  expect(last).toMatchObject({ position: '0 0', moves: ['1-1', '2-1'], turn: null, result: 'two' });
  await page.locator('mex-union #divisors').fill('2 3');
  await page.locator('mex-union #divisors').blur();
  await expect
    .poll(async () => (await heard(page)).filter(([, tag]) => tag === 'mex-union').at(-1)?.[0])
    .toBe('mex-ready');
  const union = (await heard(page)).filter(([, tag]) => tag === 'mex-union');
  expect(union.map(([type]) => type)).toEqual(['mex-ready', 'mex-change', 'mex-ready']);
  expect(union[1][2]).toMatchObject({ n: '100', divisors: '2 3', mode: 'multiples' });
});

test('a form sends what was played, resets it, and may lock it', async ({ page }) => {
  await openFixture(
    page,
    `<form><fieldset><mex-game name="answer" game="nim" position="1 2" players="2"></mex-game>
     <mex-ask name="who" check="analyze | nim | 1 2 | outcome" choices="N P">Who wins?</mex-ask>
     </fieldset></form>`,
  );
  await ready(page, 'mex-game');
  await ready(page, 'mex-ask');
  await page.locator('mex-game').evaluate((el) => /** @type {any} */ (el).move('2-1'));
  await page.locator('mex-ask').evaluate((el) => /** @type {any} */ (el).judge('N'));
  const sent = () =>
    page.evaluate(() =>
      Object.fromEntries(
        [...new FormData(/** @type {any} */ (document.querySelector('form')))].map(
          ([key, value]) => [key, JSON.parse(String(value))],
        ),
      ),
    );
  await expect.poll(sent).toMatchObject({
    answer: { game: 'nim', start: '1 2', position: '1 1', moves: ['2-1'], result: null },
    who: { given: 'N', right: true, tries: 1 },
  });
  const value = await page.locator('mex-game').evaluate((el) => /** @type {any} */ (el).value);
  await page.evaluate(() => /** @type {any} */ (document.querySelector('form')).reset());
  await expect.poll(() => sent().then(({ answer }) => answer.position)).toBe('1 2');
  expect((await sent()).who).toMatchObject({ given: '', right: false, tries: 0 });
  await page.locator('mex-game').evaluate((el, value) => Object.assign(el, { value }), value);
  await expect.poll(() => sent().then(({ answer }) => answer.position)).toBe('1 1');
  await page.evaluate(() => document.querySelector('fieldset')?.toggleAttribute('disabled', true));
  await expect(page.locator('mex-game .typed')).toHaveCount(0);
  expect(await page.locator('mex-game').evaluate((el) => /** @type {any} */ (el).move('1-1'))).toBe(
    false,
  );
});

for (const order of ['before', 'after']) {
  test(`linked widgets show one position, when they stand ${order} the board`, async ({ page }) => {
    const errors = uncaught(page);
    const game = '<mex-game id="g" game="nim" position="1 2" players="2"></mex-game>';
    const linked = `<mex-table for="g"></mex-table><mex-graph for="g"></mex-graph>
      <mex-why for="g"></mex-why>`;
    await open(page, order === 'before' ? linked + game : game + linked);
    for (const tag of ['mex-table', 'mex-graph', 'mex-why']) await ready(page, tag);
    const marked = page.locator('mex-table td.marked');
    const node = page.locator('mex-graph .node', { has: page.locator('.token') });
    await expect(marked).toHaveCount(2);
    await expect(node.locator('.name')).toHaveText('1 2');
    // A move on the board updates all linked widgets.
    await page.locator('#g').evaluate((el) => /** @type {any} */ (el).move('2-1'));
    await expect(marked).toHaveCount(1);
    await expect(node.locator('.name')).toHaveText('1 1');
    await expect.poll(() => state(page, 'mex-why').then((s) => s.position)).toBe('1 1');
    // A click on a node that is an option plays the move.
    const name = page.locator('.name', { hasText: /^1$/ });
    await page.locator('mex-graph .node', { has: name }).click();
    await expect
      .poll(() => state(page, '#g').then(({ moves, position }) => [moves.length, position]))
      .toEqual([2, expect.stringMatching(/^(1 0|0 1)$/)]);
    await expect.poll(() => state(page, 'mex-why').then((s) => s.position)).toMatch(/^(1 0|0 1)$/);
    // The linked widgets follow a new board with the same id.
    await page.evaluate(() => {
      document.querySelector('#g')?.remove();
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          '<mex-game id="g" game="subtract 1 3 4" position="7"></mex-game>',
        );
    });
    await expect.poll(() => state(page, 'mex-why').then((s) => s.game)).toBe('subtract 1 3 4');
    await expect(marked).toHaveAttribute('data-n', '7');
    // For a single heap, a click on the cell of an option in the table plays the move.
    await page.locator('#g').evaluate((el) => el.setAttribute('players', '2'));
    await page.locator('mex-table td[data-n="4"]').click();
    await expect.poll(() => state(page, '#g').then(({ moves }) => moves)).toEqual(['1-3']);
    expect(errors).toEqual([]);
  });
}

test('controls, compact, read-only, caption and slots', async ({ page }) => {
  await openFixture(
    page,
    `<mex-game id="c" compact game="nim" position="1 2" caption="Figure 1"
       height="420"></mex-game>
     <mex-game id="r" readonly game="nim" position="1 2" moves="1-1" controls="undo typed">
       <span slot="caption-en">In English</span><span slot="caption-zh">中文</span></mex-game>
     <mex-table id="t" compact game="nim" upto="5"></mex-table>`,
  );
  for (const id of ['#c', '#r', '#t']) await ready(page, id);
  await expect(page.locator('#c [data-act]')).toHaveCount(3);
  await expect(page.locator('#c').locator('.typed, .moves, .settings')).toHaveCount(0);
  await expect(page.locator('#c .caption')).toHaveText('Figure 1');
  const box = await page.locator('#c').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(420);
  await expect(page.locator('#r [data-act]')).toHaveCount(1);
  await expect(page.locator('#r .typed')).toHaveCount(0);
  await page.locator('#r .hit').first().click();
  expect((await state(page, '#r')).position).toBe('0 2');
  await expect(page.getByText('In English')).toBeVisible();
  await expect(page.getByText('中文')).toBeHidden();
  await page.evaluate(() => (document.documentElement.lang = 'zh'));
  await expect(page.getByText('中文')).toBeVisible();
  await expect(page.getByText('In English')).toBeHidden();
  await expect(page.locator('#t .drawn-dots')).toHaveCount(0);
  await page.locator('#t').evaluate((el) => el.setAttribute('controls', 'all'));
  await expect(page.locator('#t .drawn-dots')).toHaveCount(1);
  await expect(page.locator('#t #upto')).toBeVisible();
});

test('answers are held back until enough was tried, on paper too', async ({ page }) => {
  await open(
    page,
    `<mex-game id="h" game="nim" position="1 1" reveal-after="1"></mex-game>
     <mex-game id="q" game="nim" position="1 2" hints="on"></mex-game>
     <mex-game id="p" game="nim" position="1 2" print="answer"></mex-game>
     <mex-ask check="analyze | nim | 1 2 | outcome" choices="N P" reveal-after="1">Who?</mex-ask>`,
  );
  for (const id of ['#h', '#q', '#p']) await ready(page, id);
  await expect(page.locator('#h [data-act="hint"]')).toHaveCount(0);
  await expect(page.locator('#h .note')).toContainText('1 lost game');
  await page.locator('#h').evaluate((el) => /** @type {any} */ (el).move('1-1'));
  await expect(page.locator('#h .status.over')).toBeVisible();
  await expect(page.locator('#h [data-act="hint"]')).toHaveCount(1);
  expect(await state(page, '#h')).toMatchObject({ result: 'computer', tries: 1 });
  await expect(page.locator('mex-ask [data-show]')).toHaveCount(0);
  await page.locator('mex-ask').evaluate((el) => /** @type {any} */ (el).judge('P'));
  await expect(page.locator('mex-ask [data-show]')).toHaveCount(1);
  await expect(page.locator('#q .hints')).toBeVisible();
  await expect(page.locator('#p [part="answer"]')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#q .hints')).toBeHidden();
  await expect(page.locator('#p [part="answer"]')).toBeVisible();
});

test('a move that is explained is played on the board that is followed; counts are linked too', async ({
  page,
}) => {
  await openFixture(
    page,
    `<mex-game id="g" game="nim" position="3 5 7" players="2"></mex-game>
     <mex-why for="g"></mex-why>
     <mex-bits for="u"></mex-bits>
     <mex-union id="u" loading="eager" n="20" divisors="2 3"></mex-union>`,
  );
  await ready(page, 'mex-why');
  await ready(page, 'mex-union');
  await page.locator('mex-why .moves > button').click();
  await page.locator('mex-why .chips button').first().click();
  await expect.poll(() => state(page, '#g').then(({ moves }) => moves.length)).toBe(1);
  const { position } = await state(page, '#g');
  await expect.poll(() => state(page, 'mex-why')).toMatchObject({ position, outcome: 'P' });
  await expect.poll(() => state(page, 'mex-bits')).toMatchObject({ n: '20', divisors: '2 3' });
  await page.locator('mex-union #n').fill('30');
  await page.locator('mex-union #n').blur();
  await expect.poll(() => state(page, 'mex-bits').then(({ n }) => n)).toBe('30');
});
