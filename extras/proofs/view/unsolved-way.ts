import { html } from 'lit';
import { directive } from 'lit/async-directive.js';
import { property } from 'lit/decorators.js';
import { Component, way, writeLink } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';

/** The link from a table to the games whose periods are long or unknown. Property `state`. */
export class UnsolvedWay extends Component {
  static areas = ['unsolved'] as const;

  @property() state!: State;

  view() {
    const href = writeLink({ ...this.state, view: 'unsolved' });
    return html`<p class="ways bare">${way(href, 'idea', this.t('unsolved.see'))}</p>`;
  }
}

export const unsolvedWay = directive(UnsolvedWay);
