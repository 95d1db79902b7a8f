/** Count the page's requests to its workers, so that a test can wait for all answers. */
import { countAsked, isStill } from '../notes/visible.js';

/**
 * Count requests and answers in a page. Call this before the page is opened.
 * @param {import('@playwright/test').Page} page
 */
export const watchWorkers = (page) => page.addInitScript(countAsked);

/**
 * Wait until every request has an answer and nothing on the page moves.
 * @param {import('@playwright/test').Page} page
 */
export async function still(page) {
  await page.waitForFunction(isStill);
}
