/** Test moves that are typed, and the error for a text that is no move. */
import { expect, test } from './fixture.js';
import { open, played, settled } from './play-steps.js';
import { shortGames } from './short-games.js';

for (const [turn, lang] of ['en-GB', 'zh-CN'].entries()) {
  test.describe(lang, () => {
    test.use({ locale: lang, reducedMotion: 'reduce' });

    test('a text that is no move is answered by one that is', async ({ page }) => {
      // Test every second board in each of the languages.
      for (const [game, position] of Object.values(shortGames).filter((_, i) => i % 2 === turn)) {
        await open(page, game, position);
        const described = (/** @type {any} */ element) => element.described?.game;
        const host = page.locator('mex-game');
        await expect.poll(() => host.evaluate(described)).toBe(game);
        const field = page.locator('mex-game input[name="move"]');
        const shown = (await field.getAttribute('placeholder')) ?? '';
        const example = shown.replace(/^(e\.g\.|例如) /, '');
        expect(example, `${game}: ${shown}`).not.toBe('');
        const error = page.locator('mex-game #move-error');
        for (const text of ['qq', '9-9', '?']) {
          await field.fill(text);
          await field.press('Enter');
          await expect(error, `${game}: ${text}`).toContainText(example);
          await expect(field).toHaveValue(text);
        }
        await field.fill(example);
        await field.press('Enter');
        await settled(page, 1);
        expect(await played(page), `${game}: ${example}`).toBeGreaterThan(0);
      }
    });

    test('of Northcott’s rows the words are rows and squares', async ({ page }) => {
      await open(page, 'northcott', '3 5:2');
      const zh = lang === 'zh-CN';
      const game = page.locator('mex-game');
      const none = zh ? '堆' : 'heap';
      await page.locator('[data-act="hint"]').click();
      await expect(game.locator('.hints')).toContainText(
        zh ? '第 2 行前进 2 格' : 'move forward 2 in row 2',
      );
      await expect(game.locator('.hints')).not.toContainText(none);
      await expect(game.locator('.keys')).not.toContainText(none);
      const field = game.locator('input[name="move"]');
      await field.fill('1+2');
      await field.press('Enter');
      await settled(page, 2);
      await expect(game.locator('.ply').nth(1)).toContainText(
        zh ? '后退 2 格' : 'move back 2 in row 1',
      );
      await expect(game.locator('.moves')).not.toContainText(none);
      await expect(game.locator('[role="log"]')).not.toContainText(none);
    });

    test('a count-down is said once', async ({ page }) => {
      await open(page, 'race 3..9', '40');
      await page.locator('mex-game').evaluate((/** @type {any} */ game) => game.move('1-4'));
      await settled(page, 2);
      const log = page.locator('mex-game [role="log"] p').last();
      await expect(log).toContainText(lang === 'zh-CN' ? '轮到你走' : 'Your move.');
      await expect(log).not.toContainText(lang === 'zh-CN' ? '现在是' : 'Now');
    });
  });
}

test('a wrong move in a link is reported, though the computer moves next', async ({ page }) => {
  await page.goto('#v1/play?game=nim&start=3+5+7&position=3+5+7&moves=3-7;1-9');
  await settled(page, 2);
  await expect(page.locator('mex-game .note')).toContainText('1-9');
});

test('a move is typed in the words of the list, in both languages', async ({ page }) => {
  await open(page, 'nim', '3 5 7', { players: '2' });
  const field = page.locator('mex-game input[name="move"]');
  const list = page.locator('mex-game .ply');
  for (const [n, words] of [
    'take 2 from heap 3',
    'Take 1 from heap 1.',
    '从第2堆取 3 个',
  ].entries()) {
    await field.fill(words);
    await field.press('Enter');
    await settled(page, n + 1);
  }
  await expect(list.nth(1)).toContainText('take 2 from heap 3');
  await expect(list.nth(2)).toContainText('take 1 from heap 1');
  await expect(list.nth(3)).toContainText('take 3 from heap 2');
  await field.fill('take 9 from heap 3');
  await field.press('Enter');
  await expect(page.locator('mex-game #move-error')).toBeVisible();
});
