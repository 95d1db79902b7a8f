/** Functions for the stress tests: random numbers, actions on a page, and final checks. */
import { expect } from '@playwright/test';
import { still } from '../idle-workers.js';

/**
 * Return a generator of pseudo-random integers from 0 to n − 1. Equal seeds give equal numbers.
 * @param {number} seed
 */
export function chance(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/**
 * Return a list that collects the uncaught errors and console errors of a page from this call on.
 * @param {import('@playwright/test').Page} page
 * @param {RegExp} [expected] matches the browser's messages about a network that fails on purpose
 */
export function complaints(page, expected) {
  /** @type {string[]} */
  const said = [];
  page.on('pageerror', (error) => said.push(String(error.stack ?? error.message)));
  page.on('console', (message) => {
    if (message.type() !== 'error' || expected?.test(message.text())) return;
    said.push(message.text());
  });
  return said;
}

/**
 * Let a test terminate all workers, as a browser may do to free memory.
 * @param {import('@playwright/test').Page} page
 */
export const killable = (page) =>
  page.addInitScript(() => {
    /** @type {Set<Worker>} */
    const all = new Set();
    const { postMessage } = Worker.prototype;
    let [left, tell] = [0, (/** @type {number} */ _count) => {}];
    const kill = () => {
      const count = all.size;
      for (const worker of all) worker.terminate();
      all.clear();
      return count;
    };
    /** @this {Worker} @param {any[]} message */
    Worker.prototype.postMessage = function (...message) {
      all.add(this);
      postMessage.apply(this, /** @type {any} */ (message));
      left -= 1;
      if (left === 0) tell(kill());
    };
    Object.assign(window, {
      killWorkers: kill,
      /**
       * Terminate all workers after a number of further messages, while the last message is being handled.
       */
      killAfter: (/** @type {number} */ messages) => {
        left = messages;
        return new Promise((resolve) => (tell = resolve));
      },
    });
  });

/**
 * Return the state of a game. `begun` is false, and the fields of the session are undefined, before the game
 * has begun.
 * @param {import('@playwright/test').Page} page
 */
export const gameState = (page) =>
  page.locator('mex-game').evaluate((/** @type {any} */ game) => ({
    begun: Boolean(game.session),
    thinking: game.thinking,
    paused: game.paused,
    over: Boolean(game.described?.over),
    failure: game.failure?.message ?? null,
    current: game.current,
    shown: game.described?.position,
    at: game.session?.at,
    plies: (game.session?.plies ?? []).map((/** @type {any} */ ply) => ply.text),
    start: game.session?.start,
    game: game.session?.game,
  }));

/**
 * Check the page after random actions: there were no errors, no search is running, and the board shows the
 * result of its moves.
 * @param {import('@playwright/test').Page} page
 * @param {string[]} said
 */
export async function calm(page, said) {
  await still(page);
  // Poll, since a view that has just been opened starts its game after a moment.
  await expect.poll(() => gameState(page)).toMatchObject({ begun: true, thinking: false });
  const state = await gameState(page);
  expect(state.failure).toBeNull();
  expect(state.shown, 'the board shows the moment that the game is at').toBe(state.current);
  const led = await page.evaluate(async ({ game, start, plies, at }) => {
    const { play } = await import(new URL('mexplorer.js', document.baseURI).href);
    let to = start;
    for (const text of plies.slice(0, at)) ({ to } = await play(game, to, text));
    return to;
  }, state);
  expect(led, 'no move is lost').toBe(state.current);
  expect(said).toEqual([]);
}

/**
 * Check that the page still works: a new game for two players accepts a move.
 * @param {import('@playwright/test').Page} page
 */
export async function goesOn(page) {
  await page.evaluate(() => (location.hash = '#v1/play?game=nim&position=4+9&players=2'));
  await expect(page.locator('mex-game .where')).toHaveText('4 9');
  const moved = await page
    .locator('mex-game')
    .evaluate((/** @type {any} */ game) => game.move('2-5'));
  expect(moved).toBe(true);
  await expect(page.locator('mex-game .where')).toHaveText('4 4');
}

/**
 * Perform one random action of a user.
 * @param {import('@playwright/test').Page} page
 * @param {(n: number) => number} dice
 */
export async function gust(page, dice) {
  const press = (/** @type {string[]} */ keys) => page.keyboard.press(keys[dice(keys.length)]);
  const click = (/** @type {string} */ selector) =>
    page.evaluate(
      ({ selector, n }) => {
        /** @type {Element[]} */
        const found = [];
        const walk = (/** @type {Document | ShadowRoot} */ root) => {
          found.push(...root.querySelectorAll(selector));
          for (const e of root.querySelectorAll('*')) if (e.shadowRoot) walk(e.shadowRoot);
        };
        walk(document);
        const shown = found.filter((e) => e.checkVisibility());
        // Dispatch an event, since SVG elements have no method `click`.
        shown[n % Math.max(1, shown.length)]?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
        );
      },
      { selector, n: dice(1000) },
    );
  const kinds = [
    () => click('mex-game [data-cell], .stage button'),
    () => click('[data-act]'),
    () => click('.stage [data-cell], .stage [data-stone]'),
    () => click('button[data-lang]'),
    () => click('[data-theme-choice]'),
    () => click('summary'),
    () => page.setViewportSize({ width: 320 + dice(1000), height: 480 + dice(500) }),
    () => press(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']),
    () => press(['Enter', ' ', 'Tab', 'Escape', '3', 'u', 'r', 'h']),
    () => click('[data-act="undo"]'),
    () => click('[data-act="redo"]'),
  ];
  await kinds[dice(kinds.length)]();
}
