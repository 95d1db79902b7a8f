/** The built site, served and opened in a browser to be measured. */
import { DIST } from './paths.mjs';
import { serve } from './server.mjs';

/**
 * @template T
 * @param {string} chrome
 * @param {(browser: import('@playwright/test').Browser, address: string) => Promise<T>} work
 * @param {Parameters<typeof serve>[1]} [options] the server's
 * @returns {Promise<T>}
 */
export async function withSite(chrome, work, options) {
  const { chromium } = await import('@playwright/test');
  const server = await serve(DIST, options);
  try {
    const args = ['--disable-gpu', '--disable-background-networking'];
    if (process.getuid?.() === 0) args.push('--no-sandbox');
    const browser = await chromium.launch({ executablePath: chrome, args });
    try {
      return await work(browser, server.address);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
