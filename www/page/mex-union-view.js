import { html, nothing } from 'lit';
import { viewStyles } from './views-style.js';
import { MexElement, define } from '../ui/element/base.ts';
import '../union/mex-union.js';

/** The view of inclusion–exclusion. Property `state`; event `mex-state`. */
export class MexUnionView extends MexElement {
  static properties = { state: { attribute: false } };

  static styles = [...MexElement.styles, viewStyles];

  constructor() {
    super();
    /** @type {import('./state.js').State} */
    this.state = /** @type {any} */ (null);
    this.settled = true;
  }

  /** @param {CustomEvent<any>} event */
  #changed({ detail }) {
    /** @type {Record<string, string>} */
    const patch = {};
    for (const name of /** @type {const} */ (['n', 'divisors', 'sets', 'mode'])) {
      const value = detail?.[name];
      if (typeof value === 'string') patch[name] = value;
    }
    if (Object.keys(patch).length) this.emit('mex-state', { patch });
  }

  view() {
    if (!this.state) return nothing;
    const { n, divisors, sets, mode } = this.state;
    return html`<header class="lead plain">
        <div class="words">
          <h1>${this.t('page.union_title')}</h1>
          <p class="lead-text">${this.t('union.lead')}</p>
        </div>
      </header>
      <section class="card" aria-labelledby="result">
        <h2 id="result" class="sr">${this.t('page.union')}</h2>
        <mex-union
          n=${n}
          divisors=${divisors}
          sets=${sets || nothing}
          mode=${mode || nothing}
          @mex-change=${this.#changed}
        ></mex-union>
      </section>`;
  }
}

define('mex-union-view', MexUnionView);
