import { readFile } from 'node:fs/promises';
import { expect, test } from './fixture.js';
import { heldRoute } from './held-route.js';
import { problems } from '../../www/page/problems.js';
import { sizeOf } from '../../www/learn/runner.js';

const input = (page) => page.locator('mex-practice mex-editor[name="input"] .field');
const output = (page) => page.locator('mex-practice output');

/** Chooses a problem from the list. @param {import('@playwright/test').Page} page @param {string} id */
async function choose(page, id) {
  await page.locator('mex-problems .chosen').click();
  await page.locator(`mex-problems button[data-problem="${id}"]`).click();
}

test('the list is searched by id, title and judge, and keeps what is solved', async ({ page }) => {
  await page.goto('#v1/practice');
  const list = page.locator('mex-problems');
  await list.locator('.chosen').click();
  const search = list.getByRole('searchbox');
  await expect(search).toBeFocused();
  await expect(list.locator('button[data-problem]')).toHaveCount(problems.length);
  await search.fill('atcoder');
  await expect(list.locator('button[data-problem="ARC168B"]')).toBeVisible();
  await expect(list.locator('button[data-problem="891"]')).toHaveCount(0);
  await search.fill('wythoff');
  await expect(list.locator('button[data-problem]')).toHaveCount(3);
  await search.fill('p 2197');
  await search.press('Enter');
  await expect(page).toHaveURL(/problem=P2197/);
  await page.locator('button[data-solved]').click();
  await page.reload();
  await expect(page.locator('button[data-solved]')).toHaveAttribute('aria-pressed', 'true');
  await list.locator('.chosen').click();
  await expect(list.locator('button[data-problem="P2197"]')).toContainText('solved');
});

test('every problem answers its sample and leads to the board', async ({ page }) => {
  await page.goto('#v1/practice');
  for (const problem of problems) {
    await page.goto(`#v1/practice?problem=${problem.id}`);
    await expect(page.locator('#problem-title')).toContainText(problem.id);
    await page.getByRole('button', { name: 'Use the sample' }).click();
    await expect(output(page)).toHaveText(problem.output, { useInnerText: true });
    await expect(page.locator('a[data-board]').first()).toBeVisible();
  }
});

test('the position of an input goes on the board', async ({ page }) => {
  await page.goto('#v1/practice?problem=892');
  await input(page).fill('3\n2 1 3');
  await page.locator('a[data-board]').click();
  await expect(page).toHaveURL(/#v1\/play\?game=staircase&position=2\+1\+3/);
  await expect(page.locator('mex-game')).toHaveAttribute('game', 'staircase');
  await page.goBack();
  await expect(input(page)).toHaveValue('3\n2 1 3');
  await expect(output(page)).toHaveText('Yes');
});

test('the count of 890 leads to its signed sum', async ({ page }) => {
  await page.goto('#v1/practice?problem=890&input=10+3%0A7+2+5');
  await expect(output(page)).toHaveText('7');
  await page.locator('a[data-board]').click();
  await expect(page).toHaveURL(/#v1\/union\?n=10&divisors=7\+2\+5/);
});

test('an error is shown at its spot, and the input stays', async ({ page }) => {
  await page.goto('#v1/practice?problem=891');
  await input(page).fill('3\n1 two 3');
  const editor = page.locator('mex-practice mex-editor[name="input"]');
  await expect(editor.locator('.error')).toBeVisible();
  await expect(editor.locator('mark')).toHaveText('two');
  await expect(input(page)).toHaveValue('3\n1 two 3');
  await input(page).fill('3\n1 2');
  await expect(editor.locator('.error')).toBeVisible();
  await input(page).fill('3\n1 2 3');
  await expect(editor.locator('.error')).toHaveCount(0);
  await expect(output(page)).toHaveText('No');
});

test('the output is copied exactly', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#v1/practice?problem=1321');
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(output(page)).toContainText('YES');
  await page.locator('button[data-copy]').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('YES\nNO\nNO');
});

test('nothing moves below the check while its inputs are on their way', async ({ page }) => {
  const arrive = await heldRoute(page, /\.wasm$/);
  // A view comes in by a movement of its own, which is not meant.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('#v1/practice?problem=893');
  const button = page.locator('button[data-make]');
  await button.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await button.boundingBox();
  // What is clicked before the engine is there is done once it is.
  await button.click();
  arrive();
  await expect(page.locator('.tests li')).toHaveCount(5);
  await expect(page.locator('mex-check button[data-save]')).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 0));
  const after = await button.boundingBox();
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? 0))).toBeLessThan(1);
});

test('random tests are made, used, and downloaded as one file', async ({ page }) => {
  await page.goto('#v1/practice?problem=893');
  await page.locator('button[data-make]').click();
  await expect(page.locator('.tests li')).toHaveCount(5);
  const answer = await page.locator('.tests li').nth(1).locator('pre').nth(1).innerText();
  await page.getByRole('button', { name: 'Use test 2 as the input above' }).click();
  await expect(output(page)).toHaveText(answer);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('mex-tests button[data-save]').click(),
  ]);
  expect(file.suggestedFilename()).toBe('mexplorer-893-tests.txt');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.match(/### test \d+: input/g)).toHaveLength(5);
  expect(text.match(/^(Yes|No)$/gm)).toHaveLength(5);
});

test('a link restores problem and input, in Chinese too', async ({ page }) => {
  await page.goto('#v1/practice?problem=102780F&input=AABBC');
  await expect(output(page)).toHaveText('Alice');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('练习题');
  await expect(output(page)).toHaveText('Alice');
  await input(page).fill('AAB1');
  await expect(page.locator('mex-editor[name="input"] .error')).toContainText('应为');
});

test('a person’s outputs are checked, the wrong ones smallest first', async ({ page }) => {
  test.slow();
  await page.goto('#v1/practice');
  const check = page.locator('mex-practice mex-check');
  for (const id of ['890', '1319', 'HDU1536', 'POJ3710', 'HDU2176', 'P3185']) {
    await choose(page, id);
    await expect(check).toHaveAttribute('problem', id);
    await expect(check.locator('summary')).toContainText('20');
    await expect(check.locator('button[data-save]')).toBeEnabled();
    const cases = await check.evaluate(
      (element) =>
        /** @type {{ input: string, answer: string }[]} */ (/** @type {any} */ (element).cases),
    );
    const all = cases.map(({ answer }) => answer).join('\n');
    await check.locator('#outputs').fill(all);
    await check.locator('button[data-check]').click();
    await expect(check.locator('.verdict.right'), id).toBeVisible();

    // Two answers that are wrong, the larger input first.
    const wrong = [3, 11].sort((a, b) => sizeOf(cases[b].input) - sizeOf(cases[a].input));
    const given = cases.map(({ answer }, i) =>
      wrong.includes(i) ? answer.replace(/\S+/g, 'wrong') : answer,
    );
    await check.locator('#outputs').fill(given.join('\n'));
    await check.locator('button[data-check]').click();
    await expect(check.locator('tbody tr')).toHaveCount(2);
    const inputs = await check.locator('tbody tr pre').allInnerTexts();
    const sizes = inputs.map(sizeOf);
    expect(sizes[0], id).toBeLessThanOrEqual(sizes[1]);
    await expect(check.locator('tbody a[data-board]').first()).toHaveAttribute(
      'href',
      id === '890' ? /#v1\/union/ : /#v1\/play/,
    );
  }
});

test('each problem names its own page, as text', async ({ page }) => {
  await page.goto('#v1/practice');
  for (const { id, page: own } of problems) {
    await page.goto(`#v1/practice?problem=${id}`);
    const link = page.locator('mex-practice .source a');
    await expect(link).toHaveText(own);
    await expect(link).toHaveAttribute('href', own);
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  }
});
