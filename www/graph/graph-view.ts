import { html } from 'lit';
import { ViewModel, chooseButton, gameHeading, picker } from '../setup/model-view.ts';
import { PageView } from '../view/page-view.ts';
import { GraphModel } from './graph-model.ts';
import '../setup/mex-picker.ts';
import '../setup/mex-setup.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import exploreStyle from '../view/explore.css?inline';
import { placed } from '../ui/element/placed.ts';
import type { Place } from '../engine/types.ts';

/** The view of a position's graph. A user may also draw or paste a graph to play on. */
export class GraphView extends PageView {
  static areas = ['graph'] as const;

  static styles = styleSheets(exploreStyle);

  // Use the position of the link unchanged.
  #shown = new ViewModel(this, new GraphModel(), {
    take: ({ game, position }) => Object.assign(this.#shown.model, { game, position }),
  });

  constructor() {
    super();
    new GameLines(this, () => [this.state.game]);
    const { model } = this.#shown;
    model.altered.listen(() => {
      const { game, position } = model;
      if (game !== this.state.game || position !== this.state.position)
        this.#setUp({ game, position });
    });
  }

  #setUp({ game, position }: Place) {
    this.patch({ game, position, start: position, moves: [] }, true);
  }

  view() {
    const { game, position } = this.state;
    return html`${gameHeading(this, this.t('page.graph_title'), this.t('graph.lead'))}
      <div class="play">
        ${this.#shown.widget('graph')}
        <aside class="side" aria-label=${this.t('page.set_up')}>
          <h2>${this.t('page.set_up')}</h2>
          <mex-setup
            draws
            game=${game}
            position=${position}
            @mex-setup=${({ detail }: CustomEvent<Place>) => this.#setUp(detail)}
          ></mex-setup>
          <p class="flow row">${chooseButton(this)}</p>
        </aside>
      </div>
      ${picker(this, ({ detail }) => this.#setUp(detail))}`;
  }
}

export const graphView = placed('mex-graph-view', GraphView);
