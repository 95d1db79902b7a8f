/**
 * Test that typed text is never lost: moves, numbers, inputs for judges, and text during composition by an
 * input method.
 */
import { expect, openFixture, test } from '../fixture.js';
import { heldWorker } from '../held-worker.js';
import { board, open, settled } from '../play-steps.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

test.use({ reducedMotion: 'reduce' });

/** @param {Page} page @param {string} name of an editor on the page */
const editor = (page, name) => page.locator(`mex-editor[name="${name}"] .field`);

/** Switch the page to Chinese, which renders the board again. @param {Page} page */
async function inChinese(page) {
  await page.evaluate(() => (document.documentElement.lang = 'zh'));
  await expect(page.locator('mex-game [data-act="undo"]')).toHaveText('悔棋');
}

test.describe('a typed move', () => {
  const move = (/** @type {Page} */ page) => page.locator('mex-game #move');

  for (const [kind, first, says] of [
    ['played', '3-4', 'take 4 from heap 3'],
    ['refused', '2-9', ''],
  ]) {
    test(`that is ${kind} late leaves the next one`, async ({ page }) => {
      const worker = await heldWorker(page);
      await open(page, 'nim', '3 5 7', { players: '2' });
      await worker.hold();
      await move(page).fill(first);
      await move(page).press('Enter');
      await move(page).fill('1-1');
      await worker.release();
      await expect(move(page)).toHaveValue('1-1');
      await expect(page.locator('#move-error')).toBeEmpty();
      await expect(move(page)).toHaveAttribute('aria-invalid', 'false');
      if (says) await expect(page.locator('mex-game .ply').nth(1)).toContainText(says);
      await move(page).press('Enter');
      await expect(page.locator('mex-game .ply').last()).toContainText('take 1 from heap 1');
      await expect(move(page)).toHaveValue('');
    });
  }

  test('stays while the computer moves, hints come and the language changes', async ({ page }) => {
    const worker = await heldWorker(page);
    await open(page, 'nim', '3 5 7', { hints: 'always' });
    await worker.hold();
    await board(page).locator('[data-cell="2"] [data-amount="4"]').click();
    await move(page).fill('1-1');
    await worker.release();
    await settled(page, 2);
    await inChinese(page);
    await expect(move(page)).toHaveValue('1-1');
    await expect(move(page)).toBeFocused();
  });
});

test.describe('numbers on a board', () => {
  test('an amount stays while hints come and the language changes', async ({ page }) => {
    const worker = await heldWorker(page);
    await open(page, 'moore 2', '9 9 9');
    await worker.hold();
    await page.locator('[data-act="hint"]').click();
    await board(page).locator('[data-cell="0"]').focus();
    await page.keyboard.press('ArrowUp');
    const field = board(page).locator('.bar input');
    await field.fill('5');
    await worker.release();
    await expect(page.locator('mex-game .hints')).toBeVisible();
    await inChinese(page);
    await expect(field).toHaveValue('5');
    await field.press('Enter');
    await expect(page.locator('mex-game .ply')).not.toHaveCount(0);
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('5');
  });

  test('an amount that is not allowed is said, and Escape takes the choice back', async ({
    page,
  }) => {
    await open(page, 'moore 2', '9 9 9');
    await board(page).locator('[data-cell="0"]').focus();
    await page.keyboard.press('ArrowUp');
    const field = board(page).locator('.bar input');
    await field.fill('77');
    await field.press('Enter');
    await expect(page.locator('mex-game .ply')).toHaveCount(0);
    await field.press('Escape');
    await expect(field).toHaveCount(0);
  });

  test('the size of a new heap stays when the language changes', async ({ page }) => {
    await open(page, 'split', '9 4');
    await board(page).locator('.heap[aria-disabled="false"] .hit').first().click();
    const field = board(page).locator('.cut .stepper input').first();
    await field.fill('7');
    await inChinese(page);
    await expect(field).toHaveValue('7');
    await field.press('Enter');
    await expect(page.locator('mex-game .ply').nth(1)).toContainText('7');
  });

  test('what is sought among the options stays', async ({ page }) => {
    const worker = await heldWorker(page);
    await open(page, 'lasker', '10000', { players: '2' });
    await worker.hold();
    await page.locator('[data-act="hint"]').click();
    const field = board(page).locator('.search input');
    await field.fill('6000 + 4');
    await worker.release();
    await inChinese(page);
    await expect(field).toHaveValue('6000 + 4');
  });
});

test.describe('numbers beside a table', () => {
  test('how far: stays through links and languages, and is said when it is none', async ({
    page,
  }) => {
    await page.goto('#v1/tables?game=nim&upto=30');
    const upto = page.locator('.tables-view .upto input');
    await upto.fill('40');
    await page.evaluate(() => (document.documentElement.lang = 'zh'));
    await page.evaluate(() => (location.hash = '#v1/tables?game=split&upto=20'));
    await expect(page.locator('mex-table')).toHaveAttribute('upto', '20');
    await expect(upto).toHaveValue('40');
    await upto.press('Enter');
    await expect(page.locator('mex-table')).toHaveAttribute('upto', '40');
    await page.evaluate(() => (document.documentElement.lang = 'en'));
    await upto.fill('-5');
    await upto.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/whole number from 0 to/);
    await expect(upto).toHaveValue('-5');
    await expect(upto).toHaveAttribute('aria-invalid', 'true');
    await upto.fill('50');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await upto.press('Enter');
    await expect(page.locator('mex-table')).toHaveAttribute('upto', '50');
  });

  test('the third row of a map: a late map leaves what is being typed', async ({ page }) => {
    const worker = await heldWorker(page);
    await openFixture(page, '<mex-table game="chomp" upto="12"></mex-table>');
    const third = page.getByLabel('Squares in the third row');
    await expect(third).toHaveValue('2');
    await worker.hold();
    await third.fill('3');
    await third.press('Enter');
    await third.fill('5');
    await worker.release();
    await expect(page.locator('.drawn-map')).toContainText('the third has 3 squares');
    await expect(third).toHaveValue('5');
    await third.press('Enter');
    await expect(page.locator('.drawn-map')).toContainText('the third has 5 squares');
  });

  test('the width of a fold: a table that grows leaves what is being typed', async ({ page }) => {
    const worker = await heldWorker(page);
    await openFixture(page, '<mex-table game="subtract 1 3 4" upto="300"></mex-table>');
    await page.getByRole('button', { name: 'rows of one period' }).click();
    const width = page.getByLabel('Heaps in a row');
    await expect(width).toHaveValue('7');
    await worker.hold();
    await page.locator('mex-table').evaluate((e) => e.setAttribute('game', 'subtract 1 2'));
    await width.fill('12');
    await worker.release();
    await expect(page.locator('.period')).toContainText('Period 3');
    await expect(width).toHaveValue('12');
  });
});

test.describe('a judge’s input', () => {
  const output = (/** @type {Page} */ page) => page.locator('.practice-view output');
  const wrong = (/** @type {Page} */ page) => page.locator('.practice-view .error');

  test('is not taken away by a random one that comes late', async ({ page }) => {
    const worker = await heldWorker(page);
    await page.goto('#v1/practice?problem=891');
    await worker.hold();
    await page.locator('.practice-view button[data-random]').click();
    await worker.asked();
    await editor(page, 'input').fill('3\n1 2 3');
    await worker.release();
    await expect(output(page)).toHaveText('No');
    await expect(editor(page, 'input')).toHaveValue('3\n1 2 3');
  });

  test('is not said to be wrong for what stood there before', async ({ page }) => {
    const worker = await heldWorker(page);
    await page.goto('#v1/practice?problem=891');
    await worker.hold();
    await editor(page, 'input').fill('3\n1 x 3');
    await worker.asked();
    // Record error messages while the text is replaced: the request for the new text has not been sent when
    // the answer to the old text arrives.
    await page.evaluate(() => {
      const seen = /** @type {any} */ (window.seen = /** @type {string[]} */ ([]));
      const field = /** @type {Node & ParentNode} */ (
        document.querySelector('.practice-view mex-editor')
      );
      new MutationObserver(() => {
        const error = field.querySelector('.error');
        if (error) seen.push(error.textContent ?? '');
      }).observe(field, { childList: true, subtree: true });
    });
    await editor(page, 'input').fill('3\n1 2 3');
    await worker.release();
    await expect(output(page)).toHaveText('No');
    await expect(wrong(page)).toHaveCount(0);
    expect(await page.evaluate(() => /** @type {any} */ (window).seen)).toEqual([]);
  });

  test('pasted as a graph: no error of an older text, and the newer one stays', async ({
    page,
  }) => {
    const worker = await heldWorker(page);
    await page.goto('#v1/graph?game=nim&position=1');
    await page.locator('[data-draw]').click();
    const sheet = page.locator('dialog.draw');
    await sheet.locator('details.text summary').click();
    const text = sheet.locator('#draw-text');
    await worker.hold();
    await text.fill('3 3 1\n1 2\n2 3\n3 1\n1');
    await text.blur();
    await text.fill('3 2 2\n1 2\n2 3\n1 2');
    await worker.release();
    await expect(sheet.locator('.edge')).toHaveCount(2);
    await expect(sheet.locator('#draw-text-error')).toHaveCount(0);
    await expect(text).toHaveValue('3 2 2\n1 2\n2 3\n1 2');
    await sheet.locator('[data-use]').click();
    await expect(page.locator('mex-graph')).toHaveAttribute('position', '1 2');
  });
});

test.describe('what an input method composes', () => {
  /** @param {Page} page */
  async function keyboard(page) {
    const session = await page.context().newCDPSession(page);
    return {
      compose: (/** @type {string} */ text) =>
        session.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        }),
      commit: (/** @type {string} */ text) => session.send('Input.insertText', { text }),
      /** Send Enter as a browser reports it when an input method consumes the key. */
      enter: (/** @type {Locator} */ field) =>
        field.evaluate((e) => {
          for (const more of [{ isComposing: true }, { keyCode: 229 }]) {
            e.dispatchEvent(
              new KeyboardEvent('keydown', {
                key: 'Enter',
                bubbles: true,
                composed: true,
                cancelable: true,
                ...more,
              }),
            );
          }
        }),
    };
  }

  test('in a widget’s field outlasts an answer, another value and another language', async ({
    page,
  }) => {
    await page.clock.install();
    const worker = await heldWorker(page);
    await openFixture(page, '<mex-union n="100" divisors="2"></mex-union>');
    const divisors = page.locator('mex-union #divisors');
    const ime = await keyboard(page);
    await expect(divisors).toBeVisible();
    await worker.hold();
    await divisors.fill('3 0');
    await divisors.press('Enter');
    await divisors.press('End');
    await ime.compose('wu');
    await expect(divisors).toHaveValue('3 0wu');
    // A pause does not end the composition.
    await page.clock.fastForward(1000);
    await expect(page.locator('mex-union')).toHaveAttribute('divisors', '3 0');
    await worker.release();
    await page.evaluate(() => (document.documentElement.lang = 'zh'));
    await page.locator('mex-union').evaluate((e) => e.setAttribute('divisors', '7'));
    await expect(page.locator('mex-union .number')).toContainText('14');
    await ime.enter(divisors);
    await expect(page.locator('mex-union')).toHaveAttribute('divisors', '7');
    await expect(divisors).toHaveValue('3 0wu');
    await ime.compose('wuw');
    await expect(divisors).toHaveValue('3 0wuw');
    await ime.commit('5');
    await expect(divisors).toHaveValue('3 05');
    await page.clock.fastForward(1000);
    await expect(page.locator('mex-union')).toHaveAttribute('divisors', '3 05');
  });

  test('in the page’s texts outlasts a link, and is neither sent nor looked at', async ({
    page,
  }) => {
    await open(page, 'nim', '3 5');
    const position = editor(page, 'position');
    const ime = await keyboard(page);
    await position.focus();
    await position.press('End');
    await ime.compose('wu');
    await page.evaluate(() => (document.documentElement.lang = 'zh'));
    await page.evaluate(() => (location.hash = '#v1/play?game=wythoff&position=1+2'));
    await expect(page.locator('mex-game .where')).toHaveText('1 2');
    await ime.enter(position);
    await expect(position).toHaveValue('3 5wu');
    await expect(page.locator('mex-editor[name="position"] .error')).toHaveCount(0);
    await ime.compose('wuw');
    await ime.commit('5');
    await expect(position).toHaveValue('3 55');
    await position.press('Enter');
    await expect(page).toHaveURL(/game=wythoff&position=3\+55/);
  });

  test('in a typed move outlasts the computer’s', async ({ page }) => {
    const worker = await heldWorker(page);
    await open(page, 'nim', '3 5 7');
    const ime = await keyboard(page);
    const move = page.locator('mex-game #move');
    await worker.hold();
    await board(page).locator('[data-cell="2"] [data-amount="4"]').click();
    await move.focus();
    await ime.compose('yi');
    await worker.release();
    await settled(page, 2);
    await expect(move).toHaveValue('yi');
    await ime.commit('1-1');
    await expect(move).toHaveValue('1-1');
    await expect(page.locator('mex-game .ply')).toHaveCount(3);
  });
});
