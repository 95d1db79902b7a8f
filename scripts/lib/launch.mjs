/** A Chromium that scripts drive. */
import { isRoot } from '../setup/system.mjs';

/**
 * @param {string | undefined} chrome its program; without, the one that Playwright has brought
 * @param {string[]} [more] switches of its command line
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export async function launch(chrome, more = []) {
  // Not before set-up, which installs it.
  const { chromium } = await import('@playwright/test');
  const args = ['--disable-gpu', '--disable-background-networking', ...more];
  // For root Chromium has no sandbox.
  if (isRoot()) args.push('--no-sandbox');
  return chromium.launch({ executablePath: chrome, args });
}
