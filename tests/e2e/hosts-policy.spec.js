/**
 * Widgets under strict policies. The least that they need is
 *
 *     script-src 'self' 'wasm-unsafe-eval'   the modules, and the engine, which is WebAssembly
 *     style-src 'self'                       no 'unsafe-inline': styles are set property by property;
 *                                            'self' is for mexplorer.css and the page's own sheets
 *     connect-src 'self'                     the engine's binary is fetched
 *     worker-src 'self'                      without it the engine runs in the page's own thread
 *     img-src data:                          only to save a picture
 */
import { expect, test } from './fixture.js';
import { hosts, openHost } from './hosts.js';
import { still } from './still.js';

const STRICT = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
].join('; ');

/** Everything that is placed or coloured by numbers. */
const body = `
  <mex-game game="chomp" position="12 11 10 9 8 7 6 5"></mex-game>
  <mex-game game="staircase" position="2 1 3" hints="always"></mex-game>
  <mex-game game="race 3..9" position="100"></mex-game>
  <mex-game game="nimble" position="1 3 4"></mex-game>
  <mex-game game="hackenbush" position="0-a a-b a-c c-d"></mex-game>
  <mex-game game="kayles" position="100 3"></mex-game>
  <mex-game game="letters" position="AABBC"></mex-game>
  <mex-graph game="nim" position="1 2"></mex-graph>
  <mex-union n="100" divisors="2 3 5"></mex-union>
  <mex-why game="fibonacci" position="13"></mex-why>
  <mex-table game="subtract 1 3 4" upto="30"></mex-table>
  <mex-builder build='{"table":"subtract 1 3 4","upto":8}'></mex-builder>`;

/** What policies have refused. @param {import('@playwright/test').Page} page */
async function refusals(page) {
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

/** How large everything is, and the colours of the sets. @param {import('@playwright/test').Page} page */
function shapes(page) {
  return page.evaluate(() => {
    const widgets = [...document.querySelectorAll('main > *')];
    const venn = document.querySelector('mex-union')?.shadowRoot?.querySelector('mex-venn');
    const sets = [...(venn?.shadowRoot?.querySelectorAll('.set') ?? [])];
    return {
      sizes: widgets.map((each) => [
        each.localName,
        Math.round(each.getBoundingClientRect().height),
      ]),
      colours: sets.map((each) => getComputedStyle(each).stroke),
    };
  });
}

test('a strict policy changes nothing', async ({ page }) => {
  const refused = await refusals(page);
  /** @type {any[]} */
  const found = [];
  for (const policy of ['', STRICT]) {
    await openHost(page, hosts['white page, dark machine'], { body, policy });
    const unsettled = () =>
      page
        .locator('main > *')
        .evaluateAll((all) =>
          all.filter((each) => !(/** @type {any} */ (each).settled)).map((each) => each.outerHTML),
        );
    await expect.poll(unsettled).toEqual([]);
    await still(page);
    found.push(await shapes(page));
    expect(await refused()).toEqual([]);
    await page.unrouteAll();
  }
  expect(found[1]).toEqual(found[0]);
  expect(new Set(found[1].colours).size).toBe(3);
  for (const [name, height] of found[1].sizes) {
    expect(height, name).toBeGreaterThan(60);
    expect(height, name).toBeLessThan(1600);
  }
});

for (const [lang, says] of [
  ['en', 'The policy of this page'],
  ['zh', '本页的安全策略'],
]) {
  test(`a policy that forbids the engine is named: ${lang}`, async ({ page }) => {
    // A site's header stands on all that it sends, the worker's script too.
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        'content-security-policy': "default-src 'self'; script-src 'self'",
      };
      await route.fulfill({ response, headers });
    });
    await openHost(page, hosts['white page, dark machine'], {
      body: `<mex-game lang="${lang}" game="nim" position="1 2">Nim with heaps 1, 2.</mex-game>`,
      policy: "default-src 'self'; script-src 'self'; style-src 'self'",
    });
    await expect(page.locator('mex-game').getByRole('alert')).toContainText(says);
    await expect(page.getByText('Nim with heaps 1, 2.')).toBeVisible();
  });
}
