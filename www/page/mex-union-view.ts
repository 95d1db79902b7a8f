import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { viewStyles } from './views-style.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { UnionModel } from '../union/union-model.ts';
import '../union/mex-union.ts';
import type { State } from './state.ts';

/** The view of inclusion–exclusion. Property `state`; event `mex-state`. */
export class MexUnionView extends MexElement {
  @property({ attribute: false }) state!: State;

  static styles = [...MexElement.styles, viewStyles];

  #model = new UnionModel();

  constructor() {
    super();

    this.settled = true;
    this.#model.on('change', () => {
      const { n, divisors, sets, isSets } = this.#model;
      const mode = isSets ? 'sets' : 'multiples';
      this.emit('mex-state', { patch: { n, divisors, sets, mode } });
    });
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (!changed.has('state')) return;
    const { n, divisors, sets, mode } = this.state;
    Object.assign(this.#model, { n, divisors, sets, mode });
  }

  view() {
    return html`<header class="lead plain">
        <div class="words">
          <h1>${this.t('page.union_title')}</h1>
          <p class="lead-text">${this.t('union.lead')}</p>
        </div>
      </header>
      <section class="card" aria-labelledby="result">
        <h2 id="result" class="sr">${this.t('page.union')}</h2>
        <mex-union .model=${this.#model}></mex-union>
      </section>`;
  }
}

define('mex-union-view', MexUnionView);
