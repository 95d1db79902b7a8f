import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { cardOf } from '../games.ts';
import { writeLink } from './state.ts';
import { icon } from '../ui/pictures/icons.ts';
import { Following } from '../ui/element/model.ts';
import { GraphModel } from '../graph/graph-model.ts';
import { viewStyles } from './views-style.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import './mex-editor.ts';
import '../graph/mex-graph.ts';
import './mex-picker.ts';
import './mex-setup.ts';
import type { State } from './state.ts';
import type { Place } from '../engine/types.ts';
import type { MexPicker } from './mex-picker.ts';

/**
 * The view of a position's graph, which may also be pasted as in problem 1319. Property `state`;
 * event `mex-state`.
 */
export class MexGraphView extends MexElement {
  @property({ attribute: false }) state!: State;

  static styles = [...MexElement.styles, viewStyles];

  #model = new GraphModel();

  constructor() {
    super();
    new GameLines(this, () => [this.state.game]);
    new Following(this).model = this.#model;
    this.#model.on('change', () => {
      const { game, position } = this.#model;
      if (game !== this.state.game || position !== this.state.position)
        this.#show({ game, position });
    });
    this.settled = true;
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (!changed.has('state')) return;
    const { game, position } = this.state;
    Object.assign(this.#model, { game, position });
  }

  #show({ game, position }: Place) {
    this.emit('mex-state', { patch: { game, position, start: position, moves: [] }, push: true });
  }

  #setUp({ detail }: CustomEvent<Place>) {
    this.#show(detail);
  }

  view() {
    const { game, position } = this.state;
    const model = this.#model;
    const card = cardOf(game);
    return html`<header class="lead plain">
        <div class="words">
          <h1>${this.t('page.graph_title')}</h1>
          <p class="lead-text">${this.t('graph.lead')}</p>
        </div>
      </header>
      <div class="play">
        <section class="card" aria-labelledby="result">
          <h2 id="result" class="sr">${this.t('page.graph')}</h2>
          <mex-graph .model=${model}></mex-graph>
        </section>
        <aside class="side" aria-label=${this.t('page.set_up')}>
          <h2>${this.t('page.set_up')}</h2>
          <mex-setup game=${game} position=${position} @mex-setup=${this.#setUp}></mex-setup>
          <p class="row">
            <button
              class="btn"
              data-choose
              @click=${() => this.renderRoot.querySelector<MexPicker>('mex-picker')?.open()}
            >
              ${icon('grid', 18)}${this.t('page.change_game')}
            </button>
          </p>
          <details class="paste">
            <summary>${this.t('graph.paste_label')}</summary>
            <mex-editor
              rows="6"
              name="paste"
              .label=${this.t('graph.paste_label')}
              .hint=${this.t('graph.paste_hint')}
              .value=${model.pasted}
              .error=${model.wrong}
              @mex-input=${({ detail }: CustomEvent) => model.type(detail.value)}
            ></mex-editor>
            <p class="row">
              <button class="btn" data-paste @click=${() => model.read()}>
                ${this.t('graph.paste_apply')}
              </button>
            </p>
          </details>
          <p class="ways">
            <a href=${writeLink({ ...this.state, view: 'play', start: position, moves: [] })}
              >${icon('play', 18)}${this.t('page.see_board')}</a
            >
          </p>
        </aside>
      </div>
      <mex-picker .current=${card?.name ?? ''} @mex-pick=${this.#setUp}></mex-picker>`;
  }
}

define('mex-graph-view', MexGraphView);
