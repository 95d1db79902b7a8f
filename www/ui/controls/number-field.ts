/** A field for an integer. Invalid text is kept, with a message that states the range. */
import { html, nothing } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { typed } from './typed-text.ts';
import type { Translate } from '../../i18n/languages.ts';

interface Is {
  t: Translate;
  /** The id of the input, unique within the shadow root. */
  id: string;
  label: string;
  value: number;
  least: number;
  most: number;
  /** Callback for a submitted number in the allowed range. */
  set: (value: number) => void;
  /** The CSS class of the label. */
  kind?: string;
}

class NumberField extends AsyncDirective {
  #is: Is | undefined;
  /** The last valid value while the text in the field is invalid. */
  #instead: number | null = null;

  #refuse(instead: number | null) {
    if (instead === this.#instead) return;
    this.#instead = instead;
    // Render the field itself, since its host may not render again.
    if (this.#is && this.isConnected) this.setValue(this.render(this.#is));
  }

  render(is: Is) {
    this.#is = is;
    const { t, id, label, value, least, most, set, kind = '' } = is;
    if (value !== this.#instead) this.#instead = null;
    const wrong = this.#instead !== null;
    const onChange = (event: Event) => {
      const text = (event.target as HTMLInputElement).value;
      const wanted = Number(text);
      const fits = text && Number.isInteger(wanted) && wanted >= least && wanted <= most;
      this.#refuse(fits ? null : value);
      if (fits) set(wanted);
    };
    const number = (n: number) => t('common.number', { n });
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
              ${t('common.whole_number', { least: number(least), most: number(most) })}
            </p>`
          : nothing
      }`;
  }
}

/** A number field that keeps typed text when its host renders again. */
export const numberField = directive(NumberField);
