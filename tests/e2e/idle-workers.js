/** Counts what the page has asked of its workers, so that a test can wait for all of it. */
import { countAsked, isStill } from '../notes/visible.js';

/** To be done before a page is opened. @param {import('@playwright/test').Page} page */
export const watchWorkers = (page) => page.addInitScript(countAsked);

/**
 * Waits until nothing that was asked is unanswered, and nothing on the page moves any more.
 * @param {import('@playwright/test').Page} page
 */
export async function still(page) {
  await page.waitForFunction(isStill);
}
