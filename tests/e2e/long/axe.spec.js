import { ofExtras } from '../../../scripts/lib/extras.mjs';
import { expect, test } from '../fixture.js';
import { inNarrow } from '../narrow.js';
import { still } from '../idle-workers.js';
import { violations } from '../violations.js';

/**
 * The views to test. Each has an address, and the selector of an element that must be visible before the
 * test.
 */
const views = {
  play: { hash: '#v1/play?game=nim&position=3+5+7&why=1', shows: 'mex-why' },
  staircase: { hash: '#v1/play?game=staircase&position=2+1+3', shows: 'mex-game' },
  letters: { hash: '#v1/play?game=letters&position=AABBC', shows: 'mex-game' },
  graph_board: { hash: '#v1/play?game=graph+a>b+a>c+b>c&position=a+a+b', shows: 'mex-game' },
  tables: { hash: '#v1/tables?game=subtract+1+3+4&upto=30', shows: 'mex-table' },
  map: { hash: '#v1/tables?game=wythoff&upto=12', shows: 'mex-table' },
  graph: { hash: '#v1/graph?game=split&position=2+1', shows: 'mex-graph' },
  quotient: { hash: '#v1/quotient?game=kayles', shows: 'mex-quotient .element' },
  open_quotient: { hash: '#v1/quotient?game=4.7', shows: 'mex-quotient [data-further]' },
  union: { hash: '#v1/union?n=100&divisors=2+3+5', shows: 'mex-union' },
  practice: { hash: '#v1/practice?problem=893&input=2%0A2+5%0A3%0A2+4+7', shows: '.practice-view' },
  unsolved: { hash: '#v1/unsolved?game=octal+0.6', shows: 'mex-table' },
  refuted: { hash: '#v1/refuted?claim=xor-sizes', shows: '[data-lose]' },
  error: { hash: '#v1/play?game=nim&position=3+x+7&skill=9', shows: 'mex-editor .error' },
  ...Object.assign({}, ...(await ofExtras('tests/examples.js')).map(({ seen }) => seen)),
};

for (const lang of ['en-GB', 'zh-CN']) {
  test.describe(lang, () => {
    test.use({ locale: lang, reducedMotion: 'reduce' });

    for (const [name, { hash, shows }] of Object.entries(views)) {
      test(`no violations: ${name}`, async ({ page }) => {
        await page.goto(hash);
        // Wait up to a minute, since one view needs a search, which is slow on a busy machine.
        await expect(page.locator(shows).first()).toBeVisible({ timeout: 60_000 });
        await wideAndNarrow(page, lang);
      });
    }

    test('no violations: the picker', async ({ page }) => {
      await page.goto('');
      await page.locator('button[data-choose]').click();
      await wideAndNarrow(page, lang);
    });
  });
}

/**
 * Test a wide window in one theme and a narrow window in the other. The second language uses the themes the
 * other way round, since themes contain no text.
 * @param {import('@playwright/test').Page} page
 * @param {string} lang
 */
async function wideAndNarrow(page, lang) {
  const [wide, narrow] = /** @type {const} */ (
    lang === 'en-GB' ? ['dark', 'light'] : ['light', 'dark']
  );
  await page.emulateMedia({ colorScheme: wide });
  await still(page);
  expect(await violations(page), wide).toEqual([]);
  await inNarrow(page, narrow);
}
