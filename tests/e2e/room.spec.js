/**
 * Test that the space reserved for a widget before it loads equals its later size, so that nothing moves and
 * no space stays empty.
 */
import { expect, openFixture, test } from './fixture.js';

/** The maximum difference in pixels, including that caused by the fonts of other machines. */
const NEAR = 45;

const widgets = [
  'mex-game game="nim" position="3 5 7"',
  'mex-game game="nim" position="3 5 7" compact',
  'mex-game game="letters" position="AABBC"',
  'mex-game game="northcott" position="2 4 5:3"',
  'mex-table game="subtract 1 3 4" upto="5"',
  'mex-table game="subtract 1 3 4" upto="20"',
  'mex-table game="subtract 1 3 4" upto="100"',
  'mex-table game="subtract 1 3 4" upto="20" compact',
  'mex-why game="nim" position="3 5 7" compact',
  'mex-venn sizes="A=5 B=4 A&amp;B=2"',
];

for (const width of [400, 700, 1000])
  test(`as much room as is filled, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await openFixture(
      page,
      widgets
        .map((tag) => `<div style="width: ${width}px"><${tag}></${tag.split(' ')[0]}></div>`)
        .join(''),
    );
    for (const [n, tag] of widgets.entries()) {
      const widget = page.locator('main > div > *').nth(n);
      await expect
        .poll(() => widget.evaluate((one) => /** @type {any} */ (one).settled === true))
        .toBe(true);
      // Poll until the content has its full height, which includes pictures that load late.
      await expect
        .poll(
          () =>
            widget.evaluate((one) => {
              const kept = parseFloat(getComputedStyle(one, '::before').blockSize);
              const { style } = /** @type {HTMLElement} */ (one);
              const { paddingBlockStart, borderBlockStartWidth } = getComputedStyle(one);
              const edges = 2 * (parseFloat(paddingBlockStart) + parseFloat(borderBlockStartWidth));
              style.setProperty('--mex-reserve', '0px');
              const filled = one.getBoundingClientRect().height - edges;
              style.removeProperty('--mex-reserve');
              return Math.abs(kept - filled);
            }),
          { message: tag },
        )
        .toBeLessThan(NEAR);
    }
  });
