/** Text fields that keep typed text when their host renders again. */
import { html, noChange, nothing } from 'lit';
import { Directive, PartType, directive } from 'lit/directive.js';
import { Draft } from './draft.ts';
import type { DirectiveResult, PartInfo, PropertyPart } from 'lit/directive.js';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Return whether a key is an Enter that does not end an IME composition. In Safari an Enter that ends a
 * composition differs only by its key code.
 */
export function isEnter(event: KeyboardEvent) {
  return event.key === 'Enter' && !event.isComposing && event.keyCode !== 229;
}

class Typed extends Directive {
  #draft = new Draft();
  #field: TextField | null = null;
  #whose: unknown = undefined;
  #composing = false;

  constructor(part: PartInfo) {
    super(part);
    const fits = part.type === PartType.PROPERTY && part.name === 'value';
    if (!fits) throw new Error('typed() is for the property value of a text field');
  }

  render(given: string, _whose?: unknown, _follows?: boolean) {
    return given;
  }

  update(
    part: PropertyPart,
    [given, whose, follows]: [given: string, whose?: unknown, follows?: boolean],
  ) {
    const field = part.element as TextField;
    if (!this.#field) this.#listen((this.#field = field));
    else if (whose === this.#whose) {
      const followed = follows && this.#draft.unsent && given === this.#draft.text;
      if (followed) this.#draft.given = given;
      if (this.#draft.take(given, this.#composing)) put(field, given);
      return noChange;
    }
    this.#whose = whose;
    this.#draft = new Draft(given);
    put(field, given);
    return noChange;
  }

  #listen(field: TextField) {
    // Listen in the capture phase, before all other listeners: those may render the page synchronously.
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      does: (event: HTMLElementEventMap[K]) => void,
    ) => (field as HTMLElement).addEventListener(type, does, { capture: true });
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
 * A directive for `.value=${typed(text)}`: set the field's text unless the field holds typed text that was
 * not submitted. The event `change` and Enter submit. A different `whose` means that the field now edits
 * something else. `follows` means that the page sets the typed text while the user types, which does not end
 * the typing.
 */
export const typed: (given: string, whose?: unknown, follows?: boolean) => DirectiveResult =
  directive(Typed);

interface Is {
  /** The id of the input, unique within the root; the ids of the error and the hint begin with it. */
  id: string;
  value: DirectiveResult;
  /** The number of lines; one line if undefined. */
  rows?: number;
  kind?: string;
  name?: string;
  placeholder?: string;
  mode?: string;
  /** Whether an error is shown beside the field. */
  wrong: boolean;
  hint?: string;
  /** Called at each change, including changes by an input method. */
  input: (event: Event) => void;
  change: (event: Event) => void;
  key?: (event: KeyboardEvent) => void;
  /** Callback for events after which the text may have been scrolled. */
  scrolled?: () => void;
}

/** Draw a text field without its label. */
export function textInput(is: Is) {
  const { id, value, rows, kind = '', name, placeholder, mode, wrong, hint } = is;
  const { input, change, key, scrolled } = is;
  const described = [wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return rows
    ? html`<textarea
        id=${id}
        class="field ${kind}"
        rows=${rows}
        name=${name ?? nothing}
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        placeholder=${placeholder ?? nothing}
        aria-invalid=${wrong}
        aria-describedby=${described || nothing}
        .value=${value}
        @input=${input}
        @compositionend=${input}
        @change=${change}
        @keydown=${key}
        @scroll=${scrolled}
      ></textarea>`
    : html`<input
        id=${id}
        class="field"
        type="text"
        inputmode=${mode ?? nothing}
        name=${name ?? nothing}
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        placeholder=${placeholder ?? nothing}
        aria-invalid=${wrong}
        aria-describedby=${described || nothing}
        .value=${value}
        @input=${input}
        @compositionend=${input}
        @change=${change}
        @keydown=${key}
        @scroll=${scrolled}
        @keyup=${scrolled}
        @pointerup=${scrolled}
      />`;
}

function put(field: TextField, text: string) {
  if (field.value === text) return;
  const { selectionStart, selectionEnd, value } = field;
  const all = value !== '' && selectionStart === 0 && selectionEnd === value.length;
  const root = field.getRootNode() as Document | ShadowRoot;
  field.value = text;
  // If the whole text was selected, select the new text as well.
  if (all && root.activeElement === field) field.select();
}
