/** Functions for tests that play games: starting positions, and the steps to a board and its moves. */
import { expect } from '@playwright/test';

/**
 * Games, each with a starting position that is small enough to be played to its end.
 * @type {[string, string][]}
 */
export const starts = [
  ['nim', '3 5 7'],
  ['moore 2', '3 5 7 9'],
  ['staircase', '2 1 3'],
  ['subtract 1 3 4', '10 7'],
  ['split', '2 3'],
  ['merge', '1 1 3'],
  ['letters', 'AABBC'],
  ['graph a>b a>c b>c', 'a a b'],
  ['race 3..9', '40'],
  ['wythoff', '3 5'],
  ['fibonacci', '13'],
];

/**
 * Open a game on the page.
 * @param {import('@playwright/test').Page} page
 * @param {string} game
 * @param {string} position
 * @param {Record<string, string>} [more] further fields of the link
 */
export async function open(page, game, position, more = {}) {
  const fields = new URLSearchParams({ game, position, ...more });
  await page.goto(`#v1/play?${fields}`);
  await expect(page.locator('mex-game [data-cell]').first()).toBeVisible();
}

/** @param {import('@playwright/test').Page} page @returns {import('@playwright/test').Locator} */
export const board = (page) => page.locator('mex-game .stage > *');

/** Expand the settings of the game. @param {import('@playwright/test').Page} page */
export const unfold = (page) => page.locator('mex-game [data-act="settings"]').click();

/** @param {import('@playwright/test').Page} page */
export const status = (page) => page.locator('mex-game .status');

/** @param {import('@playwright/test').Page} page how many moves are in the list */
export const played = (page) => page.locator('mex-game .ply .by').count();

/**
 * Wait until a person may move, or the game is over. The state is checked in each frame, since the tests make
 * many moves.
 * @param {import('@playwright/test').Page} page @param {number} [after] the least number of moves
 * @returns {Promise<boolean>} whether it is over
 */
export function settled(page, after = 0) {
  return page.locator('mex-game').evaluate(
    (/** @type {any} */ game, least) =>
      new Promise((done) => {
        const look = () => {
          const over = Boolean(game.described?.over);
          const stands = game.session?.plies.length >= least && (game.open || over);
          if (stands) game.updateComplete.then(() => done(over));
          else requestAnimationFrame(look);
        };
        look();
      }),
    after,
  );
}

/**
 * Make moves until the game is over, at most 80.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} move one move by hand
 */
export async function toTheEnd(page, move) {
  let over = await settled(page);
  for (let n = 0; n < 80 && !over; n++) {
    const before = await played(page);
    await move();
    over = await settled(page, before + 1);
  }
  expect(over, 'the game ends').toBe(true);
}
