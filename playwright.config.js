import { defineConfig, devices } from '@playwright/test';
import './scripts/lib/typescript.mjs';
import { freePort } from './scripts/lib/free-port.mjs';
import { TYPESCRIPT } from './scripts/lib/paths.mjs';
import { findShell } from './scripts/setup/browser.mjs';
import { RATE } from './tests/e2e/throttle.js';

/** Workers read this file again, and inherit the port. */
process.env.MEX_PORT ??= String(await freePort());
/** Workers load the TypeScript sources of www as Node does: Playwright's own compiler has other decorators. */
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, TYPESCRIPT.join('=')]
  .filter(Boolean)
  .join(' ');
const address = `http://127.0.0.1:${process.env.MEX_PORT}/`;
const isRoot = process.getuid?.() === 0;

/**
 * Long tests that rarely fail: every lesson from end to end, imitated host pages, axe on
 * everything. Run by `npm test -- long`.
 */
const LONG = /\/long\/|@long/;

export default defineConfig({
  projects: [
    { name: 'short', grepInvert: LONG },
    // axe, and whole courses, take their time on a busy machine.
    { name: 'long', grep: LONG, timeout: 180_000 * RATE },
  ],
  testMatch: ['tests/e2e/**/*.spec.js', 'extras/*/tests/**/*.spec.js'],
  build: { external: ['**/www/**', '**/extras/*/!(tests)/**'] },
  snapshotPathTemplate: 'tests/golden/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // No retries: an intermittent failure is a defect of the page or of the test.
  retries: 0,
  // A machine that nobody watches stops early, and names what failed or hung.
  maxFailures: process.env.CI ? 8 : 0,
  globalTimeout: process.env.CI ? 30 * 60_000 : 0,
  // Generous, for busy machines.
  timeout: 60_000 * RATE,
  expect: { timeout: 10_000 * RATE },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    // Sooner than the test, so that what hangs is named by its line.
    actionTimeout: 60_000 * RATE,
    navigationTimeout: 60_000 * RATE,
    locale: 'en-GB',
    // Requests served by a service worker cannot be mocked; offline.spec.js allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findShell() ?? undefined,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${process.env.MEX_PORT} dist`,
    url: address,
    reuseExistingServer: false,
  },
});
