/**
 * `<mex-pairs>`, a part of `<mex-table>`: the map of two heaps of a game whose heaps add up, each
 * up to `upto`. Properties `game` and `upto`.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { computeMap } from './data-source.ts';
import { Query } from '../ui/element/query.ts';
import { MexElement, define } from '../ui/element/base.ts';
import './mex-map.ts';
import type { Grid } from '../engine/types.ts';

export class MexPairs extends MexElement {
  @property({ attribute: false }) game = '';

  @property({ attribute: false }) upto = 0;

  @state() grid: Grid | null = null;

  #query = new Query(this, () => void this.#load());

  constructor() {
    super();

    this.settled = true;
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('game') || changed.has('upto')) void this.#load();
  }

  async #load() {
    const { game, upto } = this;
    await this.#query.run(
      (signal) => computeMap(game, upto, 0, signal),
      (grid) => {
        this.grid = grid;
        this.settle();
      },
    );
  }

  view() {
    if (this.failure) return nothing;
    if (!this.grid) return html`<p class="soft" role="status">${this.t('table.map.working')}</p>`;
    return html`<p class="soft">${this.t('table.map.two')}</p>
      <mex-map .grid=${this.grid} .near=${true} exportparts="map, read-out"></mex-map>`;
  }
}

define('mex-pairs', MexPairs);
