import { css, html, nothing } from 'lit';
import { directive } from 'lit/async-directive.js';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { Component } from '../ui/element/component.ts';
import { icon } from '../ui/pictures/icons.ts';
import { isEnter } from '../ui/controls/typed-text.ts';
import { ideas, problems } from './problems.ts';
import { fetchAllWords } from '../i18n/languages.ts';
import { findProblems } from './find-problems.ts';
import { solved } from '../saved/list.ts';
import type { PartInfo } from 'lit/directive.js';
import type { Problem } from './problems.ts';
import { valueOf } from '../ui/element/events.ts';
import type { Area } from '../i18n/areas.ts';

/** A phone, where the whole list would be many screens long. */
const narrow = globalThis.matchMedia?.('(max-width: 41.25em)');

/**
 * The list of practice problems, grouped by idea, with a search. Property `problem`, the chosen one;
 * event `mex-choose` with `{ problem }`.
 */
export class ProblemList extends Component {
  static areas: readonly Area[] = ['practice'];

  @property() problem = '';

  @state() query = '';

  @state() open = false;

  static styles = css`
    .problem-list {
      display: block;
      margin-block-end: 20px;
    }
    .problem-list .chosen {
      display: flex;
      gap: 10px;
      align-items: center;
      width: 100%;
      min-height: 48px;
      padding: 8px 16px;
      border: 1px solid var(--mex-line);
      border-radius: var(--mex-radius);
      background: var(--mex-surface);
      text-align: start;
      font-size: 1rem;
      cursor: pointer;
    }
    .problem-list .chosen:hover,
    .problem-list .chosen[aria-expanded='true'] {
      border-color: var(--mex-accent);
    }
    .problem-list .chosen .count {
      margin-inline-start: auto;
      color: var(--mex-ink-soft);
      font-size: 0.875rem;
      white-space: nowrap;
    }
    .problem-list .chosen svg {
      flex: none;
      transition: rotate 0.15s;
    }
    .problem-list .chosen[aria-expanded='true'] svg {
      rotate: 180deg;
    }
    .problem-list .id {
      font-family: var(--mex-font-mono);
      font-size: 0.8125rem;
      color: var(--mex-ink-soft);
    }
    .problem-list .panel {
      margin-block-start: 8px;
      padding: 16px;
      border: 1px solid var(--mex-line);
      border-radius: var(--mex-radius);
      background: var(--mex-surface);
    }
    .problem-list .search {
      display: grid;
      grid-template-columns: minmax(0, 24rem) 1fr;
      gap: 4px 16px;
      align-items: center;
    }
    .problem-list .search label {
      grid-column: 1 / -1;
      font-size: 0.875rem;
      font-weight: 600;
    }
    .problem-list .search .field {
      width: 100%;
    }
    .problem-list .groups {
      columns: 19rem;
      column-gap: 28px;
      margin-block-start: 14px;
    }
    .problem-list details {
      break-inside: avoid;
      margin-block-end: 12px;
    }
    .problem-list summary {
      display: flex;
      gap: 8px;
      align-items: baseline;
      min-height: 32px;
      padding: 4px 8px;
      border-radius: 8px;
      list-style: none;
      cursor: pointer;
    }
    .problem-list summary::-webkit-details-marker {
      display: none;
    }
    .problem-list summary:hover {
      background: var(--mex-sunken);
    }
    .problem-list summary svg {
      flex: none;
      align-self: center;
      margin-inline-start: auto;
      color: var(--mex-ink-soft);
      transition: rotate 0.15s;
    }
    .problem-list details[open] > summary svg {
      rotate: 180deg;
    }
    .problem-list h2 {
      font-size: 0.9375rem;
    }
    .problem-list summary .soft {
      font-size: 0.8125rem;
    }
    .problem-list ul {
      list-style: none;
      margin: 0;
      padding: 0;
    }
    .problem-list li button {
      display: grid;
      grid-template-columns: 5.25rem 1fr auto;
      gap: 8px;
      align-items: baseline;
      width: 100%;
      min-height: 36px;
      padding: 6px 8px;
      border: 0;
      border-radius: 8px;
      background: none;
      text-align: start;
      font-size: 0.9375rem;
      line-height: 1.35;
      cursor: pointer;
    }
    .problem-list li button:hover {
      background: var(--mex-sunken);
    }
    .problem-list li button[aria-pressed='true'] {
      background: var(--mex-accent-soft);
      font-weight: 600;
    }
    .problem-list .done {
      color: var(--mex-accent);
    }
    @media (pointer: coarse) {
      .problem-list li button,
      .problem-list summary {
        min-height: 44px;
        align-items: center;
      }
    }
    @media (max-width: 41.25em) {
      .problem-list .panel {
        padding: 12px;
      }
      .problem-list .search {
        grid-template-columns: minmax(0, 1fr);
      }
      .problem-list details {
        margin-block-end: 0;
      }
    }
    @media print {
      .problem-list {
        display: none;
      }
    }
  `;

  constructor(part: PartInfo) {
    super(part);
    solved.renders(this);
  }

  connected() {
    super.connected();
    // A problem is found by its title in any language.
    void fetchAllWords(['practice']).then(() => this.requestUpdate());
  }

  async #toggle() {
    this.open = !this.open;
    if (!this.open) return;
    await this.updateComplete;
    (this.renderRoot.querySelector('input') as HTMLElement | null)?.focus();
  }

  async #choose(problem: string) {
    this.open = false;
    this.query = '';
    this.emit('mex-choose', { problem });
    await this.updateComplete;
    (this.renderRoot.querySelector('.chosen') as HTMLElement | null)?.focus();
  }

  /**
   * The problems of an idea. On a phone only those around the chosen one, and those searched for, are
   * unfolded.
   */
  #group(found: Problem[], idea = '') {
    const ids = found.filter((problem) => problem.idea === idea).map(({ id }) => id);
    if (!ids.length) return nothing;
    const open = !narrow?.matches || this.query.trim() !== '' || ids.includes(this.problem);
    const done = ids.filter((id) => solved.value.includes(id)).length;
    return html`<details data-idea=${idea} ?open=${live(open)}>
      <summary>
        <h2>${this.t(`practice.idea_${idea}`)}</h2>
        <span class="soft">${this.t('practice.idea_count', { n: ids.length, done })}</span>
        ${icon('down', 16)}
      </summary>
      <ul>
        ${ids.map(
          (id) =>
            html`<li>
              <button
                data-problem=${id}
                aria-pressed=${id === this.problem ? 'true' : 'false'}
                @click=${() => this.#choose(id)}
              >
                <span class="id">${id}</span>
                <span>${this.t(`practice.title_${id}`)}</span>
                ${
                  solved.value.includes(id)
                    ? html`<span class="done"
                        >${icon('check', 16)}<span class="sr"
                          >${this.t('practice.solved')}</span
                        ></span
                      >`
                    : nothing
                }
              </button>
            </li>`,
        )}
      </ul>
    </details>`;
  }

  #panel() {
    const found = findProblems(this.query);
    return html`<div
      class="panel"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        void this.#toggle();
      }}
    >
      <div class="search">
        <label for="find">${this.t('practice.find')}</label>
        <input
          id="find"
          class="field"
          type="search"
          autocomplete="off"
          placeholder=${this.t('practice.find_hint')}
          .value=${this.query}
          @input=${(event: Event) => (this.query = valueOf(event))}
          @keydown=${(event: KeyboardEvent) => {
            if (isEnter(event) && found.length) void this.#choose(found[0].id);
          }}
        />
        <span class="soft" role="status"
          >${
            found.length
              ? this.t('practice.found', { n: found.length })
              : this.t('practice.found_none')
          }</span
        >
      </div>
      <div class="groups">${ideas.map((idea) => this.#group(found, idea))}</div>
    </div>`;
  }

  view() {
    const n = problems.filter(({ id }) => solved.value.includes(id)).length;
    return html`<button
        class="chosen"
        aria-expanded=${this.open ? 'true' : 'false'}
        @click=${() => this.#toggle()}
      >
        <span class="id">${this.problem}</span>
        <strong>${this.t(`practice.title_${this.problem}`)}</strong>
        <span class="count"
          >${
            n
              ? this.t('practice.solved_of', { n, all: problems.length })
              : this.t('practice.found', { n: problems.length })
          }</span
        >
        ${icon('down', 18)}
      </button>
      ${this.open ? this.#panel() : nothing}`;
  }
}

export const problemList = directive(ProblemList);
