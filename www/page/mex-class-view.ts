import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { viewStyles } from './views-style.ts';
import { MexElement, define } from '../ui/element/base.ts';
import './mex-sheet-builder.ts';
import './mex-class-results.ts';
import '../i18n/class.ts';
import type { State } from './state.ts';
import type { MexClassResults } from './mex-class-results.ts';

/** For teachers: a sheet is made, or the results of a class are read. Property `state`; its `mode` is the tab. */
export class MexClassView extends MexElement {
  @property({ attribute: false }) state!: State;

  static styles = [...MexElement.styles, viewStyles];

  constructor() {
    super();

    this.settled = true;
  }

  #choose(mode: string) {
    this.emit('mex-state', { patch: { mode }, push: true });
  }

  /** Files that are dropped anywhere on the view are results. */
  #drop(event: DragEvent) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault();
    const results = this.renderRoot.querySelector<MexClassResults>('mex-class-results');
    void results?.add(files);
    if (this.state.mode !== 'results') this.#choose('results');
  }

  view() {
    if (!this.state) return nothing;
    const reads = this.state.mode === 'results';
    const tab = (mode: string, key: string, on: boolean) =>
      html`<button
        class="btn"
        data-tab=${mode || 'make'}
        aria-pressed=${on ? 'true' : 'false'}
        @click=${() => this.#choose(mode)}
      >
        ${this.t(`class.${key}`)}
      </button>`;
    return html`<div @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${this.#drop}>
      <header class="lead plain">
        <h1>${this.t('class.title')}</h1>
        <p class="lead-text">${this.t('class.lead')}</p>
        <p class="row">${tab('', 'make', !reads)} ${tab('results', 'read', reads)}</p>
      </header>
      <mex-sheet-builder ?hidden=${reads}></mex-sheet-builder>
      <mex-class-results ?hidden=${!reads}></mex-class-results>
    </div>`;
  }
}

define('mex-class-view', MexClassView);
