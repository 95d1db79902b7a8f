/** Control Chromium by Playwright. */
import { chromium } from '@playwright/test';
import { findChrome } from '../../../scripts/setup/browser.mjs';
import { SIZE, STEPS, called, isRoot } from './tab.js';

/** @type {import('./tab.js').Open} */
export async function openChromium(machine) {
  const browser = await chromium.launch({
    executablePath: findChrome() ?? undefined,
    args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: machine,
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  return {
    version: `Chromium ${browser.version()}`,
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
    press: (key) => page.keyboard.press(key),
    shot: async () => (await page.screenshot()).toString('base64'),
    print: () => page.pdf(),
    close: () => browser.close(),
  };
}
