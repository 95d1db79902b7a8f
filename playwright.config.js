import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { findChrome } from './scripts/setup/browser.mjs';

/** Workers read this file again, and inherit the port. */
process.env.MEX_PORT ??= String(await freePort());
const address = `http://127.0.0.1:${process.env.MEX_PORT}/`;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may make a browser late; what passes only on the third try is still reported.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChrome() ?? undefined,
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

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
