import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { MexError, judge, judgeLimits, judgePosition, randomTest, readGame } from 'mexplorer';
import { INPUT_IN_LINK } from 'mexplorer/kit/extra';
import { alertLine, copyText, defaults, icon, PageView, placed, Query } from 'mexplorer/kit';
import { lead, lessonsFor, loadElements, message, say, solved } from 'mexplorer/kit';
import { styleSheets, troubleNote, writeLink } from 'mexplorer/kit';
import { isOwn } from '../own.ts';
import { problems } from '../problems.ts';
import { mistakes } from './mistakes.ts';
import { pictureOf, placeLinks } from './place.ts';
import { ownLine } from './own-line.ts';
import { problemList } from './problem-list.ts';
import { anySeed, practiceTests } from './practice-tests.ts';
import type { JudgeLimits, JudgePosition } from 'mexplorer';
import type { MexEditor, Message } from 'mexplorer/kit';
import practiceStyles from './practice.css?inline';

const PAUSE = 150;
/**
 * The practice problems: an input in the judge's format, its exact output, the position it
 * describes, a check of the user's own program, and random tests with answers.
 */
export class PracticeView extends PageView {
  static areas = ['learn', 'practice', 'problems'] as const;
  @state() problem = '891';

  /** The problem id in the link if there is no such problem, else an empty string. */
  @state() unknown = '';

  @state() input = '';

  @state() output = '';

  @state() wrong: MexError | null = null;

  @state() place: JudgePosition | null = null;

  /** The input for which the output and the position are shown. */
  @state() answered = '';

  @state() said: Message | null = null;

  /** The error in the definition of the reader's own game. */
  @state() refused: MexError | null = null;

  /** For the reader's own game: an example input, and the limits of inputs. */
  @state() own: { input: string; limits: JudgeLimits } | null = null;

  static styles = styleSheets(practiceStyles);

  #timer = 0;
  #query = new Query(this, () => void this.#answer());

  constructor() {
    super();
    solved.renders(this);
  }

  connectedCallback() {
    super.connectedCallback();
    void loadElements('mex-editor', 'mex-thumbnail');
  }

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('state')) {
      const { problem, input } = this.state;
      const known = isOwn(problem) || problems.some(({ id }) => id === problem);
      this.problem = known ? problem : defaults.problem;
      this.unknown = known ? '' : problem;
      this.input = input;
    }
    if (changed.has('problem')) {
      this.said = null;
      void this.#prepare();
    }
    if (changed.has('problem') || changed.has('input')) {
      // Stop running calls and clear the error, since both belong to the previous text.
      this.#query.stop();
      this.wrong = null;
      clearTimeout(this.#timer);
      this.#timer = Number(setTimeout(() => this.#answer(), changed.has('problem') ? 0 : PAUSE));
    }
  }

  get #sample() {
    const listed = problems.find(({ id }) => id === this.problem) ?? problems[0];
    return isOwn(this.problem) ? { ...listed, input: this.own?.input ?? '' } : listed;
  }

  /** Load an example input and the limits of the reader's own game. */
  async #prepare() {
    const { problem } = this;
    this.refused = this.own = null;
    if (!isOwn(problem)) return;
    try {
      const [input, limits] = await Promise.all([randomTest(problem, 1), judgeLimits(problem)]);
      if (problem !== this.problem) return;
      this.own = { input: input.trim(), limits };
      // Answer an input that was typed while the game was loading.
      await this.#answer();
    } catch (error) {
      if (problem === this.problem) this.refused = MexError.from(error);
    }
  }

  /** Return whether the example input is used, since the reader typed nothing. */
  get #isExample() {
    return !this.input.trim();
  }

  /** Return the input to answer: the reader's text, or the example input if the text is blank. */
  get #text() {
    return this.#isExample ? this.#sample.input : this.input;
  }

  async #answer() {
    const { problem } = this;
    const input = this.#text;
    if (isOwn(problem) && !this.own) return this.#forget();
    await this.#query.run(
      async (signal) => {
        const output = await judge(problem, input, { signal });
        signal.throwIfAborted();
        // Show the answer at once, before the position for the link to the board is computed.
        this.output = output;
        this.answered = input;
        this.place = null;
        return judgePosition(problem, input, { signal }).catch(() => null);
      },
      (place) => (this.place = place),
      (error) => {
        this.#forget();
        this.wrong = MexError.from(error);
      },
    );
  }

  #forget() {
    this.output = '';
    this.place = null;
  }

  #choose = async ({
    detail: { problem, typed },
  }: CustomEvent<{ problem: string; typed: boolean }>) => {
    this.#open(problem);
    if (!typed) return;
    await this.updateComplete;
    this.renderRoot.querySelector<MexEditor>('mex-editor[name="input"]')?.focus();
  };

  #set(patch: { input: string }) {
    Object.assign(this, patch);
    this.patch(patch);
  }

  /** Show another problem, without the input and the batch of inputs of the former one. */
  #open(problem: string) {
    Object.assign(this, { problem, input: '' });
    this.patch({ problem, input: '', seed: defaults.seed }, true);
  }

  async #randomInput() {
    const { problem, input } = this;
    // Discard the random input if the reader typed in the meantime.
    const isStill = () => problem === this.problem && input === this.input;
    try {
      const made = await randomTest(problem, anySeed());
      if (isStill()) this.#set({ input: made });
    } catch (error) {
      if (isStill()) this.wrong = error;
    }
  }

  async #copy(text: string) {
    this.said = message((await copyText(text)) ? 'common.copied' : 'common.copy_failed');
  }

  #desk() {
    const long = this.output.length > 24 || this.output.includes('\n');
    return html`<div class="desk">
      <div>
        ${keyed(
          this.problem,
          html`<mex-editor
            rows="5"
            name="input"
            .label=${this.t('practice.input')}
            .hint=${this.t(
              this.#isExample
                ? 'practice.input_example'
                : this.input.length > INPUT_IN_LINK
                  ? 'practice.too_long'
                  : 'practice.input_hint',
            )}
            .value=${this.input}
            .error=${this.wrong}
            placeholder=${this.#sample.input}
            @mex-input=${(e: CustomEvent) => this.#set({ input: e.detail.value })}
          ></mex-editor>`,
        )}
      </div>
      <div class="answer">
        <p class="label" id="output-label">
          ${this.t(this.#isExample ? 'practice.output_example' : 'practice.output')}
        </p>
        <output
          class=${this.output ? (long ? '' : 'big') : 'none'}
          aria-labelledby="output-label"
          aria-busy=${this.#query.busy}
          tabindex=${long ? '0' : nothing}
          >${
            this.output ||
            (this.#query.busy ? this.t('common.working') : this.t('practice.output_none'))
          }</output
        >
        <div class="place">${pictureOf(this.place)}</div>
        <p class="flow row">
          <button
            class="btn"
            data-copy
            ?disabled=${!this.output}
            @click=${() => this.#copy(this.output)}
          >
            ${icon('copy', 18)}${this.t('common.copy')}
          </button>
          ${this.answered === this.#text ? placeLinks(this, this.place) : nothing}
        </p>
      </div>
      <p class="flow row inputs">
        <button class="btn" data-sample @click=${() => this.#set({ input: this.#sample.input })}>
          ${this.t('practice.sample')}
        </button>
        <button class="btn" data-random @click=${() => this.#randomInput()}>
          ${icon('dice', 18)}${this.t('practice.random')}
        </button>
        <button class="btn quiet" ?disabled=${!this.input} @click=${() => this.#set({ input: '' })}>
          ${this.t('practice.clear')}
        </button>
      </p>
    </div>`;
  }

  #number(n: number) {
    return this.t('common.number', { n });
  }

  /** Take the game that a text means, or show the error of a text that means none. */
  async #takeOwn(text: string) {
    const { problem } = this;
    if (!text.trim() || text === problem) return;
    const line = await ownLine(text);
    if (problem !== this.problem) return;
    if (line !== null) return this.#open(line);
    try {
      await readGame(text);
    } catch (error) {
      if (problem === this.problem) this.refused = MexError.from(error);
    }
  }

  /** Render the field for the reader's own game. */
  #ownGame() {
    const { refused, own, problem } = this;
    const isOther = refused?.code === 'unknown-problem';
    return html`<h2 id="problem-title">${this.t('practice.own')}</h2>
      <p>${this.t('practice.own_text')}</p>
      <mex-editor
        name="own"
        wrap
        .label=${this.t('practice.own_rule')}
        .value=${problem}
        .error=${isOther ? null : refused}
        @mex-submit=${({ detail: { value } }: CustomEvent) => this.#takeOwn(value)}
      ></mex-editor>
      ${alertLine(isOther ? this.t('practice.own_other', { game: problem }) : '')}
      ${own ? html`<p class="soft">${this.t('practice.own_format', { count: this.#number(own.limits.count), largest: this.#number(own.limits.largest) })}</p>` : nothing}`;
  }

  #mark(done = true) {
    const others = solved.value.filter((id) => id !== this.problem);
    solved.value = done ? [...others, this.problem] : others;
  }

  view() {
    const id = this.problem;
    const own = isOwn(id);
    const unknown = this.unknown && this.t('practice.unknown', { id: this.unknown });
    return html`${lead(this.t('practice.title'), this.t('practice.lead'), alertLine(unknown))}
      <div class="problem-list no-print" @mex-choose=${this.#choose}>
        ${problemList({ problem: id })}
      </div>
      <section class="card" aria-labelledby="problem-title">
        <div class="statement">
          ${
            own
              ? this.#ownGame()
              : html`<h2 id="problem-title">${id} · ${this.t(`problems.${id}`)}</h2>
                  <p>${this.t(`practice.text_${id}`)}</p>
                  <p class="soft">${this.t(`practice.format_${id}`)}</p>`
          }
        </div>
        ${this.#desk()} ${own ? nothing : this.#about(id)}
        <p class="sr" role="status">${say(this.lang, this.said)}</p>
      </section>
      <section class="check" aria-labelledby="check-title" ?hidden=${Boolean(this.refused)}>
        <h2 id="check-title">${this.t('practice.check')}</h2>
        ${keyed(
          id,
          html`<mex-check
            problem=${id}
            tests="100"
            seed=${this.state.seed}
            .text=${this.t('practice.check_lead')}
            @mex-change=${({ detail }: CustomEvent) =>
              detail.problem === id &&
              detail.seed !== this.state.seed &&
              this.patch({ seed: detail.seed })}
            @mex-checked=${({ detail }: CustomEvent) =>
              !own && detail.problem === id && detail.wrong === 0 && this.#mark()}
          ></mex-check>`,
        )}
      </section>
      <div class="tests" @mex-use=${this.#use} ?hidden=${Boolean(this.refused)}>
        ${practiceTests({ problem: id })}
      </div>`;
  }

  #use = (e: CustomEvent) => this.#set({ input: e.detail.input });

  /**
   * Render the notes on a listed problem: mistakes, lessons, whether the reader has solved it, and the
   * judge's page.
   */
  #about(id: string) {
    const isSolved = solved.value.includes(id);
    return html`<div class="about">
      <div class="mistakes" @mex-use=${this.#use}>${mistakes({ problem: id })}</div>
      <p data-lessons>
        ${this.t('practice.lessons')}
        ${lessonsFor(id).map(
          ({ id: lesson, number }, i) =>
            html`${i ? ' · ' : nothing}<a href=${writeLink({ ...defaults, view: 'learn', lesson })}
                >${number} ${this.t(`learn.title.${lesson}`)}</a
              >`,
        )}
      </p>
      <p class="flow row">
        <button
          class="btn"
          data-solved
          aria-pressed=${isSolved}
          @click=${() => this.#mark(!isSolved)}
        >
          ${isSolved ? icon('check', 18) : nothing}
          ${this.t(isSolved ? 'practice.unmark' : 'practice.mark')}
        </button>
      </p>
      ${troubleNote(this, solved)}
      <p class="flow dim source">
        <span>${this.t('practice.source')}</span>
        <a href=${this.#sample.page} target="_blank" rel="noopener noreferrer"
          >${this.#sample.page}</a
        >
      </p>
    </div>`;
  }
}

export const practiceView = placed('mex-practice-view', PracticeView);
