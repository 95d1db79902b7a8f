/**
 * `<mex-pairs>`, a part of `<mex-table>`: the map of two heaps of a game whose heaps add up, each
 * up to `upto`. Properties `game` and `upto`.
 */
import { html, nothing } from 'lit';
import { computeMap } from './data-source.js';
import { Query } from '../ui/element/query.ts';
import { MexElement, define } from '../ui/element/base.ts';
import './mex-map.js';

export class MexPairs extends MexElement {
  static properties = {
    game: { attribute: false },
    upto: { attribute: false },
    grid: { state: true },
  };

  #query = new Query(this, () => void this.#load());

  constructor() {
    super();
    this.game = '';
    this.upto = 0;
    /** @type {import('../engine/types.ts').Grid | null} */
    this.grid = null;
    this.settled = true;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
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
