/** Check the page in the narrowest supported window, as on a small phone or on a desktop at 400 % zoom. */
import { expect } from './fixture.js';
import { still } from './idle-workers.js';
import { violations } from './violations.js';

/** A window of 1280 × 1024 pixels at a zoom of 400 %. */
const NARROW = { width: 320, height: 256 };

/**
 * Check that no element is wider than the narrowest window, and that axe finds no violation.
 * @param {import('@playwright/test').Page} page
 * @param {'light' | 'dark'} colorScheme
 */
export async function inNarrow(page, colorScheme) {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme });
  await still(page);
  expect(await violations(page), `narrow, ${colorScheme}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
}
