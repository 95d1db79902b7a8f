/** After a lost game the report says why, and leads to the explanation and to the proof. */
import { expect, test } from './fixture.js';

/** Left is 1 5 7 where the win was to be kept; the computer takes it from there. */
const LOST = 'game=nim&position=0+0+0&start=1+5+8&moves=3-1%3B3-3%3B2-5%3B3-3%3B1-1%3B3-1';
/** The same without a nim-sum: the pair (3, 5) was to be left. */
const PAIR = 'game=wythoff&position=0+0&start=3+6&moves=2-2%3B2-2%3B1-1%3B1-1%3B1-1%3B2-2';

const says = {
  'en-GB': {
    because: 'You left 1 5 7: 1 ⊕ 5 ⊕ 7 = 3 ≠ 0. The other side can turn it back to 0',
    explain: 'Why 1 5 7 is won',
    proof: 'The proof, in the course',
    won: 'the player to move can win',
    left: 'You left 3 4, and there the player to move wins',
  },
  'zh-CN': {
    because: '你留下 1 5 7：1 ⊕ 5 ⊕ 7 = 3 ≠ 0，对方能把它变回 0',
    explain: '1 5 7 为什么必胜',
    proof: '课程里的证明',
    won: '必胜态（N）',
    left: '你留下 3 4，这是必胜态',
  },
};

for (const [locale, words] of Object.entries(says)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the report says why the move lost', async ({ page }) => {
      await page.goto(`./#v1/play?${LOST}`);
      const report = page.locator('mex-report');
      await expect(report.locator('.because')).toContainText(words.because);
      const proof = report.getByRole('link', { name: words.proof });
      await expect(proof).toHaveAttribute('href', /lesson=nim/);
      await report.getByRole('link', { name: words.explain }).click();
      await expect(page.locator('mex-why .verdict')).toContainText(words.won);
      await expect(page.locator('mex-why')).toHaveAttribute('position', '1 5 7');
      await expect(page.locator('mex-game .ply[aria-current]')).toHaveText(/^\s*1\s/);
      await expect(page).toHaveURL(/why=1/);
    });

    test('where no nim-sum decides, it names the answer', async ({ page }) => {
      await page.goto(`./#v1/play?${PAIR}`);
      await expect(page.locator('mex-report .because').first()).toContainText(words.left);
    });
  });
}
