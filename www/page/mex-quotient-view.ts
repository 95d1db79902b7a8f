import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { lineOf } from '../engine/known-lines.ts';
import { cardOf, exampleHeaps } from '../games.ts';
import { fitPosition, newGame } from './new-game.ts';
import { writeLink } from './state.ts';
import { icon } from '../ui/pictures/icons.ts';
import { withMisere } from '../play/session.ts';
import { viewStyles } from './views-style.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { Following } from '../ui/element/model.ts';
import { QuotientModel } from '../quotient/quotient-model.ts';
import './mex-picker.ts';
import './mex-proof-file.ts';
import './mex-setup.ts';
import '../quotient/mex-quotient.ts';
import type { State } from './state.ts';
import type { Place } from '../engine/types.ts';
import type { MexPicker } from './mex-picker.ts';

/** Examples: small and large, tame and wild, periodic or not, an octal code and a rule. */
const EXAMPLES = ['0.77', '0.123', '0.75', '0.07', '0.3777', '0.333', 'n -> n-1 | n-2 | (1, n-3)'];

/** The view of a game's misère quotient. Property `state`; event `mex-state`. */
export class MexQuotientView extends MexElement {
  @property({ attribute: false }) state!: State;

  static styles = [...MexElement.styles, viewStyles];

  #model = new QuotientModel();

  constructor() {
    super();
    new Following(this).model = this.#model;
    new GameLines(this, () => [this.state.game, ...EXAMPLES]);

    this.settled = true;
  }

  #setUp({ detail }: CustomEvent<Place>) {
    this.#show(detail.game, detail.position);
  }

  #show(game: string, position: string) {
    this.emit('mex-state', { patch: newGame(this.state, game, position), push: true });
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('state')) this.#model.game = this.state.game;
  }

  updated(changed: Map<string, unknown>) {
    if (changed.has('state')) void fitPosition(this, changed.get('state') as State | undefined);
  }

  view() {
    const { game, position } = this.state;
    const { proven } = this.#model;
    const card = cardOf(game);
    const line = lineOf(game);
    const misere = line ? withMisere(line, true) : game;
    const place = { game: misere, position, start: position, moves: [] };
    return html`<header class="lead plain">
        <div class="words">
          <h1>${this.t('page.quotient_title')}</h1>
          <p class="lead-text">${this.t('quotient.lead')}</p>
        </div>
      </header>
      <section class="inputs" aria-label=${this.t('page.set_up')}>
        <mex-setup
          game=${game}
          position=${this.state.position}
          game-only
          @mex-setup=${this.#setUp}
        ></mex-setup>
        <div class="beside">
          <button
            class="btn"
            data-choose
            @click=${() => this.renderRoot.querySelector<MexPicker>('mex-picker')?.open()}
          >
            ${icon('grid', 18)}${this.t('page.change_game')}
          </button>
        </div>
      </section>
      <p class="row tries" role="group" aria-label=${this.t('quotient.examples')}>
        ${EXAMPLES.map(
          (example) =>
            html`<button
              class="btn"
              data-example=${example}
              aria-pressed=${example === game ? 'true' : 'false'}
              @click=${() => this.#show(example, exampleHeaps)}
            >
              <code>${example}</code>
            </button>`,
        )}
      </p>
      <section class="card" aria-labelledby="result">
        <h2 id="result" class="sr">${this.t('page.quotient')}</h2>
        <mex-quotient .model=${this.#model}></mex-quotient>
      </section>
      <mex-proof-file
        game=${misere}
        ?proven=${proven !== null}
        reached=${proven ?? 0}
      ></mex-proof-file>
      <p class="ways bare">
        <a href=${writeLink({ ...this.state, ...place, view: 'play' })}
          >${icon('play', 18)}${this.t('quotient.see_misere')}</a
        >
      </p>
      <mex-picker .current=${card?.name ?? ''} @mex-pick=${this.#setUp}></mex-picker>`;
  }
}

define('mex-quotient-view', MexQuotientView);
