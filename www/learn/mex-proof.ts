/**
 * `<mex-proof picture='{"bits":"5 6 9"}'><ol><li data-frame='{"column":8}'>…</li></ol></mex-proof>`: a proof
 * that is read step by step. Each step is one sentence and one change in the picture beside it.
 */
import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { said, stepButton } from './part.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { attempt, authored } from './author-attributes.ts';
import { picture, pictureStyle } from './pictures/index.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-proof.css?inline';
import partStyle from './part.css?inline';
import textStyle from './text.css?inline';
import type { Frame, Spec } from './pictures/index.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * A proof by clicks: a sentence and a change of the picture for each step.
 *
 * @fires {{ step: number }} mex-step - Another step is shown.
 * @fires {{ step: number, count: number }} mex-change - Fired when the state changes, by a step;
 *   `detail` is the new state.
 * @slot - A list; each item is a step, its `data-frame` the change of the picture.
 * @csspart proof - The whole widget.
 * @reserve - 380 340 260
 */
export class MexProof extends MexWidget {
  static areas: readonly Area[] = ['learn'];

  static styles = [
    ...MexWidget.styles,
    styleSheets(textStyle, partStyle),
    pictureStyle,
    styleSheets(style),
  ];

  /** The number of steps shown. */
  @property({ type: Number, reflect: true, useDefault: true }) step = 0;

  /** The picture, as JSON. @type {string | null} */
  @property() picture: Spec | string | null = null;

  /** The claim. */
  @property() heading = '';

  /** Whether the picture is above the steps, not beside them. */
  @property({ type: Boolean, reflect: true, useDefault: true }) wide = false;

  /** The frames of the picture: one before the first step, and one for each step. */
  @property({ attribute: false }) frames: Frame[] = [];

  /** The sentences of a lesson, or null to use the items of the element's own list. */
  @property({ attribute: false }) steps: string[] | null = null;

  @property({ attribute: false }) link: ((step: number) => string) | null = null;

  #focus = false;
  /** The HTML of the picture. */
  #drawn = '';

  constructor() {
    super();

    this.settled = true;
    this.addEventListener('keydown', (event) => this.#key(event));
  }

  get kept() {
    return { step: this.step };
  }

  get state() {
    return { step: this.step, count: this.count };
  }

  get #items() {
    return [...this.querySelectorAll('li')] as HTMLElement[];
  }

  get #sentences(): unknown[] {
    if (this.steps) return this.steps.map(said);
    return this.#items.map((item) => unsafeHTML(item.innerHTML));
  }

  /** The number of all steps. @public */
  get count(): number {
    return this.steps?.length ?? this.#items.length;
  }

  /** Shows the given number of steps. @public */
  go(step: number): void {
    const to = Math.max(0, Math.min(step, this.count));
    if (to === this.step) return;
    this.step = to;
    this.#focus = true;
    this.emit('mex-step', { step: to });
    this.tell();
  }

  #key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.go(this.step + by);
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    try {
      this.#drawn = this.#draw();
      this.settle();
    } catch (error) {
      this.#drawn = '';
      // Report the same error only once, and not at every step.
      if (this.failure?.message !== (error as { message?: string } | null)?.message)
        this.fail(error);
    }
  }

  updated() {
    if (!this.#focus) return;
    this.#focus = false;
    (
      (this.renderRoot.querySelector('li.now') ??
        this.renderRoot.querySelector('.invite')) as HTMLElement | null
    )?.focus({ preventScroll: false });
  }

  /** @returns the HTML of the picture at the current step */
  #draw(): string {
    const spec = authored<Spec>('picture', this.picture);
    if (!spec) return '';
    const at = Math.min(this.step, this.count);
    const own = at ? this.#items[at - 1]?.dataset.frame : this.dataset.frame;
    const frame = this.steps ? this.frames[at] : authored<Frame>('data-frame', own ?? '{}');
    return attempt('picture', this.picture, () => picture(spec, frame, this.t).text);
  }

  /** Return the template of the picture, or nothing if its data is invalid. */
  #picture() {
    return this.#drawn ? html`<div class="panel beside">${unsafeHTML(this.#drawn)}</div>` : nothing;
  }

  #acts() {
    const { step, count } = this;
    const act = (key: string, to: number, off: boolean) =>
      stepButton({
        key,
        label: this.t(`learn.proof.${key}`),
        off,
        before: key === 'back' || key === 'first' ? key : undefined,
        after: key === 'next' ? 'forward' : undefined,
        go: () => this.go(to),
      });
    return html`<div
      class="flow acts no-print"
      role="group"
      aria-label=${this.t('learn.proof.acts')}
    >
      ${act('next', step + 1, step >= count)} ${act('back', step - 1, step === 0)}
      ${act('first', 0, step === 0)} ${act('all', count, step >= count)}
      <span class="dim end">${this.t('learn.proof.at', { step, count })}</span>
    </div>`;
  }

  view() {
    const { step } = this;
    // In print with answers, all steps are shown.
    const shown = this.print === 'answer' ? this.count : step;
    const number = (n: number) =>
      this.link
        ? html`<a
            class="numeral number"
            href=${this.link(n)}
            aria-label=${this.t('learn.proof.link', { n })}
            title=${this.t('learn.proof.link', { n })}
            >${n}</a
          >`
        : html`<span class="numeral number" aria-hidden="true">${n}</span>`;
    return html`<section
      class="stack part"
      part="proof"
      aria-label=${this.heading || this.t('learn.proof')}
    >
      ${this.heading ? html`<h3>${said(this.heading)}</h3>` : nothing}
      <div class="stack both ${this.picture && !this.wide ? 'pictured' : ''}">
        ${this.#picture()}
        <div>
          ${
            step === 0
              ? html`<p class="invite ${this.print === 'answer' ? 'no-print' : ''}" tabindex="-1">
                  ${this.t('learn.proof.invite')}
                  <span class="keys">${this.t('learn.proof.keys')}</span>
                </p>`
              : nothing
          }
          ${
            shown === 0
              ? nothing
              : html`<ol class="given-away">
                  ${this.#sentences
                    .slice(0, shown)
                    .map(
                      (sentence, i) =>
                        html`<li
                          class=${i + 1 === step ? 'now' : i < step ? '' : 'answer-only'}
                          tabindex="-1"
                          aria-current=${i + 1 === step ? 'step' : nothing}
                        >
                          ${number(i + 1)}<span>${sentence}</span>
                        </li>`,
                    )}
                </ol>`
          }
        </div>
      </div>
      ${this.#acts()}
    </section>`;
  }
}

define('mex-proof', MexProof);
