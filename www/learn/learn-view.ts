import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { scrolls } from '../view/scrolls.ts';
import { writeLink } from '../links/state.ts';
import { icon, type Icon } from '../ui/pictures/icons.ts';
import { lessonPicture } from '../ui/pictures/lessons.ts';
import { PageView } from '../view/page-view.ts';
import { lead } from '../view/parts.ts';
import { entryOf, lessonsFor, outline, parts, problemsOfLessons } from './outline.ts';
import { LessonModel } from './lesson-model.ts';
import { progressOf } from './progress.ts';
import { course } from '../saved/list.ts';
import { fileButtons, troubleNote } from '../saved/own-file.ts';
import type { Entry } from './outline.ts';
import type { State } from '../links/state.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import learnStyle from './learn.css?inline';
import { placed } from '../ui/element/placed.ts';

/** The value of the link field `lesson` that opens the glossary. */
const GLOSSARY = 'glossary';

/** The value of the link field `lesson` that opens the help. */
const HELP = 'help';

/** The icon and the text that show a reader's progress in a lesson. */
type Mark = { icon?: Icon; words: string };

/** The view of the course: the list of lessons, or one lesson with the list beside it. */
export class LearnView extends PageView {
  static areas = ['learn'] as const;
  @state() sure = false;

  /** The key of the displayed message, or ''. */
  @state() said = '';

  /** The template function of the help, or null until it is loaded. */
  @state() help: typeof import('./help/help-view.ts').helpView | null = null;

  /** The template function of the glossary, or null until it is loaded. */
  @state() glossary: typeof import('./glossary.ts').glossary | null = null;

  static styles = styleSheets(learnStyle);

  #model = new LessonModel();

  constructor() {
    super();
    course.renders(this);
    this.#model.stepped.listen((step) => this.patch({ step }));
  }

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('state')) return;
    const { lesson, step } = this.state;
    Object.assign(this.#model, { lesson, step });
  }

  updated(changed: Map<string, unknown>) {
    const before = changed.get('state') as State | undefined;
    // Scroll to the top if another lesson is opened without a step.
    if (before && before.lesson !== this.state.lesson && !this.state.step) scrolls.toTop();
  }

  #href(lesson: string) {
    return writeLink({ ...this.state, view: 'learn', lesson, step: 0 });
  }

  #mark({ id }: Entry): Mark | null {
    const { finished, done } = progressOf(id);
    if (finished) return { icon: 'check', words: this.t('learn.state_done') };
    return Object.keys(done).length ? { words: this.t('learn.state_begun') } : null;
  }

  #rail() {
    return html`<nav class="rail no-print" aria-label=${this.t('learn.lessons')}>
      <a class="back item" href=${this.#href('')}><span></span>${this.t('learn.all_lessons')}</a>
      <ol start="0">
        ${outline.map((entry) => {
          const mark = this.#mark(entry);
          return html`<li>
            <a
              class="item"
              href=${this.#href(entry.id)}
              aria-current=${entry.id === this.state.lesson ? 'page' : nothing}
              ><span class="n">${entry.number}</span
              ><span>${this.t(`learn.title.${entry.id}`)}</span>${
                mark?.icon
                  ? html`<span>${icon(mark.icon, 16)}<span class="sr">${mark.words}</span></span>`
                  : nothing
              }</a
            >
          </li>`;
        })}
      </ol>
    </nav>`;
  }

  /**
   * Return the collapsible list of lessons for narrow screens.
   * @param title the title of the collapsed list
   */
  #fold(title: string) {
    return html`<details class="fold lessons no-print">
      <summary class="item">
        <span><b>${title}</b></span
        >${icon('down', 20)}
      </summary>
      <div class="fold-body">${this.#rail()}</div>
    </details>`;
  }

  #lesson() {
    const { lesson } = this.state;
    const entry = entryOf(lesson);
    return html`<div class="lesson">
      ${this.#rail()}
      <div>
        ${this.#fold(entry ? `${entry.number} · ${this.t(`learn.title.${lesson}`)}` : lesson)}
        ${troubleNote(this, course)}
        <mex-lesson .model=${this.#model}></mex-lesson>
        ${
          entry
            ? html`<p class="sheet no-print">
                <a href="learn/${this.lang}/${lesson}.html" data-sheet>${this.t('learn.sheet')}</a>
              </p>`
            : nothing
        }
      </div>
    </div>`;
  }

  #glossary() {
    if (!this.glossary) {
      void import('./glossary.ts').then(({ glossary }) => (this.glossary = glossary));
    }
    return html`<div class="lesson">
      ${this.#rail()}
      <div>
        ${this.#fold(this.t('learn.glossary'))}
        <div class="glossary">${this.glossary?.({ state: this.state })}</div>
      </div>
    </div>`;
  }

  #help() {
    if (!this.help)
      void import('./help/help-view.ts').then(({ helpView }) => (this.help = helpView));
    const { state, store } = this;
    return html`<div class="help-view">${this.help?.({ state, store })}</div>`;
  }

  /**
   * Return the template of all lessons, part by part.
   * @param next the id of the lesson marked as the next one
   */
  #cards(next?: string) {
    return parts.map(
      ([part, ids]) =>
        html`<section class="part">
          <h2>${this.t(`learn.part.${part}`)}</h2>
          <ol class="cards">
            ${ids.map((id) => this.#card(entryOf(id) as Entry, id === next))}
          </ol>
        </section>`,
    );
  }

  #card(entry: Entry, isNext: boolean) {
    const { id, number, minutes, problems: codes } = entry;
    const state: Mark | null =
      this.#mark(entry) ?? (isNext ? { words: this.t('learn.state_next') } : null);
    return html`<li class=${isNext ? 'next' : nothing}>
      <a class="offer" href=${this.#href(id)}
        >${lessonPicture(id, 52)}
        <b><span class="n">${number}</span> ${this.t(`learn.title.${id}`)}</b>
        <span class="about">${this.t(`learn.about.${id}`)}</span>
        <span class="meta"
          ><span>${this.t('learn.minutes', { n: minutes })}</span>${
            state
              ? html`<span class="state"
                  >${state.icon ? icon(state.icon, 16) : nothing}${state.words}</span
                >`
              : nothing
          }${codes.length ? html`<span>${this.t('learn.problem_count', { count: codes.length })}</span>` : nothing}</span
        ></a
      >
    </li>`;
  }

  #clear() {
    this.sure = !this.sure;
    if (this.sure) return;
    course.clear();
    this.said = 'learn.cleared';
  }

  #list() {
    const done = outline.filter(({ id }) => progressOf(id).finished).length;
    const next = outline.find(({ id }) => !progressOf(id).finished);
    const start = html`${
      next
        ? html`<p class="flow row">
            <a class="btn primary" data-next href=${this.#href(next.id)}
              >${
                next.number === 0
                  ? this.t('learn.begin')
                  : this.t('learn.go_on', { title: this.t(`learn.title.${next.id}`) })
              }</a
            >
          </p>`
        : nothing
    }
    ${
      done
        ? html`<p class="flow row dim done">
            <meter max=${outline.length} value=${done} aria-hidden="true"></meter>
            <span>${this.t('learn.progress', { done, all: outline.length })}</span>
          </p>`
        : nothing
    }`;
    return html`${lead(this.t('learn.title'), this.t('learn.lead'), start)} ${this.#cards(next?.id)}
      <p class="flow row">
        <a href=${this.#href(GLOSSARY)} data-glossary>${this.t('learn.glossary')}</a>
        <a href=${writeLink({ ...this.state, view: 'refuted', claim: '' })}
          >${this.t('learn.refuted')}</a
        >
      </p>
      <details class="judges">
        <summary>${this.t('learn.by_problem')}</summary>
        <ul>
          ${problemsOfLessons.map(
            (problem) =>
              html`<li>
                <code>${problem}</code
                ><span
                  >${lessonsFor(problem).map(
                    ({ id, number }) =>
                      html`<a href=${this.#href(id)}>${number} ${this.t(`learn.title.${id}`)}</a>`,
                  )}</span
                >
              </li>`,
          )}
        </ul>
      </details>
      <section class="own dim no-print">
        ${troubleNote(this, course)}
        <p>
          ${this.t('learn.progress', { done, all: outline.length })}
          ${course.trouble ? nothing : this.t('learn.kept')}
        </p>
        <p class="flow row">
          ${fileButtons(this, course, 'learn')}
          <button class="btn quiet" data-clear @click=${() => this.#clear()}>
            ${this.t(this.sure ? 'learn.clear_sure' : 'learn.clear')}
          </button>
          <span role="status">${this.said ? this.t(this.said) : nothing}</span>
        </p>
      </section>`;
  }

  view() {
    if (this.state.lesson === GLOSSARY) return this.#glossary();
    if (this.state.lesson === HELP) return this.#help();
    return this.state.lesson ? this.#lesson() : this.#list();
  }
}

export const learnView = placed('mex-learn-view', LearnView);
