/**
 * Test the output of a screen reader for one short game on each board, given by the accessibility tree in
 * reading order. The transcripts of four boards are stored in tests/golden/readers; `npx playwright test
 * --project=long readers -u` updates them.
 */
import { expect, test } from '../fixture.js';
import { board, settled } from '../play-steps.js';
import { shortGames } from '../short-games.js';
import { still } from '../idle-workers.js';
import { faultsOf } from '../spoken-faults.js';
import { games } from '../../../www/engine/wasm/games.js';

const KEPT = ['heaps', 'graph', 'pieces', 'plane'];

/**
 * Return the tag of the focused element, or `nothing`.
 * @param {import('@playwright/test').Page} page
 */
const focused = (page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at === null || at === document.body ? 'nothing' : at.localName;
  });

/**
 * Play a game. Return a snapshot of the accessibility tree after each move, together with the last line of
 * the log.
 * @param {import('@playwright/test').Page} page @param {string} game @param {string} position
 */
async function moments(page, game, position) {
  const fields = new URLSearchParams({ game, position, players: '2' });
  await page.goto(`#v1/play?${fields}`);
  await expect(page.locator('mex-game [data-cell]').first()).toBeVisible();
  await settled(page);
  await still(page);
  const found = [{ said: '', snapshot: await page.locator('mex-game').ariaSnapshot() }];
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
    // The keyboard focus stays on the board, or moves to the report after the game.
    expect(await focused(page), `the focus after move ${n}`).not.toBe('nothing');
    found.push({ said: await log.innerText(), snapshot: await board(page).ariaSnapshot() });
  }
  // Wait until the report has loaded and has counted the remaining moves.
  await expect(page.locator('mex-report h3')).toBeVisible();
  await expect(page.locator('mex-report')).not.toContainText('…');
  const counted = () =>
    page.locator('mex-replay').evaluate((/** @type {any} */ replay) => Boolean(replay.far));
  await expect.poll(counted).toBe(true);
  await still(page);
  found.push({ said: 'at the end', snapshot: await page.locator('mex-game').ariaSnapshot() });
  return found;
}

test('each board has a short game', () => {
  const boards = new Set(games.map(({ board }) => board));
  expect(Object.keys(shortGames).sort()).toEqual([...boards].sort());
});

for (const [lang, locale] of [
  ['en', 'en-GB'],
  ['zh', 'zh-CN'],
]) {
  test.describe(lang, () => {
    test.use({ locale, reducedMotion: 'reduce' });
    for (const [name, [game, position]] of Object.entries(shortGames)) {
      test(`a whole game, read aloud: ${name}`, async ({ page }) => {
        const [start, ...later] = await moments(page, game, position);
        expect(later.length, 'moves and the end').toBeGreaterThan(1);
        for (const { said, snapshot } of [start, ...later]) {
          expect(faultsOf(snapshot, lang), said).toEqual([]);
        }
        for (const { said } of later) expect(said.trim()).not.toBe('');
        if (!KEPT.includes(name)) return;
        const lines = later.flatMap(({ said, snapshot }) => [`\n--- ${said}`, snapshot]);
        const text = `${[start.snapshot, ...lines].join('\n')}\n`;
        expect(text).toMatchSnapshot(['readers', lang, `${name}.txt`]);
      });
    }
  });
}
