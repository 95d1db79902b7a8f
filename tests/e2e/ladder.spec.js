/** Test the ladder of challenges and the position of the day, as a beginner plays them. */
import { expect, test } from './fixture.js';
import { still } from './idle-workers.js';
import { shiftSoFar, watchShifts } from './layout-shift.js';
import { violations } from './violations.js';

/**
 * The reading speed in words per second, and the seconds for a tap. The test adds up these times without
 * waiting; the sum must be below a minute.
 */
const READS = 200 / 60;
const TAPS = 1.5;

/** A simulated person who reads only what is in the window and taps by touch. */
class Person {
  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.page = page;
    this.taps = 0;
    this.words = 0;
  }

  /** @param {import('@playwright/test').Locator} spot */
  async tap(spot) {
    await expect(spot).toBeInViewport({ ratio: 0.9 });
    const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (
      await spot.boundingBox()
    );
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    this.taps += 1;
  }

  /** @param {import('@playwright/test').Locator} text */
  async read(text) {
    await expect(text).toBeInViewport();
    // While the page starts, its texts are hidden under the first board.
    await expect(text).toBeVisible();
    const words = (await text.innerText()).trim().split(/\s+/u);
    this.words += words.length;
    return words.join(' ');
  }

  get seconds() {
    return this.words / READS + this.taps * TAPS;
  }
}

/**
 * Take stones by touch: tap the lowest of them, then confirm.
 * @param {Person} person
 * @param {number} heap from 0
 * @param {number} amount
 */
async function take(person, heap, amount) {
  const board = person.page.locator('mex-game');
  await expect(board.locator('.status.you')).toBeVisible();
  await person.tap(board.locator(`[data-cell="${heap}"] .hit[data-amount="${amount}"]`));
  await person.tap(board.locator('.bar .do'));
}

/**
 * Play moves given as texts, each when it is the person's turn.
 * @param {import('@playwright/test').Page} page
 * @param {string[]} moves
 */
async function play(page, moves) {
  const board = page.locator('mex-game');
  for (const move of moves) {
    await expect(board.locator('.status.you')).toBeVisible();
    await board.evaluate((/** @type {any} */ element, text) => element.move(text), move);
  }
}

/**
 * Wait until a single stone is left, and return the index of its heap.
 * @param {import('@playwright/test').Page} page
 */
async function left(page) {
  const board = page.locator('mex-game');
  const current = () => board.evaluate((/** @type {any} */ element) => element.current);
  await expect.poll(current).toMatch(/^(0 1|1 0)$/);
  return (await current()) === '0 1' ? 1 : 0;
}

/**
 * Check that the page has almost no layout shifts, is not wider than the window, and has no violation found
 * by axe.
 * @param {import('@playwright/test').Page} page
 */
async function sound(page) {
  await still(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await shiftSoFar(page)).toBeLessThan(0.005);
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a newcomer wins a rung within a minute of the first load', async ({ page }) => {
  await watchShifts(page);
  const person = new Person(page);
  await page.goto('');
  expect(await person.read(page.locator('.welcome b'))).toContain('Win your first game');
  await person.tap(page.locator('[data-first]'));
  expect(await person.read(page.locator('.challenge .rule'))).toContain('last stone wins');
  // The obvious move takes as much as possible. It loses, and the page shows how to continue.
  await take(person, 1, 2);
  const foot = page.locator('.challenge .foot');
  expect(await person.read(foot.locator('.lost p'))).toContain('you can win');
  await person.tap(foot.locator('[data-again]'));
  // The second idea is to take little. After the computer's answer, taking the last stone wins.
  await take(person, 1, 1);
  await take(person, await left(page), 1);
  expect(await person.read(foot.locator('.verdict'))).toContain('Won! Two stars.');
  expect(await person.read(page.locator('.challenge .won > p').last())).toContain(
    'two equal heaps',
  );
  await expect(page.locator('[data-next]')).toBeInViewport({ ratio: 1 });
  test.info().annotations.push({
    type: 'person',
    description: `${person.taps} taps, ${person.words} words, ${person.seconds.toFixed(0)} s`,
  });
  expect(person.taps).toBeLessThanOrEqual(8);
  expect(person.seconds).toBeLessThan(60);
  await sound(page);
  // The stars are saved, and one tap opens the next rung.
  await page.reload();
  await expect(page.locator('.crumbs .stars .won')).toHaveCount(2);
  await page.goto('#v1/ladder');
  await expect(page.locator('[data-go]')).toContainText('2 · Larger heaps');
  await expect(page.locator('[data-rung=equal]')).toHaveAccessibleName('1: Two heaps, 2 stars');
  await sound(page);
  // By the keyboard, a second Enter must not press a button of the rung that is opened.
  await page.locator('[data-go]').press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a hint costs a star, and so does a move that is taken back', async ({ page }) => {
  await page.goto('#v1/ladder?rung=equal');
  const foot = page.locator('.challenge .foot');
  await expect(foot.locator('.stars .won')).toHaveCount(3);
  await play(page, ['2-1']);
  await page.locator('mex-game [data-act=undo]').tap();
  await expect(foot.locator('.stars .won')).toHaveCount(2);
  await page.locator('[data-hint]').tap();
  await expect(foot.locator('.stars .won')).toHaveCount(1);
  await page.locator('mex-game .win-move').tap();
  await play(page, [`${(await left(page)) + 1}-1`]);
  await expect(foot.locator('.verdict')).toContainText('Won! One star.');
  // The next game counts as a first attempt, for three stars.
  await page.locator('[data-better]').tap();
  await expect(foot.locator('.stake .won')).toHaveCount(3);
});

test('a rung is shown move by move, which costs a star and wins none', async ({ page }) => {
  await page.goto('#v1/ladder?rung=equal');
  const foot = page.locator('.challenge .foot');
  await expect(foot.locator('.stars .won')).toHaveCount(3);
  await foot.locator('[data-show]').tap();
  const act = (/** @type {string} */ name) => page.locator(`mex-game [data-act="${name}"]`);
  await act('pause').tap();
  const why = page.locator('mex-game [data-why]');
  const current = () =>
    page.locator('mex-game').evaluate((/** @type {any} */ element) => element.current);
  const over = page.locator('mex-game .status.over');
  for (const position of ['1 1', /^(0 1|1 0)$/, '0 0']) {
    if (!(await over.count())) await act('step').tap();
    await expect.poll(current).toMatch(position);
  }
  await expect(over).toContainText('Player 1 wins');
  await expect(why).toContainText('makes the last move that counts');
  await expect(foot).toContainText('The idea');
  expect(await violations(page)).toEqual([]);
  // The demonstration wins no star. The reader then plays for two stars.
  await foot.locator('[data-own]').tap();
  await expect(foot.locator('.stake .won')).toHaveCount(2);
  await expect.poll(current).toBe('1 2');
  await play(page, ['2-1']);
  await play(page, [`${(await left(page)) + 1}-1`]);
  await expect(foot.locator('.verdict')).toContainText('Won! Two stars.');
});

test('an opponent with one wrong idea is beaten, and what it believes is named', async ({
  page,
}) => {
  await page.goto('#v1/ladder?rung=in-a-hurry');
  const foot = page.locator('.challenge .foot');
  await expect(page.locator('.challenge')).toContainText('believes in a wrong rule');
  // Neither a solution nor a hint is offered, since a perfect player would lose from this position.
  await expect(foot.locator('.stake')).toBeVisible();
  await expect(foot.locator('[data-show], [data-hint]')).toHaveCount(0);
  await play(page, ['1-2', '2-4']);
  const question = foot.locator('.belief');
  await expect(question).toContainText('What does it believe?');
  await expect(question.locator('[data-believes]')).toHaveCount(4);
  await expect(question).toContainText('A wrong guess counts as another try.');
  expect(await violations(page)).toEqual([]);
  await question.locator('[data-believes="make-equal"]').tap();
  await expect(question.locator('[data-believes="make-equal"]')).toContainText('Not that.');
  await expect(foot.locator('.verdict')).toHaveCount(0);
  await question.locator('[data-believes="take-most"]').tap();
  await expect(foot.locator('.verdict')).toContainText('Won! Two stars.');
  await expect(foot).toContainText('the whole of the largest heap each time');
  // A game counts only once the question is answered: undoing the last move removes the question.
  await page.locator('[data-better]').tap();
  await play(page, ['1-2', '2-4']);
  await expect(question).toBeVisible();
  await page.locator('mex-game [data-act=undo]').tap();
  await expect(question).toHaveCount(0);
  await expect(foot.locator('.stake .won')).toHaveCount(2);
});

test('stars are saved as a file and read from one; what is no such file is refused', async ({
  page,
}) => {
  await page.goto('#v1/ladder?rung=no+such');
  await expect(page.locator('.unknown')).toContainText('No rung is called “no such”');
  await expect(page.locator('[data-meant]')).toHaveCount(0);
  const entry = { stars: 3, tries: 1, hint: false };
  const file = { kind: 'mexplorer-ladder', version: 1, rungs: { equal: entry }, days: {} };
  const give = (/** @type {string} */ text) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'stars.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  const status = page.locator('.own [role=status]');
  await give(JSON.stringify(file));
  await expect(status).toContainText('Loaded');
  await expect(page.locator('[data-rung=equal] .won')).toHaveCount(3);
  for (const text of [
    '<img src=x onerror=alert(1)>',
    JSON.stringify({ ...file, rungs: { equal: 7 } }),
  ]) {
    await give(text);
    await expect(status).toContainText('no progress on the ladder');
  }
  await give(' '.repeat(4_000_001));
  await expect(status).toContainText('too large');
  await expect(page.locator('[data-rung=equal] .won')).toHaveCount(3);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save]').click(),
  ]);
  expect(saved.suggestedFilename()).toBe('mexplorer-ladder.json');
});

test('the position of the day is won, shared without spoilers, and explained the day after', async ({
  page,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    const clipboard = {
      writeText: async (/** @type {string} */ text) =>
        /** @type {any} */ (globalThis.copied = text),
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.clock.setFixedTime(new Date(2026, 10, 24, 9));
  await page.goto('#v1/today?date=2027-01-01');
  await expect(page.locator('.refused')).toContainText('Friday, January 1, 2027 has not come yet');
  await expect(page.locator('.when')).toContainText('Tuesday, November 24, 2026');
  await sound(page);
  // Win by symmetry: bite so that two arms of the chocolate are left, make the longer arm as long as the
  // shorter, and then copy the other player.
  const board = page.locator('mex-game');
  await play(page, ['4:1']);
  await expect(board.locator('.status.you')).toBeVisible();
  for (;;) {
    const now = (await board.evaluate((/** @type {any} */ element) => element.current)).split(' ');
    const [across, down] = [Number(now[0]) - 1, now.length - 1];
    if (across === down) break;
    await play(page, [across > down ? `1:${down + 2}` : `${across + 2}:1`]);
    await expect(page.locator('mex-game .status.you, .challenge .verdict').first()).toBeVisible();
    if (await board.locator('.status.over').count()) break;
  }
  await expect(page.locator('.challenge .verdict')).toContainText('Solved at the first try');
  await page.locator('[data-share]').tap();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => /** @type {any} */ (globalThis).copied);
  expect(copied).toMatch(
    /^Mexplorer, .*November 24, 2026: ★★★ first try\nhttp.*#v1\/today\?date=2026-11-24$/,
  );
  // On the next day, the result is listed and the solution is explained.
  await page.clock.setFixedTime(new Date(2026, 10, 25, 9));
  await page.goto('#v1/today');
  await expect(page.locator('.when')).toContainText('Wednesday, November 25, 2026');
  const solution = page.locator('details.fold');
  await solution.locator('summary').tap();
  await expect(solution.locator('li').first()).toHaveText(/row 4/i);
  await expect(solution.locator('mex-why')).toContainText('Nim');
  await page.goto('#v1/today?date=2026-11-24');
  await expect(page.locator('.result')).toContainText('Solved at the first try!');
});

test('a rung of a link that is a number leads to the rung of this number', async ({ page }) => {
  await watchShifts(page);
  await page.goto('#v1/ladder?rung=2');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const meant = page.getByRole('status').locator('[data-meant]');
  await expect(meant).toHaveText('Rung 2 is “Larger heaps”.');
  await sound(page);
  await meant.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larger heaps');
});

test('after a rung the focus is on the next step', async ({ page }) => {
  await page.goto('#v1/ladder?rung=equal');
  const foot = page.locator('.challenge .foot');
  const begin = async () => {
    await expect(page.locator('mex-game .status.you')).toBeVisible();
    await page.locator('mex-game').evaluate((/** @type {any} */ element) => element.focus());
  };
  await begin();
  await play(page, ['2-2']);
  await expect(foot.locator('.lost')).toBeVisible();
  await expect(foot.locator('[data-again]')).toBeFocused();
  await page.keyboard.press('Enter');
  await begin();
  await play(page, ['2-1']);
  await play(page, [`${(await left(page)) + 1}-1`]);
  await expect(foot.locator('[data-next]')).toBeFocused();
  // Another rung has an element of its own, without anything of this one.
  const challenge = await page.locator('mex-challenge').elementHandle();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larger heaps');
  expect(await challenge?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(foot.locator('.stake')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

for (const [rung, words] of [
  ['equal', '1, 1, equal in pairs'],
  ['mirror', '3, 3, equal in pairs'],
  ['odd-one', '3, 3, equal in pairs'],
])
  test(`${rung} is shown in words, before anybody has met a nim-sum`, async ({ page }) => {
    await page.goto(`#v1/ladder?rung=${rung}`);
    await page.locator('.challenge [data-show]').tap();
    await page.locator('mex-game [data-act="pause"]').tap();
    const why = page.locator('mex-game [data-why]');
    // Step forward only if the computer has not moved before the pause.
    const current = () =>
      page.locator('mex-game').evaluate((/** @type {any} */ element) => element.session.at);
    if ((await current()) === 0) await page.locator('mex-game [data-act="step"]').tap();
    await expect.poll(current).toBeGreaterThan(0);
    while ((await current()) > 1) await page.locator('mex-game [data-act="undo"]').tap();
    await expect(why).toContainText(words);
    await expect(why).not.toContainText('⊕');
  });

test('after a loss the reason comes into view, and then the stones; the box can be closed', async ({
  page,
}) => {
  await page.goto('#v1/ladder?rung=equal');
  await play(page, ['2-2']);
  const foot = page.locator('.challenge .foot');
  await foot.locator('[data-why]').tap();
  // The page shows the idea in words, and a sentence that explains the computer's answer.
  await expect(foot.locator('.lost')).toContainText('two equal heaps');
  const because = page.locator('mex-game .because');
  await expect(because).toContainText('from there the other side wins');
  await expect(because).toContainText('1 alone is won');
  await expect(because).toBeInViewport({ ratio: 1 });
  await page.locator('mex-game .report .acts .btn').last().tap();
  const stones = page.locator('mex-game [data-cell]').first();
  await expect(stones).toBeInViewport({ ratio: 1 });
  await play(page, [`${(await left(page)) + 1}-1`]);
  await expect(foot.locator('.panel')).toHaveCSS('position', 'fixed');
  await foot.locator('[data-close]').tap();
  await expect(foot.locator('.panel')).toHaveCSS('position', 'static');
  await expect(foot.locator('[data-close]')).toBeHidden();
  await expect(foot.locator('[data-next]')).toBeVisible();
});

test('the way back leads to the place that was left, in the ladder and in the lessons', async ({
  page,
}) => {
  const at = () => page.evaluate(() => Math.round(scrollY));
  const through = async (/** @type {import('@playwright/test').Locator} */ link) => {
    await link.scrollIntoViewIfNeeded();
    const left = await at();
    expect(left).toBeGreaterThan(200);
    await link.tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(at).toBe(0);
    await page.goBack();
    await expect.poll(async () => Math.abs((await at()) - left)).toBeLessThan(3);
    return left;
  };
  await page.goto('#v1/ladder');
  const left = await through(page.locator('[data-rung=summit], [data-rung=five]').last());
  // Go forward, and back to the previous scroll position.
  await page.goForward();
  await expect.poll(at).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await at()) - left)).toBeLessThan(3);
  await page.reload();
  await expect.poll(async () => Math.abs((await at()) - left)).toBeLessThan(3);
  await page.goto('#v1/learn');
  await through(page.locator('.cards a').last());
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  for (const path of ['ladder?rung=equal', 'play']) {
    test(`the board of ${path} begins in the upper half`, async ({ page }) => {
      await page.goto(`#v1/${path}`);
      const status = page.locator('mex-game .status.you');
      await expect(status).toBeVisible();
      expect((await status.boundingBox())?.y).toBeLessThan(190);
    });
  }

  test('the result stands below the board, and comes into view', async ({ page }) => {
    await page.goto('#v1/ladder?rung=equal');
    await play(page, ['2-2']);
    const lost = page.locator('.challenge .panel .lost');
    await expect(lost).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.challenge .panel')).toHaveCSS('position', 'static');
  });
});
