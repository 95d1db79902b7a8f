import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { judgePosition } from 'mexplorer';
import { has, icon, linkTo, MexElement, placed, Query, styleSheets, targetOf } from 'mexplorer/kit';
import { huntDown } from '../check/batch.ts';
import { boardLinks } from '../check/board-link.ts';
import { faults } from '../check/faults.ts';
import style from './mistakes.css?inline';

/**
 * A collapsible list of the typical mistakes in a problem, with the smallest inputs on which known wrong
 * rules fail. The list is empty if no mistakes are known. Property `problem`; event `mex-use` with `{ input
 * }`: the input to use.
 */
export class Mistakes extends MexElement {
  static areas = ['practice'] as const;

  @property({ attribute: false }) problem = '';

  @state() open = false;

  @state() found: { name: string; input: string; says: string; href: string } | null = null;

  /** Whether the last search found no further input, so that none is offered. */
  @state() isLast = false;

  /** The name of the fault that the last search was for. */
  #hunted = '';
  #query = new Query(this, () => void this.#hunt(this.#hunted));

  /** The inputs that were found for the fault `#hunted`, which a repeated search passes over. */
  readonly #seen: Set<string> = new Set();

  static styles = styleSheets(style);

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('problem')) return;
    this.open = false;
    this.#forget();
    this.#query.stop();
  }

  async #hunt(name: string) {
    const { problem } = this;
    this.#hunted = name;
    if (this.found?.name !== name) this.#forget();
    await this.#query.run(
      async () => {
        const found = await huntDown(faults[name], this.#seen);
        return { found, place: found && (await judgePosition(problem, found.input)) };
      },
      ({ found, place }) => {
        this.failure = null;
        if (found) this.#seen.add(found.input);
        else if (this.found) {
          this.isLast = true;
          return;
        }
        this.found = {
          name,
          input: found?.input.trim() ?? '',
          says: found ? this.t('practice.hunt_found', inline(found)) : this.t('practice.hunt_none'),
          href: place ? (boardLinks('', place)[0] ?? '') : '',
        };
      },
    );
  }

  #forget() {
    this.found = null;
    this.isLast = false;
    this.#seen.clear();
  }

  #fault(name: string) {
    const { found } = this;
    const is = found?.name === name;
    const { busy } = this.#query;
    return html`<p>${this.t(`practice.fault_${name}`)}</p>
      <p class="flow row">
        ${
          is && (this.isLast || !found.input)
            ? nothing
            : html`<button
                class="btn"
                data-hunt=${name}
                ?disabled=${busy}
                @click=${() => this.#hunt(name)}
              >
                ${this.t(busy && this.#hunted === name ? 'common.working' : is ? 'practice.hunt_again' : 'practice.hunt')}
              </button>`
        }
        ${
          faults[name].claim
            ? html`<a href=${linkTo('', 'refuted', { claim: faults[name].claim })}
                >${this.t('practice.refuted')}</a
              >`
            : nothing
        }
      </p>
      <div role="status">
        ${
          is
            ? html`<p>${found.says}</p>
                ${this.isLast ? html`<p>${this.t('practice.hunt_no_other')}</p>` : nothing}
                ${
                  found.input
                    ? html`<pre tabindex="0">${found.input}</pre>
                        <p class="flow row">
                          <button
                            class="btn"
                            data-use
                            @click=${() => this.emit('mex-use', { input: found.input })}
                          >
                            ${this.t('practice.hunt_use')}
                          </button>
                          ${
                            found.href
                              ? html`<a class="btn" data-board href=${found.href}>
                                  ${icon('play', 18)}${this.t('practice.on_board')}
                                </a>`
                              : nothing
                          }
                        </p>`
                    : nothing
                }`
            : nothing
        }
      </div>`;
  }

  view() {
    const key = `practice.mistake_${this.problem}`;
    const names = Object.keys(faults).filter((name) => faults[name].problem === this.problem);
    if (!has(this.lang, key) && !names.length) return nothing;
    return html`<details
      ?open=${this.open}
      @toggle=${(event: Event) => (this.open = targetOf<HTMLDetailsElement>(event).open)}
    >
      <summary data-mistakes>${this.t('practice.mistakes')}</summary>
      <div class="stack inside">
        ${has(this.lang, key) ? html`<p>${this.t(key)}</p>` : nothing}
        ${names.map((name) => this.#fault(name))}
      </div>
    </details>`;
  }
}

/** Replace the line breaks in outputs by slashes, for display within a sentence. */
const inline = ({ printed, answer }: { printed: string; answer: string }) => ({
  printed: printed.replaceAll('\n', ' / '),
  answer: answer.replaceAll('\n', ' / '),
});

export const mistakes = placed('mex-mistakes', Mistakes);
