/** Test the bytes transferred on a first visit, and the page without a network afterwards. */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/lib/server.mjs';
import { expect, test } from './fixture.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The maximum number of bytes of a first visit, including headers and the requests of the service worker. */
const FIRST_VISIT = 400_000;

const VIEWS = {
  play: 'mex-game',
  tables: 'mex-table',
  graph: 'mex-graph',
  union: 'mex-union',
  practice: '.practice-view',
  'learn?lesson=nim': 'mex-lesson',
};

test.use({ serviceWorkers: 'allow' });

/**
 * Make the page store all files at once, or never. Normally it does so after 20 seconds without activity.
 * @param {import('@playwright/test').Page} page
 * @param {boolean} [never]
 */
const quiet = (page, never = false) =>
  page.addInitScript((stopped) => {
    const later = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (
        /** @type {any} */ work,
        /** @type {number} */ time,
        /** @type {any[]} */ ...more
      ) => (time === 20_000 && stopped ? 0 : later(work, time === 20_000 ? 0 : time, ...more)),
    });
  }, never);

/**
 * Relay connections to another server. The relay counts the bytes of the responses, and can be disconnected
 * and reconnected.
 * @param {string} address
 */
async function relay(address) {
  const { hostname, port } = new URL(address);
  const relayed = { address: '', bytes: 0, cut: false, close: async () => {} };
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer((client) => {
    if (relayed.cut) return client.destroy();
    const upstream = connect(Number(port), hostname);
    upstream.on('data', ({ length }) => (relayed.bytes += length));
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => [client, upstream].forEach((each) => each.destroy()));
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const at = /** @type {import('node:net').AddressInfo} */ (server.address());
  relayed.address = `http://127.0.0.1:${at.port}/`;
  relayed.close = async () => {
    server.close();
    open.forEach((socket) => socket.destroy());
  };
  return {
    ...relayed,
    sent: () => relayed.bytes,
    /** @param {boolean} cut */
    cut(cut) {
      relayed.cut = cut;
      if (cut) open.forEach((socket) => socket.destroy());
    },
  };
}

/** Wait until the service worker controls the page. @param {import('@playwright/test').Page} page */
const inCharge = (page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

/**
 * Open an address in a new document, so that no state stays in memory.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
async function reopen(page, url) {
  await page.goto('about:blank');
  await page.goto(url);
}

/** @param {import('@playwright/test').Page} page @param {string} move */
const played = (page, move) =>
  page.locator('mex-game').evaluate(
    (/** @type {any} */ element, text) =>
      new Promise((done) => {
        const heard = (/** @type {any} */ event) => done(event.detail.to);
        element.addEventListener('mex-move', heard, { once: true });
        const made = (/** @type {boolean} */ ok) => ok || setTimeout(go, 50);
        const go = () => element.move(text).then(made);
        go();
      }),
    move,
  );

/** The timeout for storing all files, since fetching and hashing take long on a busy machine. */
const KEPT = { timeout: 50_000 };

const KEEP = 'mex-offline [data-keep]';

test('a first visit takes at most 400 kB until something more is opened', async ({ page }) => {
  await quiet(page, true);
  const server = await serve(DIST);
  const line = await relay(server.address);
  try {
    await page.goto(line.address);
    await expect(page.locator(KEEP)).toHaveText(/Keep everything for offline use, \d\.\d MB/);
    await inCharge(page);
    expect(await played(page, '2-5')).toBe('3 0 7');
    // Wait for requests that the page makes without user action.
    await page.waitForTimeout(3000);
    const first = line.sent();
    test.info().annotations.push({ type: 'bytes', description: String(first) });
    expect(first).toBeLessThan(FIRST_VISIT);
    // Check that bytes are counted.
    expect(first).toBeGreaterThan(150_000);
    await page.locator('nav a[data-view="tables"]').click();
    await expect(page.locator('mex-table').first()).toContainText('7');
    expect(line.sent()).toBeGreaterThan(FIRST_VISIT);
  } finally {
    await line.close();
    await server.close();
  }
});

test('without a network there is what was visited, and all of it once that was asked for', async ({
  page,
}) => {
  const server = await serve(DIST);
  const line = await relay(server.address);
  try {
    await quiet(page, true);
    await page.goto(line.address);
    await expect(page.locator(KEEP)).toBeVisible();
    await inCharge(page);
    line.cut(true);
    await reopen(page, `${line.address}#v1/play?game=nim&position=3+5+7&players=2`);
    expect(await played(page, '2-5')).toBe('3 0 7');
    await expect(page.locator('main .error')).toHaveCount(0);
    await page.locator('nav a[data-view="graph"]').click();
    await expect(page.locator('main .error')).toContainText('network');
    await page.locator(KEEP).click();
    await expect(page.locator('mex-offline')).toContainText('did not arrive');

    line.cut(false);
    await page.locator(KEEP).click();
    await expect(page.locator('mex-offline')).toHaveText(
      'Everything is kept for offline use.',
      KEPT,
    );
    line.cut(true);
    for (const [view, element] of Object.entries(VIEWS)) {
      await reopen(page, `${line.address}#v1/${view}`);
      await expect(page.locator(element).first()).toBeVisible();
      await expect(page.locator('.error')).toHaveCount(0);
    }
    await expect(page.locator('mex-offline')).toHaveText(
      'Everything is kept for offline use.',
      KEPT,
    );
    await reopen(page, `${line.address}#v1/play?game=kayles&position=9&players=2`);
    await expect(page.locator('mex-game').getByRole('button').first()).toBeVisible();
  } finally {
    await line.close();
    await server.close();
  }
});

test('a visit that has been quiet for a while can go on without a network, unless data is to be saved', async ({
  page,
  context,
}) => {
  const server = await serve(DIST);
  const line = await relay(server.address);
  try {
    await quiet(page);
    await page.goto(line.address);
    await expect(page.locator('mex-offline')).toHaveText(
      'Everything is kept for offline use.',
      KEPT,
    );
    await inCharge(page);
    line.cut(true);
    for (const [view, shown] of [
      ['ladder', '[data-rung]'],
      ['learn?lesson=nim', 'mex-lesson'],
      ['practice', '.practice-view'],
      ['tables?game=kayles', 'mex-table td'],
    ]) {
      await reopen(page, `${line.address}#v1/${view}`);
      await expect(page.locator(shown).first()).toBeVisible();
      await expect(page.locator('main .error')).toHaveCount(0);
    }
  } finally {
    await line.close();
    await server.close();
  }
  const sparing = await context.newPage();
  await quiet(sparing);
  await sparing.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await sparing.goto('./');
  await expect(sparing.locator(KEEP)).toBeVisible();
  await inCharge(sparing);
  await sparing.waitForTimeout(300);
  await expect(sparing.locator(KEEP)).toBeVisible();
});

test('a page that is installed keeps everything by itself', async ({ page }) => {
  await quiet(page, true);
  await page.goto('./');
  await expect(page.locator(KEEP)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(page.locator('mex-offline')).toHaveText('Everything is kept for offline use.', KEPT);
});

test('a new build is offered, and taken when the person says so, with what was kept', async ({
  page,
}, { outputDir }) => {
  const folder = join(outputDir, 'site');
  cpSync(DIST, folder, { recursive: true });
  const script = join(folder, 'sw.js');
  const source = readFileSync(script, 'utf8');
  const { files } = JSON.parse(source.match(/\((\{"version".*\})\)/)?.[1] ?? 'null');
  /**
   * Replace the build on the server: files keep their names but have other contents.
   * @param {string} build
   */
  const become = (build) => {
    let worker = source.replace(/"version":"[^"]*"/, `"version":"${build}"`);
    for (const file of ['index.html', 'integrity.json']) {
      const content = `${readFileSync(join(DIST, file), 'utf8')}<!-- ${build} -->`;
      writeFileSync(join(folder, file), content);
      const hash = createHash('sha256').update(content).digest('base64');
      worker = worker.replace(files[file][0], hash);
    }
    writeFileSync(script, worker);
  };
  become('one');
  const { address, close } = await serve(folder);
  const kept = (/** @type {string} */ text) =>
    page.evaluate(async (wanted) => {
      const cache = await caches.open('mexplorer-parts');
      const texts = (await cache.matchAll()).map((response) => response.text());
      return (await Promise.all(texts)).filter((each) => each.includes(wanted)).length;
    }, text);
  try {
    await quiet(page, true);
    await page.goto(address);
    await inCharge(page);
    await expect(page.locator(KEEP)).toBeVisible();
    await expect(page.locator('[data-update]')).toHaveCount(0);
    expect(await kept('<!-- one -->')).toBeGreaterThan(0);
    become('two');
    // The server has another build. The page refuses a file of the new build, and offers to load the new
    // build.
    const mixed = await page.evaluate(() =>
      fetch('./integrity.json').then(
        (response) => response.text(),
        () => 'refused',
      ),
    );
    expect(mixed).toBe('refused');
    const note = page.locator('[data-update]');
    await expect(note).toBeVisible();
    expect(await page.evaluate(async () => (await fetch('./')).text())).toContain('<!-- one -->');
    const loaded = page.waitForEvent('load');
    await note.getByRole('button').first().click();
    await loaded;
    await expect.poll(() => kept('<!-- one -->')).toBe(0);
    expect(await page.evaluate(async () => (await fetch('./')).text())).toContain('<!-- two -->');
    await expect(page.locator('mex-game')).toBeVisible();
  } finally {
    await close();
  }
});

test('within another page nothing is kept', async ({ page, baseURL }) => {
  await page.route('**/around.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Around</title><iframe title="page" src="${baseURL}"></iframe>`,
    }),
  );
  await page.goto('around.html');
  await expect(page.frameLocator('iframe').locator('mex-game')).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
