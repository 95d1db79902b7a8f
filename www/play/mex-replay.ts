import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { html as staticHtml } from 'lit/static-html.js';
import * as engine from '../engine/api.ts';
import { cardOf } from '../games.ts';
import { boardWords, sayGame, sayMove } from '../i18n/index.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { Query } from '../ui/element/query.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { sign } from '../ui/pictures/signs.ts';
import { thumbnail } from '../thumbnails/thumbnail.ts';
import { boardTag } from './boards.ts';
import { strip } from './replay-strip.ts';
import { curve, legend, outcomeAt, winnerAt } from './replay-curve.ts';
import { findValues, said, valueCurve, valueLegend } from './value-curve.ts';
import { walkBack } from './walk-back.ts';
import * as play from './session.ts';
import { targetOf, valueOf } from '../ui/element/events.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './replay.css?inline';
import type { ReportStep } from '../engine/types.ts';
import type { Values } from './value-curve.ts';
import type { Area } from '../i18n/areas.ts';

/** How long each position is shown during automatic replay, in milliseconds. */
const BEAT = 1300;
/** The maximum length of a position in a sentence, in characters; longer positions are cut. */
const READ = 120;

/**
 * A finished game, position by position: the part of the report with the board. It shows positions without
 * changing the game itself.
 *
 * @fires report-try - `{at, text}`: go back to a position and play that move
 * @fires replay-at - `{at}`: the position after that number of moves is shown
 */
export class MexReplay extends MexElement {
  static areas: readonly Area[] = ['report'];

  static styles = styleSheets(style);

  @property({ attribute: false }) session: play.Session | null = null;

  /** The report's result for each move; null if there is no report. */
  @property({ attribute: false }) steps: ReportStep[] | null = null;

  /**
   * The number of moves left with best play, by index of the position; null where the number is unknown. The
   * map is null before the search ends.
   */
  @state() far: Map<number, number | 'draw' | null> | null = null;

  /** The number of moves made before the position shown. */
  @property({ type: Number }) at = 0;

  /** The SG values of the positions; null before the search ends. */
  @state() values: Values | null = null;

  @state() playing = false;
  @state() whyOpen = false;
  @state() tableOpen = false;

  #farQuery = new Query(this, () => void this.#measure());
  #valueQuery = new Query(this, () => void this.#measure());
  /** The timer of automatic replay until the next position is shown. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the board animates the last move. */
  #animate = false;

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    const before = changed.get('session') as typeof this.session | undefined;
    const now = this.session;
    if (!changed.has('session') || !now || before?.plies === now.plies) return;
    this.#stop();
    void this.#begin(now);
    void this.#measure();
  }

  /**
   * Compute the number of moves left at each position, and then the SG values. The search begins with the
   * last position, whose answer is the quickest.
   */
  async #measure() {
    const s = this.session;
    this.far = null;
    this.values = null;
    if (!s) return;
    type Far = number | 'draw' | null;
    const find = (signal: AbortSignal) =>
      walkBack<Far>(s, async (position, budget) => {
        const { remoteness, reason, steps } = await engine.remoteness(s.game, position, {
          budget,
          signal,
        });
        const far = remoteness === null ? null : Number(remoteness);
        return { answer: reason === 'draw' ? 'draw' : far, steps };
      });
    await this.#farQuery.run(
      find,
      (found) => (this.far = found),
      () => {},
    );
    if (s !== this.session) return;
    await this.#valueQuery.run(
      (signal) => findValues(s, signal),
      (found) => (this.values = found),
      () => {},
    );
  }

  /**
   * Draw the start first, so that the board reserves space for all pieces of the start; then show the first
   * mistake.
   */
  async #begin(s: play.Session) {
    const turning = this.steps?.findIndex(({ lost }) => lost) ?? -1;
    this.show(0);
    if (turning < 0) return;
    await this.updateComplete;
    if (this.session === s && this.at === 0) this.show(turning + 1);
  }

  /** The number of moves, which is the index of the last position. */
  get last() {
    return this.session?.at ?? 0;
  }

  /** The indices of all positions, from 0 on. */
  get all() {
    return Array.from({ length: this.last + 1 }, (_, at) => at);
  }

  /** Show the position after `at` moves, limited to the moves of the game. */
  show(at: number) {
    const to = Math.max(0, Math.min(this.last, at));
    this.#animate = to === this.at + 1;
    this.at = to;
    this.emit('replay-at', { at: to });
  }

  /** Stop automatic replay and show the position that the person selected. */
  go(at: number) {
    this.#stop();
    this.show(at);
  }

  /** Show the position nearest to the clicked point of a curve. */
  pick({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    this.go(Math.round(((clientX - left) / width) * this.last));
  }

  #stop() {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #play() {
    if (this.playing) return this.#stop();
    this.playing = true;
    this.show(this.at >= this.last ? 0 : this.at + 1);
    this.#wait();
  }

  #wait() {
    if (!this.playing || this.at >= this.last) return this.#stop();
    this.#timer = setTimeout(() => {
      this.show(this.at + 1);
      this.#wait();
    }, BEAT);
  }

  #onKey = (event: KeyboardEvent) => {
    const from = event.composedPath()[0] as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || from.matches('input, summary')) return;
    const to = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: 0,
      End: this.last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  };

  view() {
    const s = this.session;
    if (!s) return nothing;
    return html`<section
      class="stack"
      part="replay"
      role="group"
      aria-label=${this.t('report.replay')}
    >
      <div class="stack" @keydown=${this.#onKey}>
        <div class="stack position" inert aria-hidden="true">${this.#board(s)}</div>
        ${strip(this, s)} ${curve(this, s)} ${valueCurve(this)} ${this.#slider()} ${this.#buttons()}
        ${this.#caption(s)} ${legend(this)} ${valueLegend(this)}
      </div>
      ${this.#why(s)} ${this.#table(s)}
    </section>`;
  }

  #board(s: play.Session) {
    const described = play.described(s, this.at);
    const ply = this.at ? s.plies[this.at - 1] : null;
    // Mark the better move if the move at this position gave away a win.
    const step = this.steps?.[this.at];
    const better = step?.lost && step.better ? [step.better.move] : [];
    const tag = boardTag(described);
    return staticHtml`<${tag}
      .board=${described.board}
      .legal=${described.legal}
      .hints=${better}
      .last=${ply && { move: ply.move, animate: this.#animate }}
      .fresh=${`${s.game}|${s.start}`}
      .label=${this.t('play.board', { name: sayGame(this.lang, s.game) })}
      .partName=${cardOf(s.game)?.part ?? 'heap'}
      .lang=${this.lang}
      ?ended=${this.at === this.last}
    ></${tag}>`;
  }

  /**
   * Describe a move in words.
   * @param n the number of the move, counted from 1
   */
  moveWords(s: play.Session, n: number) {
    return sayMove(this.lang, s.plies[n - 1].move, boardWords(play.described(s, n - 1)));
  }

  #caption(s: play.Session) {
    const { at, last } = this;
    const who = at && this.t('play.who', { who: play.turn(s, at - 1) });
    const said = at
      ? this.t('report.moment', { n: at, of: last, who, move: this.moveWords(s, at) })
      : this.t('report.start');
    const outcome = outcomeAt(this.steps, at);
    return html`<p class="stack moment" aria-live=${this.playing ? 'off' : 'polite'}>
      <span>${said}</span>
      <span class="soft">
        ${outcome ? html`${mark(outcome, this.lang)} ` : nothing}<span>${this.#stands(s, at)}</span>
      </span>
    </p>`;
  }

  /** Return a sentence that says who can win from a position, and in how many moves. */
  #stands(s: play.Session, at: number) {
    const position = play.before(s, at).slice(0, READ);
    const winner = winnerAt(this, s, at);
    if (winner === null) return position;
    if (at === this.last) return this.t(`play.won_${winner}`);
    const far = this.far?.get(at);
    const ends = typeof far === 'number' ? ` ${this.t('report.far', { count: far })}` : '';
    return this.t(`report.can_${winner}`, { position }) + ends;
  }

  #slider() {
    return html`<input
      class="slider"
      type="range"
      min="0"
      max=${this.last}
      .value=${String(this.at)}
      aria-label=${this.t('report.slider')}
      aria-valuetext=${this.t('report.of', { n: this.at, of: this.last })}
      @input=${(event: Event) => this.go(Number(valueOf(event)))}
    />`;
  }

  #buttons() {
    const { at, last } = this;
    const button = (name: 'first' | 'back' | 'forward' | 'last', can: boolean, to: number) =>
      html`<button
        class="btn"
        type="button"
        data-replay=${name}
        aria-label=${this.t(`report.to_${name}`)}
        title=${this.t(`report.to_${name}`)}
        aria-disabled=${can ? 'false' : 'true'}
        @click=${() => can && this.go(to)}
      >
        ${sign(name)}
      </button>`;
    return html`<div class="flow buttons" role="group" aria-label=${this.t('report.replay')}>
      ${button('first', at > 0, 0)} ${button('back', at > 0, at - 1)}
      <button class="btn primary" type="button" data-replay="play" @click=${() => this.#play()}>
        ${this.t(this.playing ? 'report.pause' : 'report.play')}
      </button>
      ${button('forward', at < last, at + 1)} ${button('last', at < last, last)}
    </div>`;
  }

  #why(s: play.Session) {
    const position = play.before(s, this.at);
    return html`<details
      class="why"
      @toggle=${(event: Event) => this.#openWhy(targetOf<HTMLDetailsElement>(event).open)}
    >
      <summary>${this.t('report.why')}</summary>
      ${
        this.whyOpen && position.trim()
          ? html`<mex-why
              game=${s.game}
              position=${position}
              controls=${play.isPersons(s, this.at) ? 'all' : 'parts steps glossary'}
              @mex-try=${({ detail }: CustomEvent<{ text: string; to: string }>) =>
                this.emit('report-try', { at: this.at, text: detail.text })}
            ></mex-why>`
          : nothing
      }
    </details>`;
  }

  async #openWhy(open: boolean) {
    this.whyOpen = open;
    if (open) await import('../why/mex-why.ts').catch((thrown) => this.fail(thrown));
  }

  /** Draw the whole game as a table. */
  #table(s: play.Session) {
    const rows = this.tableOpen ? this.all : [];
    return html`<details
      @toggle=${(event: Event) => (this.tableOpen = targetOf<HTMLDetailsElement>(event).open)}
    >
      <summary>${this.t('report.table')}</summary>
      <div class="scroll" tabindex="0" role="group" aria-label=${this.t('report.table')}>
        <table class="listing">
          <thead>
            <tr>
              ${['n', 'move', 'position', 'winner', 'value', 'far'].map(
                (key) => html`<th scope="col">${this.t(`report.col_${key}`)}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.map((at) => this.#row(s, at))}
          </tbody>
        </table>
      </div>
    </details>`;
  }

  #row(s: play.Session, at: number) {
    const winner = winnerAt(this, s, at);
    const who = at && this.t('play.who', { who: play.turn(s, at - 1) });
    const far = this.far?.get(at) ?? '?';
    return html`<tr aria-current=${at === this.at ? 'step' : nothing}>
      <td class="number">${at}</td>
      <td>${at ? html`${who}: ${this.moveWords(s, at)}` : this.t('report.start')}</td>
      <td>${thumbnail(s.game, cardOf(s.game)?.board, play.before(s, at), { height: 44 })}</td>
      <td>${winner === null ? '?' : this.t(`report.wins_${winner}`)}</td>
      <td class="number">${said(this.values?.get(at))}</td>
      <td class="number">${far === 'draw' ? '∞' : far}</td>
    </tr>`;
  }
}

define('mex-replay', MexReplay);
