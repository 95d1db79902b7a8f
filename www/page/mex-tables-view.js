import { html, nothing } from 'lit';
import { cardOf } from '../games.js';
import { fitPosition, newGame } from './new-game.js';
import { writeLink } from './state.js';
import { icon } from '../ui/pictures/icons.ts';
import { viewStyles } from './views-style.js';
import { MexElement, define } from '../ui/element/base.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { numberField } from '../ui/controls/number-field.ts';
import './mex-picker.js';
import './mex-known-sequence.js';
import './mex-proof-file.js';
import './mex-setup.js';
import '../tables/mex-table.js';

/** The largest value of the link's field. */
const MOST = 99_999_999;

/**
 * The view of tables: a game's line, the last heap, and the table. Property `state`; event
 * `mex-state`.
 */
export class MexTablesView extends MexElement {
  static properties = {
    state: { attribute: false },
    proven: { state: true },
    values: { state: true },
  };

  static styles = [...MexElement.styles, viewStyles];

  constructor() {
    super();
    new GameLines(this, () => (this.state ? [this.state.game] : []));
    /** @type {import('./state.js').State} */
    this.state = /** @type {any} */ (null);
    this.settled = true;
    /** The game whose period is proven, and the heap by which it was. @type {{ game: string, reached: number } | null} */
    this.proven = null;
    /** What the table of the game has shown. @type {{ game: string, data: import('../engine/types.ts').Table } | null} */
    this.values = null;
  }

  /** @param {Partial<import('./state.js').State>} patch @param {boolean} [push] */
  #patch(patch, push = false) {
    this.emit('mex-state', { patch, push });
  }

  /** @param {CustomEvent<import('../engine/types.ts').Place>} event */
  #setUp({ detail: { game, position } }) {
    this.#patch(newGame(this.state, game, position), true);
  }

  /** @param {CustomEvent<any>} event */
  #changed({ detail }) {
    const mode = detail?.mode ?? detail?.view;
    if (typeof mode === 'string') this.#patch({ mode });
  }

  /** @param {CustomEvent<{ game: string, data: any }>} event */
  #ready({ detail: { game, data } }) {
    this.proven = data.period?.proven ? { game, reached: data.reached } : null;
    this.values = 'width' in data ? null : { game, data };
  }

  /** @param {Map<string, any>} changed */
  updated(changed) {
    if (changed.has('state')) void fitPosition(this, changed.get('state'));
  }

  view() {
    if (!this.state) return nothing;
    const { game, position, upto } = this.state;
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
            @click=${() => /** @type {any} */ (this.renderRoot.querySelector('mex-picker')).open()}
          >
            ${icon('grid', 18)}${this.t('page.change_game')}
          </button>
        </div>
      </section>
      <section class="card" aria-labelledby="result">
        <h2 id="result" class="sr">${this.t('page.tables')}</h2>
        <mex-table
          game=${game}
          upto=${upto}
          .keeps=${true}
          @mex-change=${this.#changed}
          @mex-ready=${this.#ready}
        ></mex-table>
      </section>
      <mex-proof-file
        game=${game}
        ?proven=${this.proven?.game === game}
        reached=${this.proven?.reached ?? 0}
      ></mex-proof-file>
      <mex-known-sequence
        .data=${this.values?.game === game ? this.values.data : null}
      ></mex-known-sequence>
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
