import { still } from './idle-workers.js';

/**
 * Workers whose answers wait until they are let through, so that a test decides what a person does
 * while one is outstanding. To be called before the page is opened.
 * @param {import('@playwright/test').Page} page
 * @param {{held?: boolean}} [how] whether nothing is answered from the start
 */
export async function heldWorker(page, { held = false } = {}) {
  if (held) await page.addInitScript(() => /** @type {any} */ (window).workers.hold());
  return {
    /** From now on nothing is answered. */
    hold: () => page.evaluate(() => /** @type {any} */ (window).workers.hold()),
    /** Waits until something was asked that is not answered. */
    asked: () => page.waitForFunction(() => /** @type {any} */ (window).workers.waiting() > 0),
    /** Lets all answers through, and waits until they have come and have been drawn. */
    release: async () => {
      await page.evaluate(() => /** @type {any} */ (window).workers.release());
      await still(page);
    },
  };
}
