/**
 * Test the layout of widgets in other pages: they fill the space reserved for them, so that nothing moves.
 * Their text is as large as the surrounding text, numbers and boards run from left to right on every page,
 * and slides may be scaled.
 */
import { expect, test } from '../fixture.js';
import { hosts, notes, tags } from '../../notes/host-pages.js';
import { places } from '../../notes/visible.js';
import { openHost, settled } from '../host-page.js';
import { still } from '../idle-workers.js';
import { shiftSoFar, watchShifts } from '../layout-shift.js';

const plain = hosts['page without a style, dark machine'];
const words = `<p>${'Some words of the lecture. '.repeat(20)}</p>`;
const lecture = notes.replaceAll(/<\/mex-\w+>/g, (end) => `${end}<h2>Next</h2>${words}`);
const sheet = '<link rel="stylesheet" href="./mexplorer.css">';

/** @param {import('@playwright/test').Page} page @param {string} name */
const box = (page, name) =>
  page
    .locator(name)
    .first()
    .evaluate((e) => e.getBoundingClientRect().toJSON());

for (const [width, height] of [
  [1280, 720],
  [800, 900],
  [360, 740],
]) {
  test(`nothing moves while they load, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    /** @type {() => void} */
    let arrive = () => {};
    const painted = new Promise((resolve) => (arrive = () => resolve(null)));
    await page.route('**/elements.js', (route) => painted.then(() => route.continue()));
    await page.route('**/late.js', (route) => {
      arrive();
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    // Delay the script until the page has been painted, as with a slow connection.
    const late = `<script>requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
      document.head.append(Object.assign(document.createElement('script'), { src: './late.js' }))))
      )</script>`;
    const css =
      'body { max-width: 720px; margin: auto; padding: 0 12px; font: 16px/1.5 sans-serif }';
    await openHost(page, { css }, { body: lecture, head: sheet + late });
    await settled(page);
    await still(page);
    expect(await shiftSoFar(page)).toBeLessThan(0.1);
  });
}

test('what a link points at stays where it is, without the browser’s help', async ({ page }) => {
  const css = 'html { overflow-anchor: none } main { max-width: 720px }';
  const body = `${lecture}<h2 id="here">Here</h2><div style="height: 200vh"></div>`;
  await openHost(page, { css }, { body, hash: '#here' });
  await settled(page);
  await still(page);
  await expect.poll(async () => Math.abs((await box(page, '#here')).top)).toBeLessThan(3);
  // The heading is no longer held in place after the reader has scrolled away from it.
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await box(page, '#here')).top).toBeGreaterThan(200);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
  await still(page);
  expect((await box(page, '#here')).top).toBeGreaterThan(200);
});

test('the text is as large as the page’s, whatever rem is there', async ({ page }) => {
  for (const [name, size] of [
    ['mdBook, navy', 16],
    ['MkDocs, slate', 16],
    ['Bootstrap, dark', 16],
    ['reveal.js, black', 21],
  ]) {
    await openHost(page, hosts[name]);
    await settled(page);
    const sizes = await page.evaluate(() => {
      const root = (/** @type {string} */ tag) => document.querySelector(tag)?.shadowRoot;
      const parts = [
        document.querySelector('mex-game'),
        root('mex-table')?.querySelector('.drawn-dots'),
        root('mex-why')?.querySelector('.step p'),
      ];
      const fonts = parts.map((each) => getComputedStyle(/** @type {Element} */ (each)).fontFamily);
      const around = /** @type {Element} */ (document.querySelector('mex-game')?.parentElement);
      return {
        sizes: parts.map((e) => parseFloat(getComputedStyle(/** @type {Element} */ (e)).fontSize)),
        own: fonts.every((font) => font === getComputedStyle(around).fontFamily),
        button: parseFloat(
          getComputedStyle(/** @type {Element} */ (root('mex-game')?.querySelector('.btn')))
            .fontSize,
        ),
      };
    });
    expect(sizes, name).toEqual({
      sizes: [size, size, size],
      own: true,
      button: 0.9375 * Number(size),
    });
    await page.unrouteAll();
  }
});

test('numbers and boards run from left to right on a page that runs the other way', async ({
  page,
}) => {
  const body = `${notes}<mex-game id="strip" game="nimble" position="1 4 6"></mex-game>
    <mex-why id="moore" game="moore 2" position="1 2 3 4"></mex-why>
    <p id="own"><mex-why game="no such game" position="1">نص</mex-why></p>`;
  /** @type {any[]} */
  const found = [];
  for (const dir of ['ltr', 'rtl']) {
    await openHost(page, { ...plain, html: `dir="${dir}"` }, { body });
    await settled(page, [...tags, '#strip', '#moore']);
    await still(page);
    found.push(await page.evaluate(places));
    expect(await page.locator('#own mex-why').evaluate((e) => getComputedStyle(e).direction)).toBe(
      dir,
    );
    await page.unrouteAll();
  }
  for (const each of Object.values(found[0])) expect(each.length).toBeGreaterThan(0);
  expect(found[1]).toEqual(found[0]);
});

test('a scaled slide, a hidden one and a narrow column', async ({ page }) => {
  const body = `<mex-graph game="nim" position="1 2"></mex-graph>
    <mex-table game="subtract 1 3 4" upto="30"></mex-table>
    <div id="hidden" hidden><mex-game game="nim" position="3 5 7"></mex-game></div>
    <div id="column" style="float: left"><mex-why game="nim" position="1 2"></mex-why></div>`;
  await openHost(page, hosts['reveal.js, black'], { body });
  await settled(page, ['mex-graph', 'mex-table', 'mex-game', 'mex-why']);
  await still(page);
  // The slide is scaled, so 60 px on the screen are 80 px of the slide. The drawing must follow the pointer.
  const frame = page.locator('mex-graph .frame > svg');
  const node = page.locator('mex-graph .node').first();
  await page.locator('mex-graph [data-tool=in]').click();
  await page.locator('mex-graph [data-tool=in]').click();
  const before = await node.boundingBox();
  const { x, y } = /** @type {any} */ (await frame.boundingBox());
  await page.mouse.move(x + 200, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 230, y + 20);
  await page.mouse.move(x + 260, y + 20, { steps: 4 });
  await page.mouse.up();
  const after = await node.boundingBox();
  expect(Math.abs(Number(after?.x) - Number(before?.x) - 60)).toBeLessThan(3);
  // The widget announces the value of the dot under the pointer.
  const canvas = page.locator('mex-table .drawn-dots canvas');
  const plot = /** @type {any} */ (await canvas.boundingBox());
  await canvas.hover({ position: { x: plot.width / 2, y: plot.height / 2 } });
  const at = Number(await page.locator('.drawn-dots [role=slider]').getAttribute('aria-valuenow'));
  expect(Math.abs(at - 15)).toBeLessThan(2);
  await page.evaluate(() => document.querySelector('#hidden')?.removeAttribute('hidden'));
  expect((await box(page, 'mex-game')).height).toBeGreaterThan(200);
  // In a container that shrinks to fit its content, a widget is still wide enough.
  expect((await box(page, 'mex-why')).width).toBeGreaterThan(250);
});

test('a widget has few tab stops, a name, and headings that continue the page’s', async ({
  page,
}) => {
  await openHost(page, plain);
  await settled(page);
  await still(page);
  const found = await page.evaluate(() => {
    /** @param {ShadowRoot | null | undefined} root @returns {number} */
    const stops = (root) => {
      let count = 0;
      for (const each of /** @type {any} */ (root?.querySelectorAll('*') ?? [])) {
        const shown =
          each.checkVisibility() && !each.closest('details:not([open]) > :not(summary)');
        if (each.tabIndex >= 0 && shown && !each.disabled && !each.shadowRoot) count += 1;
        count += stops(each.shadowRoot);
      }
      return count;
    };
    /** @param {ShadowRoot | null | undefined} root @returns {number[]} */
    const levels = (root) =>
      [...(root?.querySelectorAll('*') ?? [])].flatMap((each) => [
        ...(/^h[1-6]$/.test(each.localName) ? [Number(each.ariaLevel ?? each.localName[1])] : []),
        ...levels(each.shadowRoot),
      ]);
    const widgets = [...document.querySelectorAll('main > :not(h1)')];
    return widgets.map((w) => [w.localName, stops(w.shadowRoot), levels(w.shadowRoot)]);
  });
  for (const [name, stops, levels] of /** @type {[string, number, number[]][]} */ (found)) {
    expect(stops, name).toBeLessThanOrEqual(9);
    expect(
      levels.filter((level) => level !== 2),
      name,
    ).toEqual([]);
  }
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = nodes.filter((n) => n.role?.value === 'group').map((n) => n.name?.value);
  expect(names).toEqual(
    expect.arrayContaining([
      'A game of nim',
      'SG values of subtract 1 3 4',
      'Game graph of a b in graph a>b a>c b>c',
      'Counting multiples up to 100',
      'Why: 3 5 12',
    ]),
  );
});

test('in a row of buttons the arrows walk', async ({ page }) => {
  await openHost(page, plain, { body: '<mex-game game="nim" position="3 5 7"></mex-game>' });
  await settled(page, ['mex-game']);
  await page.locator('mex-game [data-act=undo]').focus();
  const focused = () =>
    page.locator('mex-game').evaluate((e) => e.shadowRoot?.activeElement?.getAttribute('data-act'));
  for (const [key, act] of [
    ['ArrowRight', 'redo'],
    ['ArrowRight', 'restart'],
    ['End', 'blocks'],
    ['ArrowRight', 'undo'],
    ['ArrowLeft', 'blocks'],
    ['Home', 'undo'],
    ['ArrowRight', 'redo'],
  ]) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(act);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('redo');
});
