/** Test packages in a page that imitates a learning platform, with the deviations of real platforms. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test, uncaught } from '../../../tests/e2e/fixture.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Record<string, Uint8Array>} Files */

const SHEET = {
  title: 'Week 1 <&"> 周',
  attempts: 3,
  tasks: [
    { game: 'nim', position: '1 2' },
    { question: '3 ⊕ 5 = ?', answer: '6', points: 3 },
  ],
};

/**
 * The greatest size of a package in bytes. A package contains the whole core, including text parsing, the
 * search for forms and the games of placing pieces.
 */
const LIMIT = 2_160_000;

/**
 * Return the files of the package that a command writes. @param {string} what @param {string[]} options
 * @returns {Files}
 */
function packed(what, ...options) {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-pack-'));
  try {
    const file = join(folder, 'sheet.json');
    writeFileSync(file, JSON.stringify(SHEET));
    const out = join(folder, 'out.zip');
    const given = what === 'sheet' ? file : what;
    const command = join('dist', 'cli.js');
    execFileSync(process.execPath, [command, 'pack', given, ...options, '--out', out]);
    const bytes = readFileSync(out);
    expect(bytes.length).toBeLessThan(LIMIT);
    return unzipSync(bytes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const TYPES = { html: 'text/html', js: 'text/javascript', xml: 'text/xml', md: 'text/plain' };

/**
 * Return the data of the manifest, parsed by the browser's XML parser. @param {Page} page @param {Files}
 * files
 */
const manifestOf = (page, files) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/xml');
    const all = (/** @type {string} */ name) => [...read.getElementsByTagName(name)];
    return {
      broken: all('parsererror').length,
      titles: all('title').map(({ textContent }) => textContent),
      version: all('schemaversion')[0].textContent,
      files: all('file').map((file) => file.getAttribute('href')),
      start: all('resource')[0].getAttribute('href'),
      refers:
        all('item')[0].getAttribute('identifierref') ===
        all('resource')[0].getAttribute('identifier'),
    };
  }, Buffer.from(files['imsmanifest.xml']).toString());

/** What the platform does differently. @typedef {{ refuses?: boolean, slow?: number, late?: number, mode?: string, kept?: Record<string, string> }} Odd */

/**
 * Return the page of a platform. It stores the values that the standard allows, and records the calls.
 * @param {string} version
 * @param {Odd} odd
 */
function platform(version, { refuses = false, slow = 0, late = 0, mode, kept = {} }) {
  const names =
    version === '1.2'
      ? ['API', 'LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit']
      : ['API_1484_11', 'Initialize', 'Terminate', 'GetValue', 'SetValue', 'Commit'];
  const state = version === '1.2' ? 4096 : 64000;
  const modeField = version === '1.2' ? 'cmi.core.lesson_mode' : 'cmi.mode';
  const values = { ...kept, ...(mode ? { [modeField]: mode } : {}) };
  return `<script>
    var kept = ${JSON.stringify(values)}, calls = [], open = false;
    function wait() { var end = Date.now() + ${slow}; while (Date.now() < end); }
    function give() {
      window.${names[0]} = {
        ${names[1]}: function () { calls.push('begin'); open = true; return 'true'; },
        ${names[2]}: function () { calls.push('end'); open = false; return 'true'; },
        ${names[3]}: function (field) { return field in kept ? kept[field] : ''; },
        ${names[4]}: function (field, value) {
          if (!open || (field === 'cmi.suspend_data' && value.length > ${state})) return 'false';
          kept[field] = value;
          return 'true';
        },
        ${names[5]}: function () { wait(); calls.push('commit'); return ${refuses ? "'false'" : "'true'"}; },
      };
    }
    setTimeout(give, ${late});
    if (!${late}) give();
  </script>`;
}

/**
 * Open a package within a platform: in a frame, in a frame of a frame, or in a window opened by the platform.
 * @param {Page} page @param {Files} files @param {string} host @param {'frame' | 'deep' | 'opener'} where
 */
async function opened(page, files, host, where) {
  const frame = (/** @type {string} */ to) =>
    `<iframe title="activity" src="${to}" width="900" height="800"></iframe>`;
  const link = '<a href="package/index.html" target="_blank" rel="opener">open</a>';
  /** @type {Record<string, string>} */
  const pages = {
    'platform.html':
      host +
      { frame: frame('package/index.html'), deep: frame('between.html'), opener: link }[where],
    'between.html': frame('package/index.html'),
  };
  /** @type {string[]} */
  const elsewhere = [];
  await page.context().route('**/*', (route) => {
    const url = route.request().url();
    const [, name = ''] = /\/lms\/([^?]*)/.exec(url) ?? [];
    if (pages[name])
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><title>LMS</title>${pages[name]}`,
      });
    const file = files[name.replace('package/', '')];
    if (!file) {
      if (!/favicon/.test(url)) elsewhere.push(url);
      return route.fulfill({ status: 404, body: '' });
    }
    const ending = /** @type {keyof typeof TYPES} */ (name.split('.').at(-1));
    return route.fulfill({
      contentType: `${TYPES[ending]}; charset=utf-8`,
      body: Buffer.from(file),
    });
  });
  await page.goto('lms/platform.html');
  if (where !== 'opener') {
    const outer = page.frameLocator('iframe');
    return { inside: where === 'deep' ? outer.frameLocator('iframe') : outer, elsewhere };
  }
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByText('open').click(),
  ]);
  return { inside: popup, elsewhere };
}

/**
 * Return the values that the platform stores and the calls that it received.
 * @param {Page} page
 * @returns {Promise<{ kept: Record<string, string>, calls: string[] }>}
 */
const received = (page) =>
  page.evaluate(() => ({
    kept: /** @type {any} */ (globalThis).kept,
    calls: /** @type {any} */ (globalThis).calls,
  }));

/** Win the first task. @param {Page | import('@playwright/test').FrameLocator} inside */
async function wins(inside) {
  const board = inside.locator('mex-game');
  await expect(board.locator('.status.you')).toBeVisible();
  await board.evaluate((/** @type {any} */ element) => element.move('2-1'));
  await expect(board.locator('.status.you')).toBeVisible();
  await board.evaluate((/** @type {any} */ element) => {
    const [a] = element.current.split(' ');
    return element.move(a === '1' ? '1-1' : '2-1');
  });
  await expect(inside.locator('.verdict.good')).toBeVisible();
}

/** Answer the second task. @param {Page | import('@playwright/test').FrameLocator} inside */
async function answers(inside) {
  await inside.locator('[data-step="2"]').click();
  await inside.locator('mex-ask input.field').fill('6');
  await inside.locator('mex-ask [data-check]').click();
  await expect(inside.locator('.verdict.good')).toBeVisible();
}

test('SCORM 1.2, two frames up: each answer is committed, and the next visit goes on', async ({
  page,
}) => {
  const errors = uncaught(page);
  const files = packed('sheet', '--scorm', '1.2');
  const host = platform('1.2', { kept: { 'cmi.core.student_name': 'Lovelace, Ada' } });
  const { inside, elsewhere } = await opened(page, files, host, 'deep');
  await wins(inside);
  const raw = async () => (await received(page)).kept['cmi.core.score.raw'];
  await expect.poll(raw).toBe('25');
  const { kept } = await received(page);
  expect(kept['cmi.core.lesson_status']).toBe('incomplete');
  expect(kept['cmi.core.exit']).toBe('suspend');
  // Close the package by removing its frame.
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  await expect.poll(async () => (await received(page)).calls.at(-1)).toBe('end');
  expect(elsewhere).toEqual([]);

  const after = (await received(page)).kept;
  expect(after['cmi.core.session_time']).toMatch(/^\d{4}:\d\d:\d\d$/);
  await page.context().unrouteAll();
  const again = await opened(page, files, platform('1.2', { kept: after }), 'frame');
  await expect(again.inside.locator('[data-step="1"].solved')).toBeVisible();
  await answers(again.inside);
  const status = async () => (await received(page)).kept['cmi.core.lesson_status'];
  await expect.poll(status).toBe('completed');
  expect(await raw()).toBe('100');
  expect((await received(page)).kept['cmi.core.exit']).toBe('');
  expect(errors).toEqual([]);
});

test('the manifest names the package and every file in it', async ({ page }) => {
  for (const [version, schema] of [
    ['1.2', '1.2'],
    ['2004', '2004 4th Edition'],
  ]) {
    const files = packed('sheet', '--scorm', version);
    expect(await manifestOf(page, files)).toEqual({
      broken: 0,
      titles: [SHEET.title, SHEET.title],
      version: schema,
      files: Object.keys(files).filter((name) => name !== 'imsmanifest.xml'),
      start: 'index.html',
      refers: true,
    });
  }
});

test('SCORM 2004 in the opener, whose API comes late and is slow', async ({ page }) => {
  const files = packed('sheet', '--scorm', '2004');
  const host = platform('2004', { slow: 400, late: 900 });
  const { inside, elsewhere } = await opened(page, files, host, 'opener');
  await wins(inside);
  const scaled = async () => (await received(page)).kept['cmi.score.scaled'];
  await expect.poll(scaled).toBe('0.25');
  // Close the window while the answer is being sent: the platform receives it.
  await answers(inside);
  await /** @type {Page} */ (inside).close({ runBeforeUnload: true });
  await expect.poll(async () => (await received(page)).calls.at(-1)).toBe('end');
  expect(await scaled()).toBe('1');
  const { kept } = await received(page);
  expect(kept['cmi.completion_status']).toBe('completed');
  expect(kept['cmi.suspend_data']).toContain('"given":"6"');
  expect(elsewhere).toEqual([]);
});

test('what a platform refuses is said, and offered as a file; a review does not count', async ({
  page,
}) => {
  const files = packed('sheet', '--scorm', '1.2', '--lang', 'zh');
  const { inside } = await opened(page, files, platform('1.2', { refuses: true }), 'frame');
  await wins(inside);
  await expect(inside.locator('[data-news="platform_refused"]')).toContainText('平台没有接受');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    inside.locator('[data-rescue]').click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text).tasks[0].attempts[0].right).toBe(true);

  await page.context().unrouteAll();
  const review = await opened(page, files, platform('1.2', { mode: 'review' }), 'frame');
  await expect(review.inside.locator('[data-news="platform_review"]')).toBeVisible();
  await review.inside.locator('mex-game .status.you').waitFor();
  expect((await received(page)).calls).toEqual(['begin']);
  expect((await received(page)).kept['cmi.core.lesson_status']).toBeUndefined();
});

test('a lesson: its tasks are the score', async ({ page }) => {
  const files = packed('nim', '--scorm', '1.2');
  const { inside, elsewhere } = await opened(page, files, platform('1.2', {}), 'frame');
  await expect(inside.locator('mex-lesson h1')).toBeVisible();
  const ask = inside.locator('mex-ask').first();
  while ((await ask.count()) === 0) await inside.locator('[data-open]').first().click();
  await ask.evaluate((/** @type {any} */ element) => element.reveal());
  await expect.poll(async () => (await received(page)).kept['cmi.suspend_data']).toContain('shown');
  expect(elsewhere).toEqual([]);
});

test('a plain package from a disk', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-disk-'));
  try {
    const files = packed('sheet', '--html');
    expect(Object.keys(files)).not.toContain('imsmanifest.xml');
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`file://${join(folder, 'index.html')}`);
    await page.locator('#name').fill('Ada');
    await page.locator('[data-begin]').click();
    await wins(page);
    await page.reload();
    await answers(page);
    await page.locator('[data-step="end"]').click();
    await expect(page.locator('.score')).toContainText('4');
    expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a page from a disk goes on where its storage is lost', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-disk-'));
  try {
    for (const [name, bytes] of Object.entries(packed('sheet', '--html')))
      writeFileSync(join(folder, name), bytes);
    await page.goto(`file://${join(folder, 'index.html')}`);
    await page.locator('#name').fill('Ada');
    await page.locator('[data-begin]').click();
    await wins(page);
    // Imitate Chromium, which sometimes loses the storage of a page opened from a disk.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await answers(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.locator('.score')).toContainText('4');
    await expect(page.locator('#name')).toHaveValue('Ada');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
