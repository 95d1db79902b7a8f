/**
 * What a screen reader has to say of every lesson, with all that its questions hide, kept in
 * tests/golden/lessons. `npm run readers` rewrites it: review the changes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../fixture.js';
import { still } from '../idle-workers.js';
import { CELLS, cellsOf, spoken, treeOf, utterances } from '../spoken.js';
import { RATE } from '../throttle.js';
import { t } from '../../../www/i18n/index.js';
import { outline } from '../../../www/learn/outline.js';
import '../../../www/i18n/late.js';

const FOLDER = new URL('../../golden/lessons/', import.meta.url);
const WRITE = process.env.MEX_WRITE_READERS === '1';

/** One page walks through all lessons of a language. */
test.setTimeout(400_000 * RATE);

/** @typedef {'en' | 'zh'} Lang */

/**
 * Waits until every widget shows what it is for, and nobody computes any more.
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
  // Inputs of a check are drawn in several calls.
  await expect(page.locator('mex-check [data-inputs]:disabled')).toHaveCount(0);
  await still(page);
}

/** @param {import('@playwright/test').Page} page @param {string} id @param {Lang} lang */
async function snapshot(page, id, lang) {
  await page.goto(`#v1/learn?lesson=${id}`);
  const lesson = page.locator('mex-lesson');
  await expect(lesson.getByRole('heading', { level: 1 })).toHaveText(t(lang, `learn.title.${id}`));
  // Whatever waits until it is about to be seen is to be there.
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
      // The computer’s first moves are always the same.
      await page.addInitScript(() => void (Math.random = () => 0.5));
      for (const { id } of outline) {
        const heard = await snapshot(page, id, lang);
        for (const { text, cells } of utterances(treeOf(heard), lang))
          expect(cells, text).toBeLessThanOrEqual(CELLS);
        const lines = spoken(heard, lang);
        expect(lines.filter((line) => cellsOf(line) > CELLS)).toEqual([]);
        const file = new URL(`${lang}/${id}.txt`, FOLDER);
        const said = `${lines.join('\n')}\n`;
        if (WRITE) {
          mkdirSync(new URL('./', file), { recursive: true });
          writeFileSync(file, said);
        }
        expect(existsSync(file), 'npm run readers').toBe(true);
        expect.soft(said, id).toBe(readFileSync(file, 'utf8'));
      }
    });
  });
}
