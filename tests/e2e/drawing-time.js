/** Measure the time that a canvas takes to draw. */

/**
 * Return the shortest of five times, in milliseconds, that a plot takes to draw after a key press.
 * @param {import('@playwright/test').Locator} plot that has the keys
 * @param {string[]} before keys pressed before
 * @param {string} key
 */
export const drawingTime = (plot, before, key) =>
  plot.evaluate(
    async (element, [key, ...before]) => {
      const frame = () =>
        /** @type {Promise<number>} */ (
          new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))
        );
      const press = (/** @type {string} */ key) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const times = [];
      for (let i = 0; i < 5; i += 1) {
        for (const each of before) {
          press(each);
          await frame();
        }
        // Request two callbacks of the next frame, which run in order: one before the drawing, and one after
        // it.
        const begin = frame();
        press(key);
        const [start, end] = await Promise.all([begin, frame()]);
        times.push(end - start);
      }
      return Math.min(...times);
    },
    [key, ...before],
  );
