/** Launch Chromium for scripts. */
import { isRoot } from '../setup/system.mjs';

/**
 * @param {string | undefined} chrome its executable; by default Playwright's
 * @param {string[]} [more] command-line switches
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export async function launch(chrome, more = []) {
  // Import Playwright dynamically, since set-up installs it.
  const { chromium } = await import('@playwright/test');
  const args = ['--disable-gpu', '--disable-background-networking', ...more];
  // Disable Chromium's sandbox for root, as it does not run there.
  if (isRoot()) args.push('--no-sandbox');
  return chromium.launch({ executablePath: chrome, args });
}
