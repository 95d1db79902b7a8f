/**
 * Test the page with many random actions. Afterwards there must be no errors, no search that does not end,
 * and no lost moves or keys.
 */
import { expect, test } from '../fixture.js';
import { goTo } from '../go-to.js';
import { heldWorker } from '../held-worker.js';
import { board, open, settled } from '../play-steps.js';
import { still } from '../idle-workers.js';
import { calm, chance, complaints, gameState, goesOn, gust, killable } from './stress.js';

test.use({ reducedMotion: 'reduce' });

// Ignore errors of requests that are pending when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const [game, position] of [
  ['nim', '3 5 7 9'],
  ['kayles', '9 8'],
  ['hackenbush', '0-a a-b a-c c-d 0-e e-f f-g g-e'],
]) {
  test(`clicks, keys, undo, resize, language and theme while the computer thinks: ${game}`, async ({
    page,
  }) => {
    const said = complaints(page);
    const held = await heldWorker(page);
    await open(page, game, position, { first: 'computer' });
    await expect(board(page)).toBeVisible();
    const dice = chance(7);
    for (let storm = 0; storm < 12; storm++) {
      await held.hold();
      for (let n = 0; n < 8; n++) await gust(page, dice);
      await held.release();
      for (let n = 0; n < 4; n++) await gust(page, dice);
      await calm(page, said);
    }
    await goesOn(page);
    expect(said).toEqual([]);
  });
}

test('what is typed while languages, themes and sizes change stays', async ({ page }) => {
  const said = complaints(page);
  const held = await heldWorker(page);
  await open(page, 'nim', '3 5 7', { players: '2' });
  const field = page.locator('mex-setup mex-editor[name="position"] .field');
  const text = '12 34 56 78 90 11 22 33 44';
  await field.fill('');
  await held.hold();
  const dice = chance(3);
  for (const [i, key] of [...text].entries()) {
    await page.keyboard.type(key);
    if (i % 3 === 0) {
      await page.setViewportSize({ width: 500 + dice(700), height: 600 });
      // Change theme and language without taking the focus from the field.
      await page.emulateMedia({ colorScheme: dice(2) ? 'dark' : 'light' });
      await page.evaluate((lang) => {
        const app = /** @type {any} */ (document.querySelector('mex-app'));
        const button = app.querySelector(`button[data-lang]`);
        button?.click();
        return lang;
      }, dice(2));
    }
    if (i % 5 === 4) {
      await held.release();
      await held.hold();
    }
  }
  await expect(field).toHaveValue(text);
  await held.release();
  await expect(field).toHaveValue(text);
  await field.press('Enter');
  await expect(page.locator('mex-game .where')).toHaveText(text);
  await calm(page, said);
});

test('back and forward a hundred times', async ({ page }) => {
  const said = complaints(page);
  await open(page, 'nim', '3 5 7', { players: '2' });
  const first = await page.evaluate(() => history.length);
  const views = ['tables', 'graph', 'union', 'practice', 'learn', 'quotient', 'play'];
  for (const view of views) {
    await goTo(page, view);
  }
  const dice = chance(11);
  // The number of history entries added by the views: only these may be visited.
  const last = (await page.evaluate(() => history.length)) - first;
  let at = last;
  const go = async (/** @type {number} */ by) => {
    const to = at + by;
    if (to < 0 || to > last) return go(-by);
    at = to;
    await page.evaluate((steps) => history.go(steps), by);
  };
  for (let n = 0; n < 100; n++) {
    await go(dice(2) ? 1 : -1);
    // Let the page settle in every seventh round; otherwise continue at once.
    if (n % 7 === 0) await still(page);
  }
  await go(-3);
  await still(page);
  const view = new URL(page.url()).hash.replace(/^#v1\/(\w+).*$/, '$1');
  await expect(page.locator(`nav a[data-view="${view}"]`)).toHaveAttribute('aria-current', 'page');
  await goesOn(page);
  await calm(page, said);
});

test('a worker that is killed in the midst of a call is replaced', async ({ page }) => {
  const said = complaints(page);
  await killable(page);
  await open(page, 'nim', '3 5 7 11 13', { first: 'computer' });
  await settled(page, 1);
  for (let n = 0; n < 10; n++) {
    // Terminate the worker while it handles a message. After a fixed time, the worker might be idle on a fast
    // machine.
    const killed = await page.evaluate(
      async (messages) => {
        const game = /** @type {any} */ (document.querySelector('main mex-game'));
        const gone = /** @type {any} */ (window).killAfter(messages);
        const done = game.restart();
        // Zero means that the game has begun with fewer messages.
        const count = await Promise.race([gone, done.then(() => 0)]);
        await done;
        return count;
      },
      // A new game sends two messages: `hello` and the call.
      1 + (n % 2),
    );
    expect(killed).toBeGreaterThan(0);
    await settled(page, 1);
  }
  await calm(page, said);
  await goesOn(page);
});

for (const [
  kind,
  answer,
] of /** @type {[string, (route: import('@playwright/test').Route) => Promise<void>][]} */ ([
  [
    'late',
    async (route) => {
      await new Promise((go) => setTimeout(go, 2500));
      await route.continue();
    },
  ],
  ['404', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['500', (route) => route.fulfill({ status: 500, body: 'Oops' })],
  [
    'cut off',
    async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    },
  ],
  [
    'a page of its own instead',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
  ],
])) {
  test(`a core that comes ${kind}`, async ({ page }) => {
    const said = complaints(page, /^Failed to load resource/);
    await page.route('**/*.wasm*', answer);
    await open(page, 'nim', '3 5 7', { first: 'computer' });
    await settled(page, 1);
    await calm(page, said);
    await goesOn(page);
  });
}

for (const [kind, spoil] of /** @type {[string, () => void][]} */ ([
  [
    'full',
    () => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
      IDBFactory.prototype.open = full;
    },
  ],
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    },
  ],
])) {
  test(`storage that is ${kind}`, async ({ page }) => {
    const said = complaints(page);
    await page.addInitScript(spoil);
    await open(page, 'nim', '3 5 7');
    await page.locator('button[data-lang="zh"]').click();
    await page.locator('[data-theme-choice]').click();
    await page.locator('nav a[data-view="learn"]').click();
    await page.evaluate(() => (location.hash = '#v1/learn?lesson=mex&step=1'));
    // A further step makes the lesson store the reader's progress.
    await page.locator('mex-lesson [data-block="proof"] [data-step="next"]').click();
    await expect(page).toHaveURL(/step=2/);
    await goesOn(page);
    await calm(page, said);
  });
}

test('a tab that sleeps while the computer thinks, and is woken', async ({ page }) => {
  const said = complaints(page);
  const session = await page.context().newCDPSession(page);
  await open(page, 'nim', '3 5 7 11');
  for (let n = 0; n < 5; n++) {
    await settled(page);
    await page
      .locator('mex-game')
      .evaluate((/** @type {any} */ game) => void game.restart().then(() => game.move('1-1')));
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((go) => setTimeout(go, 300));
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await settled(page, 2);
    const { plies } = await gameState(page);
    expect(plies[0]).toBe('1-1');
    expect(plies).toHaveLength(2);
  }
  await calm(page, said);
});

test('with a twentieth of the processor', async ({ page }) => {
  const said = complaints(page);
  await open(page, 'nim', '3 5 7');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const dice = chance(5);
  for (let n = 0; n < 15; n++) await gust(page, dice);
  await calm(page, said);
  // Open the fields, which a random action may have collapsed.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const field = page.locator('mex-setup mex-editor[name="position"] .field');
  await field.fill('');
  await field.pressSequentially('4 9 2');
  await expect(field).toHaveValue('4 9 2');
  await goesOn(page);
  expect(said).toEqual([]);
});

test('two hundred games in one tab do not make it grow', async ({ page }) => {
  const said = complaints(page);
  // Record the core's memory in its worker, since it cannot be read elsewhere. Cancelling a call terminates
  // the worker, so its script may be requested at any time, even when the test ends. The text of the script
  // is therefore fetched only once.
  /** @type {Promise<{ status: number, headers: Record<string, string>, text: string }>} */
  let fetched;
  await page.route('**/worker-*.js', async (route) => {
    fetched ??= route
      .fetch()
      .then(async (r) => ({ status: r.status(), headers: r.headers(), text: await r.text() }));
    const watch = `const { instantiate } = WebAssembly;
      WebAssembly.instantiate = async (...args) => {
        const made = await instantiate(...args);
        self.cores = [...(self.cores ?? []), (made.instance ?? made).exports.memory];
        return made;
      };`;
    const { status, headers, text } = await fetched;
    await route.fulfill({ status, headers, body: `${watch}\n${text}` });
  });
  const session = await page.context().newCDPSession(page);
  await open(page, 'nim', '1 2', { players: '2' });
  const sizeOfCores = () =>
    /** @type {any} */ (self.cores ?? []).reduce(
      (/** @type {number} */ all, /** @type {any} */ m) => all + m.buffer.byteLength,
      0,
    );
  const heap = async () => {
    await still(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    // Retry, since a worker that is being replaced has no core, or may disappear between two queries.
    let core = 0;
    await expect(async () => {
      const cores = await Promise.all(page.workers().map((worker) => worker.evaluate(sizeOfCores)));
      core = cores.reduce((a, b) => a + b, 0);
      expect(core, 'the core').toBeGreaterThan(0);
    }).toPass();
    return { script: usedSize, core };
  };
  const games = [
    ['nim', '1 2', ['2-1', '1-1', '2-1']],
    ['kayles', '2', ['2']],
    ['staircase', '1 1', []],
    ['wythoff', '1 2', []],
  ];
  const playMany = (/** @type {number} */ count) =>
    page.evaluate(
      async ({ games, count }) => {
        const game = /** @type {any} */ (document.querySelector('main mex-game'));
        const { respond } = await import(new URL('mexplorer.js', document.baseURI).href);
        const until = (/** @type {() => unknown} */ done) =>
          new Promise((go) => {
            const look = () => (done() ? go(null) : requestAnimationFrame(look));
            look();
          });
        let ended = 0;
        const count_ = () => (ended += 1);
        game.addEventListener('mex-end', count_);
        for (let n = 0; n < count; n++) {
          const [name, position] = games[n % games.length];
          location.hash = `#v1/play?game=${name}&position=${String(position).replace(' ', '+')}&players=2`;
          await until(() => game.session?.game === name && game.session.at === 0 && game.open);
          while (!game.described.over) {
            const { text } = await respond(game.session.game, game.current, { skill: 1 });
            await game.move(text);
          }
        }
        game.removeEventListener('mex-end', count_);
        return ended;
      },
      { games, count },
    );
  // Play 40 games first, so that everything needed has been loaded.
  expect(await playMany(40)).toBe(40);
  const before = await heap();
  expect(await playMany(200)).toBe(200);
  const after = await heap();
  expect(after.core - before.core, 'the core').toBeLessThan(2e6);
  // Allow for the browser's history, which needs a few hundred bytes per game.
  expect(after.script - before.script, 'the page').toBeLessThan(1.5e6);
  expect(said).toEqual([]);
});

test('without a network after it has loaded', async ({ page, context }) => {
  const said = complaints(page, /^Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await open(page, 'nim', '3 5 7', { players: '2' });
  await still(page);
  await context.setOffline(true);
  for (const view of ['tables', 'graph', 'union', 'practice', 'quotient', 'learn', 'play']) {
    await goTo(page, view);
  }
  await goesOn(page);
  await context.setOffline(false);
  await page.locator('nav a[data-view="graph"]').click();
  await expect(page.locator('mex-graph svg').first()).toBeVisible();
  await page.locator('nav a[data-view="play"]').click();
  await calm(page, said);
});
