import { html } from 'lit';
import { directive } from 'lit/async-directive.js';
import { ModelView } from './model-view.ts';
import { UnionModel } from '../union/union-model.ts';
import type { PartInfo } from 'lit/directive.js';
import type { State } from './state.ts';

/** The view of inclusion–exclusion. */
export class UnionView extends ModelView<UnionModel> {
  static areas = ['union'] as const;

  constructor(part: PartInfo) {
    super(part, new UnionModel());
    this.model.on('change', () => {
      const { n, divisors, sets, isSets } = this.model;
      this.patch({ n, divisors, sets, mode: isSets ? 'sets' : 'multiples' });
    });
  }

  protected take({ n, divisors, sets, mode }: State) {
    Object.assign(this.model, { n, divisors, sets, mode });
  }

  view() {
    return html`${this.heading('union', 'union')} ${this.result('union')}`;
  }
}

export const unionView = directive(UnionView);
