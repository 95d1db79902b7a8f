/** Test widgets under strict content security policies. */
import { expect, test } from '../fixture.js';
import { STRICT, hosts, placed } from '../../notes/host-pages.js';
import { shapes } from '../../notes/visible.js';
import { allSettled, openHost, refusals } from '../host-page.js';

// Ignore errors of requests that are pending when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a strict policy changes nothing', async ({ page }) => {
  const refused = await refusals(page);
  /** @type {any[]} */
  const found = [];
  for (const policy of ['', STRICT]) {
    await openHost(page, hosts['white page, dark machine'], { body: placed, policy });
    await allSettled(page);
    found.push(await page.evaluate(shapes));
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
    // Send the policy with all scripts, including the worker's, as real sites do.
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
