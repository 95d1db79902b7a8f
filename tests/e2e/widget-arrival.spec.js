/**
 * Test the ways in which widgets are added to a page: late, from code blocks, with content rendered by a
 * server, and from a second copy of the script.
 */
import { gzipSync } from 'node:zlib';
import { expect, openFixture as open, test, uncaught } from './fixture.js';
import { still } from './idle-workers.js';
import { violations } from './violations.js';

test.use({ reducedMotion: 'reduce' });

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} body */
const openFixture = (page, body) => open(page, body, { eager: false });

/** @param {Page} page @param {string} selector */
const ready = (page, selector) =>
  expect
    .poll(() => page.locator(selector).evaluate((el) => /** @type {any} */ (el).settled === true))
    .toBe(true);

test('until a widget is about to be seen, little is loaded, and then once for all', async ({
  page,
}) => {
  /** @type {Map<string, number>} */
  const loaded = new Map();
  page.on('response', async (response) => {
    const file = new URL(response.url()).pathname;
    if (file.endsWith('.js')) loaded.set(file, gzipSync(await response.body()).length);
  });
  let workers = 0;
  page.on('worker', () => (workers += 1));
  const far = '<div style="height: 4000px"></div>';
  await openFixture(
    page,
    `${far}<mex-game game="nim" position="1 2">Text.</mex-game>
     <mex-table game="nim" upto="5"></mex-table><mex-why game="nim" position="1 2"></mex-why>
     <mex-union></mex-union>${far}<mex-game id="last" game="nim" position="3 5 7"></mex-game>`,
  );
  await still(page);
  const size = [...loaded.values()].reduce((sum, one) => sum + one, 0);
  expect(size).toBeLessThan(10_400);
  expect(workers).toBe(0);
  for (const tag of ['mex-game >> nth=0', 'mex-table', 'mex-why', 'mex-union']) {
    await page.locator(tag).evaluate((element) => element.scrollIntoView());
    await ready(page, tag);
  }
  // Although its class has been loaded, a widget far outside the window makes no requests.
  await still(page);
  expect(await page.locator('#last').evaluate((el) => /** @type {any} */ (el).settled)).toBe(false);
  await page.locator('#last').scrollIntoViewIfNeeded();
  await ready(page, '#last');
  expect(workers).toBeLessThanOrEqual(3);
});

test('text and divisions become widgets, late ones too; mistakes are said in place', async ({
  page,
}) => {
  const errors = uncaught(page);
  await openFixture(
    page,
    `<div class="mex-game" id="d" data-game="nim" data-position="1 2" data-other="x">Nim <b>1 2</b>.</div>
     <pre id="f"><code class="language-mex hljs">mex-why
game: nim
position：1 2
</code></pre>
     <div class="highlight-mex" id="s"><div class="highlight"><pre>game
upto: 5
game: nim</pre></div></div>
     <pre class="mex" id="w">e4 e5
game: nim</pre>
     <pre class="mex" id="k">table
gmae: nim
onclick: alert(1)</pre>`,
  );
  await ready(page, '#d mex-game');
  await expect(page.locator('#d > mex-game > b')).toHaveText('1 2');
  await ready(page, '#f + mex-why');
  await expect(page.locator('#f')).toBeHidden();
  await expect(page.locator('#w + .mex-flaw')).toContainText('e4 e5');
  await expect(page.locator('#k + .mex-flaw')).toContainText('gmae');
  await expect(page.locator('#s + .mex-flaw')).toContainText('upto');
  for (const id of ['#w', '#k', '#s']) await expect(page.locator(id)).toBeVisible();
  // Insert code blocks later, and once more, as a host page does when it redraws its content.
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<section><pre id="l"><code class="language-mex">table game="nim" upto=5 compact</code></pre></section>',
      );
  });
  await page.locator('main > section').scrollIntoViewIfNeeded();
  await ready(page, '#l + mex-table');
  await page.evaluate(() => {
    const section = /** @type {Element} */ (document.querySelector('main > section'));
    const { innerHTML } = section;
    section.innerHTML = innerHTML;
  });
  await page.locator('main > section').scrollIntoViewIfNeeded();
  await ready(page, '#l + mex-table');
  await still(page);
  await expect(page.locator('section mex-table')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('in a shadow root of the page’s own, and made by a script', async ({ page }) => {
  await openFixture(page, '<div id="host"></div><own-card></own-card>');
  await page.evaluate(async () => {
    const root = /** @type {Element} */ (document.querySelector('#host')).attachShadow({
      mode: 'open',
    });
    root.innerHTML = '<mex-why game="nim" position="1 2"></mex-why>';
    document.querySelector('main')?.append(document.querySelector('#host') ?? '');
    customElements.define(
      'own-card',
      class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).innerHTML = '<mex-game position="1 2"></mex-game>';
        }
      },
    );
    const { load } = await import(/* @vite-ignore */ `${location.origin}/elements.js`);
    await load('mex-table');
    const table = document.createElement('mex-table');
    Object.assign(table, { game: 'nim', upto: 4, loading: 'eager' });
    document.querySelector('main')?.append(table);
  });
  await ready(page, 'mex-why');
  await ready(page, 'own-card mex-game');
  await ready(page, 'mex-table');
  await expect(page.locator('mex-table td[data-n]')).toHaveCount(5);
});

test('what a server has drawn stays until there is something better', async ({ page }) => {
  const errors = uncaught(page);
  await openFixture(
    page,
    `<mex-why id="a" game="nim" position="1 2"><template shadowrootmode="open"><p
       class="static">Drawn before.</p></template></mex-why>
     <mex-why id="b" game="chess" position="e4"><template shadowrootmode="open"><p
       class="static">Also drawn.</p></template></mex-why>`,
  );
  await ready(page, '#a');
  await expect(page.locator('#a .static')).toHaveCount(0);
  await expect(page.locator('#a [part="verdict"]')).toBeVisible();
  await expect(page.locator('#b .error')).toBeVisible();
  await expect(page.locator('#b .static')).toBeVisible();
  await page.locator('#b').evaluate((el) => {
    el.setAttribute('game', 'nim');
    el.setAttribute('position', '1 1');
  });
  await ready(page, '#b');
  await expect(page.locator('#b .static')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a second copy does nothing, and says so once', async ({ page }) => {
  const errors = uncaught(page);
  /** @type {string[]} */
  const said = [];
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  // Serve the script at a second address, so that each of its modules is loaded a second time.
  await page.route('**/other/*', async (route) => {
    const url = route.request().url().replace('/other/', '/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await openFixture(page, '<mex-game game="nim" position="1 2"></mex-game>');
  await ready(page, 'mex-game');
  const defined = await page.evaluate(async () => {
    const before = customElements.get('mex-game');
    const { load } = await import(/* @vite-ignore */ `${location.origin}/other/elements.js`);
    await load();
    return [before === customElements.get('mex-game'), Boolean(customElements.get('mex-bits'))];
  });
  expect(defined).toEqual([true, false]);
  expect(said).toEqual([expect.stringContaining('second copy')]);
  expect(errors).toEqual([]);
});

test('captions and flaws can be used by all', async ({ page }) => {
  await openFixture(
    page,
    `<h2>Figures</h2>
     <mex-game game="nim" position="1 2" caption="Figure 1" reveal-after="2"></mex-game>
     <pre class="mex">no such thing</pre>`,
  );
  await ready(page, 'mex-game >> nth=0');
  await expect(page.locator('.mex-flaw')).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
});
