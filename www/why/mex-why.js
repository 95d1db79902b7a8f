/**
 * `<mex-why game="nim" position="3 5 7">`: who wins, the nimber, and why, in the style of a
 * textbook. Winning moves are shown on demand unless `open` is set; choosing one emits `mex-try`
 * with `{text, to}`.
 */
import { html, nothing } from 'lit';
import * as engine from '../engine/api.ts';
import { lineOf } from '../engine/known-lines.js';
import { cardOf } from '../games.js';
import { boardWords, sayGame, sayMove } from '../i18n/index.ts';
import { example } from '../ui/element/example.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { Query } from '../ui/element/query.ts';
import { mexLineStyle } from '../ui/drawing/mex-line.ts';
import { runningStyle } from '../ui/controls/progress.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { askFar, farPart } from './far.js';
import { glossary } from './glossary.js';
import { moves } from './moves.js';
import { whyStyle } from './style.js';
import { explanation } from './view.js';
import { MexWidget, define } from '../ui/element/widget.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { isPictured } from '../boards/pictured.ts';
import { thumbnail } from '../thumbnails/thumbnail.ts';
import { valueOf } from '../ui/text/position-value.ts';
import '../i18n/late.ts';
import { moveNumber } from '../ui/text/move-count.ts';

/** Steps with SG values, which under misère play are those of normal play. */
const VALUED = ['period', 'interval', 'mex', 'graph-values', 'odious', 'values', 'stems'];

export class MexWhy extends MexWidget {
  static label = 'why.of';
  static styles = [...[MexWidget.styles].flat(), mexLineStyle, runningStyle, whyStyle];

  static properties = {
    game: { reflect: true, useDefault: true },
    position: { reflect: true, useDefault: true },
    open: { type: Boolean, reflect: true, useDefault: true },
    result: { attribute: false },
    board: { state: true },
    far: { state: true },
    farAsked: { state: true },
  };

  // Computes again if it was moved in the page while computing.
  /** @type {Query} */
  #query = new Query(this, () => void this.load());
  #farQuery = new Query(this, () => void this.askFar());

  constructor() {
    super();
    new GameLines(this, () => (this.result ? [this.result.game] : []));
    this.game = 'nim';
    this.position = '';
    /** Where the game starts if no position is given. */
    this.start = '';
    /** Whether winning moves are shown. */
    this.open = false;
    /**
     * @type {import('../engine/types.ts').Analysis | null} the result of `analyze`; may be set by the page
     */
    this.result = null;
    /** @type {import('../i18n/index.ts').BoardWords | undefined} */
    this.board = undefined;
    /** How many moves are left, once asked for. @type {import('../engine/types.ts').Remoteness | null} */
    this.far = null;
    this.farAsked = false;
  }

  get offers() {
    const usual = ['parts', 'steps', 'moves', 'glossary'];
    return { defaults: usual, brief: [] };
  }

  get kept() {
    const { game, position, open } = this;
    return { game, position, open };
  }

  get state() {
    const { outcome = null, nimber = null } = this.result ?? {};
    return { ...this.kept, outcome, nimber };
  }

  get here() {
    const { game } = this;
    const position = this.position || this.start;
    return /** @type {[string, Record<string, string>]} */ (['play', { game, position, why: '1' }]);
  }

  /** @param {Record<string, any>} state */
  follow({ game, position }) {
    if (typeof game !== 'string' || typeof position !== 'string') return;
    this.game = game;
    this.position = position;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (!changed.has('game') && !changed.has('position') && this.hasUpdated) return;
    this.#farQuery.stop();
    this.far = null;
    this.farAsked = false;
    const known = this.result;
    if (known && known.game === this.game && known.position === this.position) return;
    if (changed.has('position') || changed.has('game')) this.open = this.open && !this.hasUpdated;
    void this.load();
  }

  askFar = async () => {
    this.farAsked = true;
    await askFar(this, this.#farQuery);
    this.farAsked = false;
  };

  async load() {
    const { game } = this;
    const given = this.position;
    if (!given.trim() && (!this.due() || this.hasAttribute('position'))) return;
    await this.#query.run(
      async (signal) => {
        const position = given.trim() ? given : await example(game, 1);
        if (!given.trim()) this.start = position;
        return Promise.all([
          engine.analyze(game, position, { signal }),
          engine.describe(game, position, { signal }),
        ]);
      },
      ([result, described]) => {
        this.result = result;
        this.board = boardWords(described);
        this.settle();
        this.emit('mex-ready', { result });
      },
      (thrown) => {
        this.result = null;
        this.settled = false;
        this.fail(thrown);
      },
    );
  }

  render() {
    return html`${super.render()}${this.#query.line(this.t('why.loading'))}`;
  }

  updated() {
    tendScrollers(this.renderRoot);
    this.#showDeciding();
  }

  /** Scrolls to the deciding column, which may be hidden on the right. */
  #showDeciding() {
    for (const box of this.renderRoot.querySelectorAll('.scroll')) {
      const column = /** @type {HTMLElement | null} */ (box.querySelector('thead .top'));
      if (!column || box.scrollLeft || box.scrollWidth <= box.clientWidth) continue;
      const end = column.offsetLeft + column.offsetWidth + 24;
      if (end > box.clientWidth) box.scrollLeft = end - box.clientWidth / 2;
    }
  }

  /** The text of a position, which may be empty. @param {string} text */
  place(text) {
    return text.trim() === '' ? this.t('why.empty') : shorten(text);
  }

  /**
   * The board of another position, for sentences that depend on the number of heaps.
   * @param {string} position
   */
  #boardOf(position) {
    const draw = this.board?.draw ?? '';
    return this.board?.heaps ? { draw, heaps: position.trim().split(/\s+/u) } : { draw };
  }

  /** @param {string} text @param {string} to */
  try(text, to) {
    this.emit('mex-try', { text, to });
    void this.linked.target?.move?.(text);
  }

  /** @returns {import('./view.js').Words} */
  #words() {
    const result = /** @type {import('../engine/types.ts').Analysis} */ (this.result);
    const card = cardOf(result.game);
    const part = card?.part ?? 'heap';
    const sums = result.why.filter((step) => step.kind === 'nim-sum');
    const sum = sums.find((step) => step.rows.length + step.more > 1);
    return {
      lang: this.lang,
      t: (key, args) => this.t(key, args),
      head: this.t(`why.head.${part}`),
      name: (label) => label,
      part: (label) => this.t(`why.named.${part}`, { label }),
      argued: result.why.some((step) => step.kind === 'argument'),
      open: this.open,
      takes: Boolean(card?.stones),
      place: (text) => this.place(text),
      pictured: isPictured(this.board?.draw),
      show: (text) =>
        thumbnail(result.game, this.board?.draw, text, { height: 44, text: this.place(text) }),
      misere: Boolean(lineOf(result.game)?.misere),
      parted: result.parts.length > 1,
      moved: (move) => this.#moved(move, sum?.rows ?? []),
      say: (move) => sayMove(this.lang, move, this.board),
      sayIn: (move, position) => sayMove(this.lang, move, this.#boardOf(position)),
      tryMove: (text, to) => this.try(text, to),
      outcome: result.outcome,
      sum: sum?.sum ?? null,
      board: this.board,
    };
  }

  /**
   * The name of the part that a move changes, and its row of the nim-sum.
   * @param {any} move
   * @param {{label: string, value: number | string}[]} rows
   * @returns {import('./view.js').Moved}
   */
  #moved(move, rows) {
    if (move.kind === 'step') {
      // A move from an even step adds stones to the odd one below it.
      const places = this.board?.draw === 'places';
      const step = move.heap + (places ? 0 : 1);
      const odd = step % 2 === 1;
      const label = String(odd ? step : step - 1);
      const row = rows.find((each) => each.label === label)?.value;
      const part = this.t(places ? 'why.named.place' : 'why.step.n', { label });
      if (row === undefined) return { part };
      const by = odd ? -BigInt(move.take) : BigInt(move.take);
      return { part, row, left: (BigInt(row) + by).toString() };
    }
    if (move.kind === 'letters') {
      const row = rows.find((each) => each.label.startsWith(move.letter))?.value;
      return { part: this.t('why.letter.n', { label: move.letter }), row };
    }
    if (move.kind === 'edge') {
      const part = this.t('why.token.n', { label: move.from });
      return { part, row: rows[move.token]?.value };
    }
    if (move.heap === undefined) return { part: null };
    const board = /** @type {any} */ (this.board);
    if (board?.kind === 'strip' && !board.sharing) {
      return this.#slid(move, board.coins.length, rows);
    }
    if (board?.kind === 'strip') {
      const part = this.t('why.coin.n', { label: move.heap + 1 });
      return { part, row: rows[move.heap]?.value, left: move.left };
    }
    const word = board?.draw === 'between' ? 'why.row.n' : 'why.heap.n';
    const part = this.t(word, { label: move.heap + 1 });
    const row = rows[move.heap]?.value;
    if (move.kind !== 'back' || row === undefined) return { part, row, left: move.left };
    return { part, row, left: (BigInt(row) + BigInt(move.put)).toString() };
  }

  /**
   * The counting gap that a coin's move changes: its own, or that of the next coin, which grows.
   * @param {any} move
   * @param {number} coins
   * @param {{value: number | string}[]} rows
   * @returns {import('./view.js').Moved}
   */
  #slid(move, coins, rows) {
    const fromRight = coins - 1 - move.heap;
    const own = fromRight % 2 === 0;
    const part = this.t('why.gap.n', { label: own ? move.heap + 1 : move.heap + 2 });
    const row = rows[Math.floor(fromRight / 2)]?.value;
    if (row === undefined) return { part };
    const by = own ? -BigInt(move.take) : BigInt(move.take);
    return { part, row, left: (BigInt(row) + by).toString() };
  }

  view() {
    const { result } = this;
    if (!result) return nothing;
    const words = this.#words();
    const over = moveNumber(result.moveCount) === 0;
    const misere = /\bmisere\s*$/.test(result.game);
    const verdict = over
      ? this.t(misere ? 'why.over.misere' : 'why.over.normal')
      : this.t(`why.outcome.${result.outcome}`);
    return html`<section
      aria-label=${this.t('why.of', { position: shorten(result.position) })}
      aria-busy=${this.#query.busy ? 'true' : 'false'}
    >
      ${this.#question(result, over)}
      <div class="verdict given-away" part="verdict">
        ${mark(result.outcome, this.lang)}
        <div>
          <p class="says">${verdict}</p>
          ${this.#nimber(result, misere)}
        </div>
      </div>
      <div class="given-away">
        ${this.has('parts') ? this.#parts(result) : nothing}
        ${this.has('steps') ? explanation(result.why, words) : nothing}
        ${over || result.outcome === 'P' || !this.has('moves') ? nothing : moves(this, result, words)}
        ${over || !this.has('moves') ? nothing : farPart(this, result, words)}
      </div>
      ${this.has('glossary') ? glossary(words.t) : nothing}
    </section>`;
  }

  /**
   * The printed question in place of the explanation.
   * @param {import('../engine/types.ts').Analysis} result
   * @param {boolean} over
   */
  #question({ game, position }, over) {
    if (this.print !== 'question') return nothing;
    return html`<p class="asked-only" part="question">
      <b>${sayGame(this.lang, game)}</b> <code>${this.place(position)}</code><br />
      ${over ? nothing : this.t('common.who_wins')}
    </p>`;
  }

  /** @param {import('../engine/types.ts').Analysis} result @param {boolean} misere */
  #nimber({ nimber, infinite, why }, misere) {
    if (infinite) {
      const value = valueOf({ infinite });
      return html`<p class="value">${this.t('why.nimber.infinite')} <b>${value}</b></p>`;
    }
    if (nimber === null || nimber === undefined) {
      const valued = why.some((step) => VALUED.includes(step.kind));
      const none = misere ? `misere${valued ? '.used' : ''}` : 'budget';
      return html`<p class="value">${this.t(`why.nimber.none.${none}`)}</p>`;
    }
    return html`<p class="value" part="nimber">${this.t('why.nimber.full')} <b>${nimber}</b></p>`;
  }

  /** @param {import('../engine/types.ts').Analysis} result */
  #parts({ parts, why }) {
    // The rows of the nim-sum already show this.
    if (why.some((step) => step.kind === 'nim-sum')) return nothing;
    const known = parts.filter((part) => valueOf(part) !== null);
    if (known.length < 2) return nothing;
    const shown = known.slice(0, 24);
    return html`<ul class="parts" aria-label=${this.t('why.parts')} part="parts">
      ${shown.map(
        (part) =>
          html`<li>
            <code>${part.text}</code><span class="arrow" aria-hidden="true">→</span
            ><span class="sr">${this.t('why.nimber')}</span><b>${valueOf(part)}</b>
          </li>`,
      )}
      ${
        known.length > shown.length
          ? html`<li class="soft">
              ${this.t('why.more', { count: known.length - shown.length })}
            </li>`
          : nothing
      }
    </ul>`;
  }
}

/** @param {string} text */
function shorten(text) {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

define('mex-why', MexWhy);
