import { html } from 'lit';
import { state } from 'lit/decorators.js';
import { analyze } from 'mexplorer';
import { lead, PageView, placed, Query } from 'mexplorer/kit';

/** The SG value of the position at hand, which `analyze` computes. */
export class ValueView extends PageView {
  @state() nimber: string | null = null;

  #query = new Query(this, () => void this.#ask());

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('state')) void this.#ask();
  }

  #ask() {
    const { game, position } = this.state;
    return this.#query.run(
      (signal) => analyze(game, position, { signal }),
      ({ nimber }) => (this.nimber = nimber === null ? null : String(nimber)),
    );
  }

  view() {
    const { game, position } = this.state;
    return html`${lead(`${game}: ${position}`, this.nimber ?? '–')}`;
  }
}

export const valueView = placed('mex-value-view', ValueView);
