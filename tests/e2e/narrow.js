/** The narrowest window that is promised: a small phone, and what 400 % of zoom leaves of a desk's. */
import AxeBuilder from '@axe-core/playwright';
import { expect } from './fixture.js';
import { still } from './idle-workers.js';

/** 1280 by 1024, four times as large. */
const NARROW = { width: 320, height: 256 };

/**
 * Nothing is wider than that window, and axe has nothing against it.
 * @param {import('@playwright/test').Page} page
 * @param {'light' | 'dark'} colorScheme
 */
export async function inNarrow(page, colorScheme) {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme });
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(summary), `narrow, ${colorScheme}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
}

/** @param {import('axe-core').Result} violation */
export function summary({ id, nodes }) {
  return `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`;
}
