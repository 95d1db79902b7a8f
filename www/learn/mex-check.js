/**
 * `<mex-check problem="891" tests="20"></mex-check>`: checks a learner's own program. It is run on
 * generated inputs, its outputs are pasted, and the wrong ones are listed, smallest first.
 */
import { css, html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import * as engine from '../engine/api.js';
import { inline } from '../ui/text/rich-text.js';
import { icon } from '../ui/pictures/icons.js';
import { MexWidget, define } from '../ui/element/widget.js';
import { linkTo } from '../ui/text/view-links.js';
import { saveAs } from '../ui/controls/save-file.js';
import { divide, inPython, sizeOf } from './runner.js';
import { partStyle, textStyle } from './style.js';
import '../i18n/late.js';

/**
 * @attr {string} problem - the id of a practice problem
 * @attr {number} tests - how many inputs are generated
 * @attr {number} seed - which inputs they are
 * @fires mex-checked - `{ problem, right, wrong }`
 */
export class MexCheck extends MexWidget {
  static styles = [
    ...MexWidget.styles,
    textStyle,
    partStyle,
    css`
      pre,
      textarea.field {
        margin: 0;
        font-family: var(--mex-font-mono);
        font-size: calc(0.9375 * var(--mex-em));
        line-height: 1.45;
      }
      pre {
        max-height: calc(9 * var(--mex-em));
        padding: 6px 10px;
        overflow: auto;
        border-radius: 8px;
        background: var(--mex-sunken);
        white-space: pre-wrap;
      }
      textarea.field {
        display: block;
        font-size: 16px;
        resize: vertical;
      }
      label {
        font-weight: 600;
        font-size: calc(0.9375 * var(--mex-em));
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: calc(0.9375 * var(--mex-em));
      }
      th,
      td {
        padding: 8px 10px 8px 0;
        border-block-end: 1px solid var(--mex-line);
        text-align: start;
        vertical-align: top;
        font-weight: 400;
      }
      thead th {
        color: var(--mex-ink-soft);
        font-size: calc(0.875 * var(--mex-em));
      }
      .given {
        color: var(--mex-warn);
        text-decoration: line-through;
      }
      .wanted {
        font-weight: 700;
      }
      .seed {
        color: var(--mex-ink-soft);
        font-size: calc(0.875 * var(--mex-em));
      }
      details pre {
        margin-block-start: 8px;
      }
      summary {
        cursor: pointer;
        color: var(--mex-accent);
      }
    `,
  ];

  static properties = {
    problem: { reflect: true, useDefault: true },
    tests: { type: Number, reflect: true, useDefault: true },
    seed: { type: Number, reflect: true, useDefault: true },
    app: {},
    text: { attribute: false },
    cases: { state: true },
    pasted: { state: true },
    result: { state: true },
    said: { state: true },
  };

  #asked = '';

  constructor() {
    super();
    this.problem = '891';
    this.tests = 20;
    this.seed = 1;
    /** The address of the page for links; empty within it. */
    this.app = '';
    /** @type {string | null} */
    this.text = null;
    /** @type {{ input: string, answer: string }[]} */
    this.cases = [];
    this.pasted = '';
    /**
     * @type {{ wrong: { n: number, input: string, given: string, answer: string, href: string }[], more: number, enough: boolean } | null}
     */
    this.result = null;
    this.said = '';
    // Rendered at once, since later content would shift the layout below.
    this.settled = true;
  }

  /** The number of inputs. */
  get #count() {
    return Math.max(1, Math.min(200, this.tests || 20));
  }

  get kept() {
    const { problem, tests, seed } = this;
    return { problem, tests, seed };
  }

  get state() {
    const wrong = this.result ? this.result.wrong.length : null;
    return { ...this.kept, right: wrong === null ? null : this.cases.length - wrong, wrong };
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const asked = ['problem', 'tests', 'seed'].some((name) => changed.has(name));
    if (asked || !this.hasUpdated) void this.load();
  }

  async load() {
    const { problem, tests, seed } = this;
    this.cases = [];
    const asked = `${problem} ${tests} ${seed}`;
    this.#asked = asked;
    this.result = null;
    try {
      const count = this.#count;
      const cases = [];
      for (let i = 0; i < count; i += 1) {
        const input = await engine.randomTest(problem, (seed * 1000 + i) % 2 ** 31);
        cases.push({ input, answer: await engine.judge(problem, input) });
      }
      if (this.#asked !== asked) return;
      this.cases = cases;
      this.settle();
      this.emit('mex-ready', { problem, tests: count });
    } catch (error) {
      if (this.#asked === asked) this.fail(error);
    }
  }

  async check() {
    const expected = this.cases.map(({ answer }) => answer);
    const { given, enough, more } = divide(this.pasted, expected);
    const wrong = this.cases
      .map(({ input, answer }, i) => ({ n: i + 1, input, answer, given: given[i], href: '' }))
      .filter((one) => one.given !== one.answer.split(/\s+/).filter(Boolean).join(' '))
      .sort((a, b) => sizeOf(a.input) - sizeOf(b.input));
    for (const one of wrong) one.href = await this.#board(one.input);
    this.result = { wrong, more, enough };
    const right = this.cases.length - wrong.length;
    this.said = this.t('learn.check.count', { right, all: this.cases.length });
    this.emit('mex-checked', { problem: this.problem, right, wrong: wrong.length });
    this.tell();
  }

  /** A link to the board, or to the count, of an input. @param {string} input */
  async #board(input) {
    const place = await engine.judgePosition(this.problem, input).catch(() => null);
    if (!place) return '';
    if ('divisors' in place) {
      return linkTo(this.app, 'union', { n: place.n, divisors: place.divisors.join(' ') });
    }
    const one = 'cases' in place ? place.cases[0] : place;
    return one ? linkTo(this.app, 'play', { game: one.game, position: one.position, why: 1 }) : '';
  }

  #save() {
    const script = inPython(this.cases.map(({ input }) => input));
    saveAs(new Blob([script], { type: 'text/x-python' }), `run-${this.problem}.py`);
  }

  #result() {
    const { result } = this;
    if (!result) return nothing;
    const wrong = result.wrong.length;
    const good = wrong === 0 && result.more === 0;
    return html`<p class="verdict ${good ? 'right' : ''}">
        <span class="sign" aria-hidden="true">${good ? '✓' : '✗'}</span>
        <span
          ><b>${this.said}</b>${good ? this.t('learn.check.all_right') : nothing}
          ${wrong ? this.t('learn.check.smallest') : nothing}
          ${result.enough ? nothing : this.t('learn.check.short')}
          ${result.more ? this.t('learn.check.long') : nothing}</span
        >
      </p>
      ${
        wrong === 0
          ? nothing
          : html`<table>
              <caption class="sr">
                ${this.t('learn.check.wrong_ones')}
              </caption>
              <thead>
                <tr>
                  <th scope="col">${this.t('learn.check.test')}</th>
                  <th scope="col">${this.t('learn.check.input')}</th>
                  <th scope="col">${this.t('learn.check.yours')}</th>
                  <th scope="col">${this.t('learn.check.right')}</th>
                </tr>
              </thead>
              <tbody>
                ${result.wrong.map(
                  ({ n, input, given, answer, href }) =>
                    html`<tr>
                      <th scope="row">${n}</th>
                      <td>
                        <pre>${input.trim()}</pre>
                        ${
                          href
                            ? html`<a href=${href} data-board>${this.t('learn.check.board')}</a>`
                            : nothing
                        }
                      </td>
                      <td class="given">${given || this.t('learn.check.nothing')}</td>
                      <td class="wanted">${answer}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }`;
  }

  /** The printed answer: each input with its expected output. */
  #expected() {
    return html`<table class="answer-only" part="answer">
      <thead>
        <tr>
          <th scope="col">${this.t('learn.check.test')}</th>
          <th scope="col">${this.t('learn.check.input')}</th>
          <th scope="col">${this.t('learn.check.right')}</th>
        </tr>
      </thead>
      <tbody>
        ${this.cases.map(
          ({ input, answer }, i) =>
            html`<tr>
              <th scope="row">${i + 1}</th>
              <td><pre>${input.trim()}</pre></td>
              <td class="wanted">${answer}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  view() {
    const all = this.cases.map(({ input }) => input.trim()).join('\n\n');
    return html`<section class="part" part="check">
      <div class="words">
        ${this.text === null ? this.slotOf() : unsafeHTML(inline(this.text).text)}
      </div>
      <div class="acts no-print">
        <button
          type="button"
          class="btn"
          data-save
          ?disabled=${!this.cases.length}
          @click=${this.#save}
        >
          ${icon('save', 18)}${this.t('learn.check.save')}
        </button>
        <button type="button" class="btn quiet" data-other @click=${() => (this.seed += 1)}>
          ${this.t('learn.check.other')}
        </button>
      </div>
      <p class="soft">${this.t('learn.check.how', { file: `run-${this.problem}.py` })}</p>
      <details>
        <summary>${this.t('learn.check.see', { n: this.#count })}</summary>
        <pre tabindex="0">${all}</pre>
      </details>
      <label for="outputs">${this.t('learn.check.outputs', { n: this.#count })}</label>
      <textarea
        id="outputs"
        class="field"
        rows="4"
        spellcheck="false"
        autocomplete="off"
        .value=${this.pasted}
        @input=${(/** @type {any} */ event) => (this.pasted = event.target.value)}
      ></textarea>
      <div class="acts no-print">
        <button
          type="button"
          class="btn primary"
          data-check
          ?disabled=${!this.pasted.trim() || !this.cases.length}
          @click=${this.check}
        >
          ${this.t('learn.check.check')}
        </button>
      </div>
      <div role="status" class="given-away">${this.#result()}</div>
      ${this.print === 'answer' ? this.#expected() : nothing}
    </section>`;
  }
}

define('mex-check', MexCheck);
