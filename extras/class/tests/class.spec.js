/**
 * A class without a server: a teacher makes a sheet of five tasks, learners do it on a phone, and the
 * teacher reads which wrong move was most common.
 */
import { readFile } from 'node:fs/promises';
import { encode } from '../sheet/code.ts';
import { readResult, writeResult } from '../results/result.ts';
import { readSheet, writeSheet } from '../sheet/sheet.ts';
import { expect, openFixture, test } from '../../../tests/e2e/fixture.js';
import { still, watchWorkers } from '../../../tests/e2e/idle-workers.js';
import { RATE } from '../../../tests/e2e/throttle.js';
import { violations } from '../../../tests/e2e/violations.js';

/**
 * The seconds that a teacher takes for reading and clicking, and for typing one character. The test adds
 * these times without waiting, and their sum must stay below three minutes.
 */
const CLICKS = 2;
const TYPES = 60 / 150;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** A simulated teacher, whose clicks and typing are counted in seconds. */
class Teacher {
  seconds = 0;

  /** @param {Locator} spot */
  async click(spot) {
    await spot.click();
    this.seconds += CLICKS;
  }

  /** @param {Locator} field @param {string} text */
  async type(field, text) {
    await field.fill(text);
    await field.press('Tab');
    this.seconds += CLICKS + text.length * TYPES;
  }
}

/** @param {Page} page */
async function sound(page) {
  await still(page);
  expect(await violations(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

/** @param {Page} page @returns {Promise<string>} the link */
async function makesSheet(page) {
  const teacher = new Teacher();
  await page.goto('#v1/class');
  const add = (/** @type {string} */ kind) => teacher.click(page.locator(`[data-add="${kind}"]`));
  const field = (/** @type {string} */ id) => page.locator(`.sheet-builder #${id}`);
  await teacher.type(field('title'), 'Week 1');
  await add('game');
  await teacher.type(field('position-0'), '1 2');
  await add('game');
  await teacher.type(field('position-1'), '2 2');
  await add('outcome');
  await teacher.type(field('position-2'), '1 2 3');
  await add('table');
  await teacher.type(field('line-3-field'), 'subtract 1 2');
  await teacher.type(field('upto-3'), '３');
  await add('question');
  await teacher.type(field('question-4'), '3 ⊕ 5 = ?');
  await teacher.type(field('answer-4'), '6');
  await teacher.click(field('link'));
  expect(teacher.seconds).toBeLessThan(180);
  return field('link').inputValue();
}

/** Make a move by its text on the learner's turn. @param {Page} page @param {string} text */
async function move(page, text) {
  const board = page.locator('mex-game');
  await expect(board.locator('.status.you')).toBeVisible();
  await board.evaluate((/** @type {any} */ element, move) => element.move(move), text);
}

/** Solve the second task: the learner mirrors the computer's moves. @param {Page} page */
async function mirrors(page) {
  const board = page.locator('mex-game');
  const current = () => board.evaluate((/** @type {any} */ element) => element.current);
  for (;;) {
    await expect(board.locator('.status.you')).toBeVisible();
    const [a, b] = (await current()).split(' ').map(Number);
    await move(page, a > b ? `1-${a - b}` : `2-${b - a}`);
    if (a === 0 || b === 0) return;
  }
}

/**
 * Solve the sheet as a learner with a phone; with `slips`, after a wrong first move.
 * @param {import('@playwright/test').Browser} browser @param {string} link @param {string} locale
 * @param {{ name: string, slips?: boolean, whole?: boolean }} how
 */
async function learner(browser, link, locale, { name, slips = false, whole = false }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    locale,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await watchWorkers(page);
  /** @type {string[]} */
  const elsewhere = [];
  const { origin } = new URL(link);
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(blob|data):/.test(url)) elsewhere.push(url);
  });
  await page.goto(link);
  await page.locator('#name').fill(name);
  await page.locator('[data-begin]').tap();
  if (slips) {
    await move(page, '2-2');
    await page.locator('[data-again]').tap();
  }
  await move(page, '2-1');
  await mirrors(page);
  await expect(page.locator('.verdict.good')).toBeVisible();
  if (whole) {
    await sound(page);
    await page.locator('[data-next]').tap();
    await mirrors(page);
    await page.locator('[data-next]').tap();
    await page.locator('mex-ask .choice', { hasText: /P/ }).tap();
    await page.locator('mex-ask [data-check]').tap();
    await expect(page.locator('.verdict.good')).toBeVisible();
    await page.locator('[data-next]').tap();
    const cells = page.locator('mex-builder td input');
    for (const [i, value] of ['0', '2', '2', '0'].entries()) await cells.nth(i).fill(value);
    // The cells stay before they are checked: at a look at another task, and at a reload with the cursor inside.
    await page.locator('[data-step="3"]').tap();
    await page.locator('[data-step="4"]').tap();
    await expect(cells.nth(2)).toHaveValue('2');
    await page.reload();
    await expect(cells.nth(3)).toHaveValue('0');
    await expect(page.locator('[data-game-rule]')).toContainText(/1.*2/u);
    // The table is judged only on demand: a wrong cell is marked, and the right cells become read-only.
    await expect(page.locator('mex-builder td i')).toHaveCount(0);
    await page.locator('mex-builder [data-check]').tap();
    await expect(page.locator('mex-builder td input.wrong')).toHaveCount(1);
    await expect(cells.nth(1)).toBeFocused();
    await expect(cells.nth(2)).toHaveValue('2');
    await expect(cells.nth(2)).toHaveJSProperty('readOnly', true);
    await cells.nth(1).fill('1');
    await page.locator('mex-builder [data-check]').tap();
    await expect(page.locator('.verdict.good')).toBeVisible();
    // After a reload the learner continues at the same task.
    await page.reload();
    for (const wrong of ['5', '５ ']) {
      await page.locator('mex-ask input.field').fill(wrong);
      await page.locator('mex-ask [data-check]').tap();
      await expect(page.locator('mex-ask .verdict')).toContainText('✗');
    }
    await page.locator('mex-ask input.field').fill('6');
    await page.locator('mex-ask [data-check]').tap();
    await expect(page.locator('.verdict.good')).toBeVisible();
  }
  await page.locator('[data-step="end"]').tap();
  if (whole) await sound(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save]').tap(),
  ]);
  const path = await download.path();
  expect(download.suggestedFilename()).toBe(`${name}.mex.json`);
  const text = await readFile(path, 'utf8');
  await context.close();
  expect(elsewhere).toEqual([]);
  return { name: download.suggestedFilename(), mimeType: 'application/json', text };
}

for (const locale of ['en-GB', 'zh-CN']) {
  test.describe(locale, () => {
    test.use({ locale, reducedMotion: 'reduce' });

    test('a sheet, three learners, and the wrong move that was most common', async ({
      page,
      browser,
    }) => {
      // Allow more time: the test plays a teacher and two learners.
      test.slow();
      const link = await makesSheet(page);
      expect(link.length).toBeLessThan(400);
      await sound(page);
      const [ada, emmy] = await Promise.all([
        learner(browser, link, locale, { name: 'Ada', whole: true }),
        learner(browser, link, locale, { name: 'Emmy', slips: true }),
      ]);
      // A third learner with the same work as Emmy.
      const twin = await readResult(emmy.text);
      const hua = {
        ...emmy,
        name: '华罗庚.mex.json',
        text: writeResult({ ...twin, work: { ...twin.work, name: '华罗庚' } }),
      };
      const { work } = await readResult(ada.text);
      // The check of a table with a wrong cell did not count as an attempt, but the result contains the wrong
      // cell.
      expect(work.tasks[3].attempts.map(({ right }) => right)).toEqual([null, true]);
      expect(work.tasks.map(({ attempts }) => attempts.at(-1)?.right)).toEqual(Array(5).fill(true));
      // The same wrong answer was typed twice, and counted once.
      expect(work.tasks[4].attempts.map(({ right }) => right)).toEqual([false, true]);

      await page.locator('[data-tab="results"]').click();
      const files = [ada, emmy, hua].map(({ text, ...file }) => ({
        ...file,
        buffer: Buffer.from(text),
      }));
      const hostile = [
        { name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{') },
        {
          name: 'markup.json',
          mimeType: 'application/json',
          buffer: Buffer.from(ada.text.replace('"Ada"', '"<img src=x onerror=alert(1)>"')),
        },
      ];
      await page.locator('.class-results input[type=file]').setInputFiles([...files, ...hostile]);
      const table = page.locator('.class-results table');
      await expect(table.locator('tbody tr')).toHaveCount(3);
      await expect(
        table.locator('tbody tr').filter({ hasText: 'Ada' }).locator('.total'),
      ).toHaveText('5');
      await expect(page.locator('[data-refused] li')).toHaveCount(2);
      await expect(page.locator('[data-refused]')).toContainText('no.json');

      await expect(page.locator('[data-wrong="4"] .wrong-answer b')).toHaveText('SG(1): 2');
      await expect(page.locator('[data-wrong="5"]')).not.toContainText(/Nobody|还没有人/);
      const wrong = page.locator('[data-wrong="1"] .wrong-move');
      await expect(wrong).toHaveCount(1);
      await expect(wrong.locator('code')).toHaveText('2-2');
      await expect(wrong).toContainText(/^(?=.*2).*(learners|人)/su);
      await expect(wrong.locator('mex-thumbnail')).toBeVisible();

      // The teacher can open any attempt for replay.
      await table
        .locator('tbody tr')
        .filter({ hasText: 'Emmy' })
        .locator('td button')
        .first()
        .click();
      await expect(page.locator('[data-attempt]')).toHaveCount(2);
      const replay = page.locator('mex-replay');
      await expect(replay).toBeVisible();
      const moves = () =>
        replay.evaluate((/** @type {any} */ element) => element.session.plies[0].text);
      await expect.poll(moves).toBe('2-2');
      await sound(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await sound(page);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('[data-csv]').click(),
      ]);
      expect(download.suggestedFilename()).toBe('class.csv');
      const csv = await readFile(await download.path(), 'utf8');
      expect(csv.startsWith('\uFEFF')).toBe(true);
      expect(csv).toContain('华罗庚');
    });
  });
}

test('an example of results stands below the form, until there are results', async ({ page }) => {
  await page.goto('#v1/class?mode=results');
  const example = page.locator('.class-results .example');
  await expect(example).toHaveAttribute('open');
  await expect(example.locator('tbody tr')).toHaveCount(3);
  await expect(example.locator('[data-wrong="1"] code').first()).toHaveText('2-2');
  await expect(example.locator('[data-wrong="4"] .wrong-answer')).toContainText(
    /SG\(5\): 0\s+instead of 3/u,
  );
  const tops = await Promise.all(
    [page.locator('.class-results .drop'), example].map((part) => part.boundingBox()),
  );
  expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0);
  await example.locator('tbody tr').nth(1).locator('td button').first().click();
  await expect(example.locator('mex-replay')).toBeVisible();
  const sheet = readSheet({ title: 'Own', tasks: [{ game: 'nim', position: '1 2' }] });
  const attempts = [{ right: true, seconds: 5, moves: ['2-1', '1-1', '2-1'] }];
  const text = writeResult({
    sheet,
    work: { name: 'Grace', tasks: [{ position: '1 2', attempts }] },
    saved: '2026-11-24T12:00:00.000Z',
  });
  await page.locator('.class-results input[type=file]').setInputFiles({
    name: 'grace.mex.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  // Compare with a list, which waits until the rows of the example are gone.
  await expect(page.locator('.class-results tbody tr')).toHaveText([/Grace/]);
  await expect(example).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.class-results tbody tr')).toHaveText([/Grace/]);
  await page.locator('[data-forget]').click();
  await expect(example.locator('tbody tr')).toHaveCount(3);
  await page.reload();
  await expect(example.locator('tbody tr')).toHaveCount(3);
});

test('on a phone the example of results is folded, and the form in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('#v1/class?mode=results');
  await expect(page.locator('.class-results [data-choose]')).toBeInViewport({ ratio: 1 });
  const example = page.locator('.class-results .example');
  await expect(example.locator('table').first()).toBeHidden();
  await example.locator('> summary').click();
  await expect(example.locator('table').first()).toBeVisible();
});

test('on a phone nothing lies over the board of a task that has just been opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sheet = readSheet({
    title: 'Low',
    tasks: [
      { game: 'nim', position: '2 4 6' },
      { ask: 'move', game: 'kayles', position: '5 7' },
    ],
  });
  await page.goto(`#v1/sheet?sheet=${await encode(writeSheet(sheet))}`);
  await page.locator('[data-begin]').click();
  for (const step of ['1', '2']) {
    await page.locator(`[data-step="${step}"]`).click();
    const board = page.locator('.sheet-task mex-game .stage > *');
    await expect(board.locator('.drawing')).toBeVisible();
    const gap = async () => {
      const [hand, scene] = await Promise.all([
        board.locator('.hand').boundingBox(),
        board.locator('.drawing').boundingBox(),
      ]);
      return (hand?.y ?? 0) - (scene?.y ?? 0) - (scene?.height ?? 1e9);
    };
    await expect.poll(gap).toBeGreaterThan(-1);
  }
});

test('a task in which only the computer has moved counts as not begun', async ({ page }) => {
  const tasks = ['1 2', '2 2'].map((position) => ({ game: 'nim', position }));
  const sheet = readSheet({ title: 'Begun', tasks });
  await page.goto(`#v1/sheet?sheet=${await encode(writeSheet(sheet))}`);
  await page.locator('[data-begin]').click();
  await page.locator('[data-step="2"]').click();
  // The position does not show that the computer has moved, since the computer chooses its move at random.
  await expect(page.locator('mex-game[first="computer"] .status.you')).toBeVisible();
  await expect(page.locator('[data-step="2"]')).toHaveText('2');
  await page.locator('[data-step="end"]').click();
  await expect(page.locator('.sheet-player')).toContainText('0 attempts');
  // The file also holds the right answers, so it is not shown while a task is open.
  await expect(page.locator('.sheet-player details')).toHaveCount(0);
});

test('a button is pressed although a message above it goes away with the press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('#v1/class');
  await page.locator('[data-add="game"]').click();
  const position = page.locator('#position-0');
  await position.fill('one and a half');
  await position.press('Tab');
  await expect(page.locator('.task .error')).not.toBeEmpty();
  await position.fill('1 2');
  await page.locator('[data-add="nimber"]').click();
  await expect(page.locator('.task')).toHaveCount(2);
  await expect(position).toHaveValue('1 2');
  // The field is left before the button acts.
  await page.locator('#position-1').fill('3 4');
  await page.locator('[data-tool="up"]').nth(1).click();
  await expect(position).toHaveValue('3 4');
  const sheet = readSheet({ title: 'Press', tasks: [{ game: 'nim', position: '1 2' }] });
  await page.goto(`#v1/sheet?sheet=${await encode(writeSheet(sheet))}`);
  await page.locator('[data-begin]').click();
  await page.locator('[data-step="end"]').click();
  await page.locator('#name').fill('A < B');
  await page.locator('#name').press('Tab');
  await page.locator('#name').fill('Ada');
  const saved = page.waitForEvent('download');
  await page.locator('[data-save]').click();
  expect((await saved).suggestedFilename()).toBe('Ada.mex.json');
});

test('thirty files within a second, and hostile ones refused by name', async ({ page }) => {
  const sheet = readSheet({
    title: 'Big',
    tasks: Array.from({ length: 5 }, () => ({ game: 'nim', position: '1 2' })),
  });
  const attempts = [
    { right: false, seconds: 5, moves: ['2-2', '1-1'] },
    { right: true, seconds: 5, moves: ['2-1', '1-1', '2-1'] },
  ];
  const file = (/** @type {string} */ name) => ({
    name: `${name}.mex.json`,
    mimeType: 'application/json',
    text: writeResult({
      sheet,
      work: { name, tasks: sheet.tasks.map(() => ({ position: '1 2', attempts })) },
      saved: '2026-11-24T12:00:00.000Z',
    }),
  });
  await page.goto('#v1/class?mode=results');
  const results = page.locator('.class-results');
  await expect(results.locator('.drop')).toBeVisible();
  const good = Array.from({ length: 30 }, (_, i) => file(`Learner ${i + 1}`));
  /** The time from the drop to the table, in milliseconds. */
  const time = await results.evaluate(
    async (/** @type {any} */ element, files) => {
      const dropped = files.map(
        ({ name, text }) => new File([text], name, { type: 'application/json' }),
      );
      const large = new File([], 'large.json');
      // A file of a size that must be refused; reading its text would throw.
      Object.defineProperty(large, 'size', { value: 100_000_000 });
      Object.defineProperty(large, 'text', { value: () => Promise.reject(new Error('read')) });
      const proto = new File(['{"__proto__":{"x":1},"kind":"mexplorer-result"}'], 'proto.json');
      const transfer = new DataTransfer();
      for (const each of dropped) transfer.items.add(each);
      const start = performance.now();
      element.dispatchEvent(
        new DragEvent('drop', {
          dataTransfer: transfer,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
      while (element.querySelectorAll('tbody tr').length < files.length)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const taken = performance.now() - start;
      // Drop the two files in a plain event, since a real data transfer would lose the properties set above.
      const drop = new Event('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(drop, 'dataTransfer', { value: { files: [large, proto] } });
      element.dispatchEvent(drop);
      return taken;
    },
    good.map(({ name, text }) => ({ name, text })),
  );
  expect(time).toBeLessThan(1000 * RATE);
  await expect(page.locator('[data-refused] li')).toHaveCount(2);
  await expect(page.locator('[data-refused]')).toContainText('large.json');
  await expect(results.locator('tbody tr')).toHaveCount(30);
  await expect(page.locator('[data-wrong="5"] .wrong-move code')).toHaveText('2-2');
  expect(await page.evaluate(() => /** @type {any} */ ({}).x)).toBeUndefined();
});

test('learners side by side get other numbers, and a broken link says so', async ({ page }) => {
  const code = await encode(
    writeSheet(readSheet({ title: 'T', vary: true, tasks: [{ game: 'nim', position: '3 5 7' }] })),
  );
  const places = [];
  for (const name of ['Ada', 'Emmy', 'Sofja']) {
    await page.goto('#v1/class');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`#v1/sheet?sheet=${code}`);
    // Without the learner's name no position is given.
    await page.locator('[data-begin]').click();
    await expect(page.locator('#name')).toBeFocused();
    await page.locator('#name').fill(name);
    await page.locator('[data-begin]').click();
    const board = page.locator('mex-game');
    await expect(board.locator('.status.you')).toBeVisible();
    places.push(await board.evaluate((/** @type {any} */ element) => element.current));
  }
  expect(new Set(places).size).toBeGreaterThan(1);
  await page.goto(`#v1/sheet?sheet=${code.slice(0, -6)}`);
  await expect(page.getByRole('alert')).toContainText('damaged');
});

test('the script of the documentation keeps a score', async ({ page }) => {
  const text = await readFile(new URL('../../../docs/classroom.md', import.meta.url), 'utf8');
  const [, body] = /```html\n([\s\S]*?)```/.exec(text) ?? [];
  await openFixture(page, body);
  const score = page.locator('#score');
  await page.locator('mex-ask .choice').filter({ hasText: /P/ }).click();
  await page.locator('mex-ask [data-check]').click();
  await expect(score).toHaveText(/^1 points \(attempt 1, \d+ s, 0 hints\)$/);
  const board = page.locator('mex-game');
  await expect(board.locator('.status.you')).toBeVisible();
  // The computer plays perfectly, so the test loses the first game on purpose, after showing the hints.
  await board.evaluate(async (/** @type {any} */ element) => {
    await element.toggleHints();
    element.position = '1 1';
  });
  await expect.poll(() => board.evaluate((/** @type {any} */ one) => one.current)).toBe('1 1');
  await board.evaluate((/** @type {any} */ element) => element.move('1-1'));
  await expect(score).toHaveText(/^1 points \(attempt 1, \d+ s, 0 hints\)$/);
  await expect(board.locator('[data-act="again"]')).toBeVisible();
  await board.evaluate((/** @type {any} */ element) => (element.position = '1 2'));
  await expect.poll(() => board.evaluate((/** @type {any} */ one) => one.current)).toBe('1 2');
  await board.evaluate((/** @type {any} */ element) => element.toggleHints());
  await expect(board.locator('.hints')).toBeVisible();
  await board.evaluate((/** @type {any} */ element) => element.move('2-1'));
  await expect
    .poll(() => board.evaluate((/** @type {any} */ one) => one.current))
    .toMatch(/^(0 1|1 0)$/);
  await board.evaluate((/** @type {any} */ element) =>
    element.move(element.current === '0 1' ? '2-1' : '1-1'),
  );
  await expect(score).toHaveText(/^3 points \(attempt 1, \d+ s, 1 hints\)$/);
});

test('a sheet that exists stands before the form, to be tried or begun with', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('#v1/class');
  const shown = page.locator('.sheet-builder .example');
  await expect(shown.locator('li')).toHaveCount(5);
  await expect(shown.locator('mex-thumbnail svg')).toHaveCount(4);
  for (const picture of await shown.locator('mex-thumbnail svg').all())
    await expect(picture).toBeInViewport({ ratio: 1 });
  const start = shown.locator('[data-example]');
  await expect(start).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  // The link to try the example is the link of the sheet that the form makes from the example.
  const href = await shown.locator('[data-try-example]').getAttribute('href');
  await start.click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('[data-try]')).toHaveAttribute('href', String(href));
  await page.locator('[data-try]').click();
  await expect(page.getByRole('heading', { name: 'Nim, week 1' })).toBeVisible();
});

test('a whole sheet goes on paper with its key, and a local link says so', async ({ page }) => {
  await page.goto('#v1/class');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[data-example]').click();
  await expect(page.locator('[data-local]')).toContainText('this machine only');
  await page.locator('[data-paper] summary').click();
  const paper = page.locator('.paper');
  await expect(paper.locator('> ol > li')).toHaveCount(5);
  const keys = paper.locator('.paper-key > ol > li');
  await expect(keys).toHaveCount(5);
  await expect(keys.nth(2)).toContainText('P');
  await expect(keys.nth(3).locator('td')).toHaveText('010123201'.split(''));
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.locator('.sheet-builder .tasks')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.paper-box input').uncheck();
  await expect(paper.locator('.paper-key')).toHaveCount(0);
});

test('after a move that does not win the verdict stands at the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tasks = [{ ask: 'move', game: 'nim', position: '3 5 7' }];
  const code = await encode(writeSheet(readSheet({ title: 'T', attempts: 3, tasks })));
  await page.goto(`#v1/sheet?sheet=${code}`);
  await page.locator('[data-begin]').click();
  const board = page.locator('mex-game');
  await expect(board.locator('.status.one')).toBeVisible();
  await board.evaluate((/** @type {any} */ element) => element.move('1-3'));
  const verdict = page.locator('mex-ask #verdict');
  await expect(verdict).toContainText('Not');
  await expect(verdict).toBeInViewport();
  // After a wrong move no player is to move until the learner tries again.
  await expect(board.locator('.status')).toBeHidden();
  await page.locator('mex-ask [data-again]').click();
  await expect(board.locator('.status.one')).toBeVisible();
  await board.evaluate((/** @type {any} */ element) => element.move('1-1'));
  await expect(page.locator('.verdict.good')).toBeVisible();
});

test('the rule behind a table is found, and a wrong one told where it fails', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tasks = [{ rule: 'n -> n-k for k in 1..n/2', points: 3 }];
  const code = await encode(writeSheet(readSheet({ title: 'T', attempts: 3, tasks })));
  await page.goto(`#v1/sheet?sheet=${code}`);
  await page.locator('[data-begin]').click();
  await expect(page.locator('mex-table')).toBeVisible();
  const field = page.locator('mex-ask input[name="answer"]');
  const verdict = page.locator('mex-ask #verdict');
  await field.fill('halves');
  await field.press('Enter');
  await expect(verdict).toContainText('A claim is expected');
  await field.fill('g(n) = n/2');
  await field.press('Enter');
  await expect(verdict).toContainText('it says');
  await expect(page.locator('.verdict').first()).toContainText('2 attempts are left');
  await field.fill('g(2*m) = m | g(2*m+1) = g(m)');
  await field.press('Enter');
  await expect(page.locator('.verdict.good')).toContainText('3');
  await sound(page);
});

test('a number of a task counts as it is typed, and an answer in words asks for choices', async ({
  page,
}) => {
  await page.goto('#v1/class');
  await page.locator('#title').fill('T');
  await page.locator('#title').press('Tab');
  await page.locator('[data-add="table"]').click();
  const says = page.locator('.sheet-builder .task [role=status]');
  const line = page.locator('#line-0-field');
  await line.fill('每次取1，2个');
  await line.press('Enter');
  await expect(line).toHaveValue('subtract 1 2');
  await page.locator('#upto-0').fill('4');
  // The field still has the focus.
  await expect(says).toHaveText('The values: 0 1 2 0 1');
  await expect(page.locator('#upto-0')).toBeFocused();
  await page.locator('[data-add="question"]').click();
  await page.locator('#question-1').fill('Who wins?');
  await page.locator('#answer-1').fill('the first');
  await page.locator('#answer-1').press('Tab');
  await expect(says.nth(1)).toContainText('An answer in words needs choices');
  await page.locator('#choices-1').fill('the first; the second');
  // A reload with the cursor in the field loses nothing.
  await page.reload();
  await expect(page.locator('#choices-1')).toHaveValue('the first; the second');
  await expect(line).toHaveValue('subtract 1 2');
  await expect(says.nth(1)).toHaveText('');
});

test('a rule is added to a sheet and checked by the page', async ({ page }) => {
  await page.goto('#v1/class');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[data-add="rule"]').click();
  await expect(page.locator('.sheet-builder')).toContainText('The rule: period 7');
});

test('the table of a task does not tell the rule that is asked for, nor does its paper', async ({
  page,
}) => {
  const tasks = [{ rule: 'subtract 1 3 4', upto: 20 }];
  const sheet = readSheet({ title: 'T', attempts: 3, tasks });
  await page.goto(`#v1/sheet?sheet=${await encode(writeSheet(sheet))}`);
  await page.locator('[data-begin]').click();
  const tellsNothing = async (/** @type {Locator} */ table) => {
    await expect(table.locator('td').first()).toBeVisible();
    await expect(table.locator('.plot')).toBeVisible();
    await expect(table).not.toContainText(/period/i);
    await expect(table.locator('.begins, .badge')).toHaveCount(0);
  };
  await tellsNothing(page.locator('mex-table'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.steps')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('#v1/class');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[data-add="rule"]').click();
  await page.locator('.sheet-builder #title').fill('T');
  await page.locator('.sheet-builder #title').press('Tab');
  await page.locator('[data-paper] summary').click();
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('.paper > ol mex-table').first();
  await tellsNothing(printed);
  // On paper nobody points at a heap.
  await expect(printed.locator('.read-out')).toBeHidden();
});

test('an opponent with a wrong idea is beaten, and the idea named', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [answer, other] = ['Taking the largest heap is right.', 'Equal heaps win.'];
  const task = { game: 'nim', position: '2 4 6', believes: 'take-most' };
  const tasks = [{ ...task, answer, choices: [other, answer], points: 2 }];
  const code = await encode(writeSheet(readSheet({ title: 'T', attempts: 3, tasks })));
  await page.goto(`#v1/sheet?sheet=${code}`);
  await page.locator('[data-begin]').click();
  const board = page.locator('mex-game');
  const question = page.locator('mex-ask');
  await expect(board).toHaveAttribute('believes', 'take-most');
  const now = () => board.evaluate((/** @type {any} */ element) => element.current);
  /** @param {string} move @param {RegExp} then the position after the reply */
  const moved = async (move, then) => {
    await board.evaluate((/** @type {any} */ element, text) => element.move(text), move);
    await expect.poll(now).toMatch(then);
  };
  // The opponent takes the whole of the largest heap, after which the learner can make 2 and 3 equal.
  await moved('2-1', /^2 3 0$/);
  await expect(question).toHaveCount(0);
  await moved('2-1', /^(2 0|0 2) 0$/);
  await moved((await now()) === '2 0 0' ? '1-2' : '2-2', /^0 0 0$/);
  await expect(question).toBeVisible();
  await sound(page);
  await expect(question).toBeInViewport();
  const name = async (/** @type {string} */ idea) => {
    await question.getByRole('radio', { name: idea }).check();
    await question.getByRole('button', { name: 'Check' }).click();
  };
  await name(other);
  await expect(question.locator('#verdict')).toContainText('Not');
  // After a wrong claim the learner need not win the game again, even after a reload.
  await page.reload();
  await expect(question).toBeVisible();
  await name(answer);
  await expect(page.locator('.verdict.good')).toContainText('2');
  await sound(page);
});

test('a wrong idea is chosen for a sheet, of those that lead to a mistake', async ({ page }) => {
  await page.goto('#v1/class');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[data-add="belief"]').click();
  const ideas = page.getByLabel('The wrong idea by which the computer plays');
  await expect(ideas).toBeVisible();
  await expect(ideas.locator('option[value="take-most"]')).toHaveCount(1);
  await ideas.selectOption('take-most');
  await expect(page.locator('#choices-0')).toHaveValue(/largest heap/);
  await page.locator('#title').fill('T');
  await page.locator('#title').press('Tab');
  await expect(page.locator('#link')).toHaveValue(/sheet=/);
  await page.locator('#position-0').fill('3 5 7');
  await page.locator('#position-0').press('Tab');
  await expect(page.locator('.task .error')).toContainText('wins here against any opponent');
  await sound(page);
});
