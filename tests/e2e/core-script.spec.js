/** Test the script that embeds the small core, and the script with the whole core in the same folder. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test, uncaught } from './fixture.js';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const SCRIPT = 'mexplorer-standalone.js';
const CORE = 'mexplorer-core.js';

const NIM = '<mex-game game="nim" position="3 5 7" players="2"></mex-game>';
const KAYLES = '<mex-game game="kayles" position="5 7" players="2"></mex-game>';

/**
 * Write an HTML page to a folder together with the given scripts, and return its address.
 * @param {string} folder
 * @param {string} body
 * @param {{ files?: string[], head?: string, lang?: string }} [how]
 */
function notes(folder, body, { files = [SCRIPT, CORE], head, lang = 'en' } = {}) {
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(DIST, file), join(folder, file));
  const page = join(folder, 'notes.html');
  const scripts = head ?? `<script src="${SCRIPT}"></script>`;
  writeFileSync(
    page,
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Notes</title>${scripts}${body}`,
  );
  return pathToFileURL(page).href;
}

/**
 * Record the names of the files that a page requests.
 * @param {import('@playwright/test').Page} page
 */
function asked(page) {
  /** @type {string[]} */
  const names = [];
  page.on('request', (request) => {
    const address = request.url();
    // Skip blob addresses, since the worker is created from text.
    if (!address.startsWith('blob:')) names.push(String(address.split('/').at(-1)));
  });
  return names;
}

/** @param {import('@playwright/test').Page} page @param {string} move @param {string} to */
async function plays(page, move, to) {
  const game = page.locator('mex-game').first();
  await expect
    .poll(() => game.evaluate((/** @type {any} */ one, typed) => one.move(typed), move))
    .toBe(true);
  await expect.poll(() => game.evaluate((/** @type {any} */ one) => one.current)).toBe(to);
}

test('nim asks for one file, and the whole core comes when it is wanted', async ({ page }, {
  outputDir,
}) => {
  const errors = uncaught(page);
  const names = asked(page);
  await page.goto(notes(outputDir, NIM));
  await plays(page, '2-5', '3 0 7');
  expect(names).toEqual(['notes.html', SCRIPT]);
  const values = await page.evaluate(async () => {
    const { table } = /** @type {any} */ (window).mexplorer;
    const { nimbers } = await table('kayles', 12);
    return [...nimbers];
  });
  expect(values).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
  await plays(page, '3-7', '3 0 0');
  expect(names).toEqual(['notes.html', SCRIPT, CORE]);
  expect(errors).toEqual([]);
});

for (const [lang, words] of [
  ['en', /No script came from “file:.*mexplorer-core\.js”/],
  ['zh-CN', /没有从“file:.*mexplorer-core\.js”取到脚本/],
]) {
  test(`a script that was copied alone plays nim, and says what is missing (${lang})`, async ({
    page,
  }, { outputDir }) => {
    await page.goto(notes(outputDir, `${NIM}${KAYLES}`, { files: [SCRIPT], lang: String(lang) }));
    await plays(page, '2-5', '3 0 7');
    const other = page.locator('mex-game').nth(1);
    await other.evaluate((element) => element.scrollIntoView());
    await expect(other.getByRole('alert')).toContainText(words);
    // Once the script exists, the widget finds it without a reload.
    copyFileSync(join(DIST, CORE), join(outputDir, CORE));
    await other.evaluate((element) => element.setAttribute('position', '4 7'));
    await expect(other.getByRole('alert')).toHaveText('');
    await expect(other.getByRole('button').first()).toBeVisible();
    await plays(page, '3-7', '3 0 0');
  });
}

test('a core of another version is not taken', async ({ page }, { outputDir }) => {
  const url = notes(outputDir, KAYLES);
  writeFileSync(join(outputDir, CORE), 'globalThis.mexplorerCore = { older: "AAAA" };');
  await page.goto(url);
  await expect(page.getByRole('alert')).toContainText('of the same version');
});

test('a page that has both scripts in it asks for nothing', async ({ page }, { outputDir }) => {
  const names = asked(page);
  const head = [CORE, SCRIPT]
    .map((file) => `<script>${readFileSync(join(DIST, file), 'utf8')}</script>`)
    .join('');
  await page.goto(notes(outputDir, KAYLES, { files: [], head }));
  await plays(page, '1-1', '4 7');
  expect(names).toEqual(['notes.html']);
});

test('a page that checks the script has its core checked as well', async ({ page }) => {
  const { files } = JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8'));
  let changed = false;
  await page.route('http://cdn.test/**', (route) => {
    const name = String(new URL(route.request().url()).pathname.slice(1));
    const body = readFileSync(join(DIST, name), 'utf8');
    return route.fulfill({
      body: changed && name === CORE ? `${body} ` : body,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const tag = `<script src="http://cdn.test/${SCRIPT}" integrity="${files[SCRIPT]}" crossorigin="anonymous"></script>`;
  await page.route('http://notes.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Notes</title>${tag}${KAYLES}`,
    }),
  );
  await page.goto('http://notes.test/');
  await plays(page, '1-1', '4 7');
  changed = true;
  await page.goto('http://notes.test/');
  await expect(page.getByRole('alert')).toContainText('No script came from');
});

test('under a policy with a nonce the core comes by the same one', async ({ page }) => {
  const names = asked(page);
  await page.route('http://notes.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name) return route.fulfill({ path: join(DIST, name), contentType: 'text/javascript' });
    return route.fulfill({
      contentType: 'text/html',
      headers: {
        'content-security-policy':
          "script-src 'nonce-abc' 'wasm-unsafe-eval'; worker-src blob:; require-trusted-types-for 'script'; trusted-types lit-html mexplorer",
      },
      body: `<!doctype html><html lang="en"><title>Notes</title><script nonce="abc" src="${SCRIPT}"></script>${KAYLES}`,
    });
  });
  await page.goto('http://notes.test/');
  await plays(page, '1-1', '4 7');
  expect(names).toContain(CORE);
});
