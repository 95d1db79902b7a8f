import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { described, isOther, positions, turn } from './session.ts';
import { cardOf } from '../games.ts';
import { boardWords, sayMove } from '../i18n/index.ts';
import { Query } from '../ui/element/query.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { toldSum } from './told-sum.ts';
import { isPictured } from '../boards/pictured.ts';
import { thumbnail } from '../thumbnails/thumbnail.ts';
import { pause } from '../ui/element/pause.ts';
import './mex-replay.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-report.css?inline';
import type { MexGame } from './mex-game.ts';
import type { BoardLink } from './game-state.ts';
import type { Session } from './session.ts';
import type { Move, Report, ReportStep } from '../engine/types.ts';
import type { MexReplay } from './mex-replay.ts';
import type { Area } from '../i18n/areas.ts';

/** Functions that the page around a game provides. */
export interface Links {
  /** Returns the address of the proof of a theorem; null if there is none. */
  proof: (theorem: string) => string | null;
  /** Shares the position on the board. */
  share?: (game: MexGame) => unknown;
  /** Returns the address of a match with a friend, to be sent to the friend. */
  match?: (link: BoardLink) => string;
}

/**
 * A review of a finished game: its positions one by one, the moves that gave away a won position, and the
 * moves that would have won.
 *
 * Within the page it links to proofs: `links.proof(theorem)`.
 *
 * @fires report-go - `{at}`: show the position after that number of moves
 * @fires report-try - `{at, text}`: go back to a position and play that move
 */
export class MexReport extends MexElement {
  static areas: readonly Area[] = ['report'];

  static styles = styleSheets(style);

  @property({ attribute: false }) session: Session | null = null;
  @property({ attribute: false }) links: Links | null = null;
  @state() report: Report | null = null;

  /** The index of the mistake that is described in full; -1 for none. */
  @state() opened = -1;

  /** The index of the move to open and focus once the report is loaded; -1 for none. */
  #sought = -1;

  #asked = '';

  #query = new Query(this, () => {
    this.#asked = '';
    if (this.session) void this.#ask(this.session);
  });

  /** Delay updates until the end of the game is painted, to split a long task. */
  async scheduleUpdate() {
    await pause();
    await super.scheduleUpdate();
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('session') && this.session) this.#ask(this.session);
  }

  async #ask(s: Session) {
    const list = positions(s).slice(0, s.at + 1);
    const key = [s.game, ...list].join('\n');
    if (key === this.#asked) return;
    this.#asked = key;
    this.report = null;
    this.failure = null;
    await this.#query.run(
      (signal) => engine.report(s.game, list, { signal }),
      (report) => {
        this.report = report;
        this.opened = this.#slips(s, report)[0] ?? -1;
      },
    );
  }

  /** Describe a move in full and give the description the focus, once the report is loaded. */
  show(at: number) {
    this.#sought = at;
    this.requestUpdate();
  }

  updated() {
    const at = this.#sought;
    if (at < 0 || !this.report) return;
    this.#sought = -1;
    this.#open(at);
    void this.updateComplete.then(() => {
      const slip = this.renderRoot.querySelector<HTMLElement>('.slip[aria-expanded="true"]');
      slip?.scrollIntoView({ block: 'center' });
      slip?.focus({ preventScroll: true });
    });
  }

  view() {
    const s = this.session;
    if (!s) return nothing;
    return html`<section
      class="stack report"
      part="report"
      role="group"
      aria-label=${this.t('report.title')}
    >
      <h3>${this.t('report.title')}</h3>
      ${
        this.report
          ? this.#findings(s, this.report)
          : this.failure
            ? this.#replay(s, null)
            : html`<p class="soft">${this.t('report.wait')}</p>`
      }
    </section>`;
  }

  /** Return the indices of the moves by which a person gave away a win or a draw. */
  #slips(s: Session, { steps }: Report) {
    return steps.flatMap(({ lost }, i) => (lost && !isOther(turn(s, i)) ? [i] : []));
  }

  #replay(s: Session, report: Report | null) {
    return html`<mex-replay
      .session=${s}
      .steps=${report?.steps ?? null}
      @replay-at=${({ detail: { at } }: CustomEvent<{ at: number }>) => this.#follow(s, at - 1)}
    ></mex-replay>`;
  }

  /** Open the full description of the move with index `i`, if the move is a mistake. */
  #follow(s: Session, i: number) {
    if (this.report && this.#slips(s, this.report).includes(i)) this.opened = i;
  }

  /** Describe a mistake in full and show the move on the board. */
  #open(i: number) {
    this.opened = i;
    const replay = this.renderRoot.querySelector('mex-replay') as MexReplay | null;
    void replay?.go(i + 1);
  }

  #findings(s: Session, report: Report) {
    const { steps } = report;
    const slips = this.#slips(s, report).map((i) => ({ step: steps[i], i }));
    const key = { P: 'lost', N: 'won', D: 'drawn' }[steps[0]?.before ?? 'N'];
    const start = html`<p class="soft">${this.t(`report.${key}_start`)}</p>`;
    if (!slips.length) {
      const drawn = steps.some(({ before }) => before === 'D');
      const won = steps.some(({ before }, i) => !isOther(turn(s, i)) && before === 'N');
      const one = won ? 'clean_won' : drawn ? 'clean_drawn' : 'clean_lost';
      const key = s.players === 1 ? one : 'clean_two';
      return html`${start}
        <p>${this.t(`report.${key}`)}</p>
        ${this.#replay(s, report)}`;
    }
    return html`${start} ${this.#replay(s, report)}
      <p>
        ${this.t(slips.some(({ step }) => step.before === 'D' || step.after === 'D') ? 'report.slips_drawn' : 'report.slips', { count: slips.length })}
      </p>
      <ol>
        ${slips.map(({ step, i }) => this.#slip(s, step, i))}
      </ol>`;
  }

  /** Draw the positions before and after a move. */
  #change({ game }: Session, from: string, to: string) {
    const draw = cardOf(game)?.board;
    if (!isPictured(draw)) return html`<code>${from} → ${to}</code>`;
    return html`<span class="change"
      >${thumbnail(game, draw, from)}<span>→</span>${thumbnail(game, draw, to)}</span
    >`;
  }

  #who(s: Session, i: number) {
    return this.t('play.who', { who: turn(s, i) });
  }

  /** Draw the reason why a move lost: the resulting position and the winning reply. */
  #because(s: Session, { to, refuted }: ReportStep, i: number) {
    const draw = cardOf(s.game)?.board;
    if (!refuted) {
      const left = isPictured(draw) ? this.t('report.pictured_only') : to;
      const label = this.t('report.because_drawn', { who: this.#who(s, i), left });
      return html`<p class="because">${label}</p>`;
    }
    const { answer, values, sum, theorem } = refuted;
    const board = boardWords(described(s, i + 1));
    const key = answer ? (sum === null || sum === undefined ? 'answer' : 'sum') : 'over';
    // Refer to positions that are drawn by their order, such as "the first picture".
    const named = (place: string, text: string) =>
      isPictured(draw) ? this.t(`report.pictured_${place}`) : text;
    const args = {
      who: this.#who(s, i),
      left: named(key === 'answer' ? 'first' : 'only', to),
      values,
      sum: sum ?? 0,
      ...toldSum(values),
      // True if the numbers of the position are the SG values, which the sentence then does not repeat.
      plain: values.join(' ') === to,
      answer: answer ? sayMove(this.lang, answer.move, board) : '',
      then: answer ? named('second', answer.to) : '',
    };
    const proof = this.links?.proof(theorem);
    return html`<p class="because">${this.t(`report.because_${key}`, args)}</p>
      ${key === 'answer' && answer ? this.#pictures(s, [to, answer.to]) : nothing}
      ${proof ? html`<p><a href=${proof}>${this.t('report.proof')}</a></p>` : nothing}`;
  }

  /** Draw the pictured positions as text, to be read and copied. */
  #asText({ game }: Session, { from, to, better }: ReportStep) {
    if (!isPictured(cardOf(game)?.board)) return nothing;
    return html`<details class="text">
      <summary>${this.t('report.as_text')}</summary>
      <p><code>${from} → ${to}</code></p>
      ${better ? html`<p><code>${from} → ${better.to}</code></p>` : nothing}
    </details>`;
  }

  /** Draw pictures of the positions that a sentence mentions. */
  #pictures({ game }: Session, positions: string[]) {
    const draw = cardOf(game)?.board;
    if (!isPictured(draw)) return nothing;
    return html`<p class="change">
      ${positions.map((one) => thumbnail(game, draw, one, { height: 72 }))}
    </p>`;
  }

  #slip(s: Session, step: ReportStep, i: number) {
    const board = boardWords(described(s, i));
    const say = (move: Move) => sayMove(this.lang, move, board);
    const move = say(step.move);
    const opened = this.opened === i;
    return html`<li>
      <button
        class="flow slip"
        aria-expanded=${opened ? 'true' : 'false'}
        @click=${() => this.#open(i)}
      >
        <span>${this.t('report.slip', { n: i + 1, who: this.#who(s, i), move })}</span>
        ${this.#change(s, step.from, step.to)}
      </button>
      ${opened ? this.#described(s, step, i, say) : nothing}
    </li>`;
  }

  #described(s: Session, step: ReportStep, i: number, say: (move: Move) => string) {
    const { better } = step;
    return html`${
        better
          ? html`<p>
              <strong
                >${this.t(step.before === 'D' ? 'report.holds' : 'report.better', {
                  move: say(better.move),
                })}</strong
              >
              ${this.#change(s, step.from, better.to)}
            </p>`
          : nothing
      }
      ${this.#because(s, step, i)} ${this.#asText(s, step)}
      <div class="flow acts">
        <button class="btn" @click=${() => this.emit('report-go', { at: i })}>
          ${this.t('report.back')}
        </button>
        ${
          better
            ? html`<button
                class="btn"
                @click=${() => this.emit('report-try', { at: i, text: better.text })}
              >
                ${this.t('report.try')}
              </button>`
            : nothing
        }
      </div>`;
  }
}

define('mex-report', MexReport);
