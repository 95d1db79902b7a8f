/**
 * Simulate a slow machine. With `MEX_THROTTLE=4` each page runs at a quarter of the processor's speed, and
 * with `MEX_DELAY=600` each file arrives 600 milliseconds late. Faults that are rare on a busy machine then
 * occur nearly always.
 */
export const RATE = Math.max(1, Number(process.env.MEX_THROTTLE) || 1);
const DELAY = Number(process.env.MEX_DELAY) || 0;

/** @type {WeakSet<object>} */
const slowed = new WeakSet();

/**
 * Slow down all pages that a browser opens after this call.
 * @param {import('@playwright/test').Browser} browser
 */
export function throttle(browser) {
  if ((RATE === 1 && DELAY === 0) || slowed.has(browser)) return;
  slowed.add(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
      if (DELAY > 0) {
        const conditions = { latency: DELAY, downloadThroughput: -1, uploadThroughput: -1 };
        await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
      }
      return page;
    };
    return context;
  };
}
