/**
 * Test the output of a screen reader for every lesson, including the answers to its questions. The transcript
 * of one lesson is stored in tests/golden/lessons; `npx playwright test --project=long readers -u` updates
 * it.
 */
import { expect, test } from '../fixture.js';
import { still } from '../idle-workers.js';
import { spoken } from '../spoken.js';
import { faultsOf } from '../spoken-faults.js';
import { RATE } from '../throttle.js';
import { t } from '../../../www/i18n/index.ts';
import { outline } from '../../../www/learn/outline.ts';
import '../../../scripts/lib/words.mjs';

const KEPT = 'nim';

/** Allow a long time, since one test visits all lessons of a language. */
test.setTimeout(400_000 * RATE);

/** @typedef {'en' | 'zh'} Lang */

/**
 * Wait until every widget is rendered and no computation runs.
 * @param {import('@playwright/test').Page} page
 */
async function stands(page) {
  await page.waitForFunction(() => {
    /** @param {Document | ShadowRoot} root @returns {boolean} */
    const ready = (root) =>
      [...root.querySelectorAll('*')].every((each) => {
        const { settled, shadowRoot } = /** @type {any} */ (each);
        return settled !== false && (!shadowRoot || ready(shadowRoot));
      });
    return ready(document);
  });
  await still(page);
  await expect(page.locator('mex-lesson .running')).toHaveCount(0);
  await expect(page.locator('mex-game .status.computer')).toHaveCount(0);
  // Wait for the random inputs of a check, which take several calls.
  await expect(page.locator('mex-check [data-inputs]:disabled')).toHaveCount(0);
  await still(page);
}

/** @param {import('@playwright/test').Page} page @param {string} id @param {Lang} lang */
async function snapshot(page, id, lang) {
  await page.goto(`#v1/learn?lesson=${id}`);
  const lesson = page.locator('mex-lesson');
  await expect(lesson.getByRole('heading', { level: 1 })).toHaveText(t(lang, `learn.title.${id}`));
  // Enlarge the window, so that all lazy widgets load.
  await page.setViewportSize({ width: 1280, height: 20_000 });
  for (const locked = lesson.locator('[data-open]'); await locked.count();)
    await locked.first().click();
  await stands(page);
  for (const all of await lesson.locator('mex-proof [data-step=all]').all()) await all.click();
  await stands(page);
  return lesson.ariaSnapshot();
}

for (const [lang, locale] of /** @type {[Lang, string][]} */ ([
  ['en', 'en-GB'],
  ['zh', 'zh-CN'],
])) {
  test.describe(lang, () => {
    test.use({ locale, reducedMotion: 'reduce' });
    test('all lessons, read aloud', async ({ page }) => {
      // Fix the random numbers, so that the computer's first moves are always the same.
      await page.addInitScript(() => void (Math.random = () => 0.5));
      for (const { id } of outline) {
        const heard = await snapshot(page, id, lang);
        expect.soft(faultsOf(heard, lang), id).toEqual([]);
        expect(spoken(heard, lang).length, id).toBeGreaterThan(50);
        if (id !== KEPT) continue;
        const said = `${spoken(heard, lang).join('\n')}\n`;
        expect.soft(said).toMatchSnapshot(['lessons', lang, `${id}.txt`]);
      }
    });
  });
}
