/**
 * Test the page and the widgets under a policy of trusted types, which refuses script addresses and markup
 * from plain strings.
 */
import { expect, test } from '../fixture.js';
import { STRICT, hosts, placed } from '../../notes/host-pages.js';
import { views } from '../../../www/links/views.ts';
import { allSettled, openHost, refusals } from '../host-page.js';
import { still } from '../idle-workers.js';

const TRUSTED = "require-trusted-types-for 'script'; trusted-types";
const ONE_FILE =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src blob:";

/** Return whether the page refuses untrusted markup. @param {import('@playwright/test').Page} page */
const enforced = (page) =>
  page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });

/**
 * Return whether the page may load a script from another origin.
 * @param {import('@playwright/test').Page} page
 */
const foreign = (page) =>
  page.evaluate(() => {
    try {
      document.createElement('script').src = 'https://elsewhere.example/x.js';
      return true;
    } catch {
      return false;
    }
  });

test('every view of the page', async ({ page }) => {
  const refused = await refusals(page);
  const links = views.map(({ name }) => [`./#v1/${name}`, `main[data-view="${name}"] h1`]);
  links.push(['./#v1/learn?lesson=mex', 'mex-lesson'], ['./#v1/play?game=nim&why=1', 'mex-why']);
  for (const [link, element] of links) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.locator(element).first()).toBeVisible();
    await still(page);
    expect(await refused(), link).toEqual([]);
    expect(page.workers().length, 'the engine has a thread of its own').toBeGreaterThan(0);
  }
  expect(await enforced(page)).toBe(true);
  expect(await foreign(page)).toBe(false);
});

test('the least policy of modules, with the engine on a thread of its own', async ({ page }) => {
  const refused = await refusals(page);
  const policy = `${STRICT} blob:; ${TRUSTED} lit-html mexplorer`;
  await openHost(page, hosts['white page, dark machine'], { body: placed, policy });
  await allSettled(page);
  expect(page.workers().length).toBeGreaterThan(0);
  // The only violations are those of the first attempt to start the worker, by the address of the module.
  for (const said of await refused()) expect(said).toMatch(/^require-trusted-types-for .*Worker/);
  expect(await enforced(page)).toBe(true);
});

test('a page that vouches for its own folder hears of nothing', async ({ page }) => {
  const refused = await refusals(page);
  await page.route('**/vouch.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `trustedTypes.createPolicy('default', {
        createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
      });`,
    }),
  );
  await openHost(page, hosts['white page, dark machine'], {
    body: placed,
    head: '<script src="./vouch.js"></script>',
    policy: `${STRICT}; ${TRUSTED} default lit-html`,
  });
  await allSettled(page);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await refused()).toEqual([]);
  expect(await enforced(page)).toBe(true);
});

test('the least policy of the script that is one file', async ({ page }) => {
  const refused = await refusals(page);
  await openHost(page, hosts['white page, dark machine'], {
    body: placed,
    script: '<script src="./mexplorer-standalone.js"></script>',
    policy: `${ONE_FILE}; ${TRUSTED} lit-html mexplorer`,
  });
  await allSettled(page);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await refused()).toEqual([]);
});

test('without a policy of ours the engine runs on the page’s own thread', async ({ page }) => {
  await openHost(page, hosts['white page, dark machine'], {
    body: '<mex-game game="nim" position="1 2"></mex-game>',
    policy: `${STRICT} blob:; ${TRUSTED} lit-html`,
  });
  await allSettled(page);
  expect(page.workers()).toEqual([]);
  await expect(page.locator('mex-game .error')).toHaveCount(0);
  await expect(page.locator('mex-game button').first()).toBeVisible();
});
