import { still } from './idle-workers.js';

/**
 * Hold back the answers of workers until the test releases them, so that a test can act while an answer is
 * pending. Call this before the page is opened.
 * @param {import('@playwright/test').Page} page
 * @param {{held?: boolean}} [how] whether answers wait from the start
 */
export async function heldWorker(page, { held = false } = {}) {
  if (held) await page.addInitScript(() => /** @type {any} */ (window).workers.hold());
  return {
    /** Hold back all further answers. */
    hold: () => page.evaluate(() => /** @type {any} */ (window).workers.hold()),
    /** Wait until a request is pending. */
    asked: () => page.waitForFunction(() => /** @type {any} */ (window).workers.waiting() > 0),
    /** Release all answers, and wait until they have arrived and the page has been drawn. */
    release: async () => {
      await page.evaluate(() => /** @type {any} */ (window).workers.release());
      await still(page);
    },
  };
}
