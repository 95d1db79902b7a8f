import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { MexElement, placed, way, writeLink } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';

/**
 * The link below a table of values to the page of games whose periods are long or unknown. Property `state`.
 */
export class UnsolvedWay extends MexElement {
  static areas = ['unsolved'] as const;

  @property({ attribute: false }) state!: State;

  view() {
    const href = writeLink({ ...this.state, view: 'unsolved' });
    return html`<p class="ways bare">${way(href, 'idea', this.t('unsolved.see'))}</p>`;
  }
}

export const unsolvedWay = placed('mex-unsolved-way', UnsolvedWay);
