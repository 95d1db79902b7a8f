/**
 * Go through every lesson as a learner would, in alternate languages (in both with `MEX_ALL=1`): answer each
 * question first wrongly and then correctly, step through each proof, complete each exercise and win each
 * game. The correct answers are computed by the engine, as in the lessons.
 */
import { expect, test, uncaught } from '../fixture.js';
import { inNarrow } from '../narrow.js';
import { RATE } from '../throttle.js';
import { t } from '../../../www/i18n/index.ts';
import { analyze } from '../../../www/index.ts';
import { plain } from '../../../www/ui/text/rich-text.ts';
import { built } from '../../../www/learn/builders.ts';
import { answerTo } from '../../../www/learn/checks.ts';
import { loadLesson } from '../../../www/learn/load-lesson.ts';
import { outline } from '../../../www/learn/outline.ts';
import '../../../scripts/lib/words.mjs';

/**
 * Reduce a text to its letters and digits, so that the layout of formulas does not matter.
 * @param {string} text
 */
const bare = (text) => text.replace(/[lr]brace/g, '').replace(/[^\p{L}\p{N}]/gu, '');

/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Locator} where @param {string} markup */
async function says(where, markup) {
  await expect
    .poll(async () => bare((await where.textContent()) ?? ''))
    .toContain(bare(plain(markup)));
}

/** Give an answer to a question. @param {Locator} ask @param {any} block @param {string} answer */
async function give(ask, block, answer) {
  if (block.asks === 'choice') await ask.locator(`input[value="${answer}"]`).check();
  else if (block.asks === 'move') return make(ask.locator('mex-game'), answer);
  else await ask.locator('input[name=answer]').fill(answer);
  await ask.locator('[data-check]').click();
}

/** Wait for the player's turn and make a move. @param {Locator} game @param {string} move */
async function make(game, move) {
  await expect(game.locator('.status.you, .status.one, .status.two')).toBeVisible();
  expect(
    await game.evaluate((element, text) => /** @type {any} */ (element).move(text), move),
  ).toBe(true);
}

/**
 * Return a wrong answer with the response that it gets, or null.
 * @param {any} block
 * @param {Record<string, string>} words
 */
function wrongOne({ key, asks, wrong }, words) {
  if (asks === 'input') return ['3 2 1 3', words[`${key}.wrong`]];
  const [first] = wrong ?? [];
  if (first !== undefined) return [first, words[`${key}.wrong.${first}`]];
  return asks === 'number' || asks === 'set' ? ['987654321', words[`${key}.wrong`]] : null;
}

/** @param {any} block @returns {Promise<string>} */
async function rightOne({ asks, check, example }) {
  if (asks === 'find') return example;
  const all = [await answerTo(check)].flat();
  return asks === 'set' ? all.join(' ') : all[0];
}

/** @type {Record<string, (part: Locator, block: any, is: { words: Record<string, string>, lang: any, blocks: any[] }) => Promise<void>>} */
const walks = {
  async ask(part, block, { words }) {
    const ask = part.locator('mex-ask');
    const wrong = wrongOne(block, words);
    if (wrong) {
      await give(ask, block, wrong[0]);
      await says(ask.locator('#verdict'), wrong[1]);
      if (block.asks === 'move') await ask.locator('[data-again]').click();
    }
    await give(ask, block, await rightOne(block));
    await says(ask.locator('#verdict'), words[`${block.key}.right`]);
  },

  /** Play a game to its end by arbitrary moves, if further blocks are hidden until the game is over. */
  async game(part, block, { blocks }) {
    if (!blocks.some((/** @type {any} */ { after }) => after === block.key)) return;
    const board = part.locator('mex-game');
    const over = board.locator('.status.over');
    for (;;) {
      await expect(over.or(board.locator('.status.you')).first()).toBeVisible();
      if (await over.count()) return;
      const now = await board.evaluate((element) => /** @type {any} */ (element).current);
      const { moves } = await analyze(block.game, now, { limit: 2000 });
      await make(board, moves[0].text);
    }
  },

  async proof(part, block, { words }) {
    const proof = part.locator('mex-proof');
    for (let step = 1; step <= block.steps; step += 1) {
      await proof.locator('[data-step=next]').click();
      await says(proof.locator('li.now'), words[`${block.key}.${step}`]);
      if (block.beside) await expect(proof.locator('.beside .picture').first()).toBeVisible();
    }
  },

  async build(part, block, { lang }) {
    const builder = part.locator('mex-builder');
    const answers = await built(block.build, (key, args) => t(lang, key, args)).answers();
    const cells = builder.locator('td input');
    for (const [i, answer] of answers.flat().entries()) {
      const { any } = built(block.build, (key, args) => t(lang, key, args)).rows.flatMap(
        (row) => row.cells,
      )[i];
      await cells.nth(i).fill(any ? answer.split(' ')[0] : answer);
      await cells.nth(i).press('Enter');
    }
    await expect(builder.getByRole('status')).toHaveText(t(lang, 'learn.build.done'));
  },

  async drill(part, block) {
    const place = part.locator('[data-position]');
    const [right, next] = [part.getByRole('status'), part.locator('[data-next]')];
    for (let n = 0; n <= block.count; n += 1) {
      await expect(part.locator('[data-outcome]')).toHaveCount(2);
      const position = (await place.textContent()) ?? '';
      const { outcome } = await analyze(block.game, position);
      // Answer the first question wrongly. The drill repeats it as the last question.
      const said = n ? outcome : { N: 'P', P: 'N' }[outcome];
      await part.locator(`[data-outcome=${said}]`).click();
      await expect(right.locator('.sign')).toHaveText(n ? '✓' : '✗');
      await expect(part.locator('mex-why')).toHaveCount(n ? 0 : 1);
      if (n < block.count) await next.click();
    }
    await expect(next).toHaveCount(0);
  },

  async win(part, block) {
    for (const { game } of block.games) {
      const board = part.locator('mex-game');
      const over = board.locator('.status.over');
      for (;;) {
        await expect(over.or(board.locator('.status.you')).first()).toBeVisible();
        if (await over.count()) break;
        const now = await board.evaluate((element) => /** @type {any} */ (element).current);
        const { moves } = await analyze(game, now, { limit: 2000 });
        const winning = moves.find((move) => move.wins);
        expect(winning, `${game} | ${now} can be won`).toBeTruthy();
        await make(board, /** @type {any} */ (winning).text);
      }
      await expect(part.locator('.acts')).toContainText('✓');
      const next = part.locator('[data-next]');
      if (!(await next.count())) continue;
      await next.click();
      await expect(over).toHaveCount(0);
    }
  },
};

const schemes = /** @type {const} */ (['light', 'dark']);
const locales = { en: 'en-GB', zh: 'zh-CN' };

/** Whether to go through each lesson in both languages, set by `MEX_ALL=1`. */
const MEX_ALL = Boolean(process.env.MEX_ALL);

for (const [lang, locale] of Object.entries(locales)) {
  test.describe(lang, () => {
    test.use({ locale });

    // Alternate the lessons between the languages, since a test takes long, and unit tests check the texts.
    const turns = outline.filter((_, i) => MEX_ALL || (i % 2 === 0) === (lang === 'zh'));
    for (const { id } of turns) {
      test(`${id}, from its first question to its end`, async ({ page }) => {
        const errors = uncaught(page);
        page.setDefaultTimeout(20_000 * RATE);
        const { lesson, words } = /** @type {any} */ (
          await loadLesson(/** @type {any} */ (lang), id)
        );
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`#v1/learn?lesson=${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t(/** @type {any} */ (lang), `learn.title.${id}`),
        );
        for (const block of lesson.blocks) {
          const part = page.locator(`[data-block="${block.key}"]`);
          await expect(part).toBeVisible();
          await walks[block.kind]?.(part, block, { words, lang, blocks: lesson.blocks });
        }
        await expect(page.locator('mex-lesson p.tally')).toHaveClass(/finished/);

        for (const colorScheme of schemes) await inNarrow(page, colorScheme);
        expect(errors).toEqual([]);
      });
    }

    // In the other language, only check that the lesson fits the narrowest window.
    for (const { id } of outline.filter((each) => !turns.includes(each))) {
      test(`${id} has room in the narrowest window`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`#v1/learn?lesson=${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t(/** @type {any} */ (lang), `learn.title.${id}`),
        );
        await inNarrow(page, lang === 'en' ? 'light' : 'dark');
      });
    }
  });
}
