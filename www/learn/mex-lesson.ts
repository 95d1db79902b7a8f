/**
 * `<mex-lesson lesson="nim"></mex-lesson>`: a whole lesson of the course. The element's own content is shown
 * until the lesson is loaded, so that a static lesson is replaced in place by an interactive one.
 */
import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { has } from '../i18n/index.ts';
import { WidgetModel, given, owned } from '../ui/element/model.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { icon } from '../ui/pictures/icons.ts';
import { aborted } from '../engine/errors.ts';
import { inline, rich } from '../ui/text/rich-text.ts';
import { blockView } from './blocks.ts';
import { textsOf } from './lesson.ts';
import { linkTo } from '../ui/text/view-links.ts';
import { LessonModel } from './lesson-model.ts';
import { fill } from './progress.ts';
import { outline } from './outline.ts';
import { course } from '../saved/list.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import lessonStyle from './lesson.css?inline';
import partStyle from './part.css?inline';
import textStyle from './text.css?inline';
import type { Place } from './blocks.ts';
import type { Entry } from './outline.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * A whole lesson of the course.
 *
 * @fires {{ lesson: string }} mex-ready - The lesson is shown.
 * @fires {{ step: number }} mex-step - Another step of the proof is shown.
 * @fires {{ lesson: string, step: number }} mex-change - Fired when the state changes, by a step;
 *   `detail` is the new state.
 * @slot - Shown until the lesson is ready, and printed in its place.
 * @reserve - 2000 1800 1600
 */
export class MexLesson extends MexWidget {
  static areas: readonly Area[] = ['learn', 'problems'];

  static styles = [...MexWidget.styles, styleSheets(textStyle, partStyle, lessonStyle)];

  /** The id of the lesson. */
  @property({ reflect: true, useDefault: true }) @owned lesson!: string;

  /** The displayed step of the lesson's main proof. */
  @property({ type: Number }) @owned step!: number;

  /** The address of the page to which links lead. */
  @property() app = '';

  /** Whether the lesson is the only one, so that links to other lessons are omitted. */
  @property({ attribute: false }) alone = false;

  shown = new WidgetModel(
    this,
    () => new LessonModel(),
    (model) => [model.stepped.listen((step) => this.emit('mex-step', { step }))],
  );

  @given model!: LessonModel;

  constructor() {
    super();
    course.renders(this);
  }

  get kept() {
    return { lesson: this.lesson, step: this.step };
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (this.model.isNew(this.lang)) void this.#load();
  }

  async #load() {
    const { lang, lesson, model } = this;
    try {
      await model.load(lang);
      this.settle();
      if (!model.loaded) return;
      await this.updateComplete;
      this.emit('mex-ready', { lesson });
      this.#arrive();
    } catch (error) {
      if (!aborted(error)) this.fail(error);
    }
  }

  /** Scroll to the proof if a step is given, even if questions before the proof are not answered. */
  async #arrive() {
    if (this.step === 0) return;
    await this.updateComplete;
    this.renderRoot
      .querySelector('[data-block=proof] mex-proof')
      ?.scrollIntoView({ block: 'start' });
  }

  #href(path: string) {
    const [view, query = ''] = path.split(/\?(.*)/s);
    return linkTo(this.app, view, Object.fromEntries(new URLSearchParams(query)));
  }

  #blocks() {
    const { model } = this;
    const { lesson, words } = model.loaded as NonNullable<typeof model.loaded>;
    const { done, filled } = model.progress;
    const place: Place = {
      translate: (key) => words[key] ?? '',
      href: (path) => this.#href(path),
      app: this.app,
      brief: lesson.number < 3,
      step: this.step,
      stepLink: (step) => linkTo(this.app, 'learn', { lesson: lesson.id, step }),
      done: (key) => done[key] ?? null,
      finish: (key, how) => model.finish({ lesson, key, how }),
      played: (key) => model.played(lesson, key),
      filled: (key) => filled?.[key] ?? null,
      fill: (key, rows) => fill(lesson.id, key, rows),
      answered: () => {},
      programs: model.programs,
      stepped: (step) => model.go(step),
    };
    const out: unknown[] = [];
    for (const block of lesson.blocks) {
      // Omit the check of the reader's own program if no extra (optional module) provides the check.
      if (block.kind === 'check' && !model.programs.length) continue;
      if (model.isLocked(block)) {
        // Show a notice instead of the first block that waits for a question, and omit all blocks after it.
        out.push(
          html`<div class="flow locked">
            <p>${this.t(model.awaited(block) === 'game' ? 'learn.locked_game' : 'learn.locked')}</p>
            <button type="button" class="btn quiet" data-open @click=${() => model.open(block)}>
              ${this.t('learn.unlock')}
            </button>
          </div>`,
        );
        break;
      }
      const { key } = block;
      const title = key === 'code' ? this.t('learn.program') : words[`${key}.heading`];
      out.push(
        html`<div class="block ${block.kind}" data-block=${block.key}>
          ${title ? html`<h2>${unsafeHTML(inline(title).text)}</h2>` : nothing}
          ${blockView(block, place, words)}
        </div>`,
      );
    }
    return out;
  }

  #end() {
    const { model } = this;
    const { lesson, words } = model.loaded as NonNullable<typeof model.loaded>;
    const { done, finished } = model.progress;
    const { tasks } = model;
    const errata = Object.values(textsOf('errata', words));
    const neighbour = (n: number) => outline.find((e) => e.number === n);
    const [before, next] = [neighbour(lesson.number - 1), neighbour(lesson.number + 1)];
    const way = (entry: Entry, key: string) =>
      html`<a class="offer way ${key}" href=${linkTo(this.app, 'learn', { lesson: entry.id })}
        ><span class="dim">${this.t(`learn.${key}`)}</span
        ><b>${this.t(`learn.title.${entry.id}`)}</b></a
      >`;
    return html`<p class="flow soft tally ${finished ? 'finished' : ''}" role="status">
        ${finished ? html`${icon('check', 20)} ${this.t('learn.finished')}` : nothing}
        ${
          !finished && tasks.length
            ? this.t('learn.tasks', {
                done: tasks.filter((task) => done[task]).length,
                all: tasks.length,
              })
            : nothing
        }
      </p>
      ${
        this.alone
          ? nothing
          : html`<nav class="ways no-print" aria-label=${this.t('learn.lessons')}>
                ${before ? way(before, 'previous') : nothing} ${next ? way(next, 'next') : nothing}
              </nav>
              ${lesson.problems.length ? this.#problems(lesson.problems) : nothing}`
      }
      ${lesson.notes.length + errata.length ? this.#forTeachers(lesson.notes, errata) : nothing}`;
  }

  /**
   * Return the list of practice problems. Their titles are texts of the page, which may be missing in other
   * pages.
   */
  #problems(ids: string[]) {
    const titleOf = (id: string) => {
      const key = `problems.${id}`;
      return has(this.lang, key) ? this.t(key) : '';
    };
    return html`<details class="problems no-print">
      <summary>${this.t('learn.practise')}</summary>
      <ul>
        ${ids.map(
          (problem) =>
            html`<li>
              <a href=${linkTo(this.app, 'practice', { problem })}
                ><code>${problem}</code> ${titleOf(problem)}</a
              >
            </li>`,
        )}
      </ul>
    </details>`;
  }

  /**
   * Return the template of information for teachers: the lecture notes on which the lesson is based, and
   * their errors.
   */
  #forTeachers(notes: string[], errata: string[]) {
    return html`<details class="teachers no-print">
      <summary>${this.t('learn.teachers')}</summary>
      <p>${this.t('learn.notes_lead')}</p>
      ${
        notes.length
          ? html`<h2>${this.t('learn.notes')}</h2>
              <ul class="bullets" lang="zh-CN">
                ${notes.map((text) => html`<li>${text}</li>`)}
              </ul>`
          : nothing
      }
      ${
        errata.length
          ? html`<h2>${this.t('learn.errata')}</h2>
              <ul class="bullets">
                ${errata.map((text) => html`<li>${unsafeHTML(inline(text).text)}</li>`)}
              </ul>`
          : nothing
      }
    </details>`;
  }

  view() {
    const { loaded } = this.model;
    if (!loaded) {
      return html`<h1>${this.t('learn.title')}</h1>
        <p class="error">${this.t('learn.no_lesson', { id: this.lesson })}</p>
        <p><a href=${linkTo(this.app, 'learn')}>${this.t('learn.all_lessons')}</a></p>`;
    }
    const { lesson, words } = loaded;
    // A static lesson in the element's content is printed unchanged, with nothing hidden.
    const sheet = this.childElementCount > 0;
    return html`${sheet ? html`<div class="sheet"><slot></slot></div>` : nothing}
      <article class="stack ${sheet ? 'live' : ''}">
        <header class="stack">
          <p class="kicker">
            ${this.t('learn.lesson', { n: lesson.number })} ·
            ${this.t('learn.minutes', { n: lesson.minutes })}${
              lesson.problems.length
                ? html`<span>
                    · ${this.t('learn.problem_count', { count: lesson.problems.length })}</span
                  >`
                : nothing
            }
          </p>
          <h1>${this.t(`learn.title.${lesson.id}`)}</h1>
          <div class="flow goal">
            <b>${this.t('learn.goal')}</b>
            <div class="words">
              ${unsafeHTML(rich(words.goal, (path) => this.#href(path)).text)}
            </div>
          </div>
        </header>
        ${keyed(lesson.id, html`${this.#blocks()}`)} ${this.#end()}
      </article>`;
  }
}

define('mex-lesson', MexLesson);
