/**
 * `<mex-why game="nim" position="3 5 7">`: who wins, the nimber, and why, in the style of a
 * textbook. Winning moves are shown on demand unless `open` is set; choosing one emits `mex-try`
 * with `{text, to}`.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { boardWords, sayGame } from '../i18n/index.ts';
import { example } from '../ui/element/example.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { Query } from '../ui/element/query.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { isOver, parts, steps, verdict, winningMoves } from './explanation.ts';
import { hasBlocks } from './steps/sum.ts';
import { askFar, farAfter, farPart } from './far.ts';
import { glossary } from './glossary.ts';
import { pageOf, stepsPage } from './page.ts';
import { placeOf, shorten, wordsOf } from './words.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import mexLineStyle from '../ui/drawing/mex-line.css?inline';
import runningStyle from '../ui/controls/progress.css?inline';
import whyStyle from './why.css?inline';
import type { Analysis, Remoteness } from '../engine/types.ts';
import type { BoardWords } from '../i18n/index.ts';
import type { Words } from './words.ts';
import type { Page } from './page.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * Who wins a position, its nimber, and why.
 *
 * @fires {{ result: object }} mex-ready - The explanation is shown.
 * @fires {{ game: string, position: string, open: boolean, outcome: 'N' | 'P' | 'D' | null, nimber:
 *   number | string | null }} mex-change - Fired when the state changes, by showing or hiding the
 *   winning moves; `detail` is the new state.
 * @fires {{ text: string, to: string }} mex-try - One of the winning moves was chosen.
 * @slot - Shown until the widget is ready, and beside an error.
 * @csspart verdict - Who wins, and the nimber.
 * @csspart nimber - The nimber, and the sentence of the conclusion that names it.
 * @csspart question - What paper asks with `print="question"`.
 * @csspart parts - The values of the parts.
 * @csspart steps - The explanation.
 * @csspart mex-line - The line on which the mex is found.
 * @csspart blocks - The switch from binary columns to blocks of powers of two.
 * @csspart moves - The winning moves.
 * @csspart glossary - What the words mean.
 * @csspart mark - The sign of a P- or an N-position, or of a draw.
 * @csspart running - That it is still computing.
 * @control parts - The values of the parts.
 * @control steps - The explanation.
 * @control blocks - The switch from binary columns to blocks of powers of two.
 * @control moves - The winning moves.
 * @control glossary - What the words mean.
 * @picture - `renderStatic` draws it.
 * @reserve - 1000 770 700
 * @reserve [compact] - 140 115 115
 */
export class MexWhy extends MexWidget {
  static areas: readonly Area[] = ['claims', 'table', 'why'];

  static label = 'why.of';
  static styles = [...[MexWidget.styles].flat(), styleSheets(mexLineStyle, runningStyle, whyStyle)];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) game = 'nim';

  /** The position that is explained. */
  @property({ reflect: true, useDefault: true }) position = '';

  /** Whether the winning moves are shown. */
  @property({ type: Boolean, reflect: true, useDefault: true }) open = false;

  /** Whether a nim-sum is shown by blocks of powers of two in place of binary columns. */
  @property({ type: Boolean, reflect: true, useDefault: true }) blocks = false;

  /** The result of the core's function `analyze`; may be assigned. @public @type {object | null} */
  @property({ attribute: false }) result: Analysis | null = null;

  @state() board: BoardWords | undefined = undefined;

  /** The number of moves left; null until requested and computed. */
  @state() far: Remoteness | null = null;

  @state() farAsked = false;

  /** The starting position used if no position is given. */
  start = '';

  // The query repeats the computation if the element was moved in the page while computing.
  #query: Query = new Query(this, () => void this.load());
  #farQuery = new Query(this, () => void this.askFar());

  constructor() {
    super();
    new GameLines(this, () => (this.result ? [this.result.game] : []));
  }

  get offers() {
    const usual = ['parts', 'steps', 'blocks', 'moves', 'glossary'];
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

  follow({ game, position }: Record<string, unknown>) {
    if (typeof game !== 'string' || typeof position !== 'string') return;
    this.game = game;
    this.position = position;
  }

  willUpdate(changed: Map<string, unknown>) {
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

  /** Computes the explanation again. @public */
  async load(): Promise<void> {
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

  /** Scroll to the marked column of a table, which may be hidden on the right. */
  #showDeciding() {
    for (const box of this.renderRoot.querySelectorAll('.scroll')) {
      const column = box.querySelector('thead .top') as HTMLElement | null;
      if (!column || box.scrollLeft || box.scrollWidth <= box.clientWidth) continue;
      const end = column.offsetLeft + column.offsetWidth + 24;
      if (end > box.clientWidth) box.scrollLeft = end - box.clientWidth / 2;
    }
  }

  try(text: string, to: string) {
    this.emit('mex-try', { text, to });
    void this.linked.target?.move?.(text);
  }

  view() {
    const { result, t } = this;
    if (!result) return nothing;
    const words = wordsOf(result, {
      lang: this.lang,
      t,
      board: this.board,
      ...{ open: this.open, blocks: this.blocks },
    });
    const page: Page = {
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
        ${this.has('steps') && this.has('blocks') ? this.#switch(result) : nothing}
        ${this.has('steps') ? stepsPage(steps(result.why, words), page) : nothing}
        ${over || result.outcome === 'P' || !this.has('moves') ? nothing : this.#moves(result, words, page)}
        ${over || !this.has('moves') ? nothing : farPart(this, result, words, page)}
      </div>
      ${this.has('glossary') ? glossary(t) : nothing}
    </section>`;
  }

  /** Draw the choice between blocks and binary columns, if the nim-sum can be shown as blocks. */
  #switch({ why }: Analysis) {
    if (!why.some((step) => step.kind === 'sum' && hasBlocks(step))) return nothing;
    return html`<p class="flow no-print">
      <button
        class="btn blocks"
        part="blocks"
        type="button"
        aria-pressed=${this.blocks}
        aria-label=${this.t('why.blocks.switch')}
        title=${this.t('why.blocks.switch')}
        @click=${() => (this.blocks = !this.blocks)}
      >
        8 4 2 1
      </button>
    </p>`;
  }

  /** Draw the moves that win or keep a draw, shown on demand. */
  #moves(result: Analysis, words: Words, page: Page) {
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

  /** Draw the question that is printed in place of the explanation. */
  #question({ game, position }: Analysis, over: boolean) {
    if (this.print !== 'question') return nothing;
    return html`<p class="asked-only" part="question">
      <b>${sayGame(this.lang, game)}</b>
      <code>${placeOf(position, this.t)}</code><br />
      ${over ? nothing : this.t('common.who_wins')}
    </p>`;
  }
}

define('mex-why', MexWhy);
