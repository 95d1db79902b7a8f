import { still } from './idle-workers.js';

/**
 * Workers whose answers wait until the test releases them, so that the test decides what a person
 * does while an answer is outstanding. Call this before the page is opened.
 * @param {import('@playwright/test').Page} page
 * @param {{held?: boolean}} [how] whether answers wait from the start
 */
export async function heldWorker(page, { held = false } = {}) {
  if (held) await page.addInitScript(() => /** @type {any} */ (window).workers.hold());
  return {
    /** Hold back all answers from now on. */
    hold: () => page.evaluate(() => /** @type {any} */ (window).workers.hold()),
    /** Wait for a request without an answer. */
    asked: () => page.waitForFunction(() => /** @type {any} */ (window).workers.waiting() > 0),
    /** Lets all answers through, and waits until they have come and have been drawn. */
    release: async () => {
      await page.evaluate(() => /** @type {any} */ (window).workers.release());
      await still(page);
    },
  };
}
