/**
 * What a screen reader has to say of one whole short game of each board: the accessibility tree in
 * reading order, kept as tests/golden/readers. `npm run readers` rewrites it: review the changes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../fixture.js';
import { board, settled } from '../play-steps.js';
import { shortGames } from '../short-games.js';
import { still } from '../idle-workers.js';

const FOLDER = new URL('../../golden/readers/', import.meta.url);
const WRITE = process.env.MEX_WRITE_READERS === '1';

/** Which part of the page has the focus. @param {import('@playwright/test').Page} page */
const focused = (page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at === null || at === document.body ? 'nothing' : at.localName;
  });

/** @param {import('@playwright/test').Page} page @param {string} game @param {string} position */
async function transcript(page, game, position) {
  const fields = new URLSearchParams({ game, position, players: '2' });
  await page.goto(`#v1/play?${fields}`);
  await expect(page.locator('mex-game [data-cell]').first()).toBeVisible();
  await settled(page);
  await still(page);
  const lines = [await page.locator('mex-game').ariaSnapshot()];
  const log = page.locator('mex-game [role="log"] p').last();
  await board(page).locator('[data-cell][tabindex="0"]').first().focus();
  for (let n = 1; n <= 12; n++) {
    const over = await page.locator('mex-game').evaluate(async (/** @type {any} */ element) => {
      if (element.described.over) return true;
      const { respond } = await import(new URL('mexplorer.js', document.baseURI).href);
      const { text } = await respond(element.session.game, element.current, { skill: 1, seed: 7 });
      await element.move(text);
      return false;
    });
    if (over) break;
    await settled(page, n);
    await still(page);
    // Whoever plays by keyboard is still on the board, or was led to what comes after it.
    expect(await focused(page), `the focus after move ${n}`).not.toBe('nothing');
    lines.push(`\n--- ${await log.innerText()}`, await board(page).ariaSnapshot());
  }
  // The report is loaded, looks through the game, and counts the moves left, first.
  await expect(page.locator('mex-report h3')).toBeVisible();
  await expect(page.locator('mex-report')).not.toContainText('…');
  const counted = () =>
    page.locator('mex-replay').evaluate((/** @type {any} */ replay) => Boolean(replay.far));
  await expect.poll(counted).toBe(true);
  await still(page);
  lines.push('\n--- at the end', await page.locator('mex-game').ariaSnapshot());
  return `${lines.join('\n')}\n`;
}

for (const [lang, locale] of [
  ['en', 'en-GB'],
  ['zh', 'zh-CN'],
]) {
  test.describe(lang, () => {
    test.use({ locale, reducedMotion: 'reduce' });
    for (const [name, [game, position]] of Object.entries(shortGames)) {
      test(`a whole game, read aloud: ${name}`, async ({ page }) => {
        const said = await transcript(page, game, position);
        expect(said).toContain('\n--- at the end');
        const file = new URL(`${lang}/${name}.txt`, FOLDER);
        if (WRITE) {
          mkdirSync(new URL('./', file), { recursive: true });
          writeFileSync(file, said);
        }
        expect(existsSync(file), 'npm run readers').toBe(true);
        expect(said).toBe(readFileSync(file, 'utf8'));
      });
    }
  });
}
