import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { judge, randomTest } from 'mexplorer';
import { copyText, icon, message, MexElement, placed } from 'mexplorer/kit';
import { Query, saveText, say, valueOf } from 'mexplorer/kit';
import { fileName } from '../own.ts';
import type { Message } from 'mexplorer/kit';

/**
 * Random inputs of a practice problem with their answers, to copy or save. Property `problem`;
 * event `mex-use` with `{ input }`: the input to use.
 */
export class PracticeTests extends MexElement {
  static areas = ['practice'] as const;

  @property({ attribute: false }) problem = '';

  @state() tests: { input: string; answer: string }[] = [];

  @state() count = 5;

  @state() said: Message | null = null;

  #query = new Query(this, () => void this.#makeTests());

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('problem')) return;
    this.#query.stop();
    this.tests = [];
    this.said = null;
  }

  async #makeTests() {
    const { problem, count } = this;
    const first = anySeed();
    const make = async (signal: AbortSignal) => {
      const tests = [];
      for (let i = 0; i < count; i++) {
        const input = await randomTest(problem, (first + i) % 2 ** 31, { signal });
        tests.push({ input, answer: await judge(problem, input, { signal }) });
      }
      return tests;
    };
    await this.#query.run(make, (tests) => {
      this.failure = null;
      this.tests = tests;
      this.said = message('practice.made', { n: tests.length });
    });
  }

  /** Join all tests to one text. */
  #file() {
    const part = (test: { input: string; answer: string }, i: number) =>
      [
        this.t('practice.file_test', { n: i + 1 }),
        test.input.trimEnd(),
        this.t('practice.file_answer', { n: i + 1 }),
        test.answer,
        '',
      ].join('\n');
    return this.tests.map(part).join('\n');
  }

  #save() {
    saveText(this.#file(), `mexplorer-${fileName(this.problem)}-tests.txt`, 'text/plain');
  }

  async #copy(text: string) {
    this.said = message((await copyText(text)) ? 'common.copied' : 'common.copy_failed');
  }

  view() {
    return html`<section aria-labelledby="tests-title">
      <h2 id="tests-title">${this.t('practice.tests')}</h2>
      <p class="soft">${this.t('practice.tests_lead')}</p>
      <p class="flow row">
        <label class="flow">
          <span>${this.t('practice.tests_count')}</span>
          <select class="field" @change=${(e: Event) => (this.count = Number(valueOf(e)))}>
            ${[1, 5, 10, 20, 50].map(
              (n) => html`<option ?selected=${n === this.count} value=${n}>${n}</option>`,
            )}
          </select>
        </label>
        <button class="btn primary" data-make @click=${() => this.#makeTests()}>
          ${this.t(this.tests.length ? 'practice.tests_again' : 'practice.tests_make')}
        </button>
        ${
          this.tests.length
            ? html`<button class="btn" data-copy-all @click=${() => this.#copy(this.#file())}>
                  ${icon('copy', 18)}${this.t('practice.tests_copy')}
                </button>
                <button class="btn" data-save @click=${() => this.#save()}>
                  ${icon('save', 18)}${this.t('practice.tests_save')}
                </button>`
            : nothing
        }
      </p>
      ${
        this.tests.length
          ? html`<ol>
              ${this.tests.map(
                (test, i) =>
                  html`<li>
                    <div>
                      <p class="dim">${this.t('practice.tests_input', { n: i + 1 })}</p>
                      <pre tabindex="0">${test.input.trimEnd()}</pre>
                    </div>
                    <div>
                      <p class="dim">${this.t('practice.tests_output', { n: i + 1 })}</p>
                      <pre tabindex="0">${test.answer}</pre>
                    </div>
                    <button
                      class="btn quiet"
                      aria-label=${this.t('practice.test_use', { n: i + 1 })}
                      @click=${() => this.emit('mex-use', { input: test.input })}
                    >
                      ${this.t('practice.use')}
                    </button>
                  </li>`,
              )}
            </ol>`
          : nothing
      }
      <p class="sr" role="status">${say(this.lang, this.said)}</p>
    </section>`;
  }
}

export const anySeed = () => Math.floor(Math.random() * 2 ** 31);

export const practiceTests = placed('mex-practice-tests', PracticeTests);
