import { readFile } from 'node:fs/promises';
import { expect, openFixture, test, uncaught } from '../../../tests/e2e/fixture.js';
import { heldRoute } from '../../../tests/e2e/held-route.js';
import { problems } from '../problems.ts';
import { batchName, sizeOf } from '../check/batch.ts';
import { faults } from '../check/faults.ts';
import words from '../words/en/practice.ts';
import { violations } from '../../../tests/e2e/violations.js';

const input = (page) => page.locator('.practice-view mex-editor[name="input"] .field');
const output = (page) => page.locator('.practice-view output');

/** The problems whose positions belong to no game of the list, so that they have no link to a board. */
const WITHOUT_BOARD = ['P8347'];

/** Choose a problem from the list. @param {import('@playwright/test').Page} page @param {string} id */
async function choose(page, id) {
  await page.locator('.problem-list .chosen').click();
  await page.locator(`.problem-list button[data-problem="${id}"]`).click();
}

test('the list is searched by id, title and judge, and keeps what is solved', async ({ page }) => {
  await page.goto('#v1/practice');
  const list = page.locator('.problem-list');
  await list.locator('.chosen').click();
  const search = list.getByRole('searchbox');
  await expect(search).toBeFocused();
  await expect(list.locator('button[data-problem]')).toHaveCount(problems.length);
  await search.fill('atcoder');
  await expect(list.locator('button[data-problem="ARC168B"]')).toBeVisible();
  await expect(list.locator('button[data-problem="891"]')).toHaveCount(0);
  await search.fill('wythoff');
  await expect(list.locator('button[data-problem]')).toHaveCount(3);
  await search.fill('威佐夫');
  await expect(list.locator('button[data-problem="P2252"]')).toBeVisible();
  await search.fill('poj');
  await expect(list.locator('button[data-problem="P2197"]')).toHaveCount(0);
  // Search for texts that no title contains: a judge's contests, another name of a game, an input.
  for (const [text, id] of [
    ['gym', '102780F'],
    ['阶梯博弈', '892'],
    ['报数', 'HDU1846'],
    ['race', '893'],
    ['1 3 4', 'HDU1847'],
  ]) {
    await search.fill(text);
    await expect(list.locator(`button[data-problem="${id}"]`)).toBeVisible();
    await expect(list.locator('button[data-problem="P2252"]')).toHaveCount(0);
  }
  await search.fill('p 2197');
  await search.press('Enter');
  await expect(page).toHaveURL(/problem=P2197/);
  await page.locator('button[data-solved]').click();
  await page.reload();
  await expect(page.locator('button[data-solved]')).toHaveAttribute('aria-pressed', 'true');
  await list.locator('.chosen').click();
  await expect(list.locator('button[data-problem="P2197"]')).toContainText('solved');
});

test('a problem found by Enter closes the list, and its input is typed next', async ({ page }) => {
  await page.goto('#v1/practice?problem=891&input=2%0A3+4');
  const list = page.locator('.problem-list');
  await list.locator('.chosen').click();
  await list.getByRole('searchbox').fill('893');
  await list.getByRole('searchbox').press('Enter');
  await expect(page.locator('#problem-title')).toContainText('893');
  await expect(list.getByRole('searchbox')).toHaveCount(0);
  const input = page.locator('mex-editor[name="input"]').getByRole('textbox');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
});

test('a link to another problem leaves the input behind, and an unknown one is named', async ({
  page,
}) => {
  await page.goto('#v1/practice?problem=891&input=2%0A3+4');
  const input = page.locator('mex-editor[name="input"]').getByRole('textbox');
  await expect(input).toHaveValue('2\n3 4');
  await page.goto('#v1/practice?problem=893');
  await expect(page.locator('#problem-title')).toContainText('893');
  await expect(input).toHaveValue('');
  await page.goto('#v1/practice?problem=HDU0');
  const named = page.getByText('There is no problem HDU0 here.');
  await expect(named).toBeVisible();
  await page.goto('#v1/practice?problem=893');
  await expect(named).toHaveCount(0);
});

test('a program for the reader’s own game is tested', async ({ page }) => {
  await page.goto('#v1/practice');
  const list = page.locator('.problem-list');
  await list.locator('.chosen').click();
  await list.getByRole('searchbox').fill('n -> n-1 | n-3');
  await list.locator('[data-own]').click();
  await expect(page).toHaveURL(/problem=n\+/);
  const rule = page.locator('.practice-view mex-editor[name="own"] .field');
  await expect(rule).toHaveValue('n -> n-1 | n-3');
  await input(page).fill('2\n3 4');
  await expect(output(page)).toHaveText('Yes');
  await expect(page.locator('.practice-view [data-board]')).toBeVisible();
  await input(page).fill('2\n4 4');
  await expect(output(page)).toHaveText('No');
  // Type another game, then a game without heaps, then a rule with a mistake.
  await rule.fill('kayles');
  await rule.press('Enter');
  await expect(page).toHaveURL(/problem=kayles/);
  await expect(page.locator('mex-check .command')).toContainText('run-own-game.py');
  await expect(page.locator('mex-check [data-save]')).toBeEnabled();
  // Other names and sets mean their games.
  await rule.fill('{1,3,4}');
  await rule.press('Enter');
  await expect(page).toHaveURL(/problem=subtract\+1\+3\+4/);
  await rule.fill('Kayles');
  await rule.press('Enter');
  await expect(page).toHaveURL(/problem=kayles/);
  await rule.fill('0.77');
  await rule.press('Enter');
  await expect(page).toHaveURL(/problem=octal\+0\.77/);
  await rule.fill('chomp');
  await rule.press('Enter');
  await expect(page.locator('.practice-view .statement')).toContainText('chomp has no heaps');
  await expect(page.locator('.practice-view mex-check')).toBeHidden();
  await rule.fill('n -> n-m');
  await rule.press('Enter');
  await expect(page.locator('.practice-view .statement mark')).toHaveText('m');
  await page.goto('#v1/practice?problem=891');
  await expect(page.locator('#problem-title')).toContainText('891');
});

test('every problem answers its sample and leads to the board', async ({ page }) => {
  test.slow();
  await page.goto('#v1/practice');
  for (const problem of problems) {
    await page.goto(`#v1/practice?problem=${problem.id}`);
    await expect(page.locator('#problem-title')).toContainText(problem.id);
    await page.getByRole('button', { name: 'Use the sample' }).click();
    await expect(output(page)).toHaveText(problem.output, { useInnerText: true });
    const board = page.locator('a[data-board]').first();
    await expect(board).toBeVisible({ visible: !WITHOUT_BOARD.includes(problem.id) });
  }
});

test('an example is at work until something is typed, with its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('#v1/practice?problem=891');
  await expect(input(page)).toHaveValue('');
  await expect(output(page)).toHaveText('Yes');
  await expect(output(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Output of the example')).toBeVisible();
  const picture = page.locator('.practice-view .place svg');
  await expect(picture).toBeInViewport({ ratio: 1 });
  const board = page.locator('a[data-board]');
  await expect(board).toHaveAttribute('href', /position=2\+3/);
  // Type a lost position. The link to the board must be that of the typed position, never that of the
  // example.
  await input(page).fill('2\n2 2');
  await expect(page.getByText('Expected output')).toBeVisible();
  await expect(output(page)).toHaveText('No');
  await expect(board).toHaveAttribute('href', /position=2\+2/);
  await input(page).fill('');
  await expect(output(page)).toHaveText('Yes');
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

test('a link that is followed in the middle of typing leads away, and back to all that was typed', async ({
  page,
}) => {
  await page.goto('#v1/practice?problem=892');
  await input(page).fill('3\n2 1 2');
  const board = page.locator('a[data-board]');
  await expect(board).toHaveAttribute('href', /position=2\+1\+2/);
  const field = await input(page).elementHandle();
  // Type twice within the pause between two updates of the link, and click the link before the second update.
  await board.evaluate((link, field) => {
    for (const text of ['3\n2 1 3', '3\n2 1 4']) {
      /** @type {HTMLTextAreaElement} */ (field).value = text;
      field?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    /** @type {HTMLElement} */ (link).click();
  }, field);
  await expect(page).toHaveURL(/#v1\/play\?game=staircase&position=2\+1\+2/);
  await page.goBack();
  await expect(input(page)).toHaveValue('3\n2 1 4');
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
  const editor = page.locator('.practice-view mex-editor[name="input"]');
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
  // Disable the animation with which a view appears, since the test measures movements of the layout.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('#v1/practice?problem=893');
  const button = page.locator('button[data-make]');
  await button.waitFor();
  // The script of the check comes by itself; only the arrival of the core is held.
  await page.locator('mex-check button[data-save]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await button.boundingBox();
  // Click before the core is loaded: the click takes effect once it is loaded.
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
    page.locator('.tests button[data-save]').click(),
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
  const check = page.locator('.practice-view mex-check');
  for (const id of ['890', '1319', 'HDU1536', 'POJ3710', 'HDU2176', 'P3185']) {
    await choose(page, id);
    await expect(check).toHaveAttribute('problem', id);
    await expect(check.locator('summary').first()).toContainText('100');
    await expect(check.locator('button[data-save]')).toBeEnabled();
    const cases = await check.evaluate(
      (element) =>
        /** @type {{ input: string, answer: string }[]} */ (/** @type {any} */ (element).cases),
    );
    const all = cases.map(({ answer }) => answer).join('\n');
    await paste(check.locator('#outputs'), all);
    await check.locator('button[data-check]').click();
    await expect(check.locator('.verdict.right'), id).toBeVisible();

    // Replace two outputs by wrong ones, that of the larger input first.
    const wrong = [3, 11].sort((a, b) => sizeOf(cases[b].input) - sizeOf(cases[a].input));
    const given = cases.map(({ answer }, i) =>
      wrong.includes(i) ? answer.replace(/\S+/g, 'wrong') : answer,
    );
    await paste(check.locator('#outputs'), given.join('\n'));
    await check.locator('button[data-check]').click();
    await expect(check.locator('tbody tr')).toHaveCount(2);
    const inputs = await check.locator('tbody td:nth-child(2) pre').allInnerTexts();
    const sizes = inputs.map(sizeOf);
    expect(sizes[0], id).toBeLessThanOrEqual(sizes[1]);
    await expect(check.locator('tbody a[data-board]').first()).toHaveAttribute(
      'href',
      id === '890' ? /#v1\/union/ : /#v1\/play/,
    );
  }
});

test('each problem names its own page, as text', async ({ page }) => {
  test.slow();
  await page.goto('#v1/practice');
  for (const { id, page: own } of problems) {
    await page.goto(`#v1/practice?problem=${id}`);
    const link = page.locator('.practice-view .source a');
    await expect(link).toHaveText(own);
    await expect(link).toHaveAttribute('href', own);
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  }
});

/** @typedef {{ input: string, answer: string }} Case */

/**
 * Return the inputs of the check, with the right outputs.
 * @param {import('@playwright/test').Locator} check
 * @returns {Promise<Case[]>}
 */
const casesOf = (check) =>
  check.evaluate((element) => /** @type {Case[]} */ (/** @type {any} */ (element).cases));

/**
 * Return the outputs as the runner writes them, each after its mark.
 * @param {string} problem
 * @param {Case[]} cases
 * @param {(one: Case) => string} print
 */
function marked(problem, cases, print) {
  const inputs = cases.map(({ input }) => input);
  const batch = batchName(problem, inputs);
  return cases.map((one, i) => `### ${i + 1} of ${batch}\n${print(one)}\n`).join('');
}

/**
 * Put a text into a field at once, like a paste: typing thousands of lines takes a browser a minute.
 * @param {import('@playwright/test').Locator} field @param {string} text
 */
const paste = (field, text) =>
  field.evaluate((/** @type {HTMLTextAreaElement} */ element, value) => {
    element.value = value;
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }, text);

/**
 * Open the check of a problem, and wait for its inputs. @param {import('@playwright/test').Page} page @param
 * {string} id
 */
async function openCheck(page, id) {
  await page.goto(`#v1/practice?problem=${id}`);
  const check = page.locator('.practice-view mex-check');
  await expect(check.locator('button[data-save]')).toBeEnabled();
  return check;
}

test('a wrong rule is driven to the smallest input on which it fails, and to its board', async ({
  page,
}) => {
  const check = await openCheck(page, '892');
  let last = Infinity;
  for (let round = 0; ; round += 1) {
    const cases = await casesOf(check);
    await paste(
      check.locator('#outputs'),
      marked('892', cases, ({ input }) => faults.stones.prints(input)),
    );
    await check.locator('button[data-check]').click();
    const first = cases.findIndex(({ input, answer }) => faults.stones.prints(input) !== answer);
    await expect(check.locator('.verdict')).toContainText(
      `Test ${first + 1} is the smallest wrong`,
    );
    await expect(check.locator('.verdict')).toContainText(/line 1: expected “(Yes|No)”, found/);
    const row = check.locator('tbody tr').first();
    await expect(row.locator('td pre').first()).toHaveText(cases[first].input.trim(), {
      useInnerText: true,
    });
    await expect(row.locator('a[data-board]')).toHaveAttribute('href', /game=staircase&position=/);
    expect(sizeOf(cases[first].input)).toBeLessThanOrEqual(last);
    last = sizeOf(cases[first].input);
    await check.locator('button[data-smaller]').click();
    await expect(check.getByRole('status')).toContainText(/smaller input|minimal/);
    await expect(check.locator('.verdict')).toBeInViewport({ ratio: 1 });
    if (await check.locator('[data-minimal]').count()) break;
    await expect(check.locator('[data-save]')).toBeFocused();
    await expect(check.locator('#outputs')).toHaveValue('');
    const smaller = await casesOf(check);
    expect(smaller.at(-1)).toEqual(cases[first]);
    expect(smaller.slice(0, -1).every(({ input }) => sizeOf(input) < last)).toBe(true);
    expect(round).toBeLessThan(20);
  }
  // A minimal input keeps the result and the outputs, and offers no further search.
  await expect(check.locator('[data-minimal]')).toBeFocused();
  await expect(check.locator('.verdict')).toContainText('right');
  await expect(check.locator('[data-smaller]')).toHaveCount(0);
  await expect(check.locator('#outputs')).not.toHaveValue('');
  // The minimal input is as small as one stair with two stones.
  expect(last).toBeLessThan(4);
  await check.locator('tbody a[data-board]').first().click();
  await expect(page.locator('mex-game')).toHaveAttribute('game', 'staircase');
});

test('a link to another problem empties the input, also while its field has the cursor', async ({
  page,
}) => {
  await page.goto('#v1/practice?problem=891');
  await input(page).fill('2\n3 4');
  await input(page).focus();
  await page.evaluate(() => (location.hash = '#v1/practice?problem=893'));
  await expect(page.locator('#problem-title')).toContainText('893');
  await expect(input(page)).toHaveValue('');
});

test('the verdict is in sight after a check', async ({ page }) => {
  const check = await openCheck(page, '891');
  const cases = await casesOf(check);
  await paste(
    check.locator('#outputs'),
    marked('891', cases, ({ answer }) => answer),
  );
  await check.locator('button[data-check]').click();
  await expect(check.locator('.verdict.right')).toBeInViewport();
});

test('outputs for other inputs are not judged, and a reload keeps the inputs', async ({ page }) => {
  const check = await openCheck(page, '891');
  const first = await casesOf(check);
  await check.locator('button[data-other]').click();
  await expect.poll(() => casesOf(check)).not.toEqual(first);
  await expect(check.locator('button[data-save]')).toBeEnabled();
  const cases = await casesOf(check);
  await page.reload();
  await expect.poll(() => casesOf(check)).toEqual(cases);
  const hand = async (/** @type {Case[]} */ given) => {
    const text = marked('891', given, ({ answer }) => answer);
    await paste(check.locator('#outputs'), text);
    await check.locator('button[data-check]').click();
  };
  await hand(first);
  await expect(check.locator('.verdict')).toContainText('outputs for other inputs');
  await expect(check.locator('.verdict.right')).toHaveCount(0);
  await hand(cases);
  await expect(check.locator('.verdict.right')).toContainText('100 of 100 right');
});

test('outputs are handed in as a file, chosen or dropped, and what is no such file is said', async ({
  page,
}) => {
  const errors = uncaught(page);
  const check = await openCheck(page, '1321');
  const cases = await casesOf(check);
  await check.locator('#outputs').fill('typed before');
  const choose = (/** @type {string} */ name, /** @type {Buffer} */ buffer) =>
    check.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });

  await check.evaluate((element) => {
    element.addEventListener(
      'mex-checked',
      ({ detail }) => (element.dataset.attempts = detail.attempts),
    );
  });
  const windows = marked('1321', cases, ({ answer }) => `${answer} \n`).replaceAll('\n', '\r\n');
  await choose('outputs-1321.txt', Buffer.from(`\ufeff${windows.trimEnd()}`, 'utf16le'));
  await expect(check.locator('.verdict.right')).toContainText('100 of 100 right');
  await expect(check.locator('[data-file]')).toContainText('outputs-1321.txt');
  await expect(page.locator('button[data-solved]')).toHaveAttribute('aria-pressed', 'true');
  // The same file is checked again by the button, which is no second attempt.
  await check.locator('button[data-check]').click();
  await expect(check.locator('.verdict.right')).toBeVisible();
  await expect(check).toHaveAttribute('data-attempts', '1');
  await check.locator('button[data-remove]').click();
  await expect(check.locator('#outputs')).toHaveValue('typed before');

  await choose('program.exe', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]));
  await expect(check.getByRole('alert')).toContainText('program.exe is no text');
  const drop = (/** @type {{ bytes: number, text: string }} */ file) =>
    check.locator('#outputs').evaluate((target, { bytes, text }) => {
      const transfer = new DataTransfer();
      const content = bytes ? new Uint8Array(bytes) : text;
      transfer.items.add(new File([content], 'dropped.txt'));
      const event = { bubbles: true, cancelable: true, composed: true, dataTransfer: transfer };
      target.dispatchEvent(new DragEvent('drop', event));
    }, file);
  await drop({ bytes: 100 * 2 ** 20, text: '' });
  await expect(check.getByRole('alert')).toContainText('This has 100 MB');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(check.getByRole('alert')).toContainText('内容有 100 MB');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(check.locator('#outputs')).toHaveValue('typed before');

  const text = cases.map(({ answer }) => answer).join('\n');
  await drop({ bytes: 0, text });
  await expect(check.locator('.verdict.right')).toContainText('100 of 100 right');
  await expect(check.getByRole('alert')).toBeEmpty();

  // Paste the outputs without the last one, and then with one too many.
  await check.locator('button[data-remove]').click();
  const without = cases.slice(0, -1).map(({ answer }) => answer);
  await paste(check.locator('#outputs'), without.join('\n'));
  await check.locator('button[data-check]').click();
  await expect(check.locator('.verdict')).toContainText('The first 99 of 100 are right');
  await expect(check.locator('.verdict')).toContainText('One output is missing');
  await expect(check.locator('tbody tr')).toHaveCount(1);
  await paste(check.locator('#outputs'), `${text}\nYES`);
  await check.locator('button[data-check]').click();
  await expect(check.locator('.verdict')).toContainText('More was printed');
  await expect(check.locator('.verdict.right')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a huge text is not pasted, and what stands there stays', async ({ page }) => {
  const check = await openCheck(page, '891');
  const field = check.locator('#outputs');
  await field.fill('Yes');
  const taken = await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Yes\n'.repeat(500_000));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return element.dispatchEvent(event);
  });
  expect(taken).toBe(false);
  await expect(check.getByRole('alert')).toContainText('far shorter');
  await expect(field).toHaveValue('Yes');
});

test('crashes and endless runs are named', async ({ page }) => {
  const check = await openCheck(page, '891');
  const cases = await casesOf(check);
  const printed = marked('891', cases, ({ answer }) => answer)
    .replace(/(### 5 .*)\n/, '$1 crash 139\n')
    .replace(/(### 8 .*)\n.*\n/, '$1 timeout\n\n');
  await paste(check.locator('#outputs'), printed);
  await check.locator('button[data-check]').click();
  await expect(check.locator('.verdict')).toContainText('98 of 100 right');
  await expect(check.locator('.verdict')).toContainText('crashed (exit status 139)');
  await expect(check.locator('tbody th')).toHaveText(['5', '8']);
});

test('two programs are compared, and the smallest input on which they differ comes first', async ({
  page,
}) => {
  const check = await openCheck(page, 'P4279');
  const cases = await casesOf(check);
  const { prints } = faults.ones;
  await paste(
    check.locator('#outputs'),
    marked('P4279', cases, ({ answer }) => answer),
  );
  await check.locator('summary[data-two]').click();
  await expect(check.locator('button[data-check]')).toBeDisabled();
  await paste(
    check.locator('#outputs-second'),
    marked('P4279', cases, ({ input }) => prints(input)),
  );
  await check.locator('button[data-check]').click();
  const first = cases.findIndex(({ input, answer }) => prints(input) !== answer);
  await expect(check.locator('.verdict')).toContainText(
    `Test ${first + 1} is the smallest on which`,
  );
  const cells = check.locator('tbody tr').first().locator('td');
  await expect(cells).toHaveCount(4);
  await expect(cells.nth(1)).toHaveText(cases[first].answer, { useInnerText: true });
  await expect(cells.nth(2)).toHaveText(prints(cases[first].input), { useInnerText: true });
  await expect(cells.nth(2).locator('mark').first()).toBeVisible();
  // Check that nothing is marked as solved: two programs that agree may both be wrong.
  await paste(
    check.locator('#outputs-second'),
    marked('P4279', cases, ({ answer }) => answer),
  );
  await check.locator('button[data-check]').click();
  await expect(check.locator('.verdict.right')).toContainText('need not be right');
  await expect(page.locator('button[data-solved]')).toHaveAttribute('aria-pressed', 'false');
});

test('where others went wrong is folded under the statement, only where it is known', async ({
  page,
}) => {
  test.slow();
  const said = (/** @type {string} */ id) =>
    `mistake_${id}` in words || Object.values(faults).some(({ problem }) => problem === id);
  expect(problems.some(({ id }) => said(id)) && problems.some(({ id }) => !said(id))).toBe(true);
  for (const { id } of problems) {
    await page.goto(`#v1/practice?problem=${id}`);
    await expect(page.locator('#problem-title')).toContainText(id);
    await expect(page.locator('.mistakes summary')).toHaveCount(said(id) ? 1 : 0);
  }
  await page.goto('#v1/practice?problem=892');
  const mistake = page.locator('.mistakes');
  await expect(mistake.locator('.inside')).toBeHidden();
  await mistake.locator('summary').click();
  await expect(mistake.locator('.inside')).toContainText('Counting from the wrong end');
  await expect(mistake.locator('.inside')).toContainText('odd number of stones');
  await mistake.locator('[data-hunt=stones]').click();
  await expect(mistake.locator('a[data-board]')).toHaveAttribute('href', /game=staircase/);
  const [text, says] = await Promise.all([
    mistake.locator('pre').innerText(),
    mistake.getByRole('status').locator('p').first().innerText(),
  ]);
  const printed = faults.stones.prints(text);
  const right = printed === 'Yes' ? 'No' : 'Yes';
  expect(says).toBe(`Here it prints ${printed}; right is ${right}.`);
  await mistake.locator('[data-use]').click();
  await expect(input(page)).toHaveValue(text);
  await expect(output(page)).toHaveText(right);
  // Another search finds another input.
  await mistake.locator('[data-hunt=stones]').click();
  await expect(mistake.locator('pre')).not.toHaveText(text, { useInnerText: true });
  await page.getByRole('button', { name: '中文' }).click();
  await expect(mistake.locator('summary')).toHaveText('常见错误');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

  for (const height of [740, 640])
    test(`the output is in the first view, ${height} px high`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height });
      await page.goto('#v1/practice');
      const output = page.locator('.practice-view output');
      await expect(output).toHaveText('Yes');
      const [shown, doors] = await Promise.all([
        output.boundingBox(),
        page.locator('.top nav').boundingBox(),
      ]);
      const low = (shown?.y ?? 0) + (shown?.height ?? 1e9);
      expect(low).toBeLessThanOrEqual(doors?.y ?? 0);
    });

  test('the list unfolds the idea of the problem alone, and what is searched for', async ({
    page,
  }) => {
    await page.goto('#v1/practice?problem=893');
    const list = page.locator('.problem-list');
    await list.locator('.chosen').click();
    await expect(list.locator('details')).not.toHaveCount(0);
    await expect(list.locator('details[open]')).toHaveCount(1);
    await expect(list.locator('button[data-problem="893"]')).toBeVisible();
    await expect(list.locator('button[data-problem="892"]')).toBeHidden();
    // Check that the list is at most two screens high and needs no horizontal scrolling.
    expect((await list.boundingBox())?.height).toBeLessThan(1480);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await list.locator('details[data-idea=stairs] summary').click();
    await expect(list.locator('button[data-problem="892"]')).toBeVisible();
    // A search opens groups that the user has closed.
    await list.locator('details[data-idea=subtraction] summary').click();
    await expect(list.locator('button[data-problem="893"]')).toBeHidden();
    await list.getByRole('searchbox').fill('893');
    await expect(list.locator('button[data-problem="893"]')).toBeVisible();
    await list.getByRole('searchbox').fill('poj');
    const found = problems.filter(({ id }) => id.startsWith('POJ'));
    for (const { id } of found) {
      await expect(list.locator(`button[data-problem="${id}"]`)).toBeVisible();
    }
    await expect(list.locator('button[data-problem]')).toHaveCount(found.length);
  });

  test('axe finds nothing in the list, the mistakes and the check', async ({ page }) => {
    const check = await openCheck(page, '892');
    await page.locator('.mistakes summary').click();
    await page.locator('[data-hunt]').click();
    await expect(page.locator('.mistakes a[data-board]')).toBeVisible();
    const cases = await casesOf(check);
    await paste(
      check.locator('#outputs'),
      marked('892', cases, ({ input }) => faults.stones.prints(input)),
    );
    await check.locator('summary[data-two]').click();
    await paste(
      check.locator('#outputs-second'),
      marked('892', cases, ({ answer }) => answer),
    );
    await check.locator('button[data-check]').click();
    await expect(check.locator('tbody tr').first()).toBeVisible();
    await page.locator('.problem-list .chosen').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page)).toEqual([]);
    }
  });
});

test('the outputs of a program are checked, the smallest wrong one first', async ({ page }) => {
  await openFixture(page, '<mex-check problem="891" tests="8"></mex-check>');
  const check = page.locator('mex-check');
  await check.locator('textarea').fill('Yes '.repeat(8));
  await check.locator('[data-check]').click();
  await expect(check.getByRole('status')).toContainText(/of 8 right/);
  const rows = check.locator('tbody tr');
  expect(await rows.count()).toBeGreaterThan(0);
  const sizes = await rows.locator('td:nth-child(2) pre').evaluateAll((all) =>
    all.map(
      (pre) =>
        (pre.textContent ?? '')
          .match(/\d+/g)
          ?.map(Number)
          .reduce((a, b) => a + b, 0) ?? 0,
    ),
  );
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  await expect(rows.first().locator('[data-board]')).toHaveAttribute('href', /#v1\/play\?game=nim/);
});
