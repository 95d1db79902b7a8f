/**
 * Test where the engine runs (in a worker or in the page) if the script is loaded from a disk, from another
 * site, or under a content security policy.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { expect, test, uncaught } from './fixture.js';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

/** A position whose search exceeds the budget. It would block a page that computes it without a worker. */
const HARD = ['chomp', '12 11 10 9 8 7 6 5'];

/** @param {import('@playwright/test').Page} page @param {string} body */
async function fromDisk(page, body) {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-file-'));
  const file = join(folder, 'notes.html');
  const script = pathToFileURL(join(DIST, 'mexplorer-standalone.js')).href;
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><title>Notes</title><script src="${script}"></script>${body}`,
  );
  await page.goto(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
}

/**
 * Serve two separate sites: `notes.test` shows a page, and `cdn.test` contains dist/.
 * @param {import('@playwright/test').Page} page
 * @param {string} html
 * @param {Record<string, string>} [headers]
 */
async function elsewhere(page, html, headers = {}) {
  await page.route('http://cdn.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = TYPES[extname(pathname)] ?? 'text/plain';
    const body = await readFile(join(DIST, pathname));
    const allow = { 'access-control-allow-origin': '*' };
    await route.fulfill({ body, contentType, headers: allow });
  });
  await page.route('http://notes.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><html lang="en"><title>Notes</title>${html}`,
    }),
  );
  await page.goto('http://notes.test/');
}

/**
 * Return a list that collects the warnings on the console.
 * @param {import('@playwright/test').Page} page
 */
function warnings(page) {
  /** @type {string[]} */
  const said = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  return said;
}

/** @param {import('@playwright/test').Page} page */
async function playOne(page) {
  const game = page.locator('mex-game').first();
  await expect(game.getByRole('button').first()).toBeVisible();
  const moved = await game.evaluate(
    (/** @type {any} */ element) =>
      new Promise((done) => {
        element.addEventListener('mex-move', ({ detail }) => done(detail.to), { once: true });
        const go = () => element.move('2-5').then((ok) => ok || setTimeout(go, 50));
        go();
      }),
  );
  expect(moved).toBe('3 0 7');
}

test('from a disk the worker starts, answers what is hard, and leaves the page free', async ({
  page,
}) => {
  const errors = uncaught(page);
  const said = warnings(page);
  await fromDisk(page, '<mex-game game="nim" position="3 5 7" players="2"></mex-game>');
  const seen = await page.evaluate(async ([game, position]) => {
    const { analyze, where } = /** @type {any} */ (window).mexplorer;
    let beats = 0;
    await analyze('nim', '1');
    const beat = setInterval(() => beats++, 1);
    const { code } = await analyze(game, position).catch((/** @type {any} */ error) => error);
    clearInterval(beat);
    return { code, where: await where(), beats };
  }, HARD);
  expect(seen).toMatchObject({ code: 'budget', where: 'worker' });
  expect(seen.beats).toBeGreaterThan(3);
  await playOne(page);
  expect(said).toEqual([]);
  expect(errors).toEqual([]);
});

test('the archive plays from a disk, in both languages', async ({ page }, { outputDir }) => {
  const errors = uncaught(page);
  const files = unzipSync(await readFile(join(DIST, 'mexplorer-offline.zip')));
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(outputDir, name)), { recursive: true });
    writeFileSync(join(outputDir, name), data);
  }
  for (const [name, tag] of [
    ['index.html', 'en'],
    ['index.zh.html', 'zh-CN'],
  ]) {
    await page.goto(pathToFileURL(join(outputDir, 'mexplorer', name)).href);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    for (const widget of ['game', 'why', 'table', 'graph', 'union']) {
      // Scroll to the widget, since it loads only when it is about to become visible.
      await page.locator(`mex-${widget}`).evaluate((element) => element.scrollIntoView());
      const parts = page.locator(`mex-${widget} [part]:not([part~="error"])`);
      await expect(parts.first()).toBeVisible();
    }
    await expect(page.locator('[part~="error"]')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('a module from another origin runs its worker', async ({ page }) => {
  const said = warnings(page);
  await elsewhere(
    page,
    `<script type="module" src="http://cdn.test/elements.js"></script>
     <mex-game game="nim" position="3 5 7" players="2"></mex-game>`,
  );
  await playOne(page);
  const where = await page.evaluate(async () => {
    const name = 'http://cdn.test/mexplorer.js';
    return (await import(name)).where();
  });
  expect(where).toBe('worker');
  expect(said).toEqual([]);
});

test('a script from another origin runs its worker', async ({ page }) => {
  await elsewhere(
    page,
    `<script src="http://cdn.test/mexplorer-standalone.js"></script>
     <mex-game game="nim" position="3 5 7" players="2"></mex-game>`,
  );
  await playOne(page);
  expect(await page.evaluate(() => /** @type {any} */ (window).mexplorer.where())).toBe('worker');
});

test('where a policy forbids workers the page plays, and says once why it is slow', async ({
  page,
}) => {
  const said = warnings(page);
  await elsewhere(
    page,
    `<script src="http://cdn.test/mexplorer-standalone.js"></script>
     <mex-game game="nim" position="3 5 7" players="2"></mex-game>`,
    { 'content-security-policy': "worker-src 'none'" },
  );
  await playOne(page);
  expect(await page.evaluate(() => /** @type {any} */ (window).mexplorer.where())).toBe('page');
  expect(said.filter((text) => /no worker starts here/.test(text))).toHaveLength(1);
});

test('the binaries may lie elsewhere', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/blank.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  );
  await page.route('**/elsewhere/mexplorer_*.wasm*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    const body = await readFile(join(DIST, 'wasm', String(name)));
    await route.fulfill({ body, contentType: 'application/wasm' });
  });
  await page.goto('blank.html');
  const seen = await page.evaluate(async () => {
    const { analyze, configure, where } = await import(`${location.origin}/mexplorer.js`);
    configure({ base: '/elsewhere' });
    const outcomes = [];
    for (const game of ['nim', 'kayles']) outcomes.push((await analyze(game, '3 5 7')).outcome);
    return [...outcomes, await where()];
  });
  expect(seen).toEqual(['N', 'N', 'worker']);
  expect(asked.filter((path) => path.endsWith('.wasm'))).toEqual([
    '/elsewhere/mexplorer_small.wasm',
    '/elsewhere/mexplorer_bg.wasm',
  ]);
});
