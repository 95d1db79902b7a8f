import { css, html, nothing } from 'lit';
import * as engine from '../engine/api.js';
import { positions, turn } from './session.js';
import { cardOf } from '../games.js';
import { sayMove } from '../i18n/index.js';
import { Query } from '../ui/element/query.js';
import { MexElement, define } from '../ui/element/base.js';
import '../i18n/report.js';
import { pause } from '../ui/element/pause.js';

/**
 * Addresses of the explanation of a moment and of the proof of a theorem, if any.
 * @typedef {object} Links
 * @property {(at: number, position: string) => string} why
 * @property {(theorem: string) => string | null} proof
 */

/**
 * A review of a finished game: the moves that gave away a won position, and what would have won.
 *
 * Within the page it links to explanations: `links.why(at, position)` and `links.proof(theorem)`.
 *
 * @fires report-go - `{at}`: show the position after that number of moves
 * @fires report-why - explain the position shown
 * @fires report-try - `{at, text}`: go back and play that
 */
export class MexReport extends MexElement {
  static styles = [
    ...MexElement.styles,
    css`
      .report {
        border-top: 1px solid var(--mex-line);
        padding-top: 12px;
        display: grid;
        gap: 8px;
      }
      h3 {
        font-size: calc(1.125 * var(--mex-em));
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 10px;
      }
      li {
        padding: 10px 14px;
        border-radius: var(--mex-radius);
        background: var(--mex-sunken);
        display: grid;
        gap: 6px;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        padding-top: 2px;
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
      }
      code {
        color: var(--mex-ink-soft);
        overflow-wrap: anywhere;
      }
    `,
  ];

  static properties = {
    session: { attribute: false },
    links: { attribute: false },
    report: { state: true },
  };

  #query = new Query(this, () => {
    this.asked = '';
    if (this.session) void this.#ask(this.session);
  });

  constructor() {
    super();
    /** @type {import('./session.js').Session|null} */
    this.session = null;
    /** @type {Links|null} */
    this.links = null;
    /** @type {import('../engine/types.js').Report|null} */
    this.report = null;
    this.settled = true;
    this.asked = '';
  }

  /** After the end of the game is painted, to split a long task. */
  async scheduleUpdate() {
    await pause();
    await super.scheduleUpdate();
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('session') && this.session) this.#ask(this.session);
  }

  /** @param {import('./session.js').Session} s */
  async #ask(s) {
    const list = positions(s).slice(0, s.at + 1);
    const key = [s.game, ...list].join('\n');
    if (key === this.asked) return;
    this.asked = key;
    this.report = null;
    this.failure = null;
    await this.#query.run(
      (signal) => engine.report(s.game, list, { signal }),
      (report) => (this.report = report),
    );
  }

  view() {
    const s = this.session;
    if (!s) return nothing;
    return html`<section class="report" part="report" aria-label=${this.t('report.title')}>
      <h3>${this.t('report.title')}</h3>
      ${
        this.report
          ? this.#findings(s, this.report)
          : this.failure
            ? nothing
            : html`<p class="soft">${this.t('report.wait')}</p>`
      }
    </section>`;
  }

  /** @param {import('./session.js').Session} s @param {import('../engine/types.js').Report} report */
  #findings(s, { steps }) {
    const mine = (/** @type {number} */ i) => turn(s, i) !== 'computer';
    const slips = steps.flatMap((step, i) => (step.lost && mine(i) ? [{ step, i }] : []));
    const key = { P: 'lost', N: 'won', D: 'drawn' }[steps[0]?.before ?? 'N'];
    const start = html`<p class="soft">${this.t(`report.${key}_start`)}</p>`;
    if (!slips.length) {
      const drawn = steps.some(({ before }) => before === 'D');
      const none = drawn ? 'clean_drawn' : 'clean_lost';
      const one = this.#everWon(s, steps) ? 'clean_won' : none;
      const key = s.players === 2 ? 'clean_two' : one;
      return html`${start}
        <p>${this.t(`report.${key}`)}</p>`;
    }
    return html`${start}
      <p>
        ${this.t(slips.some(({ step }) => step.before === 'D' || step.after === 'D') ? 'report.slips_drawn' : 'report.slips', { count: slips.length })}
      </p>
      <ol>
        ${slips.map(({ step, i }) => this.#slip(s, step, i))}
      </ol>`;
  }

  /**
   * Whether the user was ever in a winning position.
   * @param {import('./session.js').Session} s
   * @param {import('../engine/types.js').ReportStep[]} steps
   */
  #everWon(s, steps) {
    return steps.some((step, i) => turn(s, i) !== 'computer' && step.before === 'N');
  }

  /** The name of the player of a move. @param {import('./session.js').Session} s @param {number} i */
  #who(s, i) {
    return this.t('play.who', { who: turn(s, i) });
  }

  /**
   * Why the move lost: the position left and the reply that it allows.
   * @param {import('./session.js').Session} s
   * @param {import('../engine/types.js').ReportStep} step
   * @param {number} i
   */
  #because(s, { to, refuted }, i) {
    if (!refuted) {
      const left = this.t('report.because_drawn', { who: this.#who(s, i), left: to });
      return html`<p class="because">${left}</p>`;
    }
    const { answer, values, sum, theorem } = refuted;
    const board = { draw: cardOf(s.game)?.board ?? '', heaps: to.split(' ') };
    const says = {
      who: this.#who(s, i),
      left: to,
      values,
      sum,
      // If the numbers on the board are the values, they are not repeated.
      plain: values.join(' ') === to,
      answer: answer && sayMove(this.lang, answer.move, board),
      then: answer?.to,
    };
    const key = answer ? (sum === null || sum === undefined ? 'answer' : 'sum') : 'over';
    const proof = this.links?.proof(theorem);
    return html`<p class="because">${this.t(`report.because_${key}`, says)}</p>
      ${
        this.links
          ? html`<p class="ways">
              <a
                href=${this.links.why(i + 1, to)}
                @click=${(/** @type {MouseEvent} */ event) => this.#explain(event, i + 1)}
                >${this.t('report.explain', { left: to })}</a
              >
              ${proof ? html`<a href=${proof}>${this.t('report.proof')}</a>` : nothing}
            </p>`
          : nothing
      }`;
  }

  /**
   * A plain click shows the moment here; the link opened elsewhere sets up the game at it.
   * @param {MouseEvent} event
   * @param {number} at
   */
  #explain(event, at) {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.emit('report-go', { at });
    this.emit('report-why', {});
  }

  /**
   * @param {import('./session.js').Session} s
   * @param {import('../engine/types.js').ReportStep} step
   * @param {number} i
   */
  #slip(s, step, i) {
    const { better } = step;
    // The number of heaps comes from the position text.
    const board = { draw: cardOf(s.game)?.board ?? '', heaps: step.from.split(' ') };
    const say = (/** @type {any} */ move) => sayMove(this.lang, move, board);
    const move = say(step.move);
    return html`<li>
      <p>
        ${this.t('report.slip', { n: i + 1, who: this.#who(s, i), move })}
        <code>${step.from} → ${step.to}</code>
      </p>
      ${
        better
          ? html`<p>
              <strong
                >${this.t(step.before === 'D' ? 'report.holds' : 'report.better', {
                  move: say(better.move),
                })}</strong
              >
              <code>${step.from} → ${better.to}</code>
            </p>`
          : nothing
      }
      ${this.#because(s, step, i)}
      <div class="acts">
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
      </div>
    </li>`;
  }
}

define('mex-report', MexReport);
