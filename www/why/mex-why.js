/**
 * `<mex-why game="nim" position="3 5 7">`: who wins, the nimber, and why, in the style of a
 * textbook. Winning moves are shown on demand unless `open` is set; choosing one emits `mex-try`
 * with `{text, to}`.
 */
import { html, nothing } from 'lit';
import * as engine from '../engine/api.ts';
import { boardWords, sayGame } from '../i18n/index.ts';
import { example } from '../ui/element/example.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { Query } from '../ui/element/query.ts';
import { mexLineStyle } from '../ui/drawing/mex-line.ts';
import { runningStyle } from '../ui/controls/progress.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { isOver, parts, steps, verdict, winningMoves } from './explanation.ts';
import { askFar, farAfter, farPart } from './far.js';
import { glossary } from './glossary.js';
import { pageOf, stepsPage } from './page.ts';
import { whyStyle } from './style.js';
import { placeOf, shorten, wordsOf } from './words.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import '../i18n/late.ts';

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

  /** @param {string} text @param {string} to */
  try(text, to) {
    this.emit('mex-try', { text, to });
    void this.linked.target?.move?.(text);
  }

  view() {
    const { result } = this;
    if (!result) return nothing;
    /** @type {import('./words.ts').Words['t']} */
    const t = (key, args) => this.t(key, args);
    const words = wordsOf(result, { lang: this.lang, t, board: this.board, open: this.open });
    /** @type {import('./page.ts').Page} */
    const page = {
      lang: this.lang,
      game: result.game,
      board: this.board,
      tryMove: (move, to) => this.try(move, to),
    };
    const over = isOver(result);
    const position = shorten(result.position);
    return html`<section
      aria-label=${this.t('why.of', { position })}
      aria-busy=${this.#query.busy ? 'true' : 'false'}
    >
      ${this.#question(result, over)} ${pageOf([verdict(result, words)], page)}
      <div class="given-away">
        ${this.has('parts') ? pageOf(parts(result, words), page) : nothing}
        ${this.has('steps') ? stepsPage(steps(result.why, words), page) : nothing}
        ${over || result.outcome === 'P' || !this.has('moves') ? nothing : this.#moves(result, words, page)}
        ${over || !this.has('moves') ? nothing : farPart(this, result, words)}
      </div>
      ${this.has('glossary') ? glossary(t) : nothing}
    </section>`;
  }

  /**
   * The moves that win or keep a draw, shown on demand.
   * @param {import('../engine/types.ts').Analysis} result
   * @param {import('./words.ts').Words} words
   * @param {import('./page.ts').Page} page
   */
  #moves(result, words, page) {
    const draw = result.outcome === 'D';
    const { open } = this;
    const after = farAfter(words.t, this.far);
    return html`<section class="moves" part="moves">
      ${open ? nothing : html`<p class="soft no-print">${this.t(draw ? 'why.holds.hidden' : 'why.winning.hidden')}</p>`}
      <button
        class="btn no-print"
        type="button"
        aria-expanded=${open ? 'true' : 'false'}
        @click=${() => {
          this.open = !this.open;
          this.tell();
        }}
      >
        ${this.t(`why.${draw ? 'holds' : 'moves'}.${open ? 'hide' : 'show'}`)}
      </button>
      ${
        open || this.print === 'answer'
          ? html`<div class=${open ? '' : 'answer-only'}>
              ${pageOf(winningMoves(result, words, after), page)}
            </div>`
          : nothing
      }
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
      <b>${sayGame(this.lang, game)}</b> <code>${placeOf(position, (key) => this.t(key))}</code
      ><br />
      ${over ? nothing : this.t('common.who_wins')}
    </p>`;
  }
}

define('mex-why', MexWhy);
