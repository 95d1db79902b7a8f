import { defineConfig, devices } from '@playwright/test';
import './scripts/lib/typescript.mjs';
import { freePort } from './scripts/lib/free-port.mjs';
import { TYPESCRIPT } from './scripts/lib/paths.mjs';
import { findShell } from './scripts/setup/browser.mjs';
import { RATE } from './tests/e2e/throttle.js';

/** Set the port once in the environment: worker processes load this file again and must use the same port. */
process.env.MEX_PORT ??= String(await freePort());
/**
 * Let workers load the TypeScript sources of www by Node, since Playwright's own compiler treats decorators
 * differently.
 */
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, TYPESCRIPT.join('=')]
  .filter(Boolean)
  .join(' ');
const address = `http://127.0.0.1:${process.env.MEX_PORT}/`;
const isRoot = process.getuid?.() === 0;

/**
 * Match long tests that rarely fail: every lesson from start to end, imitated host pages, and axe on all
 * pages. They are run by `npm test -- long`.
 */
const LONG = /\/long\/|@long/;

export default defineConfig({
  projects: [
    { name: 'short', grepInvert: LONG },
    // Allow more time, since axe and whole courses are slow on a busy machine.
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
  // In CI, stop after a few failures or 30 minutes, so that the report names what failed or hung.
  maxFailures: process.env.CI ? 8 : 0,
  globalTimeout: process.env.CI ? 30 * 60_000 : 0,
  timeout: 60_000 * RATE,
  expect: { timeout: 10_000 * RATE },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    // Limit single actions and navigations, so that the error names the line of an action that hangs.
    actionTimeout: 60_000 * RATE,
    navigationTimeout: 60_000 * RATE,
    locale: 'en-GB',
    // Block service workers, since requests that they answer cannot be mocked. The test offline.spec.js
    // allows them.
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
