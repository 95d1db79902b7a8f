import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { cardOf } from '../games.ts';
import { fitPosition, newGame } from './new-game.ts';
import { writeLink } from './state.ts';
import { icon } from '../ui/pictures/icons.ts';
import { viewStyles } from './views-style.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { Following } from '../ui/element/model.ts';
import { TableModel } from '../tables/table-model.ts';
import { numberField } from '../ui/controls/number-field.ts';
import './mex-picker.ts';
import './mex-known-sequence.ts';
import './mex-proof-file.ts';
import './mex-setup.ts';
import '../tables/mex-table.ts';
import type { State } from './state.ts';
import type { Place } from '../engine/types.ts';
import type { MexPicker } from './mex-picker.ts';

/** The largest value of the link's field. */
const MOST = 99_999_999;

/**
 * The view of tables: a game's line, the last heap, and the table. Property `state`; event
 * `mex-state`.
 */
export class MexTablesView extends MexElement {
  @property({ attribute: false }) state!: State;

  static styles = [...MexElement.styles, viewStyles];

  #model = new TableModel();

  constructor() {
    super();
    this.#model.keeps = true;
    new Following(this).model = this.#model;
    new GameLines(this, () => [this.state.game]);

    this.settled = true;
  }

  #patch(patch: Partial<State>, push: boolean = false) {
    this.emit('mex-state', { patch, push });
  }

  #setUp({ detail: { game, position } }: CustomEvent<Place>) {
    this.#patch(newGame(this.state, game, position), true);
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (!changed.has('state')) return;
    const { game, upto } = this.state;
    Object.assign(this.#model, { game, upto });
  }

  updated(changed: Map<string, unknown>) {
    if (changed.has('state')) void fitPosition(this, changed.get('state') as State | undefined);
  }

  view() {
    const { game, position, upto } = this.state;
    const { answer } = this.#model;
    const data = answer?.game === game && !('width' in answer.data) ? answer.data : null;
    const card = cardOf(game);
    return html`<header class="lead plain">
        <div class="words">
          <h1>${this.t('page.tables_title')}</h1>
          <p class="lead-text">${this.t('table.lead')}</p>
        </div>
      </header>
      <section class="inputs" aria-label=${this.t('page.set_up')}>
        <mex-setup
          game=${game}
          position=${position}
          game-only
          @mex-setup=${this.#setUp}
        ></mex-setup>
        <div class="beside">
          <div>
            ${numberField({
              t: (key, args) => this.t(key, args),
              id: 'upto',
              label: this.t('page.upto_label'),
              value: upto,
              least: 0,
              most: MOST,
              set: (upto) => this.#patch({ upto }, true),
              kind: 'upto',
            })}
          </div>
          <button
            class="btn"
            data-choose
            @click=${() => this.renderRoot.querySelector<MexPicker>('mex-picker')?.open()}
          >
            ${icon('grid', 18)}${this.t('page.change_game')}
          </button>
        </div>
      </section>
      <section class="card" aria-labelledby="result">
        <h2 id="result" class="sr">${this.t('page.tables')}</h2>
        <mex-table .model=${this.#model}></mex-table>
      </section>
      <mex-proof-file
        game=${game}
        ?proven=${data?.period?.proven}
        reached=${data?.reached ?? 0}
      ></mex-proof-file>
      <mex-known-sequence .data=${data}></mex-known-sequence>
      <p class="ways bare">
        <a href=${writeLink({ ...this.state, view: 'play' })}
          >${icon('play', 18)}${this.t('page.see_board')}</a
        >
        <a href=${writeLink({ ...this.state, view: 'unsolved' })}
          >${icon('idea', 18)}${this.t('page.see_unsolved')}</a
        >
      </p>
      <mex-picker .current=${card?.name ?? ''} @mex-pick=${this.#setUp}></mex-picker>`;
  }
}

define('mex-tables-view', MexTablesView);
