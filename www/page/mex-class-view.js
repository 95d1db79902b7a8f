import { html, nothing } from 'lit';
import { viewStyles } from './views-style.js';
import { MexElement, define } from '../ui/element/base.ts';
import './mex-sheet-builder.js';
import './mex-class-results.js';
import '../i18n/class.ts';

/** For teachers: a sheet is made, or the results of a class are read. Property `state`; its `mode` is the tab. */
export class MexClassView extends MexElement {
  static properties = { state: { attribute: false } };

  static styles = [...MexElement.styles, viewStyles];

  constructor() {
    super();
    /** @type {import('./state.js').State} */
    this.state = /** @type {any} */ (null);
    this.settled = true;
  }

  /** @param {string} mode */
  #choose(mode) {
    this.emit('mex-state', { patch: { mode }, push: true });
  }

  /** Files that are dropped anywhere on the view are results. @param {DragEvent} event */
  #drop(event) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault();
    const results = /** @type {any} */ (this.renderRoot.querySelector('mex-class-results'));
    void results.add(files);
    if (this.state.mode !== 'results') this.#choose('results');
  }

  view() {
    if (!this.state) return nothing;
    const reads = this.state.mode === 'results';
    const tab = (
      /** @type {string} */ mode,
      /** @type {string} */ key,
      /** @type {boolean} */ on,
    ) =>
      html`<button
        class="btn"
        data-tab=${mode || 'make'}
        aria-pressed=${on ? 'true' : 'false'}
        @click=${() => this.#choose(mode)}
      >
        ${this.t(`class.${key}`)}
      </button>`;
    return html`<div
      @dragover=${(/** @type {DragEvent} */ event) => event.preventDefault()}
      @drop=${this.#drop}
    >
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
