import { expect, openFixture, test, uncaught } from './fixture.js';
import { still } from './idle-workers.js';
import { violations } from './violations.js';

const ids = ['why', 'table', 'graph', 'union'];

test('several live in one page, take no focus, and a failing one keeps its text', async ({
  page,
}) => {
  const errors = uncaught(page);
  await openFixture(page, 'notes.html');
  for (const id of ids) await expect(page.locator(`#${id} [part]`).first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await expect(page.locator('#wrong').getByRole('alert')).toBeVisible();
  await expect(page.getByText('A table that cannot be.')).toBeVisible();
  expect(await page.locator('#table').evaluate((e) => e.shadowRoot?.querySelector('slot'))).toBe(
    null,
  );
  expect(errors).toEqual([]);
});

test('keys are listened to only while focused', async ({ page }) => {
  await openFixture(page, 'notes.html');
  await expect(page.locator('#table [data-n="30"]')).toBeVisible();
  await page.locator('#field').fill('');
  await page.locator('#field').press('ArrowRight');
  await page.locator('#field').press('End');
  await page.keyboard.type('+-0');
  await expect(page.locator('#field')).toHaveValue('+-0');
  await expect(page.locator('#table td[tabindex="0"]')).toHaveAttribute('data-n', '0');
});

test('attributes work live and reflect, and news is announced', async ({ page }) => {
  await openFixture(page, 'notes.html');
  await expect(page.locator('#table [data-n="30"]')).toBeVisible();
  const ready = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.getElementById('table')?.addEventListener('mex-ready', (e) => {
          resolve(/** @type {any} */ (e).detail.data.nimbers.length);
        }),
      ),
  );
  await page.locator('#table').evaluate((e) => e.setAttribute('upto', '12'));
  expect(await ready).toBe(13);
  await expect(page.locator('#table td[data-n]')).toHaveCount(13);
  await page.locator('#graph').evaluate((e) => {
    /** @type {any} */ (e).position = '1 1';
  });
  await expect(page.locator('#graph')).toHaveAttribute('position', '1 1');
  const failed = page.evaluate(
    () =>
      new Promise((resolve) =>
        // Listen on the document, which the event must reach. Ignore other elements: a table that fails may
        // report its error as late.
        document.addEventListener('mex-error', (e) => {
          const { target, detail } = /** @type {any} */ (e);
          if (target.id === 'union') resolve(detail.code);
        }),
      ),
  );
  await page.locator('#union').evaluate((e) => e.setAttribute('divisors', '0'));
  expect(await failed).toBe('zero-divisor');
});

test('language and theme follow the page', async ({ page }) => {
  await openFixture(page, 'notes.html');
  await expect(page.locator('#why')).toContainText('N-position');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'zh-Hans'));
  await expect(page.locator('#why')).toContainText('轮到走的一方有必胜走法');
  await expect(page.locator('#table')).toContainText('已证明');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(page.locator('#why')).toHaveCSS('color', 'rgb(236, 230, 217)');
});

test('an element moved elsewhere keeps its state', async ({ page }) => {
  await openFixture(page, 'notes.html');
  await page.locator('#table [data-n="5"]').click();
  const panel = page.locator('#table').getByRole('region', { name: 'Options of heap 5' });
  await expect(panel).toBeVisible();
  await page.evaluate(() =>
    document.body.append(/** @type {Node} */ (document.getElementById('table'))),
  );
  await expect(panel).toBeVisible();
  await page.locator('#table [data-n="6"]').click();
  await expect(
    page.locator('#table').getByRole('region', { name: 'Options of heap 6' }),
  ).toBeVisible();
});

test('nothing is wider than a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFixture(page, 'notes.html');
  for (const id of ids) await expect(page.locator(`#${id} [part]`).first()).toBeVisible();
  await still(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('targets are at least 24 px in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFixture(page, 'notes.html');
  for (const id of ids) await expect(page.locator(`#${id} [part]`).first()).toBeVisible();
  const small = await page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    const look = (/** @type {ParentNode} */ root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.matches('button, [role="button"], [role="gridcell"], summary')) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width > 0 && (width < 24 || height < 24)) found.push(element.outerHTML.slice(0, 120));
      }
    };
    look(document);
    return found;
  });
  expect(small).toEqual([]);
});

for (const lang of ['en', 'zh']) {
  for (const theme of ['light', 'dark']) {
    test(`no violations in axe: ${lang}, ${theme}`, { tag: '@long' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFixture(
        page,
        `<h2>1</h2><mex-why id="why" open game="nim" position="3 5 12"></mex-why>
         <h2>2</h2><mex-why open game="moore 2 misere" position="1 1 1 1"></mex-why>
         <h2>3</h2><mex-table id="table" controls game="subtract 1 3 4" upto="30"></mex-table>
         <h2>4</h2><mex-table game="wythoff" upto="20"></mex-table>
         <h2>5</h2><mex-graph id="graph" controls game="graph a>b a>c b>c" position="a b"></mex-graph>
         <h2>6</h2><mex-union id="union" n="100" divisors="2 3 5"></mex-union>
         <h2>7</h2><mex-union mode="sets" sets="A=3 B=9 A&amp;B=4"></mex-union>`,
        { lang, theme },
      );
      for (const id of ids) await expect(page.locator(`#${id} [part]`).first()).toBeVisible();
      await page.locator('#table [data-n="12"]').click();
      await expect(page.locator('#table .options li').first()).toBeVisible();
      await still(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('print shows everything on white, also from a dark page', async ({ page }) => {
  await openFixture(page, '<mex-why id="why" game="nim" position="3 5 7"></mex-why>', {
    theme: 'dark',
  });
  await expect(page.locator('#why .verdict')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#why')).toHaveCSS('color', 'rgb(34, 40, 45)');
  await expect(page.locator('#why').getByRole('button')).toHaveCount(0);
});
