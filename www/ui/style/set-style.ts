/**
 * A directive for `style=${setStyle({ '--wide': '40px' })}`, which sets styles property by property: a style
 * attribute has no effect under a policy without `style-src 'unsafe-inline'`.
 */
import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { AttributePart } from 'lit/directive.js';

/** Values by CSS property. */
type Styles = Record<string, string | number>;

class SetStyle extends Directive {
  #last: Styles = {};

  render(styles: Styles) {
    return Object.entries(styles)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; ');
  }

  update(part: AttributePart, [styles]: [Styles]) {
    const { style } = part.element as HTMLElement;
    for (const name of Object.keys(this.#last)) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) {
      if (this.#last[name] !== value) style.setProperty(name, String(value));
    }
    this.#last = styles;
    return noChange;
  }
}

export const setStyle = directive(SetStyle);
