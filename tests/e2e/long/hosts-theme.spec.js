/**
 * Test that widgets are legible in pages of other tools: for every combination of dark and light in page and
 * system, style and script agree on the theme, and every text has a contrast of at least 4.5 : 1.
 */
import { expect, test } from '../fixture.js';
import { hosts, notes } from '../../notes/host-pages.js';
import { contrasts } from '../../notes/visible.js';
import { openHost, settled } from '../host-page.js';
import { still } from '../idle-workers.js';
import { violations } from '../violations.js';

/**
 * Return the theme and the background colour of one widget.
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 */
const looks = (page, selector) =>
  page.locator(selector).evaluate((element) => ({
    theme: /** @type {any} */ (element).theme,
    ground: getComputedStyle(element).backgroundColor,
  }));
const light = { theme: 'light', ground: 'rgb(255, 253, 248)' };
const dark = { theme: 'dark', ground: 'rgb(27, 35, 44)' };

for (const [name, host] of Object.entries(hosts)) {
  test(`can be read on: ${name}`, async ({ page }) => {
    await openHost(page, host);
    await settled(page);
    await still(page);
    for (const tag of ['mex-game', 'mex-why']) {
      expect(await looks(page, tag)).toEqual(host.theme === 'dark' ? dark : light);
    }
    const found = await page.evaluate(contrasts);
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });
}

test('the theme changes with what the page says, in style and script', async ({ page }) => {
  await openHost(
    page,
    { css: '.dark { color-scheme: dark } body.ink { background: #000; color: #fff }' },
    { body: '<div id="around"><mex-table game="subtract 1 2" upto="9"></mex-table></div>' },
  );
  await settled(page, ['mex-table']);
  const dot = () =>
    page.locator('mex-table .drawn-dots canvas').evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const ink = /** @type {any} */ (canvas).getContext('2d');
      const { data } = ink.getImageData(0, 0, width, height);
      let most = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] > 250) most = Math.max(most, data[i]);
      return most;
    });
  /** @type {[string, () => void, typeof light][]} */
  const steps = [
    ['class', () => document.documentElement.classList.add('dark'), dark],
    ['class', () => document.documentElement.classList.remove('dark'), light],
    ['attribute', () => document.body.setAttribute('data-md-color-scheme', 'slate'), dark],
    [
      'nearer',
      () => document.querySelector('#around')?.setAttribute('data-bs-theme', 'light'),
      light,
    ],
    ['own', () => document.querySelector('mex-table')?.setAttribute('theme', 'dark'), dark],
    ['own', () => document.querySelector('mex-table')?.removeAttribute('theme'), light],
    [
      'text only',
      () => {
        document.body.removeAttribute('data-md-color-scheme');
        document.querySelector('#around')?.removeAttribute('data-bs-theme');
        document.body.className = 'ink';
      },
      dark,
    ],
    ['inline', () => (document.documentElement.style.colorScheme = 'light'), light],
  ];
  for (const [what, change, wanted] of steps) {
    await page.evaluate(change);
    await expect.poll(() => looks(page, 'mex-table'), what).toEqual(wanted);
    // In the dark theme, the dots are brighter than any colour of the light theme.
    if (wanted === dark) await expect.poll(dot, what).toBeGreaterThan(200);
  }
});

test('the machine is followed where the page follows it', async ({ page }) => {
  const host = {
    css: ':root { color-scheme: light dark }',
    machine: /** @type {const} */ ('dark'),
  };
  await openHost(page, host, { body: '<mex-why game="nim" position="1 2"></mex-why>' });
  await settled(page, ['mex-why']);
  expect(await looks(page, 'mex-why')).toEqual(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => looks(page, 'mex-why')).toEqual(light);
});

test('a theme asked for inside a host’s shadow root is found there', async ({ page }) => {
  await openHost(
    page,
    { css: '' },
    {
      body: `<section id="slide"></section><script>
      document.querySelector('#slide').attachShadow({ mode: 'open' }).innerHTML =
        '<div data-theme="dark"><mex-why id="a" game="nim" position="1 2"></mex-why>' +
        '<div style="color-scheme: light"><mex-why id="b" theme="light" game="nim" position="1 2"></mex-why></div></div>';
      </script>`,
    },
  );
  await settled(page, ['#a', '#b']);
  expect(await looks(page, '#a')).toEqual(dark);
  expect(await looks(page, '#b')).toEqual(light);
});

test('where browsers know no pairs of colours, both themes are there all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...args) =>
      !args.join().includes('light-dark') && supports.apply(CSS, /** @type {any} */ (args));
  });
  for (const host of [hosts['dark page, light machine'], hosts['Bootstrap, dark']]) {
    await openHost(page, host);
    await settled(page);
    await still(page);
    expect(await looks(page, 'mex-game')).toEqual(dark);
    const sheet = await page.evaluate(() =>
      [...document.adoptedStyleSheets].flatMap((s) => [...s.cssRules].map((r) => r.cssText)).join(),
    );
    expect(sheet).not.toContain('light-dark');
    expect((await page.evaluate(contrasts)).filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    await page.unrouteAll();
  }
});

test('no violations in axe, where page and machine disagree', async ({ page }) => {
  await openHost(page, hosts['white page, dark machine'], { body: notes });
  await settled(page);
  await still(page);
  expect(await violations(page)).toEqual([]);
});
