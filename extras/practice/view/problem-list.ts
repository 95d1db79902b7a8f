import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import {
  fetchAllWords,
  icon,
  isEnter,
  MexElement,
  placed,
  solved,
  styleSheets,
} from 'mexplorer/kit';
import { valueOf } from 'mexplorer/kit';
import { ideas, problems } from '../problems.ts';
import { isOwn, OWN } from '../own.ts';
import { findProblems, lookUp } from './find-problems.ts';
import { ownLine } from './own-line.ts';
import type { Problem } from '../problems.ts';
import style from './problem-list.css?inline';

/** Match narrow screens such as phones, on which the whole list would be many screens long. */
const narrow = globalThis.matchMedia?.('(max-width: 41.25em)');

/**
 * The list of practice problems, grouped by idea, with a search field. Property `problem`, the id of the
 * chosen problem; event `mex-choose` with `{ problem, typed }`.
 */
export class ProblemList extends MexElement {
  static areas = ['practice', 'problems'] as const;

  @property({ attribute: false }) problem = '';

  @state() query = '';

  /** The problems that match the query by its game or input, if no title matches. */
  @state() meant: Problem[] = [];

  /** The game that the query means, if it means one. */
  @state() own: string | null = null;

  @state() open = false;

  static styles = styleSheets(style);

  constructor() {
    super();
    solved.renders(this);
  }

  connectedCallback() {
    super.connectedCallback();
    // Load the titles in all languages, since the search matches titles in any language.
    void fetchAllWords(['practice', 'problems']).then(() => this.requestUpdate());
  }

  async #toggle() {
    this.open = !this.open;
    if (!this.open) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('input')?.focus();
  }

  async #search(query: string) {
    this.query = query;
    this.meant = [];
    this.own = null;
    const [{ problems }, own] = await Promise.all([lookUp(query), ownLine(query)]);
    if (this.query !== query) return;
    if (!findProblems(query).length) this.meant = problems;
    this.own = own;
  }

  /**
   * On Enter, choose the certain meaning of the text, or ask the reader to choose among the
   * results.
   */
  async #submit() {
    const { query } = this;
    if (!query.trim()) return;
    const { problems: found, isSure } = await lookUp(query);
    if (!this.open || query !== this.query || !found.length) return;
    if (isSure) return this.#choose(found[0].id, true);
    this.meant = found;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[data-problem]')?.focus();
  }

  /** Choose the game that the query means, or an example. */
  async #chooseOwn() {
    const { query } = this;
    const own = query.trim() ? await ownLine(query) : null;
    if (this.open && query === this.query) await this.#choose(own ?? OWN, true);
  }

  /**
   * Report the chosen problem, and close the list.
   * @param typed whether the problem was found by typing, so that the focus moves to its input
   */
  async #choose(problem: string, typed = false) {
    this.open = false;
    this.query = '';
    this.own = null;
    this.emit('mex-choose', { problem, typed });
    if (typed) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.chosen')?.focus();
  }

  /**
   * Render the problems of an idea. On a phone, only the group of the chosen problem and search results are
   * unfolded.
   */
  #group(found: Problem[], idea = '') {
    const ids = found.filter((problem) => problem.idea === idea).map(({ id }) => id);
    if (!ids.length) return nothing;
    const open = !narrow?.matches || this.query.trim() !== '' || ids.includes(this.problem);
    const done = ids.filter((id) => solved.value.includes(id)).length;
    return html`<details data-idea=${idea} ?open=${live(open)}>
      <summary class="item">
        <h2>${this.t(`practice.idea_${idea}`)}</h2>
        <span class="dim">${this.t('practice.idea_count', { n: ids.length, done })}</span>
        <span class="end">${icon('down', 16)}</span>
      </summary>
      <ul>
        ${ids.map(
          (id) =>
            html`<li>
              <button
                class="item"
                data-problem=${id}
                aria-pressed=${id === this.problem}
                @click=${() => this.#choose(id)}
              >
                <span class="dim mono id">${id}</span>
                <span>${this.t(`problems.${id}`)}</span>
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
    const { query, meant } = this;
    const found = meant.length ? meant : findProblems(query);
    return html`<div
      class="panel"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        void this.#toggle();
      }}
    >
      <div class="search">
        <label class="label" for="find">${this.t('practice.find')}</label>
        <input
          id="find"
          class="field"
          type="search"
          autocomplete="off"
          placeholder=${this.t('practice.find_hint')}
          .value=${query}
          @input=${(event: Event) => void this.#search(valueOf(event))}
          @keydown=${(event: KeyboardEvent) => {
            if (!isEnter(event)) return;
            event.preventDefault();
            void this.#submit();
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
      <button class="item own" data-own @click=${() => this.#chooseOwn()}>
        ${icon('write', 18)}<span>${this.t('practice.own')}</span>
        <span class="dim mono">${this.own ?? (query.trim() ? '' : OWN)}</span>
      </button>
      <div class="groups">${ideas.map((idea) => this.#group(found, idea))}</div>
    </div>`;
  }

  view() {
    const n = problems.filter(({ id }) => solved.value.includes(id)).length;
    return html`<button class="chosen" aria-expanded=${this.open} @click=${() => this.#toggle()}>
        <span class="dim mono id">${this.problem}</span>
        <strong
          >${this.t(isOwn(this.problem) ? 'practice.own' : `problems.${this.problem}`)}</strong
        >
        <span class="dim end count"
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

export const problemList = placed('mex-problem-list', ProblemList);
