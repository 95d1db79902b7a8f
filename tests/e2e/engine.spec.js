/** Test the API in a browser: workers, progress, cancelling, and recovery from a panic of the core. */
import { expect, test } from './fixture.js';

test.beforeEach(async ({ page }) => {
  await page.route('**/blank.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  );
  await page.goto('blank.html');
});

/** A call that runs long enough to be cancelled, since no theorem solves misère sums. */
const LONG = ['split misere', '9 9 9 9', { budget: 400_000_000 }];

// Ignore errors of requests that are pending when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a long call reports its progress, leaves the page free, and can be cancelled', async ({
  page,
}) => {
  const seen = await page.evaluate(async ([game, position, options]) => {
    const { analyze, describe } = await import(`${location.origin}/mexplorer.js`);
    const cancel = new AbortController();
    /** @type {any[]} */
    const progress = [];
    let beats = 0;
    const beat = setInterval(() => beats++, 5);
    const { name } = await new Promise((resolve) => {
      analyze(game, position, {
        .../** @type {any} */ (options),
        signal: cancel.signal,
        onProgress: (/** @type {any} */ done) => {
          progress.push(done);
          if (progress.length === 2) cancel.abort();
        },
      }).then(() => resolve({ name: 'not cancelled' }), resolve);
    });
    clearInterval(beat);
    const after = await analyze('nim', '3 5 7');
    const board = await describe('nim', '3 5 7');
    return { name, progress, beats, outcome: after.outcome, board: board.position };
  }, LONG);
  expect(seen.name).toBe('AbortError');
  expect(seen.beats).toBeGreaterThan(3);
  expect(seen.progress[0]).toMatchObject({ done: expect.any(Number), total: 400_000_000 });
  expect(seen.outcome).toBe('N');
  expect(seen.board).toBe('3 5 7');
});

test('calls that wait are not lost when the one before them is cancelled', async ({ page }) => {
  const seen = await page.evaluate(async ([game, position, options]) => {
    const { analyze } = await import(`${location.origin}/mexplorer.js`);
    const cancel = new AbortController();
    const first = analyze(game, position, {
      .../** @type {any} */ (options),
      signal: cancel.signal,
    });
    const others = [analyze('nim', '1 2'), analyze('nim', '1 1')];
    setTimeout(() => cancel.abort(), 200);
    const name = await first.catch((/** @type {any} */ error) => error.name);
    return [name, ...(await Promise.all(others)).map(({ outcome }) => outcome)];
  }, LONG);
  expect(seen).toEqual(['AbortError', 'N', 'P']);
});

test('errors keep code, span and details on their way out of the worker', async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const { MexError, analyze } = await import(`${location.origin}/mexplorer.js`);
    const error = await analyze('nim', '3 x').catch((/** @type {any} */ thrown) => thrown);
    return [
      error instanceof MexError,
      error instanceof Error,
      error.code,
      error.span,
      error.details,
    ];
  });
  expect(seen.slice(0, 2)).toEqual([true, true]);
  expect(seen[3]).toEqual([2, 3]);
  expect(seen[4]).toMatchObject({ field: 'position' });
});

test('a core that panics is replaced, and the next call works', async ({ page }) => {
  // Make the core panic for one particular position.
  await page.route('**/worker-*.js', async (route) => {
    const response = await route.fetch();
    const body = `(${panics})();\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const seen = await page.evaluate(async () => {
    const { describe } = await import(`${location.origin}/mexplorer.js`);
    const before = (await describe('nim', '1')).position;
    const all = [describe('nim', '６６６'), describe('nim', '2 3'), describe('nim', '4')];
    const [broken, ...others] = await Promise.allSettled(all);
    return [
      before,
      broken.status === 'rejected' && broken.reason.code,
      ...others.map((other) => other.status === 'fulfilled' && other.value.position),
    ];
  });
  expect(seen).toEqual(['1', 'internal', '2 3', '4']);
});

/** Make the core fail when it reads a certain text. This function runs in a worker. */
function panics() {
  const { encodeInto } = TextEncoder.prototype;
  TextEncoder.prototype.encodeInto = function (text, bytes) {
    if (text === '６６６') throw new WebAssembly.RuntimeError('panic');
    return encodeInto.call(this, text, bytes);
  };
}
