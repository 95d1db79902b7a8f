import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import {
  exampleHeaps,
  icon,
  lead,
  loadElements,
  newGame,
  PageView,
  placed,
  ShownModel,
} from 'mexplorer/kit';
import { styleSheets, TableModel, tabInView, tendScrollers, way, writeLink } from 'mexplorer/kit';
import { proofFile } from './proof-file.ts';
import { isProvenHere, orders, unsolved } from './unsolved-rows.ts';
import unsolvedStyle from './unsolved.css?inline';
import type { Row } from './unsolved-rows.ts';

/** The last heap of the first table, and of the table computed on request. */
const [FIRST, FAR] = [1000, 50_000_000];
/** The largest possible budget, so that only the last heap limits the computation. */
const STEPS = Number.MAX_SAFE_INTEGER;

/**
 * The page of the octal games with long or unknown periods: the known results about each game, and the table
 * of its values. The computation of the table continues from one visit to the next.
 */
export class UnsolvedView extends PageView {
  static areas = ['unsolved'] as const;

  @state() order = 'game';

  /** The game whose table is being computed. */
  @state() goes = '';

  static styles = styleSheets(unsolvedStyle);

  #shown = new ShownModel(
    this,
    () => new TableModel(),
    (model) => [model.changes.listen(({ name }) => name === 'answer' && this.requestUpdate())],
  );

  connectedCallback() {
    super.connectedCallback();
    void loadElements('mex-table');
  }

  get #row() {
    return unsolved.find(({ game }) => game === this.state.game) ?? null;
  }

  /** The game whose heading receives the focus after the next render, or an empty string. */
  #leads = '';

  #choose(event: Event, game: string) {
    event.preventDefault();
    this.#leads = game;
    this.patch(newGame(this.state, game, exampleHeaps), true);
  }

  /** Return the model of the table of the chosen game. */
  get #model() {
    return this.#shown.model;
  }

  /**
   * The last choice that was written to the model. The model is set only when the choice changes, since the
   * table can change its own last heap.
   */
  #set = '';

  willUpdate() {
    const { game } = this.state;
    const keeps = this.goes === game;
    const choice = `${keeps} ${game}`;
    if (choice === this.#set) return;
    this.#set = choice;
    const [upto, budget] = keeps ? [FAR, STEPS] : [FIRST, 0];
    Object.assign(this.#model, { game, keeps, upto, budget });
  }

  updated(changed: Map<string, unknown>) {
    if (changed.has('state')) tabInView();
    tendScrollers(this.renderRoot);
    if (this.state?.game !== this.#leads) return;
    this.#leads = '';
    const heading = this.renderRoot.querySelector<HTMLElement>('#chosen');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }

  #n(number: number) {
    return this.t('common.number', { n: number });
  }

  /** Render the proven period, or a text that this project has proven none or that none is known. */
  #period({ period, elsewhere }: Row) {
    if (!period) return this.t(elsewhere ? 'unsolved.not_here' : 'unsolved.not_known');
    const [length, preperiod, heap] = [period.length, period.preperiod, period.heap ?? 0].map((n) =>
      this.#n(n),
    );
    const words = period.heap ? 'unsolved.proven_further' : 'unsolved.proven';
    return html`<span class="proven">${this.t(words, { length, preperiod, heap })}</span>`;
  }

  /** Return the furthest published result as text. */
  #elsewhere({ elsewhere }: Row) {
    if (!elsewhere) return '–';
    const { heaps, length, preperiod } = elsewhere;
    return length
      ? this.t('unsolved.elsewhere_period', {
          length: this.#n(length),
          preperiod: this.#n(preperiod ?? 0),
        })
      : this.t('unsolved.elsewhere_heaps', { heaps: this.#n(heaps ?? 0) });
  }

  /** Render the published result in a sentence, with its source. */
  #source(row: Row) {
    if (!row.elsewhere) return nothing;
    return html`<p class="soft source">
      ${this.t(isProvenHere(row) ? 'unsolved.elsewhere_again' : 'unsolved.elsewhere_note', {
        by: row.elsewhere.by,
        found: this.#elsewhere(row),
      })}
      <cite lang="en">${row.elsewhere.source}</cite>
    </p>`;
  }

  #chosen(row: Row) {
    const { game } = row;
    const goes = this.goes === game;
    const model = this.#model;
    return html`<section class="card" aria-labelledby="chosen">
      <h2 id="chosen" tabindex="-1"><code>${game}</code></h2>
      <p class="soft">
        ${this.t('unsolved.facts', {
          reached: this.#n(row.reached),
          largest: this.#n(row.largest),
          heap: this.#n(row.heap),
          mask: row.mask,
          rare: this.#n(row.rare),
          last: this.#n(row.last),
        })}
        ${row.period ? this.#period(row) : nothing}
      </p>
      ${this.#source(row)}
      ${
        goes
          ? nothing
          : html`<p>
                <button class="btn primary" data-on @click=${() => (this.goes = game)}>
                  ${icon('play', 18)}${this.t('unsolved.go_on')}
                </button>
              </p>
              <p class="soft">${this.t('unsolved.go_on_note', { upto: this.#n(FAR) })}</p>`
      }
      <mex-table loading="eager" .model=${model}></mex-table>
      ${
        model.whole?.period?.proven
          ? proofFile({ game, proven: true, reached: model.reached })
          : nothing
      }
      <p class="ways bare">
        ${way(writeLink({ ...this.state, view: 'tables' }), 'tables', this.t('page.see_table'))}
        ${way(writeLink({ ...this.state, view: 'play' }), 'play', this.t('page.see_board'))}
      </p>
    </section>`;
  }

  #table() {
    const head = (name: string) =>
      html`<th scope="col" class=${name} aria-sort=${this.order === name ? 'other' : nothing}>
        ${
          name in orders
            ? html`<button
                class="item"
                data-order=${name}
                aria-pressed=${this.order === name}
                @click=${() => (this.order = name)}
              >
                ${this.t(`unsolved.${name}`)}
              </button>`
            : this.t(`unsolved.${name}`)
        }
      </th>`;
    const rows = [...unsolved].sort(orders[this.order]);
    return html`<div class="scroll" role="group" aria-label=${this.t('unsolved.title')}>
      <table class="listing">
        <thead>
          <tr>
            ${['game', 'reached', 'largest', 'mask', 'rare', 'last', 'period', 'elsewhere', 'by'].map(head)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr class=${row.game === this.state.game ? 'now' : ''}>
                <th scope="row" class="game">
                  <a
                    href=${writeLink({ ...this.state, ...newGame(this.state, row.game, exampleHeaps) })}
                    aria-current=${row.game === this.state.game ? 'true' : nothing}
                    @click=${(event: Event) => this.#choose(event, row.game)}
                    ><code>${row.code}</code></a
                  >
                </th>
                <td class="reached">${this.#n(row.reached)}</td>
                <td class="largest">${this.#n(row.largest)}</td>
                <td class="mask"><code>${row.mask}</code></td>
                <td class="rare">${this.#n(row.rare)}</td>
                <td class="last">${this.#n(row.last)}</td>
                <td class="period">${this.#period(row)}</td>
                <td class="elsewhere">${this.#elsewhere(row)}</td>
                <td class="by">${row.elsewhere?.by ?? '–'}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  view() {
    const row = this.#row;
    return html`${lead(this.t('unsolved.title'), this.t('unsolved.lead', { n: unsolved.length }))}
      ${row ? this.#chosen(row) : nothing}
      <section class="card list" aria-label=${this.t('unsolved.list')}>
        ${this.#table()}
        <p class="soft note">${this.t('unsolved.published_note')}</p>
        <p class="soft note">${this.t('unsolved.rare_note')}</p>
      </section>`;
  }
}

export const unsolvedView = placed('mex-unsolved-view', UnsolvedView);
