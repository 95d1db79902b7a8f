/** Text fields that keep typed text when the page renders. */
import { noChange } from 'lit';
import { Directive, PartType, directive } from 'lit/directive.js';
import { Draft } from './draft.js';

/** @typedef {HTMLInputElement | HTMLTextAreaElement} TextField */

/**
 * Whether a key is a plain Enter. An Enter that ends an IME composition is ignored; in Safari only
 * its key code differs.
 * @param {KeyboardEvent} event
 */
export function isEnter(event) {
  return event.key === 'Enter' && !event.isComposing && event.keyCode !== 229;
}

class Typed extends Directive {
  #draft = new Draft();
  /** @type {TextField | null} */
  #field = null;
  /** @type {unknown} */
  #whose = undefined;
  #composing = false;

  /** @param {import('lit/directive.js').PartInfo} part */
  constructor(part) {
    super(part);
    const fits = part.type === PartType.PROPERTY && part.name === 'value';
    if (!fits) throw new Error('typed() is for the property value of a text field');
  }

  /** @param {string} given @param {unknown} [_whose] */
  render(given, _whose) {
    return given;
  }

  /**
   * @param {import('lit/directive.js').PropertyPart} part
   * @param {[given: string, whose?: unknown]} values
   */
  update(part, [given, whose]) {
    const field = /** @type {TextField} */ (part.element);
    if (!this.#field) this.#listen((this.#field = field));
    else if (whose === this.#whose) {
      if (this.#draft.take(given, this.#composing)) put(field, given);
      return noChange;
    }
    this.#whose = whose;
    this.#draft = new Draft(given);
    put(field, given);
    return noChange;
  }

  /** @param {TextField} field */
  #listen(field) {
    // Before all other listeners, which may render the page synchronously.
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ does) =>
      field.addEventListener(type, does, { capture: true });
    on('compositionstart', () => (this.#composing = true));
    on('compositionend', () => (this.#composing = false));
    on('input', () => this.#draft.type(field.value));
    on('change', () => this.#draft.send());
    on('keydown', (event) => {
      const many = field.localName === 'textarea' && !event.ctrlKey && !event.metaKey;
      if (isEnter(event) && !many) this.#draft.send();
    });
    on('blur', () => {
      if (this.#draft.leave()) put(field, this.#draft.text);
    });
  }
}

/**
 * `.value=${typed(text)}`: sets the field unless it holds typed text that was not submitted.
 * `change` and Enter submit.
 * @type {(given: string, whose?: unknown) => import('lit/directive.js').DirectiveResult}
 *   another `whose` means that the field now edits something else
 */
export const typed = directive(Typed);

/** @param {TextField} field @param {string} text */
function put(field, text) {
  if (field.value === text) return;
  const { selectionStart, selectionEnd, value } = field;
  const all = value !== '' && selectionStart === 0 && selectionEnd === value.length;
  const root = /** @type {Document | ShadowRoot} */ (field.getRootNode());
  field.value = text;
  // Keep the whole text selected if it was.
  if (all && root.activeElement === field) field.select();
}
