import { readFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { watchWorkers } from './idle-workers.js';
import { throttle } from './throttle.js';

export { expect } from '@playwright/test';

/**
 * The `test` function of all specs. With `MEX_THROTTLE=4`, every page runs at a quarter of the processor's
 * speed.
 */
export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      throttle(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ page, context }, use) => {
    // Expand the fields of game and position, as for a user who types games.
    await context.addInitScript(() => {
      try {
        localStorage['mexplorer-fields'] ??= 'open';
      } catch {
        // Ignore an error, since some tests forbid storage.
      }
    });
    await watchWorkers(page);
    await use(page);
  },
});

/**
 * Open an author's page that contains widgets, served next to the built modules. The widgets load before they
 * are visible, unless `eager` is false.
 * @param {import('@playwright/test').Page} page
 * @param {string} body HTML, or the name of a file in fixtures/
 * @param {{lang?: string, theme?: string, eager?: boolean}} [look]
 */
export async function openFixture(page, body, { lang = 'en', theme = 'light', eager = true } = {}) {
  const file = /^[\w-]+\.html$/.test(body);
  const text = file
    ? await readFile(new URL(`fixtures/${body}`, import.meta.url), 'utf8')
    : `<!doctype html><html lang="${lang}" data-theme="${theme}"><head><meta charset="utf-8">
       <meta name="viewport" content="width=device-width, initial-scale=1"><title>Notes</title>
       <script type="module" src="./elements.js"></script></head>
       <body style="background: var(--mex-paper); color: var(--mex-ink)"><main><h1>Notes</h1>${body}</main></body></html>`;
  await page.route('**/notes-of-an-author.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: eager ? text.replace(/<mex-\w+(?=[\s>])/g, '$& loading="eager"') : text,
    }),
  );
  await page.goto('notes-of-an-author.html');
}

/**
 * Return a list that collects the uncaught errors of a page from this call on.
 * @param {import('@playwright/test').Page} page
 */
export function uncaught(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
