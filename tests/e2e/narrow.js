/** The narrowest supported window: a small phone, and a desktop at 400 % zoom. */
import { expect } from './fixture.js';
import { still } from './idle-workers.js';
import { violations } from './violations.js';

/** 1280 by 1024, four times as large. */
const NARROW = { width: 320, height: 256 };

/**
 * Check that no element is wider than that window, and that axe finds no fault.
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
