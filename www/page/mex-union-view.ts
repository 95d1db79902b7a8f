import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { viewStyles } from './views-style.ts';
import { MexElement, define } from '../ui/element/base.ts';
import '../union/mex-union.ts';
import type { State } from './state.ts';

/** The view of inclusion–exclusion. Property `state`; event `mex-state`. */
export class MexUnionView extends MexElement {
  @property({ attribute: false }) state!: State;

  static styles = [...MexElement.styles, viewStyles];

  constructor() {
    super();

    this.settled = true;
  }

  #changed({ detail }: CustomEvent<any>) {
    const patch: Record<string, string> = {};
    for (const name of ['n', 'divisors', 'sets', 'mode'] as const) {
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
