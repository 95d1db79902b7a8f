/** A text field that keeps invalid text and marks the error in it. */
import { html, nothing } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { isEnter, textInput, typed } from './typed-text.ts';
import type { ChildPart } from 'lit/directive.js';

/** The element that holds the field. */
type Host = { requestUpdate?: () => void };

interface Is {
  /** The id of the input, unique within the shadow root. */
  id: string;
  label: string;
  value: string;
  /** Callback for submitted text. */
  set: (value: string) => void;
  /**
   * If given, the field also submits after a short pause in typing. The callback receives whether typed text
   * waits to be submitted.
   */
  typing?: (waits: boolean) => void;
  /** The error with the range of its text in `value`. */
  error?: { says: unknown; span?: [number, number] | null } | null;
  numeric?: boolean;
  /** The number of lines; one line if undefined. */
  rows?: number;
  hint?: string;
}

/** The pause in typing after which a field with `typing` submits, in milliseconds. */
const PAUSE = 300;

class Field extends Directive {
  #host: Host | undefined;
  #id = '';
  #value = '';
  /** Whether a change of the value may come from the submitted text. */
  #isSent = false;
  /** The text typed but not submitted; null if there is none. */
  #text: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  #forget() {
    this.#text = null;
    clearTimeout(this.#timer);
  }

  update(part: ChildPart, [is]: [Is]) {
    this.#host = part.options?.host as Host | undefined;
    return this.render(is);
  }

  render({ id, label, value, set, typing, error = null, numeric = false, rows, hint }: Is) {
    if (id !== this.#id) this.#forget();
    else if (value !== this.#value) {
      // If the value was changed by something else, such as a link, do not submit typed text automatically.
      if (!this.#isSent) clearTimeout(this.#timer);
      this.#isSent = false;
    }
    this.#id = id;
    this.#value = value;
    const isNewer = () => this.#text !== null && this.#text !== value;
    // Hide the error after an edit, since it belongs to the earlier text.
    const wrong = isNewer() ? null : error;
    const send = (text: string) => {
      this.#forget();
      this.#isSent = true;
      set(text);
      typing?.(false);
    };
    const onInput = (event: Event) => {
      const before = isNewer();
      const text = (event.target as HTMLInputElement).value;
      this.#text = text;
      if (isNewer() !== before) this.#host?.requestUpdate?.();
      if (!typing) return;
      clearTimeout(this.#timer);
      // Do not submit during composition by an input method: the text is not complete yet.
      const composed = (event as InputEvent).isComposing;
      if (!composed) this.#timer = setTimeout(() => send(text), PAUSE);
      typing(isNewer());
    };
    const onChange = (event: Event) => send((event.target as HTMLInputElement).value);
    const onKey = (event: KeyboardEvent) => {
      if (isEnter(event)) onChange(event);
    };
    const input = textInput({
      id,
      value: typed(value, id, Boolean(typing)),
      rows,
      mode: numeric ? 'numeric' : 'text',
      wrong: Boolean(wrong),
      hint,
      input: onInput,
      change: onChange,
      key: rows ? undefined : onKey,
    });
    return html`<div class="stack entry" part="field">
      <label for=${id}>${label}</label>
      ${input} ${hint ? html`<p class="dim hint soft" id="${id}-hint">${hint}</p>` : nothing}
      ${
        wrong
          ? html`<p class="error" id="${id}-error" role="alert">
              ${spot(value, wrong.span)}${wrong.says}
            </p>`
          : nothing
      }
    </div>`;
  }
}

/** A labelled text field that keeps typed text when its host renders again. */
export const field = directive(Field);

/** Draw an error of a text, marked, with at most 24 characters of the text before and after the error. */
export function spot(text: string, span: [number, number] | null | undefined) {
  if (!span || text === '') return nothing;
  const [from, to] = span;
  const head = text.slice(Math.max(0, from - 24), from);
  const bad = text.slice(from, Math.max(to, from + 1)) || ' ';
  const tail = text.slice(Math.max(to, from + 1), to + 24);
  return html`<code class="spot"
    >${from > 24 ? '…' : ''}${head}<mark>${bad}</mark>${tail}${
      to + 24 < text.length ? '…' : ''
    }</code
  >`;
}
