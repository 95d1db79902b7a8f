import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { directive } from 'lit/async-directive.js';
import { GameModelView } from './model-view.ts';
import { writeLink } from './state.ts';
import { MexError } from '../engine/errors.ts';
import { way } from './parts.ts';
import { TableModel } from '../tables/table-model.ts';
import { numberField } from '../ui/controls/number-field.ts';
import './mex-picker.ts';
import { knownSequences } from './known-sequences.ts';
import { ExtraParts } from './extra-parts.ts';
import './mex-setup.ts';
import type { PartInfo } from 'lit/directive.js';
import type { State } from './state.ts';

/** The largest value of the link's field. */
const MOST = 99_999_999;

/** The view of tables: a game's line, the last heap, and the table. */
export class TablesView extends GameModelView<TableModel> {
  static areas = ['table'] as const;

  /** The games of a sum, which has no table. */
  @state() terms: string[] = [];

  private readonly proofs = new ExtraParts(this, 'proof');
  private readonly more = new ExtraParts(this, 'table');

  constructor(part: PartInfo) {
    super(part, new TableModel());
    this.model.keeps = true;
    this.model.on('asked', () => (this.terms = []));
    this.model.on('error', (thrown) => {
      this.terms = (thrown instanceof MexError && thrown.details.terms) || [];
    });
  }

  protected get shown() {
    return ['answer'];
  }

  protected take({ game, upto }: State) {
    Object.assign(this.model, { game, upto });
  }

  view() {
    const { game, upto } = this.state;
    const { whole: data } = this.model;
    const [proven, reached] = [Boolean(data?.period?.proven), data?.reached ?? 0];
    const last = numberField({
      t: this.t,
      id: 'upto',
      label: this.t('page.upto_label'),
      value: upto,
      least: 0,
      most: MOST,
      set: (upto) => this.patch({ upto }, true),
      kind: 'upto',
    });
    return html`${this.heading('tables', 'table')} ${this.inputs(html`<div>${last}</div>`)}
      ${this.result('tables')} ${this.termLinks()}
      ${this.proofs.drawn({ game, proven, reached }).map((part) => html`<div>${part}</div>`)}
      <div>${knownSequences({ data })}</div>
      <p class="ways bare">
        ${way(writeLink({ ...this.state, view: 'play' }), 'play', this.t('page.see_board'))}
      </p>
      ${this.more.drawn({ state: this.state }).map((part) => html`<div>${part}</div>`)}
      ${this.picker()}`;
  }

  /** A sum has no table; links to those of its terms. */
  private termLinks() {
    const { terms } = this;
    if (!terms.length) return nothing;
    return html`<p class="ways bare" data-terms>
      ${[...new Set(terms)].map((game) =>
        way(writeLink({ ...this.state, game }), 'tables', this.t('table.term', { game })),
      )}
    </p>`;
  }
}

export const tablesView = directive(TablesView);
