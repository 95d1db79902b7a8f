import { css, html, nothing } from 'lit';
import { viewStyles } from './views-style.js';
import { writeLink } from './state.js';
import { icon } from '../kit/icons.js';
import { MexElement, define } from '../kit/base.js';
import { entryOf, outline } from '../learn/outline.js';
import { changes, clear, exported, progressOf } from '../learn/progress.js';
import '../learn/mex-lesson.js';

/**
 * The course: the list of lessons, or one lesson with the list beside it. Property `state`; event
 * `mex-state`.
 */
export class MexLearnView extends MexElement {
  static properties = { state: { attribute: false }, sure: { state: true }, said: { state: true } };

  static styles = [
    ...MexElement.styles,
    viewStyles,
    css`
      .lesson {
        display: grid;
        grid-template-columns: 15.5rem minmax(0, 1fr);
        gap: 40px;
        align-items: start;
      }
      .rail {
        position: sticky;
        top: 12px;
        max-height: calc(100vh - 24px);
        overflow-y: auto;
        padding-block: 6px;
      }
      .rail ol {
        display: grid;
        gap: 1px;
        margin: 6px 0 0;
        padding: 0;
        list-style: none;
      }
      .rail a,
      .rail span.entry {
        display: grid;
        grid-template-columns: 26px minmax(0, 1fr) 18px;
        align-items: center;
        gap: 6px;
        min-height: 36px;
        padding: 4px 8px;
        border-radius: 8px;
        color: var(--mex-ink);
        font-size: 0.9375rem;
        line-height: 1.3;
        text-decoration: none;
      }
      .rail span.entry {
        color: var(--mex-ink-soft);
      }
      .rail a:hover {
        background: var(--mex-sunken);
      }
      .rail a[aria-current] {
        background: var(--mex-accent-soft);
        color: var(--mex-accent);
        font-weight: 600;
      }
      .n {
        color: var(--mex-ink-soft);
        font-size: 0.875rem;
        text-align: end;
      }
      .rail .icon {
        color: var(--mex-accent);
      }
      .back {
        display: inline-flex;
        align-items: center;
        min-height: 36px;
        padding-inline: 8px;
      }
      .fold.lessons {
        display: none;
        margin: 0 0 16px;
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: 14px;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .cards li > * {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 2px 14px;
        height: 100%;
        padding: 14px 16px;
        border: 1px solid var(--mex-line);
        border-radius: calc(var(--mex-radius) * 1.4);
        color: var(--mex-ink);
        text-decoration: none;
      }
      .cards a {
        background: var(--mex-surface);
        box-shadow: var(--mex-shadow);
      }
      .cards a:hover {
        border-color: var(--mex-accent);
      }
      .cards .big {
        grid-row: span 2;
        font-family: var(--mex-font-head);
        font-size: 1.75rem;
        line-height: 1.1;
        color: var(--mex-accent);
        min-width: 1.3em;
      }
      .cards .entry .big {
        color: var(--mex-ink-soft);
      }
      .cards b {
        line-height: 1.35;
      }
      .meta {
        display: flex;
        flex-wrap: wrap;
        gap: 0 10px;
        color: var(--mex-ink-soft);
        font-size: 0.875rem;
      }
      .meta .state {
        display: inline-flex;
        align-items: center;
        gap: 3px;
        color: var(--mex-accent);
        font-weight: 600;
      }
      .start {
        margin-block-start: 12px;
      }
      .own {
        margin-block-start: 28px;
        padding-block-start: 16px;
        border-block-start: 1px solid var(--mex-line);
        color: var(--mex-ink-soft);
        font-size: 0.9375rem;
      }
      .judges {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: center;
        margin-block-start: 24px;
      }
      .judges .btn {
        min-height: 36px;
        font-family: var(--mex-font-mono);
        font-size: 0.875rem;
      }
      @media (max-width: 940px) {
        .lesson {
          display: block;
        }
        .rail {
          display: none;
        }
        .fold.lessons {
          display: block;
        }
        .fold .rail {
          display: block;
          position: static;
          max-height: none;
          padding: 0;
        }
      }
      @media print {
        .rail,
        .fold.lessons,
        .own {
          display: none !important;
        }
        .lesson {
          display: block;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('./state.js').State} */
    this.state = /** @type {any} */ (null);
    this.sure = false;
    this.said = '';
    this.settled = true;
  }

  connectedCallback() {
    super.connectedCallback();
    changes.addEventListener('change', this.#changed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    changes.removeEventListener('change', this.#changed);
  }

  #changed = () => this.requestUpdate();

  /** @param {Map<string, any>} changed */
  updated(changed) {
    const before = changed.get('state');
    // Another lesson begins at its top.
    if (before && before.lesson !== this.state.lesson && !this.state.step) scrollTo({ top: 0 });
  }

  /** @param {string} lesson */
  #href(lesson) {
    return writeLink({ ...this.state, view: 'learn', lesson, step: 0 });
  }

  /** @param {import('../learn/outline.js').Entry} entry */
  #mark({ id }) {
    const { finished, done } = progressOf(id);
    if (finished) return { icon: 'check', words: this.t('learn.state_done') };
    return Object.keys(done).length ? { icon: '', words: this.t('learn.state_begun') } : null;
  }

  #rail() {
    return html`<nav class="rail" aria-label=${this.t('learn.lessons')}>
      <a class="back" href=${this.#href('')}><span></span>${this.t('learn.all_lessons')}</a>
      <ol start="0">
        ${outline.map((entry) => {
          const mark = this.#mark(entry);
          const inside = html`<span class="n">${entry.number}</span
            ><span>${this.t(`learn.title.${entry.id}`)}</span>${
              mark?.icon
                ? html`<span>${icon(mark.icon, 16)}<span class="sr">${mark.words}</span></span>`
                : nothing
            }`;
          return html`<li>
            ${
              entry.ready
                ? html`<a
                    href=${this.#href(entry.id)}
                    aria-current=${entry.id === this.state.lesson ? 'page' : nothing}
                    >${inside}</a
                  >`
                : html`<span class="entry">${inside}</span>`
            }
          </li>`;
        })}
      </ol>
    </nav>`;
  }

  #lesson() {
    const { lesson, step } = this.state;
    const entry = entryOf(lesson);
    return html`<div class="lesson">
      ${this.#rail()}
      <div>
        <details class="fold lessons">
          <summary>
            <span
              ><b
                >${entry ? `${entry.number} · ${this.t(`learn.title.${lesson}`)}` : lesson}</b
              ></span
            >${icon('down', 20)}
          </summary>
          <div class="fold-body">${this.#rail()}</div>
        </details>
        <mex-lesson lesson=${lesson} step=${step} @mex-step=${this.#stepped}></mex-lesson>
      </div>
    </div>`;
  }

  /** @param {CustomEvent<{ step: number }>} event */
  #stepped({ detail }) {
    if (detail.step !== this.state.step) this.emit('mex-state', { patch: { step: detail.step } });
  }

  #cards() {
    return html`<ol class="cards" start="0">
      ${outline.map((entry) => {
        const mark = this.#mark(entry);
        const inside = html`<span class="big">${entry.number}</span>
          <b>${this.t(`learn.title.${entry.id}`)}</b>
          <span class="meta"
            >${
              entry.ready
                ? html`<span>${this.t('learn.minutes', { n: entry.minutes })}</span>`
                : html`<span>${this.t('learn.soon')}</span>`
            }${
              entry.problems.length
                ? html`<span>${this.t('learn.problems', { problems: entry.problems })}</span>`
                : nothing
            }${
              mark
                ? html`<span class="state"
                    >${mark.icon ? icon(mark.icon, 16) : nothing}${mark.words}</span
                  >`
                : nothing
            }</span
          >`;
        return html`<li>
          ${
            entry.ready
              ? html`<a href=${this.#href(entry.id)}>${inside}</a>`
              : html`<div class="entry">${inside}</div>`
          }
        </li>`;
      })}
    </ol>`;
  }

  #save() {
    const url = URL.createObjectURL(new Blob([exported()], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'mexplorer-course.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  #clear() {
    this.sure = !this.sure;
    if (this.sure) return;
    clear();
    this.said = this.t('learn.cleared');
  }

  #list() {
    const ready = outline.filter((entry) => entry.ready);
    const done = ready.filter(({ id }) => progressOf(id).finished).length;
    const next = ready.find(({ id }) => !progressOf(id).finished);
    const judged = ready.flatMap(({ id, problems }) =>
      problems.map((problem) => ({ id, problem })),
    );
    return html`<header class="lead plain">
        <h1>${this.t('learn.title')}</h1>
        <p class="lead-text">${this.t('learn.lead')}</p>
        ${
          next
            ? html`<p class="start">
                <a class="btn primary" href=${this.#href(next.id)}
                  >${
                    next.number === 0
                      ? this.t('learn.begin')
                      : this.t('learn.go_on', { title: this.t(`learn.title.${next.id}`) })
                  }</a
                >
              </p>`
            : nothing
        }
      </header>
      ${this.#cards()}
      <p class="judges">
        <span class="soft">${this.t('learn.by_problem')}</span>
        ${judged.map(
          ({ id, problem }) => html`<a class="btn" href=${this.#href(id)}>${problem}</a>`,
        )}
      </p>
      <section class="own">
        <p>${this.t('learn.progress', { done, all: ready.length })} ${this.t('learn.kept')}</p>
        <p class="row">
          <button class="btn" data-save @click=${this.#save}>
            ${icon('save', 18)}${this.t('learn.save')}
          </button>
          <button class="btn quiet" data-clear @click=${this.#clear}>
            ${this.t(this.sure ? 'learn.clear_sure' : 'learn.clear')}
          </button>
          <span role="status">${this.said}</span>
        </p>
      </section>`;
  }

  view() {
    if (!this.state) return nothing;
    return this.state.lesson ? this.#lesson() : this.#list();
  }
}

define('mex-learn-view', MexLearnView);
