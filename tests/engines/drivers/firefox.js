/** Control Firefox by WebDriver BiDi, without a separate driver program. */
import puppeteer from 'puppeteer-core';
import { SIZE, STEPS, called } from './tab.js';

/** The values of Firefox's setting for the colour scheme of the system. */
const SCHEMES = { dark: 0, light: 1 };

/** @param {string} executablePath @returns {import('./tab.js').Open} */
export const openFirefox = (executablePath) => async (machine) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: SIZE,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': SCHEMES[machine],
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-GB',
      'dom.w3c_touch_events.enabled': 1,
      // Disable all requests that the browser makes by itself.
      'app.update.auto': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
  const page = await browser.newPage();
  return {
    version: (await browser.version()).replace('/', ' '),
    go: async (address) => void (await page.goto(address)),
    run: (fn, ...args) => page.evaluate(called(fn, args)),
    within: (fn, ...args) => page.frames()[1].evaluate(called(fn, args)),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    async drag(x, y, dx, dy) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: STEPS });
      await page.mouse.up();
    },
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(/** @type {any} */ (key)),
    shot: () => page.screenshot({ encoding: 'base64' }),
    print: async () => Buffer.from(await page.pdf()),
    close: () => browser.close(),
  };
};
