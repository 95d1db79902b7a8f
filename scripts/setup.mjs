/**
 * Prepare a new machine for building the project. The script uses only Node itself, skips steps that are
 * done, and takes a second if nothing is missing.
 */
import { endChildren, seconds } from './lib/run.mjs';
import { setupBrowser } from './setup/browser.mjs';
import { setupEngines } from './setup/engines.mjs';
import { checkNode, setupNpm } from './setup/npm.mjs';
import { setupHost, setupTarget } from './setup/rust.mjs';
import { setupBindgen } from './setup/tools.mjs';

/**
 * @typedef {object} Ready
 * @property {import('./setup/rust.mjs').WasmEnv} wasm what the wasm build adds to its environment
 * @property {import('./setup/browser.mjs').Browser | null} browser
 * @property {string[]} missing the other browsers that are missing, in words
 */

/**
 * @param {{ rust?: boolean, browser?: boolean, engines?: boolean, runner?: boolean }} [needs] `runner`:
 *   whether the core's tests in a browser are run next
 * @returns {Promise<Ready>}
 */
export async function setup({
  rust = true,
  browser = false,
  engines = false,
  runner = false,
} = {}) {
  checkNode();
  console.log('Set-up');
  const start = performance.now();
  try {
    if (rust) await setupHost();
    // Run these steps in parallel: `setupBindgen` uses the processor, while the other steps mostly wait for
    // the network.
    const [wasm, found, , missing] = await Promise.all([
      rust ? setupTarget() : {},
      setupNpm().then(() => (browser ? setupBrowser() : null)),
      // `setupBindgen` compiles its tools one after another, since each compilation keeps every processor
      // busy.
      rust ? setupBindgen({ runner }) : null,
      engines ? setupEngines() : [],
    ]);
    console.log(`Set-up done in ${seconds(performance.now() - start)}\n`);
    return { wasm, browser: found, missing };
  } catch (error) {
    endChildren();
    throw error;
  }
}
