/**
 * `<mex-check problem="891" tests="20"></mex-check>`: checks a learner's own program in three steps. It is
 * run on generated inputs, its outputs come back at once, and the wrong ones are listed, smallest first.
 */
import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import * as engine from '../engine/api.js';
import { inline } from '../ui/text/rich-text.js';
import { icon } from '../ui/pictures/icons.js';
import { MexWidget, define } from '../ui/element/widget.js';
import { saveAs } from '../ui/controls/save-file.js';
import { makeBatch, makeSmaller } from './batch.js';
import { boardLinks } from './board-link.js';
import { checkStyle } from './check-style.js';
import { compareOutputs, divide, firstDifference } from './outputs.js';
import { inPython, outputsFile, runnerFile } from './runner.js';
import { partStyle, textStyle } from './style.js';
import './mex-outputs.js';
import '../i18n/late.js';

/** Wrong tests that are shown, and those of which the number is given; the smallest ones matter. */
const SHOWN = 3;
const NUMBERED = 20;

/** Longer outputs are refused: so many characters, and so many times those of the right outputs. */
const LONGEST = { least: 2 ** 16, times: 20 };

/** So many seeds lie between the batches of two values of `seed`. */
const SEEDS = 1000;

/** @typedef {import('./batch.js').Case} Case */

/**
 * @attr {string} problem - the id of a practice problem
 * @attr {number} tests - how many inputs are generated
 * @attr {number} seed - which inputs they are
 * @fires mex-checked - `{ problem, right, wrong }`
 */
export class MexCheck extends MexWidget {
  static styles = [...MexWidget.styles, textStyle, partStyle, checkStyle];

  static properties = {
    problem: { reflect: true, useDefault: true },
    tests: { type: Number, reflect: true, useDefault: true },
    seed: { type: Number, reflect: true, useDefault: true },
    app: {},
    text: { attribute: false },
    cases: { state: true },
    pasted: { state: true },
    second: { state: true },
    result: { state: true },
    said: { state: true },
    busy: { state: true },
  };

  #asked = '';

  /** How often smaller inputs were looked for. */
  #searches = 0;

  /** Inputs whose outputs were checked since the last ordinary batch. @type {Set<string>} */
  #tested = new Set();

  constructor() {
    super();
    this.problem = '891';
    this.tests = 20;
    this.seed = 1;
    /** The address of the page for links; empty within it. */
    this.app = '';
    /** @type {string | null} */
    this.text = null;
    /** @type {Case[]} */
    this.cases = [];
    this.pasted = '';
    /** What a second program printed; null while nobody compares two. @type {string | null} */
    this.second = null;
    /**
     * @type {(import('./outputs.js').Comparison & { hrefs: string[] }) | null}
     */
    this.result = null;
    this.said = '';
    this.busy = false;
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
    this.#tested.clear();
    const asked = `${problem} ${tests} ${seed}`;
    this.#asked = asked;
    this.result = null;
    this.said = '';
    try {
      const count = this.#count;
      const cases = await makeBatch(problem, { count, seed: seed * SEEDS });
      if (this.#asked !== asked) return;
      this.cases = cases;
      this.settle();
      this.emit('mex-ready', { problem, tests: count });
    } catch (error) {
      if (this.#asked === asked) this.fail(error);
    }
  }

  async check() {
    const { cases, second } = this;
    const given = divide(this.pasted, cases);
    const other = second?.trim() ? divide(second, cases) : null;
    const result = compareOutputs(cases, given, other);
    const shown = result.wrong.slice(0, SHOWN);
    const hrefs = await Promise.all(shown.map(({ input }) => this.#board(input)));
    if (this.cases !== cases) return;
    this.result = { ...result, hrefs };
    for (const { input } of cases) this.#tested.add(input);
    const right = cases.length - result.wrong.length;
    this.said = other
      ? this.t('learn.check.same', { same: right, all: cases.length })
      : this.t('learn.check.count', { right, all: cases.length });
    // Two programs that agree may both be wrong.
    if (!other) {
      const wrong = result.wrong.length || Number(result.more > 0);
      this.emit('mex-checked', { problem: this.problem, right, wrong });
    }
    this.tell();
  }

  /** Inputs smaller than the smallest wrong one, which stays as the last. */
  async #smaller() {
    const [first] = this.result?.wrong ?? [];
    if (!first) return;
    const { cases, problem } = this;
    const below = { input: first.input, answer: first.answer };
    this.busy = true;
    this.#searches += 1;
    // Far from the seeds of the batches.
    const seed = 2 ** 30 + (((this.seed + this.#searches) * 2 * SEEDS) % 2 ** 29);
    try {
      const found = await makeSmaller(problem, {
        below,
        count: this.#count,
        seed,
        tested: this.#tested,
      });
      if (this.cases !== cases) return;
      if (found.length === 1) {
        this.said = this.t('learn.check.none_smaller');
        return;
      }
      for (const field of this.renderRoot.querySelectorAll('mex-outputs')) {
        /** @type {import('./mex-outputs.js').MexOutputs} */ (field).clear();
      }
      this.cases = found;
      this.result = null;
      this.said = this.t('learn.check.found_smaller', { n: found.length - 1 });
      await this.updateComplete;
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[data-save]'))?.focus();
    } catch (error) {
      if (this.cases === cases) this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** A link to the board, or to the count, of an input. @param {string} input */
  async #board(input) {
    const place = await engine.judgePosition(this.problem, input).catch(() => null);
    return place ? (boardLinks(this.app, place)[0] ?? '') : '';
  }

  get #most() {
    const right = this.cases.reduce((sum, { answer }) => sum + answer.length + 8, 0);
    return Math.max(LONGEST.least, LONGEST.times * right);
  }

  #save() {
    const script = inPython(
      this.problem,
      this.cases.map(({ input }) => input),
    );
    saveAs(new Blob([script], { type: 'text/x-python' }), runnerFile(this.problem));
  }

  /** All inputs, one after the other. */
  get #inputs() {
    return this.cases.map(({ input }) => input.trim()).join('\n\n');
  }

  #saveInputs() {
    const file = new Blob([`${this.#inputs}\n`], { type: 'text/plain' });
    saveAs(file, `inputs-${this.problem}.txt`);
  }

  /** @param {'pasted' | 'second'} which */
  #take = (which) => (/** @type {CustomEvent} */ event) => {
    event.stopPropagation();
    const { text, whole } = event.detail;
    this[which] = text;
    this.result = null;
    this.said = '';
    if (whole && this.#canCheck) void this.check();
  };

  get #canCheck() {
    const second = this.second === null || this.second.trim() !== '';
    return this.pasted.trim() !== '' && second && this.cases.length > 0;
  }

  /** What is wrong with one output, as a sentence. @param {import('./outputs.js').Wrong} one */
  #says({ failure, given, difference }) {
    if (failure) return this.t(`learn.check.${failure.ended}`, failure);
    if (!given) return this.t('learn.check.printed_nothing');
    return difference ? this.t('learn.check.line', difference) : '';
  }

  /** An output, with the line that differs marked. @param {string} text @param {number | undefined} line */
  #lines(text, line) {
    const lines = text.split('\n');
    return html`<pre tabindex=${lines.length > 6 ? '0' : nothing}>
${lines.map(
        (each, i) => html`${i ? '\n' : ''}${i + 1 === line ? html`<mark>${each}</mark>` : each}`,
      )}</pre>`;
  }

  /** @param {import('./outputs.js').Wrong} one @param {string} href @param {boolean} two */
  #row({ n, input, given, other, answer, difference }, href, two) {
    const cell = (/** @type {string} */ key, /** @type {unknown} */ content, name = '') =>
      html`<td class=${name} data-head=${this.t(`learn.check.${key}`)}>${content}</td>`;
    const output = (/** @type {string} */ key, /** @type {string} */ text) =>
      cell(
        key,
        text
          ? this.#lines(text, difference?.line)
          : html`<em>${this.t('learn.check.nothing')}</em>`,
        firstDifference(answer, text) ? 'given' : 'wanted',
      );
    return html`<tr>
      <th scope="row" data-head=${this.t('learn.check.test')}>${n}</th>
      ${cell(
        'input',
        html`<pre tabindex="0">${input.trim()}</pre>
          ${href ? html`<a href=${href} data-board>${this.t('learn.check.board')}</a>` : nothing}`,
      )}
      ${output(two ? 'first' : 'yours', given)} ${two ? output('second', other) : nothing}
      ${output('right', answer)}
    </tr>`;
  }

  /** @param {import('./outputs.js').Comparison & { hrefs: string[] }} result */
  #table({ wrong, hrefs, two }) {
    const heads = ['test', 'input', ...(two ? ['first', 'second'] : ['yours']), 'right'];
    const rest = wrong.slice(hrefs.length).map(({ n }) => n);
    const numbers = rest.slice(0, NUMBERED).map(String);
    return html`<table>
        <caption class="sr">
          ${this.t(two ? 'learn.check.different_ones' : 'learn.check.wrong_ones')}
        </caption>
        <thead>
          <tr>
            ${heads.map((key) => html`<th scope="col">${this.t(`learn.check.${key}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${hrefs.map((href, i) => this.#row(wrong[i], href, two))}
        </tbody>
      </table>
      ${
        rest.length
          ? html`<p class="soft">
              ${this.t('learn.check.rest', {
                tests: this.t('common.items', { items: numbers }),
                more: rest.length - numbers.length,
              })}
            </p>`
          : nothing
      }`;
  }

  #result() {
    const { result } = this;
    if (!result) return this.said ? html`<p class="verdict">${this.said}</p>` : nothing;
    const { wrong, more, missing, two, marked } = result;
    const good = wrong.length === 0 && more === 0;
    const [first] = wrong;
    return html`<p class="verdict ${good ? 'right' : ''}">
        <span class="sign" aria-hidden="true">${good ? '✓' : '✗'}</span>
        <span
          ><b>${this.said}</b>${
            good ? this.t(two ? 'learn.check.all_same' : 'learn.check.all_right') : nothing
          }
          ${
            first
              ? this.t(two ? 'learn.check.smallest_difference' : 'learn.check.smallest', first)
              : nothing
          }
          ${first && !two ? this.#says(first) : nothing}
          ${missing ? this.t('learn.check.short', { n: missing }) : nothing}
          ${more ? this.t('learn.check.long') : nothing}
          ${!marked && (missing || more) ? this.t('learn.check.shifted') : nothing}</span
        >
      </p>
      ${
        first
          ? html`<p class="acts no-print">
              <button
                type="button"
                class="btn"
                data-smaller
                ?disabled=${this.busy}
                @click=${this.#smaller}
              >
                ${this.t(this.busy ? 'common.working' : 'learn.check.look_smaller')}
              </button>
            </p>`
          : nothing
      }
      ${first ? this.#table(result) : nothing}`;
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

  #steps() {
    const { problem } = this;
    const ready = this.cases.length > 0;
    return html`<ol class="steps">
      <li>
        <p class="step">${this.t('learn.check.step_inputs')}</p>
        <div class="acts no-print">
          <button type="button" class="btn" data-save ?disabled=${!ready} @click=${this.#save}>
            ${icon('save', 18)}${this.t('learn.check.save')}
          </button>
          <button
            type="button"
            class="btn"
            data-inputs
            ?disabled=${!ready}
            @click=${this.#saveInputs}
          >
            ${this.t('learn.check.bare')}
          </button>
          <button type="button" class="btn quiet" data-other @click=${() => (this.seed += 1)}>
            ${this.t('learn.check.other')}
          </button>
        </div>
        <details>
          <summary>
            ${this.t('learn.check.see', { n: ready ? this.cases.length : this.#count })}
          </summary>
          <pre tabindex="0">${this.#inputs}</pre>
        </details>
      </li>
      <li>
        <p class="step">${this.t('learn.check.step_run')}</p>
        <pre class="command">python3 ${runnerFile(problem)} ./program</pre>
        <p class="soft">${this.t('learn.check.how', { file: outputsFile(problem) })}</p>
      </li>
      <li class="no-print">
        <p class="step">${this.t('learn.check.step_outputs')}</p>
        <mex-outputs
          .label=${this.t('learn.check.outputs', { n: ready ? this.cases.length : this.#count })}
          .most=${this.#most}
          @mex-outputs=${this.#take('pasted')}
        ></mex-outputs>
        <details
          class="two"
          @toggle=${(/** @type {any} */ event) => {
            const { open } = event.target;
            if (open === (this.second !== null)) return;
            this.second = open ? '' : null;
            this.result = null;
            this.said = '';
          }}
        >
          <summary data-two>${this.t('learn.check.two')}</summary>
          ${
            this.second === null
              ? nothing
              : html`<mex-outputs
                  .label=${this.t('learn.check.outputs_second')}
                  .most=${this.#most}
                  @mex-outputs=${this.#take('second')}
                ></mex-outputs>`
          }
        </details>
        <div class="acts">
          <button
            type="button"
            class="btn primary"
            data-check
            ?disabled=${!this.#canCheck}
            @click=${this.check}
          >
            ${this.t(this.second === null ? 'learn.check.check' : 'learn.check.compare')}
          </button>
        </div>
      </li>
    </ol>`;
  }

  view() {
    return html`<section class="part" part="check">
      <div class="words">
        ${this.text === null ? this.slotOf() : unsafeHTML(inline(this.text).text)}
      </div>
      ${this.#steps()}
      <div role="status" class="given-away">${this.#result()}</div>
      ${this.print === 'answer' ? this.#expected() : nothing}
    </section>`;
  }
}

define('mex-check', MexCheck);
