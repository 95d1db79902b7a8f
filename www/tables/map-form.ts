import { html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { patterns } from '../engine/api.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { Query } from '../ui/element/query.ts';
import { credit } from './credit.ts';
import type { Grid, Pattern } from '../engine/types.ts';

/**
 * An element with a formula for the values of two numbers: one that the core has proven, otherwise one
 * observed on the map.
 */
class MapForm extends MexElement {
  static areas = ['table'] as const;

  @property({ attribute: false }) grid: Grid | null = null;

  /** The proven formula; null if there is none, undefined until the core has answered. */
  @state() proven: Pattern | null | undefined = undefined;

  #query = new Query(this);

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('grid')) void this.#look();
  }

  #look() {
    const { grid } = this;
    const isAsked = grid?.third === null;
    this.proven = isAsked ? undefined : null;
    if (!isAsked) return this.#query.stop();
    return this.#query.run(
      (signal) => patterns(grid.game, { signal }),
      ({ values, lost }) =>
        (this.proven =
          [...values, ...lost].find((one) => one.proven && one.family === 'plane') ?? null),
      // Treat an error as no formula: the core finds formulas only for some kinds of games.
      () => (this.proven = null),
    );
  }

  #seen({ seen, names = [], width, height }: Grid) {
    const last = Math.min(width, height) - 1;
    return seen ? this.t('table.map.seen', { form: seen, names, last }) : '';
  }

  #proof({ text, theorem }: Pattern) {
    return html`<span class="badge proven">${this.t('table.period.proven.badge')}</span>
      <code>${text}</code> (${credit(this.t, theorem)})`;
  }

  view() {
    const { grid, proven } = this;
    return html`<p class="soft seen">
      ${proven ? this.#proof(proven) : grid && proven === null ? this.#seen(grid) : ''}
    </p>`;
  }
}

export const mapForm = placed('mex-map-form', MapForm);
