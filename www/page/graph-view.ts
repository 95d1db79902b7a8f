import { html } from 'lit';
import { directive } from 'lit/async-directive.js';
import { GameModelView } from './model-view.ts';
import { tabInView } from './tab-in-view.ts';
import { GraphModel } from '../graph/graph-model.ts';
import { pastedGames } from '../graph/pasted-games.ts';
import './mex-editor.ts';
import './mex-picker.ts';
import './mex-setup.ts';
import type { PartInfo } from 'lit/directive.js';
import type { State } from './state.ts';
import type { Place } from '../engine/types.ts';

/** The view of a position's graph; a graph may also be pasted. */
export class GraphView extends GameModelView<GraphModel> {
  static areas = ['graph'] as const;

  constructor(part: PartInfo) {
    super(part, new GraphModel());
    this.model.on('change', () => {
      const { game, position } = this.model;
      if (game !== this.state.game || position !== this.state.position)
        this.setUp({ game, position });
    });
  }

  protected get shown() {
    return ['pasted', 'places', 'wrong'];
  }

  protected take({ game, position }: State) {
    Object.assign(this.model, { game, position });
  }

  // The position is part of the link, and stays as it is.
  updated(changed: Map<string, unknown>) {
    if (changed.has('state')) tabInView();
  }

  protected setUp({ game, position }: Place) {
    this.patch({ game, position, start: position, moves: [] }, true);
  }

  view() {
    const { game, position } = this.state;
    const { model } = this;
    return html`${this.heading('graph', 'graph')}
      <div class="play">
        ${this.result('graph')}
        <aside class="side" aria-label=${this.t('page.set_up')}>
          <h2>${this.t('page.set_up')}</h2>
          <mex-setup
            game=${game}
            position=${position}
            @mex-setup=${({ detail }: CustomEvent<Place>) => this.setUp(detail)}
          ></mex-setup>
          <p class="flow row">${this.chooseButton()}</p>
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
            <p class="flow row">
              <button class="btn" data-paste @click=${() => model.read()}>
                ${this.t('graph.paste_apply')}
              </button>
            </p>
            ${pastedGames(model, this.t, this.lang)}
          </details>
        </aside>
      </div>
      ${this.picker()}`;
  }
}

export const graphView = directive(GraphView);
