/**
 * `<mex-check problem="891" tests="20"></mex-check>`: check a learner's own program. The learner runs the
 * program on generated inputs and pastes its outputs; the element lists the wrong outputs, those of the
 * smallest inputs first.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { judgeLimits, judgePosition } from 'mexplorer';
import { addWords, define, icon, message, MexWidget, partStyle, saveAs, say } from 'mexplorer/kit';
import { Query, styleSheets, Tally, targetOf, task, textStyle } from 'mexplorer/kit';
import { fileName } from '../own.ts';
import { words } from '../words/check.ts';
import { batchName, judged, makeBatch, makeSmaller } from './batch.ts';
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

// Add the texts of this element. On the page, the descriptor of the extra adds them; a script of widgets
// alone has no descriptor.
addWords({ words });

/** The number of wrong tests shown, those with the smallest inputs. */
const SHOWN = 3;

/**
 * The limits of an accepted output: `least` characters, or `times` the length of the right outputs if that is
 * more.
 */
const LONGEST = { least: 2 ** 16, times: 20 };

/** The greatest length of a link to a board; a longer link is not shown. */
const LONGEST_LINK = 8000;

/** The greatest count of numbers in a large input. All inputs are held in memory and saved in one script. */
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

  /**
   * The number of a practice problem, or the line of a game. For a line, an input is the number of heaps and
   * the heaps, and the output `Yes` or `No`.
   */
  @property({ reflect: true, useDefault: true }) problem = '891';

  /** The number of generated inputs. */
  @property({ type: Number, reflect: true, useDefault: true }) tests = 20;

  /** The seed of the generated inputs. */
  @property({ type: Number, reflect: true, useDefault: true }) seed = 1;

  /** The points for a right program, reported by the element's events. */
  @property({ type: Number }) points = 1;

  /** The address of the page, for links. */
  @property() app = '';

  @property({ attribute: false }) text: string | null = null;

  @state() cases: Case[] = [];

  @state() pasted = '';

  /** The pasted output of a second program; null without a second program to compare. */
  @state() second: string | null = null;

  @state() result: Result | null = null;

  @state() said: Message | null = null;

  @state() busy = false;

  tally = new Tally();

  #loading = new Query(this, () => void this.load());

  /** The number of searches for smaller inputs so far. */
  #searches = 0;

  /** The time limit of the judge, in seconds. */
  #seconds = 1;

  /** The inputs checked since the last batch that was not a search for smaller inputs. */
  #tested: Set<string> = new Set();

  /** The outputs that were counted last as an attempt at the current inputs; '' if there are none. */
  #counted = '';

  constructor() {
    super();

    // Show the content at once: content that appears later would shift the layout below the element.
    this.settled = true;
  }

  /** The number of inputs to generate, from 1 to 200. */
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
    this.#counted = '';
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

  /** Check the pasted outputs. @public */
  async check(): Promise<void> {
    const { cases, pasted, second, problem } = this;
    const batch = batchName(
      problem,
      cases.map(({ input }) => input),
    );
    const given = divide(pasted, cases, batch);
    const other = second?.trim() ? divide(second, cases, batch) : null;
    const flaw = given.flaw ?? other?.flaw;
    if (flaw) {
      this.said = message(`check.flaw_${flaw}`, { file: outputsFile(problem) });
      return this.#showResult();
    }
    const printed = given.given.map(({ text }) => text);
    const accepted = await judged(problem, cases, printed);
    const result = compareOutputs(accepted, given, other);
    const shown = result.wrong.slice(0, SHOWN);
    const hrefs = await Promise.all(shown.map(({ input }) => this.#board(input)));
    if (this.cases !== cases || this.pasted !== pasted || this.second !== second) return;
    this.result = { ...result, hrefs, isMinimal: false };
    for (const { input } of cases) this.#tested.add(input);
    const { right, more, shifted } = result;
    const key = other ? 'same' : shifted && right < cases.length ? 'first_right' : 'count';
    this.said = message(`check.${key}`, { right, all: cases.length });
    // Report a result only without a second program: two programs that agree may both be wrong. The same
    // outputs checked again are no further attempt.
    if (!other && pasted !== this.#counted) {
      this.#counted = pasted;
      const wrong = cases.length - right || Number(more > 0);
      const tally = this.tally.end(wrong === 0, this.points);
      this.emit('mex-checked', { problem, right, wrong, ...tally });
    }
    this.tell();
    await this.#showResult();
  }

  /** Scroll to the verdict, which is below the inputs. */
  async #showResult() {
    await this.updateComplete;
    this.renderRoot.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }

  async #focus(selector: string) {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /**
   * Replace the inputs by some that are smaller than the smallest one with a wrong output, which becomes the
   * last.
   */
  async #smaller() {
    const { cases, problem, result, busy } = this;
    if (!result?.wrong.length || busy) return;
    const [{ input, answer }] = result.wrong;
    const below = { input, answer };
    this.busy = true;
    try {
      const more = { below, count: this.#count, tested: this.#tested };
      const found = await makeSmaller(problem, more);
      if (this.result !== result) return;
      if (found.length === 1) {
        this.result = { ...result, isMinimal: true };
        await this.#focus('[data-minimal]');
        return;
      }
      this.#searches += 1;
      this.pasted = '';
      if (this.second !== null) this.second = '';
      this.cases = found;
      this.#counted = '';
      this.result = null;
      this.said = message('check.found_smaller', { n: found.length - 1 });
      await this.#focus('[data-save]');
      await this.#showResult();
    } catch (error) {
      if (this.cases === cases) this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /**
   * Return a link to the board, or to the count of a union, that an input describes; empty if there is none
   * or if the link is too long.
   */
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

  /** All inputs in one text, separated by blank lines. */
  get #inputs() {
    return this.cases.map(({ input }) => input.trim()).join('\n\n');
  }

  #saveInputs() {
    const file = new Blob([`${this.#inputs}\n`], { type: 'text/plain' });
    saveAs(file, `inputs-${fileName(this.problem)}.txt`);
  }

  #other() {
    this.seed += 1;
    this.tell();
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

  /** Draw the answer for printing: a table of each input with its expected output. */
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
          <button type="button" class="btn quiet" data-other @click=${this.#other}>
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

  /**
   * Draw the field for the output of a program. A search for smaller inputs replaces it by an empty field.
   */
  #outputs(which: 'pasted' | 'second', label: string) {
    const name = which === 'pasted' ? 'outputs' : 'outputs-second';
    const field = outputsField({ name, label, most: this.#most, taken: this.#take(which) });
    return keyed(this.#searches, field);
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

/** The part of a lesson that checks the learner's own program. */
export const programCheck: Part<'program'> = ({ problem, app, text, solved }) =>
  html`<mex-check
    problem=${problem}
    app=${app}
    .text=${text}
    @mex-checked=${(event: CustomEvent) => {
      // Stop the event: the lesson itself reports the results of its widgets.
      event.stopPropagation();
      if (event.detail.wrong === 0) solved();
    }}
  ></mex-check>`;
