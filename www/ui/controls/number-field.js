/** A field for an integer. Invalid text is kept, with a message that states the range. */
import { html, nothing } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { typed } from './typed-text.js';

/**
 * @typedef {object} Is
 * @property {(key: string, args?: any) => string} t
 * @property {string} id unique within the shadow root
 * @property {string} label
 * @property {number} value
 * @property {number} least
 * @property {number} most
 * @property {(value: number) => void} set called with a submitted number in range
 * @property {string} [kind] the class of the label
 */

class NumberField extends Directive {
  /** @type {{requestUpdate?: () => void} | undefined} */
  #host;
  /** The last valid value while the text in the field is invalid. @type {number | null} */
  #instead = null;

  /** @param {import('lit/directive.js').Part} part @param {[Is]} is */
  update(part, [is]) {
    this.#host = /** @type {any} */ (part).options?.host;
    return this.render(is);
  }

  /** @param {number | null} instead */
  #refuse(instead) {
    if (instead === this.#instead) return;
    this.#instead = instead;
    this.#host?.requestUpdate?.();
  }

  /** @param {Is} is */
  render({ t, id, label, value, least, most, set, kind = '' }) {
    if (value !== this.#instead) this.#instead = null;
    const wrong = this.#instead !== null;
    const onChange = (/** @type {Event} */ event) => {
      const text = /** @type {HTMLInputElement} */ (event.target).value;
      const wanted = Number(text);
      const fits = text && Number.isInteger(wanted) && wanted >= least && wanted <= most;
      this.#refuse(fits ? null : value);
      if (fits) set(wanted);
    };
    const says = (/** @type {number} */ n) => t('common.number', { n });
    return html`<label class="no-print ${kind}">
        <span>${label}</span>
        <input
          id=${id}
          class="field"
          type="number"
          inputmode="numeric"
          min=${least}
          max=${most}
          .value=${typed(String(value))}
          aria-invalid=${wrong ? 'true' : 'false'}
          aria-describedby=${wrong ? `${id}-error` : nothing}
          @input=${() => this.#refuse(null)}
          @change=${onChange}
        />
      </label>
      ${
        wrong
          ? html`<p class="error no-print" id="${id}-error" role="alert">
              ${t('common.whole_number', { least: says(least), most: says(most) })}
            </p>`
          : nothing
      }`;
  }
}

/** A number field that keeps typed text when the page renders. */
export const numberField = directive(NumberField);
