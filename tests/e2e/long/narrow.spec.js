/**
 * Test each board, and each widget in lecture notes, in the narrowest window. The tests alternate between the
 * languages.
 */
import { expect, openFixture, test } from '../fixture.js';
import { inNarrow } from '../narrow.js';
import { open } from '../play-steps.js';
import { shortGames } from '../short-games.js';

const looks = /** @type {const} */ ([
  ['en-GB', 'light'],
  ['zh-CN', 'dark'],
]);

const WIDGETS = `<mex-game game="nim" position="3 5 7" hints="always"></mex-game>
  <mex-why game="nim" position="3 5 7"></mex-why>
  <mex-table game="subtract 1 3 4" upto="30"></mex-table>
  <mex-graph game="nim" position="1 2"></mex-graph>
  <mex-union n="100" divisors="2 3 5"></mex-union>
  <mex-union mode="sets"></mex-union>
  <mex-quotient game="kayles"></mex-quotient>
  <mex-lesson lesson="mex"></mex-lesson>`;

for (const [turn, [locale, colorScheme]] of looks.entries()) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, reducedMotion: 'reduce' });

    for (const [name, [game, position]] of Object.entries(shortGames).filter(
      (_, i) => i % 2 === turn,
    )) {
      test(`the board ${name} has room`, async ({ page }) => {
        await open(page, game, position, { hints: 'always', why: '1' });
        await expect(page.locator('mex-why').first()).toBeVisible();
        await inNarrow(page, colorScheme);
      });
    }

    test('the widgets have room in notes', async ({ page }) => {
      await openFixture(page, WIDGETS, { lang: locale, theme: colorScheme });
      for (const shows of ['.stage', 'table', 'svg', '.element', 'h2, h3'])
        await expect(page.locator(`main ${shows}`).first()).toBeVisible();
      await inNarrow(page, colorScheme);
    });
  });
}
