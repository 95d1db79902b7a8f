/** Test games between two players who exchange links, each in a separate browser with its own storage. */
import { expect, test } from './fixture.js';
import { board, status } from './play-steps.js';

const START = '#v1/play?game=nim&position=3+5+7&vs=friend';

const send = (page) => page.locator('[data-send]');
const linkOf = (page) => send(page).getAttribute('data-link');
const doubt = (page) => page.locator('[data-doubt]');

/** Wait for the person's turn and type a move. */
async function move(page, text) {
  await expect(status(page)).toHaveText(/Your move|轮到你走/);
  const field = page.locator('mex-game input[name=move]');
  await field.fill(text);
  await field.press('Enter');
}

/**
 * A test with two players, `page` and `other`, each in a separate browser. `there` has the browser options of
 * `other`.
 */
const both = test.extend({
  there: [{}, { option: true }],
  other: async ({ browser, baseURL, there }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'block', baseURL, ...there });
    await use(await context.newPage());
    await context.close();
  },
});

both.describe('in another language, on a phone', () => {
  both.use({ there: { locale: 'zh-CN', viewport: { width: 360, height: 740 } } });

  both(
    'a match goes back and forth by links, to the end that both see',
    async ({ page, other }) => {
      await page.goto(START);
      await move(page, '1-3');
      await expect(status(page)).toContainText('friend');
      // The other player sees only the part of the game that the link contains.
      await expect(page.locator('[data-act="hint"]')).toHaveCount(0);
      await other.goto(await linkOf(page));
      await expect(status(other)).toContainText('轮到你走');
      await expect(other.locator('mex-game .ply')).toHaveCount(2);
      await move(other, '2-5');
      await page.goto(await linkOf(other));
      await move(page, '3-7');
      await expect(status(page)).toContainText('You win');
      await expect(page.locator('mex-report')).toContainText('How it went');
      await other.goto(await linkOf(page));
      await expect(status(other)).toContainText('朋友赢了');
      await expect(other.locator('mex-report')).toContainText('复盘');
    },
  );
});

test('a link of one’s own is not the friend’s turn, also after a reload', async ({ page }) => {
  await page.goto(START);
  await move(page, '1-3');
  const link = await linkOf(page);
  await page.locator('.send .name').fill('Ada');
  await page.locator('.send .name').press('Enter');
  await expect(status(page)).toContainText('It is Ada’s turn.');
  await page.reload();
  await expect(status(page)).toContainText('It is Ada’s turn.');
  expect(await linkOf(page)).toBe(link);
  await page.locator('[data-act="here"]').click();
  await expect(status(page)).toHaveText(/Your move/);
});

both('a link that is behind or edited shows both lines, and waits', async ({ page, other }) => {
  await page.goto(START);
  await move(page, '1-3');
  const first = await linkOf(page);
  await other.goto(first);
  await move(other, '2-5');
  const second = await linkOf(other);
  await page.goto(second);
  await move(page, '3-1');
  await expect(status(page)).toContainText('friend');
  // Open an earlier link, which lacks the last move.
  await page.goto(second);
  await expect(doubt(page)).toHaveAttribute('data-doubt', 'behind');
  await expect(page.locator('[data-line="known"] mark')).toHaveText(['3-1']);
  await expect(page.locator('[data-line="link"] mark')).toHaveCount(0);
  await page.locator('[data-use="known"]').click();
  await expect(status(page)).toContainText('friend');
  // Open a link in which the first move has been changed.
  await page.goto((await linkOf(page)).replace('moves=1-3', 'moves=1-2'));
  await expect(doubt(page)).toHaveAttribute('data-doubt', 'edited');
  await expect(doubt(page)).toContainText('another move 1');
  await page.locator('[data-use="link"]').click();
  await expect(status(page)).toContainText('friend');
});

both(
  'a move is taken back by another one, which the friend may refuse',
  async ({ page, other }) => {
    await page.goto(START);
    await move(page, '1-3');
    await other.goto(await linkOf(page));
    await expect(status(other)).toContainText('Your move');
    await page.locator('[data-act="undo"]').click();
    await move(page, '1-1');
    await other.goto(await linkOf(page));
    await expect(doubt(other)).toHaveAttribute('data-doubt', 'taken-back');
    await expect(doubt(other)).toContainText('take back move 1');
    await other.locator('[data-use="known"]').click();
    await expect(status(other)).toContainText('Your move');
    await expect(other.locator('mex-game .where')).toHaveText('0 5 7');
  },
);

test('an illegal move is named, and nothing of a later one is shown', async ({ page }) => {
  await page.goto(`${START}&moves=1-3;2-9;3-1`);
  await expect(page.locator('mex-game .note')).toContainText('Move 2');
  await expect(page.locator('mex-game .ply')).toHaveCount(2);
});

test('an edited link asks which line counts, be a move of it none, or the game over by it', async ({
  page,
}) => {
  await page.goto('#v1/play?game=nim&position=1+2&vs=friend');
  await move(page, '2-1');
  const link = await linkOf(page);
  await page.goto(link.replace('moves=2-1', 'moves=nonsense;2-1'));
  await expect(doubt(page)).toHaveAttribute('data-doubt', 'behind');
  await expect(page.locator('mex-game .note')).toContainText('Move 1');
  await page.locator('[data-use="known"]').click();
  await expect(status(page)).toContainText('friend');
  await page.goto(link.replace('moves=2-1', 'moves=2-2;1-1'));
  await expect(doubt(page)).toHaveAttribute('data-doubt', 'edited');
  await expect(status(page)).toContainText('Two lines');
  await expect(page.locator('mex-report')).toHaveCount(0);
  await page.locator('[data-use="link"]').click();
  await expect(status(page)).toContainText('Your friend wins');
});

test('a friend is chosen in the settings, with a code to scan', async ({ page }) => {
  await page.goto('#v1/play?game=kayles&position=7');
  await expect(board(page)).toBeVisible();
  await page.locator('[data-act="settings"]').click();
  await page.locator('[data-set="opponent"]').selectOption('friend');
  await page.locator('[data-set="first"]').selectOption('friend');
  await expect(send(page)).toBeVisible();
  // The winning moves are hidden for the challenger from the beginning, as for the friend.
  await expect(page.locator('[data-act="hint"]')).toHaveCount(0);
  await page.locator('.send summary').click();
  await expect(page.locator('.code svg')).toBeVisible();
  await page.locator('[data-set="opponent"]').selectOption('1');
  await expect(send(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(/Your move/);
  await expect(page.locator('[data-act="hint"]')).toHaveCount(1);
});
