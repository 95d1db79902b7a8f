import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * A media query for windows in which the fields would fill the first screen: phones in portrait or landscape.
 */
const NARROW = '(max-width: 36em), (max-height: 27em)';

/**
 * A reactive controller that detects whether the window is narrow or low, in which case the result stands
 * before the fields.
 */
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
   * Arrange the parts of a view of a game: in a narrow or low window, the fields stand below the result. When
   * the device is rotated, the elements change places and keep their state.
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
