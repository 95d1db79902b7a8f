/** Measure layout shifts, the unexpected movements of elements in a page. */

/**
 * Record layout shifts in a page. Call this before the page is opened.
 * @param {import('@playwright/test').Page} page
 */
export const watchShifts = (page) =>
  page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        if (!entry.hadRecentInput) shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftSoFar: () => shift });
  });

/**
 * Return the sum of all layout shifts of the page so far.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>}
 */
export const shiftSoFar = (page) => page.evaluate(() => /** @type {any} */ (window).shiftSoFar());
