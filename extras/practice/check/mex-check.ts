/**
 * `<mex-check problem="891" tests="20"></mex-check>`: checks a learner's own program in three steps. It is
 * run on generated inputs, its outputs come back at once, and the wrong ones are listed, smallest first.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { judgeLimits, judgePosition } from 'mexplorer';
import { addWords, define, icon, message, MexWidget, partStyle, saveAs, say } from 'mexplorer/kit';
import { Query, styleSheets, Tally, targetOf, task, textStyle } from 'mexplorer/kit';
import { fileName } from '../own.ts';
import { words } from '../words/check.ts';
import { judged, makeBatch, makeSmaller } from './batch.ts';
import { boardLinks } from './board-link.ts';
import { checkResult, shortened } from './check-result.ts';
import { compareOutputs, divide } from './outputs.ts';
import { inPython, outputsFile, runnerFile } from './runner.ts';
import { outputsField } from './outputs-field.ts';
import checkStyle from './check.css?inline';
import type { Message } from 'mexplorer/kit';
import type { Part } from 'mexplorer/kit/extra';
import type { Case } from './batch.ts';
import type { Result } from './check-result.ts';

// A script of widgets alone has no descriptors, which add the words otherwise.
addWords({ words });

/** Wrong tests that are shown; the smallest ones matter. */
const SHOWN = 3;

/**
 * Longer outputs are refused: more than this many characters, and more than this many times the
 * length of the right outputs.
 */
const LONGEST = { least: 2 ** 16, times: 20 };

/** A longer link to a board is not shown. */
const LONGEST_LINK = 8000;

/** Numbers of a large input at most: all inputs travel in one script, and in memory. */
const MOST_NUMBERS = 2000;

/**
 * Checks what a program of a learner prints for generated inputs.
 *
 * @fires {{ problem: string, tests: number }} mex-ready - The inputs stand.
 * @fires {{ problem: string, right: number, wrong: number } & { attempts: number, seconds: number,
 *   hints: number, points: number }} mex-checked - What was pasted has been checked.
 * @fires {{ problem: string, tests: number, seed: number, right: number | null, wrong: number |
 *   null }} mex-change - Fired when the state changes, by a check; `detail` is the new state.
 * @slot - The instruction.
 * @csspart check - The whole widget.
 * @csspart answer - The right outputs on paper.
 * @reserve - 795 650 650
 */
export class MexCheck extends MexWidget {
  static areas = ['check'] as const;

  static styles = [...MexWidget.styles, styleSheets(textStyle, partStyle, checkStyle)];

  /** One of the practice problems, or the line of a game: how many heaps, then the heaps, `Yes` or `No`. */
  @property({ reflect: true, useDefault: true }) problem = '891';

  /** How many inputs are generated. */
  @property({ type: Number, reflect: true, useDefault: true }) tests = 20;

  /** Which inputs they are. */
  @property({ type: Number, reflect: true, useDefault: true }) seed = 1;

  /** What it is worth once it is right, as its events report. */
  @property({ type: Number }) points = 1;

  /** The address of the page to which links lead. */
  @property() app = '';

  @property({ attribute: false }) text: string | null = null;

  @state() cases: Case[] = [];

  @state() pasted = '';

  /** The output of a second program; null if there is none to compare. */
  @state() second: string | null = null;

  @state() result: Result | null = null;

  @state() said: Message | null = null;

  @state() busy = false;

  tally = new Tally();

  #loading = new Query(this, () => void this.load());

  /** The number of searches for smaller inputs. */
  #searches = 0;

  /** The time limit of the judge. */
  #seconds = 1;

  /** Inputs whose outputs were checked since the last ordinary batch. */
  #tested: Set<string> = new Set();

  constructor() {
    super();

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
    const right = this.result?.right ?? null;
    return { ...this.kept, right, wrong: right === null ? null : this.cases.length - right };
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    const asked = ['problem', 'tests', 'seed'].some((name) => changed.has(name));
    if (asked || !this.hasUpdated) void this.load();
  }

  async load() {
    const { problem, seed } = this;
    this.cases = [];
    this.#tested.clear();
    this.result = null;
    this.said = null;
    this.tally.renew();
    const count = this.#count;
    await this.#loading.run(
      (signal) =>
        Promise.all([
          makeBatch(problem, { count, seed, most: MOST_NUMBERS, signal }),
          judgeLimits(problem),
        ]),
      ([cases, { seconds }]) => {
        this.#seconds = seconds;
        this.cases = cases;
        this.settle();
        this.emit('mex-ready', { problem, tests: count });
      },
    );
  }

  /** Checks what was pasted. @public */
  async check(): Promise<void> {
    const { cases, second } = this;
    const given = divide(this.pasted, cases);
    const other = second?.trim() ? divide(second, cases) : null;
    const printed = given.given.map(({ text }) => text);
    const accepted = await judged(this.problem, cases, printed);
    const result = compareOutputs(accepted, given, other);
    const shown = result.wrong.slice(0, SHOWN);
    const hrefs = await Promise.all(shown.map(({ input }) => this.#board(input)));
    if (this.cases !== cases) return;
    this.result = { ...result, hrefs };
    for (const { input } of cases) this.#tested.add(input);
    const { right, more, shifted } = result;
    const key = other ? 'same' : shifted && right < cases.length ? 'first_right' : 'count';
    this.said = message(`check.${key}`, { right, all: cases.length });
    // Two programs that agree may both be wrong.
    if (!other) {
      const wrong = cases.length - right || Number(more > 0);
      const tally = this.tally.end(wrong === 0, this.points);
      this.emit('mex-checked', { problem: this.problem, right, wrong, ...tally });
    }
    this.tell();
    await this.#showResult();
  }

  /** Scroll to the verdict, which is below the inputs. */
  async #showResult() {
    await this.updateComplete;
    this.renderRoot.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }

  /** Search for inputs smaller than the smallest wrong one, which stays as the last. */
  async #smaller() {
    const [first] = this.result?.wrong ?? [];
    if (!first) return;
    const { cases, problem } = this;
    const below = { input: first.input, answer: first.answer };
    this.busy = true;
    this.#searches += 1;
    try {
      const more = { below, count: this.#count, tested: this.#tested };
      const found = await makeSmaller(problem, more);
      if (this.cases !== cases) return;
      if (found.length === 1) {
        this.said = message('check.none_smaller');
        void this.#showResult();
        return;
      }
      this.pasted = '';
      if (this.second !== null) this.second = '';
      this.cases = found;
      this.result = null;
      this.said = message('check.found_smaller', { n: found.length - 1 });
      await this.updateComplete;
      (this.renderRoot.querySelector('[data-save]') as HTMLElement | null)?.focus();
    } catch (error) {
      if (this.cases === cases) this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** A link to the board, or to the count, of an input. */
  async #board(input: string) {
    const place = await judgePosition(this.problem, input).catch(() => null);
    const [href = ''] = place ? boardLinks(this.app, place) : [];
    return href.length > LONGEST_LINK ? '' : href;
  }

  get #most() {
    const right = this.cases.reduce((sum, { answer }) => sum + answer.length + 8, 0);
    return Math.max(LONGEST.least, LONGEST.times * right);
  }

  #save() {
    const inputs = this.cases.map(({ input }) => input);
    const script = inPython(this.problem, inputs, this.#seconds);
    saveAs(new Blob([script], { type: 'text/x-python' }), runnerFile(this.problem));
  }

  /** All inputs, one after the other. */
  get #inputs() {
    return this.cases.map(({ input }) => input.trim()).join('\n\n');
  }

  #saveInputs() {
    const file = new Blob([`${this.#inputs}\n`], { type: 'text/plain' });
    saveAs(file, `inputs-${fileName(this.problem)}.txt`);
  }

  #take = (which: 'pasted' | 'second') => (text: string, whole: boolean) => {
    this[which] = text;
    this.result = null;
    this.said = null;
    if (whole && this.#canCheck) void this.check();
  };

  get #canCheck() {
    const second = this.second === null || this.second.trim() !== '';
    return this.pasted.trim() !== '' && second && this.cases.length > 0;
  }

  /** The printed answer: each input with its expected output. */
  #expected() {
    return html`<table class="listing answer-only" part="answer">
      <thead>
        <tr>
          ${['test', 'input', 'right'].map(
            (key) => html`<th scope="col">${this.t(`check.${key}`)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${this.cases.map(
          ({ input, answer }, i) =>
            html`<tr>
              <th scope="row">${i + 1}</th>
              <td><pre>${shortened(input)}</pre></td>
              <td class="wanted">${shortened(answer)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #steps() {
    const { problem } = this;
    const ready = this.cases.length > 0;
    const n = ready ? this.cases.length : this.#count;
    const step = (n: number, key: string) =>
      html`<p class="flow step">
        <span class="numeral" aria-hidden="true">${n}</span>${this.t(`check.step_${key}`)}
      </p>`;
    return html`<ol class="stack steps">
      <li class="stack">
        ${step(1, 'inputs')}
        <div class="flow acts no-print">
          <button type="button" class="btn" data-save ?disabled=${!ready} @click=${this.#save}>
            ${icon('save', 18)}${this.t('check.save')}
          </button>
          <button
            type="button"
            class="btn"
            data-inputs
            ?disabled=${!ready}
            @click=${this.#saveInputs}
          >
            ${this.t('check.bare')}
          </button>
          <button type="button" class="btn quiet" data-other @click=${() => (this.seed += 1)}>
            ${this.t('check.other')}
          </button>
        </div>
        <details>
          <summary>${this.t('check.see', { n })}</summary>
          <pre tabindex="0">${this.cases.map(({ input }) => shortened(input)).join('\n\n')}</pre>
        </details>
      </li>
      <li class="stack">
        ${step(2, 'run')}
        <pre class="command">python3 ${runnerFile(problem)} ./program</pre>
        <p class="soft">${this.t('check.how', { file: outputsFile(problem) })}</p>
      </li>
      <li class="stack no-print">
        ${step(3, 'outputs')}
        <div class="outputs">${this.#outputs('pasted', this.t('check.outputs', { n }))}</div>
        <details
          class="two"
          @toggle=${(event: Event) => {
            const { open } = targetOf<HTMLDetailsElement>(event);
            if (open === (this.second !== null)) return;
            this.second = open ? '' : null;
            this.result = null;
            this.said = null;
          }}
        >
          <summary data-two>${this.t('check.two')}</summary>
          ${
            this.second === null
              ? nothing
              : html`<div class="outputs">
                  ${this.#outputs('second', this.t('check.outputs_second'))}
                </div>`
          }
        </details>
        <div class="flow acts">
          <button
            type="button"
            class="btn primary"
            data-check
            ?disabled=${!this.#canCheck}
            @click=${this.check}
          >
            ${this.t(this.second === null ? 'check.check' : 'check.compare')}
          </button>
        </div>
      </li>
    </ol>`;
  }

  /** The field for the output of a program; smaller cases begin with an empty field. */
  #outputs(which: 'pasted' | 'second', label: string) {
    const name = which === 'pasted' ? 'outputs' : 'outputs-second';
    return keyed(
      this.#searches,
      outputsField({ name, label, most: this.#most, taken: this.#take(which) }),
    );
  }

  view() {
    const { t, result, busy } = this;
    const said = say(this.lang, this.said);
    return html`<section class="stack part" part="check">
      ${task(this.text, this.slotOf())} ${this.#steps()}
      <div role="status" class="stack given-away">
        ${checkResult({
          ...{ t, result, said, busy, seconds: this.#seconds },
          look: () => this.#smaller(),
        })}
      </div>
      ${this.print === 'answer' ? this.#expected() : nothing}
    </section>`;
  }
}

define('mex-check', MexCheck);

/** The check of the learner's own program in a lesson. */
export const programCheck: Part<'program'> = ({ problem, app, text, solved }) =>
  html`<mex-check
    problem=${problem}
    app=${app}
    .text=${text}
    @mex-checked=${(event: CustomEvent) => {
      // The lesson reports results of its widgets itself.
      event.stopPropagation();
      if (event.detail.wrong === 0) solved();
    }}
  ></mex-check>`;
