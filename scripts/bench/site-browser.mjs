/** Serve the built site and open it in a browser, for measurements. */
import { launch } from '../lib/launch.mjs';
import { DIST } from '../lib/paths.mjs';
import { serve } from '../lib/server.mjs';

/**
 * @template T
 * @param {string} chrome
 * @param {(browser: import('@playwright/test').Browser, address: string) => Promise<T>} work
 * @param {Parameters<typeof serve>[1]} [options] the server's
 * @returns {Promise<T>}
 */
export async function withSite(chrome, work, options) {
  const server = await serve(DIST, options);
  try {
    const browser = await launch(chrome);
    try {
      return await work(browser, server.address);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
