import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { ViewModel, gameHeading, gameInputs, picker, setUp } from '../setup/model-view.ts';
import { NarrowWindow } from '../view/narrow-window.ts';
import { PageView } from '../view/page-view.ts';
import { isClaimName } from '../links/fields.ts';
import { startedAt, writeLink } from '../links/state.ts';
import { MexError } from '../engine/errors.ts';
import { way } from '../view/parts.ts';
import { TableModel } from './table-model.ts';
import { numberField } from '../ui/controls/number-field.ts';
import '../setup/mex-picker.ts';
import { findRule } from './find/find-rule.ts';
import { ExtraParts } from '../extra-parts.ts';
import '../setup/mex-setup.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import exploreStyle from '../view/explore.css?inline';
import { placed } from '../ui/element/placed.ts';

/** The maximum last heap that the link's field can hold. */
const MOST = 99_999_999;

/** The page's view of tables: the field of the game, the last heap, and the table. */
export class TablesView extends PageView {
  static areas = ['table'] as const;

  static styles = styleSheets(exploreStyle);

  /** The games of a sum; a sum itself has no table. */
  @state() terms: string[] = [];

  readonly #narrow = new NarrowWindow(this);

  private readonly proofs = new ExtraParts(this, 'proof');
  private readonly more = new ExtraParts(this, 'table');

  #shown = new ViewModel(this, new TableModel(), {
    take: ({ game, upto }) => Object.assign(this.#shown.model, { game, upto }),
    fields: ['answer'],
    fits: true,
  });

  constructor() {
    super();
    new GameLines(this, () => [this.state.game]);
    const { model } = this.#shown;
    model.keeps = true;
    model.asked.listen(() => (this.terms = []));
    model.failed.listen((thrown) => {
      this.terms = (thrown instanceof MexError && thrown.details.terms) || [];
    });
  }

  /** The last typed claim. It is a conjecture even if it looks like the name of a refuted claim. */
  #typed = '';

  #claim = (claim: string) => {
    this.#typed = claim;
    this.patch({ claim }, true);
  };

  /**
   * Return the link to the board with the position on which the claim fails, where the reader may play by the
   * claim.
   */
  #boardOf = (position: string) =>
    writeLink({ ...startedAt(this.state, position), view: 'play', players: '1', vs: 'computer' });

  #tableOf = (game: string) => writeLink({ ...this.state, game, claim: '' });

  view() {
    const { game, upto } = this.state;
    // Ignore the name of a refuted claim, which may remain in the link from another view.
    const named = isClaimName(this.state.claim) && this.state.claim !== this.#typed;
    const claim = named ? '' : this.state.claim;
    const { whole: data, map } = this.#shown.model;
    // A period that a theorem proves has no certificate that could be saved.
    const proven = Boolean(data?.period?.proven) && data?.proof?.kind !== 'theorem';
    const reached = data?.reached ?? 0;
    const last = numberField({
      t: this.t,
      id: 'upto',
      label: this.t('table.upto_label'),
      value: upto,
      least: 0,
      most: MOST,
      set: (upto) => this.patch({ upto }, true),
      kind: 'upto',
    });
    return html`${this.#narrow.arranged(
        gameHeading(this, this.t('page.tables_title'), this.t('table.lead')),
        gameInputs(this, html`<div>${last}</div>`),
        this.#shown.widget('tables'),
      )}
      ${this.termLinks()}
      ${this.proofs.drawn({ game, proven, reached }).map((part) => html`<div>${part}</div>`)}
      <div>
        ${findRule({ game, claim, data, map, set: this.#claim, boardOf: this.#boardOf, tableOf: this.#tableOf })}
      </div>
      <p class="ways bare">
        ${way(writeLink({ ...this.state, view: 'play' }), 'play', this.t('page.see_board'))}
      </p>
      ${this.more.drawn({ state: this.state }).map((part) => html`<div>${part}</div>`)}
      ${picker(this, ({ detail }) => setUp(this, detail))}`;
  }

  /** For a sum, which has no table, draw links to the tables of its terms. */
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

export const tablesView = placed('mex-tables-view', TablesView);
