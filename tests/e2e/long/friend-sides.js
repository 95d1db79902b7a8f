/**
 * Simulate the two sides of a match by links, each in a separate browser. The expected content of each page
 * is computed here from the moves known to that side, and not by the code of the page.
 */
import { expect } from '@playwright/test';
import { play } from '../../../www/index.ts';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ context: import('@playwright/test').BrowserContext, page: Page, lang: 'en' | 'zh' }} Browser */

/** The texts that the status line is expected to contain. */
const words = {
  en: {
    you: 'Your move',
    friend: 'your friend’s turn',
    doubt: 'Two lines',
    ended: /wins?[.!]|draw/i,
  },
  zh: { you: '轮到你走', friend: '轮到朋友', doubt: '两种走法', ended: /赢了|平局/ },
};

/** Return the moves in a link. @param {string} link */
export const movesOf = (link) =>
  (new URLSearchParams(link.split('?')[1]).get('moves') ?? '').split(';').filter(Boolean);

/** Return a link with its moves replaced. @param {string} link @param {string[]} moves */
export function withMoves(link, moves) {
  const [address, query] = link.split('?');
  const fields = new URLSearchParams(query);
  if (moves.length) fields.set('moves', moves.join(';'));
  else fields.delete('moves');
  return `${address}?${fields}`;
}

/**
 * Play moves from a start up to the first illegal move. Return the positions, the texts of the moves, and
 * whether a move is illegal.
 * @param {string} game
 * @param {string} start
 * @param {string[]} moves
 */
export async function walked(game, start, moves) {
  const positions = [start];
  /** @type {string[]} */
  const texts = [];
  for (const move of moves) {
    const ply = await play(game, /** @type {string} */ (positions.at(-1)), move).catch(() => null);
    if (!ply) break;
    positions.push(ply.to);
    texts.push(ply.text);
  }
  return { positions, texts, isBroken: texts.length < moves.length };
}

/**
 * Return the first index at which two sequences of moves differ.
 * @param {string[]} one
 * @param {string[]} other
 */
function parting(one, other) {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/** One side of a match: a browser, and the moves that this side knows. */
export class Side {
  /** The moves known to this side, or null before a link has been opened. @type {string[] | null} */
  known = null;
  /** The parity of the indices of this side's moves: 0 if this side moves first, else 1. */
  seat = 0;

  /** @param {Browser} browser @param {string} game @param {string} start */
  constructor(browser, game, start) {
    this.browser = browser;
    this.game = game;
    this.start = start;
  }

  get page() {
    return this.browser.page;
  }

  /** The moves known to this side, empty before a link has been opened. */
  get line() {
    return this.known ?? [];
  }

  get words() {
    return words[this.browser.lang];
  }

  /** Open a link in the current tab or in a new tab. @param {string} link @param {boolean} isFresh */
  async #go(link, isFresh) {
    if (isFresh) {
      const { page } = this.browser;
      this.browser.page = await this.browser.context.newPage();
      await page.close();
    }
    await this.page.goto(link);
  }

  /**
   * Return the kind of conflict between the moves of a link and the moves known to this side, or null.
   * @param {string[]} line
   */
  #doubt(line) {
    const { known, seat } = this;
    if (!known) return null;
    const at = parting(line, known);
    if (at < line.length && at < known.length) return at % 2 === seat ? 'edited' : 'taken-back';
    if (at < known.length) return 'behind';
    return line.slice(at).some((_, i) => (at + i) % 2 === seat) ? 'ahead' : null;
  }

  /**
   * Open a link and check the page. If the page asks which moves are valid, the question is answered.
   * @param {string} link
   * @param {boolean} isFresh in a new tab
   * @param {'link' | 'known'} answer
   */
  async open(link, isFresh, answer) {
    const claimed = movesOf(link);
    const { texts: line, positions, isBroken } = await walked(this.game, this.start, claimed);
    const before = this.known;
    const doubt = this.#doubt(line);
    if (!before) this.seat = claimed.length % 2;
    await this.#go(link, isFresh);
    const { page } = this;
    const note = page.locator('mex-game .note');
    if (isBroken) await expect(note).toContainText(String(line.length + 1));
    if (doubt) {
      await this.#ask(doubt, line);
      if (line.length) await expect(page.locator('mex-game .ply')).toHaveCount(line.length + 1);
      await page.locator(`[data-use="${answer}"]`).click();
      await expect(page.locator('[data-doubt]')).toHaveCount(0);
      if (answer === 'link') this.known = line;
    } else if (!before || line.length > before.length) this.known = line;
    const shown = answer === 'known' && doubt ? before : line;
    await this.stands(/** @type {string[]} */ (shown));
    if (shown === line) expect(await this.current()).toBe(positions.at(-1));
  }

  /**
   * Check that the page asks about a conflict, and marks the moves of both versions from the first difference
   * on.
   * @param {string} doubt
   * @param {string[]} line
   */
  async #ask(doubt, line) {
    const { page } = this;
    const known = this.line;
    await expect(page.locator('[data-doubt]')).toHaveAttribute('data-doubt', doubt);
    await expect(page.locator('mex-game .status')).toContainText(this.words.doubt);
    await expect(page.locator('[data-send]')).toHaveCount(0);
    const at = parting(line, known);
    const marks = (/** @type {string} */ which) => page.locator(`[data-line="${which}"] mark`);
    await expect(marks('link')).toHaveText(line.slice(at));
    await expect(marks('known')).toHaveText(known.slice(at));
  }

  /** Return the position on the board. */
  current() {
    return this.page.locator('mex-game').evaluate((/** @type {any} */ game) => game.current);
  }

  /**
   * Check that the board shows the given moves, and that the status says whose turn it is.
   * @param {string[]} line
   */
  async stands(line) {
    const { page, words } = this;
    const isOver = await this.isOver(line);
    const status = page.locator('mex-game .status');
    const isMine = line.length % 2 === this.seat;
    const says = isOver ? words.ended : isMine ? words.you : words.friend;
    await expect(status).toContainText(says);
    if (line.length) await expect(page.locator('mex-game .ply')).toHaveCount(line.length + 1);
    if (isOver) {
      await expect(status).toHaveClass(/over/);
      await expect(page.locator('mex-report')).toBeVisible();
    } else if (!isMine) expect(movesOf(await this.link())).toEqual(line);
    else await expect(page.locator('[data-send]')).toHaveCount(0);
  }

  /** @param {string[]} line */
  async isOver(line) {
    return this.page.locator('mex-game').evaluate(
      (/** @type {any} */ game, count) =>
        new Promise((done) => {
          const look = () =>
            game.session?.at === count ? done(game.model.over) : requestAnimationFrame(look);
          look();
        }),
      line.length,
    );
  }

  /** Return the link that the page offers for sending. @returns {Promise<string>} */
  async link() {
    const found = await this.page.locator('[data-send]').getAttribute('data-link');
    return /** @type {string} */ (found);
  }

  /** Make a move by typing it. @param {string} text */
  async move(text) {
    const field = this.page.locator('mex-game input[name=move]');
    await field.fill(text);
    await field.press('Enter');
    const line = [...this.line, text];
    const { texts } = await walked(this.game, this.start, line);
    this.known = texts;
    await this.stands(texts);
  }

  /** Take the last move back and make another move. @param {string} text */
  async moveAgain(text) {
    await this.page.locator('mex-game [data-act="undo"]').click();
    await expect(this.page.locator('mex-game .status')).toContainText(this.words.you);
    this.known = this.line.slice(0, -1);
    await this.move(text);
  }
}
