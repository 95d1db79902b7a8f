/** A text field that keeps invalid text and marks the error in it. */
import { html, nothing } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { isEnter, textInput, typed } from './typed-text.ts';
import type { ChildPart } from 'lit/directive.js';

/** The element that holds the field. */
type Host = { requestUpdate?: () => void };

interface Is {
  /** Unique within the shadow root. */
  id: string;
  label: string;
  value: string;
  /** Called on submission. */
  set: (value: string) => void;
  /** Submits while typing, after a short pause, too; called with whether a text waits for it. */
  typing?: (waits: boolean) => void;
  /** The position in `value`. */
  error?: { says: unknown; span?: [number, number] | null } | null;
  numeric?: boolean;
  /** Several lines. */
  rows?: number;
  hint?: string;
}

/** The milliseconds without a key after which typed text is submitted, if the page follows it. */
const PAUSE = 300;

class Field extends Directive {
  #host: Host | undefined;
  #id = '';
  #value = '';
  /** whether the submitted text may change the value */
  #isSent = false;
  /** the text typed but not submitted */
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
      // Changed by a link, say: text that is typed meanwhile stays until it is submitted by hand.
      if (!this.#isSent) clearTimeout(this.#timer);
      this.#isSent = false;
    }
    this.#id = id;
    this.#value = value;
    const isNewer = () => this.#text !== null && this.#text !== value;
    // An error belongs to the text it was reported for.
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
      // Text during composition by an input method is not complete yet.
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

/** A labelled field that keeps typed text when the page renders. */
export const field = directive(Field);

/** The text with the span of the error marked. */
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
