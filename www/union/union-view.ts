import { html } from 'lit';
import { ViewModel } from '../setup/model-view.ts';
import { PageView } from '../view/page-view.ts';
import { lead } from '../view/parts.ts';
import { UnionModel } from './union-model.ts';
import { placed } from '../ui/element/placed.ts';

/** The view of inclusion–exclusion. */
export class UnionView extends PageView {
  static areas = ['union'] as const;

  #shown = new ViewModel(this, new UnionModel(), {
    take: ({ n, divisors, sets, mode }) =>
      Object.assign(this.#shown.model, { n, divisors, sets, mode }),
  });

  constructor() {
    super();
    const { model } = this.#shown;
    model.altered.listen(() => {
      const { n, divisors, sets, isSets } = model;
      this.patch({ n, divisors, sets, mode: isSets ? 'sets' : 'multiples' });
    });
  }

  view() {
    return html`${lead(this.t('page.union_title'), this.t('union.lead'))}
    ${this.#shown.widget('union')}`;
  }
}

export const unionView = placed('mex-union-view', UnionView);
