/**
 * `style=${setStyle({ '--wide': '40px' })}`: styles set property by property. A style attribute has
 * no effect under a policy without `style-src 'unsafe-inline'`.
 */
import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** @typedef {Record<string, string | number>} Styles by CSS property */

class SetStyle extends Directive {
  /** @type {Styles} */
  #last = {};

  /** @param {Styles} styles */
  render(styles) {
    return Object.entries(styles)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; ');
  }

  /** @param {import('lit/directive.js').Part} part @param {[Styles]} is */
  update(part, [styles]) {
    const { style } = /** @type {HTMLElement} */ (/** @type {any} */ (part).element);
    for (const name of Object.keys(this.#last)) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) {
      if (this.#last[name] !== value) style.setProperty(name, String(value));
    }
    this.#last = styles;
    return noChange;
  }
}

export const setStyle = directive(SetStyle);
