/**
 * Test properties of every widget on an author's page: one frame, a margin, reserved space, and no clipped
 * text.
 */
import { elements } from '../../scripts/lib/widgets.mjs';
import { expect, openFixture, test } from './fixture.js';

/** Attributes for widgets that show little by themselves. @type {Record<string, string>} */
const inside = {
  'mex-table': 'game="kayles"',
  'mex-graph': 'game="nim" position="1 2"',
  'mex-why': 'game="nim" position="3 5 7"',
  'mex-venn': 'sizes="A=5 B=4 A&amp;B=2"',
  'mex-quotient': 'game="0.77"',
  'mex-ask': 'check="analyze | nim | 1 4 5 | outcome" choices="N P"',
  'mex-proof': `picture='{"bits":"5 6 9"}'`,
  'mex-builder': `build='{"table":"subtract 1 3 4","upto":12}'`,
  'mex-lesson': 'lesson="nim"',
};

const STEPS = `<ol><li data-frame='{"column":8}'>The highest column of the nim-sum is 8.</li></ol>`;

/** The HTML of every widget, each twice. */
const all = elements
  .map(({ tag }) => {
    const one = `<${tag} ${inside[tag] ?? ''}>${tag === 'mex-proof' ? STEPS : ''}</${tag}>`;
    return one + one;
  })
  .join('');

/** @param {import('@playwright/test').Page} page */
const ready = (page) =>
  expect
    .poll(
      () =>
        page
          .locator('main > :not(h1, style)')
          .evaluateAll((list) =>
            list
              .filter((one) => !(/** @type {any} */ (one).settled))
              .map(({ localName }) => localName),
          ),
      { timeout: 40_000 },
    )
    .toEqual([]);

/**
 * Measure the frames, the gap, the reserved space and the layout flaws of each widget, by walking its shadow
 * trees.
 * @param {import('@playwright/test').Page} page
 */
const walked = (page) =>
  page.evaluate(() => {
    /** @type {Record<string, { frames: number, gap: number, room: number, flaws: string[] }>} */
    const found = {};
    const list = [...document.querySelectorAll('main > :not(h1, style)')];
    for (const [i, host] of list.entries()) {
      const box = host.getBoundingClientRect();
      const edge = (/** @type {CSSStyleDeclaration} */ style) =>
        parseFloat(style.borderTopWidth) > 0;
      let frames = edge(getComputedStyle(host)) ? 1 : 0;
      /** @type {string[]} */
      const flaws = [];
      const walk = (/** @type {ParentNode} */ root, /** @type {boolean} */ clipped) => {
        for (const one of root.children) {
          const style = getComputedStyle(one);
          const rect = one.getBoundingClientRect();
          if (style.display === 'none' || rect.width <= 1) continue;
          const name = `${one.localName}.${one.getAttribute('class')}`;
          const large = rect.width > box.width - 70 && rect.height > box.height - 130;
          if (large && (edge(style) || style.boxShadow !== 'none')) frames += 1;
          const scrolls = /auto|scroll/.test(style.overflowX);
          const wider = one.scrollWidth > one.clientWidth + 1;
          if (scrolls && wider && !/after/.test(one.getAttribute('data-more') ?? '')) {
            flaws.push(`${name} scrolls without a sign`);
          }
          if (!clipped && style.clipPath === 'none' && rect.right > box.right + 1) {
            flaws.push(`${name} stands out`);
          }
          const inner = clipped || /auto|scroll|hidden|clip/.test(style.overflowX);
          walk(one, inner);
          if (one.shadowRoot) walk(one.shadowRoot, inner);
        }
      };
      if (host.shadowRoot) walk(host.shadowRoot, false);
      const next = list[i + 1]?.getBoundingClientRect().top ?? Infinity;
      found[host.localName] = {
        frames,
        gap: next - box.bottom,
        room: parseFloat(getComputedStyle(host, '::before').blockSize),
        flaws: [...new Set(flaws)],
      };
    }
    return found;
  });

for (const { width, type } of [
  { width: 960, type: 26 },
  { width: 390, type: 16 },
]) {
  test(`every widget has one frame and shows what is hidden, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openFixture(page, `<style>body { font-size: ${type}px; }</style>${all}`);
    await ready(page);
    const widgets = await walked(page);
    expect(Object.keys(widgets)).toHaveLength(elements.length);
    for (const [tag, { frames, gap, room, flaws }] of Object.entries(widgets)) {
      expect(frames, `${tag}: frames`).toBe(1);
      expect(gap, `${tag}: margin`).toBeGreaterThanOrEqual(12);
      expect(room, `${tag}: room`).toBeGreaterThan(100);
      expect(flaws, tag).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('what is wider than its box fades where there is more, and is scrolled by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFixture(page, '<mex-bits n="10" divisors="7 2 5"></mex-bits>');
  const box = page.locator('mex-bits .scroll');
  await expect(box).toHaveAttribute('data-more', 'after');
  await expect(box).toHaveCSS('mask-image', /gradient/);
  await expect(page.getByRole('region', { name: 'The terms as bit masks' }).last()).toBeVisible();
  await box.focus();
  for (let i = 0; i < 12; i += 1) await page.keyboard.press('ArrowRight');
  await expect(box).toHaveAttribute('data-more', 'before');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(box).not.toHaveAttribute('data-more');
});

test('the loop over bit masks says what it counts', async ({ page }) => {
  await openFixture(page, '<mex-bits n="60" divisors="6 4"></mex-bits>');
  await expect(page.locator('mex-bits')).toContainText('from 1 to 60');
  await expect(page.locator('mex-bits')).toContainText(
    'the last bit stands for 6, the bit before it for 4.',
  );
});

test('an error takes no more room than it needs', async ({ page }) => {
  await openFixture(
    page,
    `<mex-game game="chess"></mex-game><mex-table game="chess"></mex-table>
     <mex-graph game="chess" controls></mex-graph>`,
  );
  for (const tag of ['mex-game', 'mex-table', 'mex-graph']) {
    await expect(page.locator(`${tag} .error`).first()).toBeVisible();
    const free = await page.locator(tag).evaluate((host) => {
      const parts = [...(host.shadowRoot?.querySelectorAll('.error, .fields') ?? [])];
      const last = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      return host.getBoundingClientRect().bottom - last;
    });
    expect(free, tag).toBeLessThan(60);
    await page.locator(tag).evaluate((host) => host.setAttribute('game', 'kayles'));
    await expect(page.locator(`${tag} .error`)).toHaveCount(0);
    const room = await page
      .locator(tag)
      .evaluate((host) => parseFloat(getComputedStyle(host, '::before').blockSize));
    expect(room, 'its room again').toBeGreaterThan(100);
  }
});
