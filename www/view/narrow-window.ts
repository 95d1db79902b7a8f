import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The sizes below which fields would fill the first screen of a phone, upright or on its side. */
const NARROW = '(max-width: 36em), (max-height: 27em)';

/** A reactive controller: whether the window is narrow or low, so that the result comes before the fields. */
export class NarrowWindow implements ReactiveController {
  #host: ReactiveControllerHost;
  #query = matchMedia(NARROW);

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get matches() {
    return this.#query.matches;
  }

  /**
   * The parts of a view of a game: in a narrow or low window the fields come below the result. When the window is
   * turned the elements change places, and keep their state.
   */
  arranged(heading: unknown, inputs: unknown, widget: unknown) {
    const { matches } = this;
    const fields = { key: 'fields', part: inputs, name: matches ? 'below' : '' };
    const shown = { key: 'shown', part: widget, name: '' };
    return html`${heading}
    ${repeat(
      matches ? [shown, fields] : [fields, shown],
      ({ key }) => key,
      ({ part, name }) => html`<div class=${name}>${part}</div>`,
    )}`;
  }

  #changed = () => this.#host.requestUpdate();

  hostConnected() {
    this.#query.addEventListener('change', this.#changed);
  }

  hostDisconnected() {
    this.#query.removeEventListener('change', this.#changed);
  }
}
