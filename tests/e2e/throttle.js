/**
 * A slow machine, to be had at will: `MEX_THROTTLE=4` gives each page a quarter of the processor.
 * What goes wrong only now and then on a busy machine goes wrong there nearly always.
 */
export const RATE = Math.max(1, Number(process.env.MEX_THROTTLE) || 1);

/** @type {WeakSet<object>} */
const slowed = new WeakSet();

/** Slows all pages that a browser will open. @param {import('@playwright/test').Browser} browser */
export function throttle(browser) {
  if (RATE === 1 || slowed.has(browser)) return;
  slowed.add(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
      return page;
    };
    return context;
  };
}
