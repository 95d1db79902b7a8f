/**
 * A slow machine: `MEX_THROTTLE=4` gives each page a quarter of the processor, and with `MEX_DELAY=600`
 * each script and core arrives up to so many milliseconds late. What goes wrong only now and then on a
 * busy machine goes wrong there nearly always.
 */
export const RATE = Math.max(1, Number(process.env.MEX_THROTTLE) || 1);
const DELAY = Number(process.env.MEX_DELAY) || 0;

/** @type {WeakSet<object>} */
const slowed = new WeakSet();

/** Slows all pages that a browser will open. @param {import('@playwright/test').Browser} browser */
export function throttle(browser) {
  if ((RATE === 1 && DELAY === 0) || slowed.has(browser)) return;
  slowed.add(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (DELAY > 0) {
      await context.route(/\.(js|wasm)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * DELAY));
        await route.fallback().catch(() => {});
      });
    }
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      const session = await context.newCDPSession(page);
      if (RATE > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
      return page;
    };
    return context;
  };
}
