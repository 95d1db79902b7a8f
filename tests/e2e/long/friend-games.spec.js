/**
 * Play a hundred matches with a friend to their ends between two browsers, one in English and one in Chinese,
 * some of them on a phone. During a match, links are lost and sent again, opened twice, opened when they lack
 * later moves, and edited.
 */
import { analyze } from '../../../www/index.ts';
import { expect, test } from '../fixture.js';
import { starts } from './friend-starts.js';
import { Side, movesOf, walked, withMoves } from './friend-sides.js';
import { chance, complaints } from './stress.js';

/** The number of tests among which the matches are divided. */
const PARTS = 24;

/**
 * The number of random moves at the beginning of a match. Afterwards the best moves are played, so that a
 * game with cycles ends.
 */
const WANDERING = 14;

/** The maximum number of moves of a match. */
const MOST = 60;

/** @typedef {(n: number) => number} Dice */
/** @typedef {ReturnType<typeof movesFrom>} Moves */

/**
 * Return a function that chooses a random legal move at a position.
 * @param {string} game
 * @param {Dice} dice
 */
function movesFrom(game, dice) {
  return async (/** @type {string} */ position, /** @type {string[]} */ ...not) => {
    const { moves } = await analyze(game, position, { limit: 300 });
    const texts = moves.map(({ text }) => text).filter((text) => !not.includes(text));
    return texts.length ? texts[dice(texts.length)] : null;
  };
}

/**
 * Return the moves of a match after a random edit: a move changed, removed, added or made invalid.
 * @param {string} game
 * @param {string} start
 * @param {string[]} line
 * @param {Dice} dice
 * @param {Moves} any
 */
async function edited(game, start, line, dice, any) {
  const at = dice(line.length);
  const { positions } = await walked(game, start, line);
  const other = await any(positions[at], line[at]);
  const more = await any(/** @type {string} */ (positions.at(-1)));
  const kinds = [
    line.with(at, other ?? '99'),
    line.toSpliced(at, 1),
    line.slice(0, at),
    [...line.slice(0, at), 'nonsense', ...line.slice(at)],
    more ? [...line, more] : line,
  ];
  return kinds[dice(kinds.length)];
}

/** @param {import('@playwright/test').Browser} browser @param {string | undefined} baseURL @param {'en' | 'zh'} lang @param {boolean} isPhone */
async function open(browser, baseURL, lang, isPhone) {
  const context = await browser.newContext({
    ...{ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' },
    locale: lang === 'en' ? 'en-GB' : 'zh-CN',
    ...(isPhone ? { viewport: { width: 360, height: 740 }, hasTouch: true } : {}),
  });
  /** @type {string[][]} */
  const said = [];
  context.on('page', (page) => said.push(complaints(page)));
  return { context, page: await context.newPage(), lang, said };
}

/** Play a match to its end. @param {Side} one the side that begins @param {Side} two @param {Dice} dice */
async function match(one, two, dice) {
  const { game, start } = one;
  const any = movesFrom(game, dice);
  const address = `#v1/play?${new URLSearchParams({ game, position: start, vs: 'friend' })}`;
  await one.open(address, dice(2) === 0, 'link');
  let [mover, other] = [one, two];
  /** @type {string[]} */
  const sent = [];
  for (let n = 0; n < MOST; n++) {
    const { line } = mover;
    const { positions } = await walked(game, start, line);
    const position = /** @type {string} */ (positions.at(-1));
    const chosen =
      line.length < WANDERING
        ? await any(position)
        : (await analyze(game, position)).moves[0]?.text;
    await mover.move(/** @type {string} */ (chosen));
    const over = await mover.isOver(mover.line);
    const another = over ? null : await any(position, /** @type {string} */ (chosen));
    if (another && dice(8) === 0) await mover.moveAgain(another);
    const link = await mover.link();
    // Simulate a lost link: its sender opens the link and sends it again.
    if (dice(6) === 0) {
      await mover.open(link, dice(2) === 0, 'known');
      if (!over) expect(await mover.link()).toBe(link);
    }
    sent.push(link);
    await other.open(link, dice(3) === 0, 'link');
    if (await other.isOver(other.line)) return;
    [mover, other] = [other, mover];
    if (dice(5) === 0) await mover.open(link, dice(2) === 0, 'link');
    if (dice(5) === 0) await mover.open(sent[dice(sent.length)], dice(3) === 0, 'known');
    if (dice(5) === 0) {
      const changed = await edited(game, start, movesOf(link), dice, any);
      await mover.open(withMoves(link, changed), dice(3) === 0, dice(3) ? 'known' : 'link');
    }
    if (await mover.isOver(mover.line)) return;
    // After an edited link, it may be the other side's turn.
    if (mover.line.length % 2 === mover.seat) continue;
    await other.open(await mover.link(), dice(3) === 0, 'link');
    if (await other.isOver(other.line)) return;
    [mover, other] = [other, mover];
  }
  throw new Error(`${game} ${start} goes on after ${MOST} moves`);
}

for (let part = 0; part < PARTS; part++) {
  const own = starts.map((start, i) => ({ start, i })).filter(({ i }) => i % PARTS === part);
  test(`matches of part ${part + 1} are played out, whatever becomes of their links`, async ({
    browser,
    baseURL,
  }) => {
    const isPhone = part % 3 === 0;
    const both = [
      await open(browser, baseURL, 'en', isPhone && part % 2 === 0),
      await open(browser, baseURL, 'zh', isPhone && part % 2 === 1),
    ];
    for (const { start, i } of own) {
      const [one, two] = i % 2 ? both : both.toReversed();
      await test.step(start.join(': '), () =>
        match(new Side(one, ...start), new Side(two, ...start), chance(i + 1)),
      );
    }
    expect(both.flatMap(({ said }) => said.flat())).toEqual([]);
    for (const { context } of both) await context.close();
  });
}
