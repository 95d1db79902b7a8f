/** Open pages that imitate the pages of other tools. */
import { pageOf, tags } from '../notes/host-pages.js';
import { test } from './fixture.js';
import { still } from './idle-workers.js';

/**
 * Open notes in an author's page, in the style of a given tool.
 * @param {import('@playwright/test').Page} page
 * @param {Partial<import('../notes/host-pages.js').Host>} host
 * @param {{ body?: string, policy?: string, script?: string, head?: string, hash?: string }} [what]
 */
export async function openHost(page, host, what = {}) {
  const { body, policy, hash = '' } = what;
  const { script = '<script type="module" src="./elements.js"></script>' } = what;
  await page.emulateMedia({ colorScheme: host.machine ?? 'light', reducedMotion: 'reduce' });
  await page.route('**/host.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: host.css ?? '' }),
  );
  await page.route('**/host.html*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: pageOf(host, { body, head: `${what.head ?? ''}${script}` }),
    }),
  );
  await page.goto(`host.html${hash}`);
}

/**
 * Wait until the first widget of each kind has rendered.
 * @param {import('@playwright/test').Page} page
 * @param {string[]} [names]
 */
export async function settled(page, names = tags) {
  for (const name of names) {
    await test.expect
      .poll(() =>
        page
          .locator(name)
          .first()
          .evaluate((e) => /** @type {any} */ (e).settled),
      )
      .toBe(true);
  }
}

/**
 * Wait until all widgets of the page have rendered and no computation runs. @param
 * {import('@playwright/test').Page} page
 */
export async function allSettled(page) {
  const unsettled = () =>
    page
      .locator('main > *')
      .evaluateAll((all) =>
        all.filter((each) => !(/** @type {any} */ (each).settled)).map((each) => each.outerHTML),
      );
  await test.expect.poll(unsettled).toEqual([]);
  await still(page);
}

/**
 * Record violations of the content security policy, and return a function that lists them.
 * @param {import('@playwright/test').Page} page
 */
export async function refusals(page) {
  await page.addInitScript(() => {
    /** @type {string[]} */
    const refused = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => /** @type {any} */ (window).refused);
}
