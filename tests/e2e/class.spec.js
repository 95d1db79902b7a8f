/**
 * A class without a server: a teacher makes a sheet of five tasks, learners do it on a phone, and the
 * teacher reads which wrong move was most common.
 */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { readResult } from '../../www/class/result.js';
import { expect, test } from './fixture.js';
import { still, watchWorkers } from './idle-workers.js';
import { summary } from './narrow.js';

/**
 * What a teacher needs who reads what is on the screen, aims and types, in seconds: nobody waits in the
 * test, and the sum is held below three minutes.
 */
const CLICKS = 2;
const TYPES = 60 / 150;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** A person in front of the page, whose time is counted. */
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(summary)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

/** @param {Page} page @returns {Promise<string>} the link */
async function makesSheet(page) {
  const teacher = new Teacher();
  await page.goto('#v1/class');
  const add = (/** @type {string} */ kind) => teacher.click(page.locator(`[data-add="${kind}"]`));
  const field = (/** @type {string} */ id) => page.locator(`mex-sheet-builder #${id}`);
  await teacher.type(field('title'), 'Week 1');
  await add('game');
  await teacher.type(field('position-0'), '1 2');
  await add('game');
  await teacher.type(field('position-1'), '2 2');
  await add('outcome');
  await teacher.type(field('position-2'), '1 2 3');
  await add('table');
  await teacher.type(field('line-3'), 'subtract 1 2');
  await teacher.type(field('upto-3'), '３');
  await add('question');
  await teacher.type(field('question-4'), '3 ⊕ 5 = ?');
  await teacher.type(field('answer-4'), '6');
  await teacher.click(field('link'));
  expect(teacher.seconds).toBeLessThan(180);
  return field('link').inputValue();
}

/** Makes a move by its text on the learner's turn. @param {Page} page @param {string} text */
async function move(page, text) {
  const board = page.locator('mex-game');
  await expect(board.locator('.status.you')).toBeVisible();
  await board.evaluate((/** @type {any} */ element, move) => element.move(move), text);
}

/** The second task: the learner mirrors the computer. @param {Page} page */
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
 * A learner with a phone does the sheet, after a wrong first move or without one.
 * @param {import('@playwright/test').Browser} browser @param {string} link @param {string} locale
 * @param {{ name: string, slips?: boolean, whole?: boolean }} how
 */
async function learner(browser, link, locale, { name, slips = false, whole = false }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
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
    for (const [i, value] of ['0', '1', '2', '0'].entries()) {
      const cell = page.locator('mex-builder td input').nth(i);
      await cell.fill(value);
      await cell.blur();
    }
    await expect(page.locator('.verdict.good')).toBeVisible();
    // Whoever comes back goes on where they were.
    await page.reload();
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
    test.use({ locale });

    test('a sheet, three learners, and the wrong move that was most common', async ({
      page,
      browser,
    }) => {
      const link = await makesSheet(page);
      expect(link.length).toBeLessThan(400);
      await sound(page);
      const [ada, emmy, hua] = await Promise.all([
        learner(browser, link, locale, { name: 'Ada', whole: true }),
        learner(browser, link, locale, { name: 'Emmy', slips: true }),
        learner(browser, link, locale, { name: '华罗庚', slips: true }),
      ]);
      const { work } = await readResult(ada.text);
      expect(work.tasks.map(({ attempts }) => attempts.at(-1)?.right)).toEqual(Array(5).fill(true));

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
      await page
        .locator('mex-class-results input[type=file]')
        .setInputFiles([...files, ...hostile]);
      const table = page.locator('mex-class-results table');
      await expect(table.locator('tbody tr')).toHaveCount(3);
      await expect(
        table.locator('tbody tr').filter({ hasText: 'Ada' }).locator('.total'),
      ).toHaveText('5');
      await expect(page.locator('[data-refused] li')).toHaveCount(2);
      await expect(page.locator('[data-refused]')).toContainText('no.json');

      const wrong = page.locator('[data-wrong="1"] .wrong-move');
      await expect(wrong).toHaveCount(1);
      await expect(wrong.locator('code')).toHaveText('2-2');
      await expect(wrong).toContainText(/^(?=.*2).*(learners|人)/su);
      await expect(wrong.locator('mex-thumbnail')).toBeVisible();

      // Any attempt can be looked at again.
      await table
        .locator('tbody tr')
        .filter({ hasText: 'Emmy' })
        .locator('td button')
        .first()
        .click();
      await expect(page.locator('[data-attempt]')).toHaveCount(2);
      const replay = page.locator('mex-attempt mex-replay');
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
      const csv = await readFile(await download.path(), 'utf8');
      expect(csv.startsWith('\uFEFF')).toBe(true);
      expect(csv).toContain('华罗庚');
    });
  });
}
