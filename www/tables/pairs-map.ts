/**
 * An element with the map of the values of two heaps, each up to `upto`, for a game whose positions are sums
 * of heaps. Properties `game` and `upto`.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { computeMap } from './data-source.ts';
import { Query } from '../ui/element/query.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { mapDrawing } from './map-drawing.ts';
import type { Grid } from '../engine/types.ts';
import type { Area } from '../i18n/areas.ts';

export class PairsMap extends MexElement {
  static areas: readonly Area[] = ['table'];
  @property({ attribute: false }) game = '';

  @property({ attribute: false }) upto = 0;

  @state() grid: Grid | null = null;

  #query = new Query(this, () => void this.#load());

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('game') || changed.has('upto')) void this.#load();
  }

  async #load() {
    const { game, upto } = this;
    await this.#query.run(
      (signal) => computeMap(game, upto, 0, signal),
      (grid) => {
        this.grid = grid;
      },
    );
  }

  view() {
    if (this.failure) return nothing;
    if (!this.grid) return html`<p class="soft" role="status">${this.t('table.map.working')}</p>`;
    return html`<p class="soft">${this.t('table.map.two')}</p>
      <div class="drawn drawn-map">${mapDrawing({ grid: this.grid, near: true })}</div>`;
  }
}

export const pairsMap = placed('mex-pairs-map', PairsMap);
