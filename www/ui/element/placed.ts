import { html } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { define } from './base.ts';
import type { MexElement } from './base.ts';

type Values = Record<string, unknown>;

/** A directive that creates an element, and sets only the properties whose given values change. */
class Placing extends Directive {
  #element: MexElement | null = null;
  #given: Values = {};

  render(element: new () => MexElement, values: Values) {
    if (this.#element?.constructor !== element) {
      this.#element = new element();
      // Create no box for the element, since the element around it determines the layout.
      this.#element.style.display = 'contents';
      this.#given = {};
    }
    // Set only changed values: a property that the element has changed itself stays until another value is
    // given.
    for (const [name, value] of Object.entries(values)) {
      if (!(name in this.#given) || this.#given[name] !== value) {
        Object.assign(this.#element, { [name]: value });
      }
    }
    this.#given = values;
    return this.#element;
  }
}

const place = directive(Placing);

/**
 * Register a private element, and return the function that places it in a template. A template and not the
 * directive alone is returned, since `keyed` replaces only the content of templates:
 *
 * ```ts
 * export const practiceTests = placed('mex-practice-tests', PracticeTests);
 * html`<div class="tests" @mex-use=${use}>${practiceTests({ problem })}</div>`
 * ```
 */
export function placed<E extends MexElement>(tag: string, element: new () => E) {
  define(tag, element);
  return (values: Partial<E>) => html`${place(element, values as Values)}`;
}
