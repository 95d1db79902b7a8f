/**
 * Test that the header has the same height and position in all views, and that nothing is wider than the
 * window.
 */
import { views } from '../../www/links/views.ts';
import { expect, test } from './fixture.js';
import { still } from './idle-workers.js';
import { frontOf, goTo, linkTo } from './go-to.js';

const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [740, 360],
  [640, 400],
  [360, 740],
];

/** Return how far the page exceeds the window, and the positions of the header's parts. */
const measure = () => {
  const box = (/** @type {Element} */ element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  const parts = document.querySelectorAll('.top, .top .brand, .top nav a, .top .settings > *');
  const theme = /** @type {Element} */ (document.querySelector('[data-theme-choice]'));
  const main = /** @type {Element} */ (document.querySelector('main'));
  const end = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
  return {
    wider: scrollWidth - clientWidth,
    sticksOut: Math.max(0, Math.round(theme.getBoundingClientRect().right - end)),
    header: [...parts].map(box),
  };
};

for (const locale of ['en-GB', 'zh-CN']) {
  test.describe(locale, () => {
    test.use({ locale, reducedMotion: 'reduce' });

    test('the header is the same in every view at every size', async ({ page }) => {
      test.setTimeout(180_000);
      /** @type {Map<string, string[]>} */
      const headers = new Map();
      await page.goto('');
      for (const { name } of views) {
        await page.evaluate((view) => (location.hash = `#v1/${view}`), name);
        await expect(page.locator(`main[data-view="${name}"] h1`).first()).toBeVisible();
        await still(page);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, 0));
          const size = `${width} × ${height}`;
          const faults = async () => {
            const { wider, sticksOut } = await page.evaluate(measure);
            return { wider, sticksOut };
          };
          // Poll, since a board adapts to a new width after a moment.
          await expect.poll(faults, `${name}, ${size}`).toEqual({ wider: 0, sticksOut: 0 });
          const { header } = await page.evaluate(measure);
          expect(header, `${name}, ${size}`).toEqual(headers.get(size) ?? header);
          headers.set(size, header);
        }
      }
    });
  });
}

test('the doors stand in one row from 1024 px on, and every view is two steps of the keyboard away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('');
  const doors = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await expect(doors).toHaveText(['Play', 'Learn', 'Practice', 'Explore', 'Teach']);
  const tops = await doors.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (const { name, linked } of views) {
    if (linked) continue;
    await goTo(page, 'practice');
    if (frontOf(name) !== name) await linkTo(page, frontOf(name)).press('Enter');
    await linkTo(page, name).press('Enter');
    await expect(page.locator(`main[data-view="${name}"]`)).toBeVisible();
  }
});

test('a followed link moves the focus without a ring around the page', async ({ page }) => {
  await page.goto('');
  const outline = () =>
    page
      .locator('main')
      .evaluate((main) => [document.activeElement === main, getComputedStyle(main).outlineStyle]);
  await linkTo(page, 'tables').click();
  await expect.poll(outline).toEqual([true, 'none']);
  await linkTo(page, 'play').press('Enter');
  await expect.poll(outline).toEqual([true, 'none']);
});

for (const locale of ['en-GB', 'zh-CN'])
  test(`the views of a door stand in one row on a phone, and all are reached, ${locale}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale, viewport: { width: 360, height: 640 } });
    await page.goto('#v1/quotient?game=kayles');
    const current = page.locator('.tabs [aria-current="page"]');
    await expect(page.locator('mex-quotient')).toBeVisible();
    await expect(current).toBeInViewport({ ratio: 1 });
    const links = page.locator('.tabs a');
    const tops = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    for (const link of [links.first(), links.last()]) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.close();
  });
