import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { shifted, runs } from './highlighting.ts';
import { define } from '../ui/element/base.ts';
import { errorWords } from '../ui/element/error-line.ts';
import { MexElement } from '../ui/element/base.ts';
import { isEnter, textInput, typed } from '../ui/controls/typed-text.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-editor.css?inline';
import type { Piece } from './highlighting.ts';
import type { MexError } from '../engine/errors.ts';

/**
 * A text field that shows errors in place: the range of the error is underlined in the text, and the message
 * is below. Typed text is never changed, and nothing is submitted during IME composition.
 *
 * Properties: `label`, `value`, `error` (a MexError or null), `words` and `spot` (a message and a range shown
 * instead of those of the error), `hint`, `rows` (more than 1 makes a text area), `wrap` (one line of text
 * that may be longer than the field, which then grows), `placeholder`, `pieces` (`{ text, pieces }`: how a text is
 * coloured), `name`.
 *
 * Events: `mex-input` at every change; `mex-submit` on Enter (in a text area with Ctrl or ⌘), for a chosen
 * repair, or when a changed field is left. Both have `{ value }`; `mex-submit` also has `entered`, which is
 * false only when a field is left.
 */
export class MexEditor extends MexElement {
  @property() label = '';

  @property() value = '';

  @property() hint = '';

  @property() name = 'text';

  @property({ attribute: false }) error: MexError | null = null;

  @property({ attribute: false }) words = '';

  @property({ attribute: false }) spot: [number, number] | null = null;

  @property({ type: Number }) rows = 1;

  @property({ type: Boolean }) wrap = false;

  @property({ attribute: false }) pieces: { text: string; pieces: Piece[] } | null = null;

  @property() placeholder = '';

  static styles = styleSheets(style);

  get input() {
    return this.renderRoot?.querySelector('.field') as
      HTMLInputElement | HTMLTextAreaElement | null;
  }

  focus() {
    this.input?.focus();
  }

  /** Select the whole text, so that typing replaces it. */
  select() {
    this.input?.select();
  }

  /** Replace the whole text as if typed, so that the change can be undone. */
  retype(text: string) {
    const { input } = this;
    if (!input) return;
    input.focus();
    input.select();
    // Use the command `insertText`, the only way to keep the field's undo history.
    const done = document.execCommand('insertText', false, text);
    if (done && input.value === text) return;
    this.value = text;
    this.emit('mex-input', { value: text });
  }

  /** Replace the text by a corrected one and submit it. */
  #mend(text: string) {
    this.retype(text);
    this.emit('mex-submit', { value: text, entered: true });
  }

  #typed(event: Event) {
    const { value } = event.target as HTMLInputElement;
    this.value = value;
    if ((event as InputEvent).isComposing) return;
    this.emit('mex-input', { value });
  }

  #key(event: KeyboardEvent) {
    if (!isEnter(event)) return;
    if (this.rows > 1 && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.emit('mex-submit', { value: this.value, entered: true });
  }

  #left() {
    const send = () => this.emit('mex-submit', { value: this.value, entered: false });
    // Submission may shift the layout, so delay it while a pointer is pressing another element.
    if (!document.querySelector(':active')) return send();
    addEventListener('pointerup', send, { once: true, capture: true });
  }

  /** Whether the text may be scrolled, since it was typed in or the cursor was moved. */
  #moved = false;

  #scrolled() {
    this.#moved = true;
    this.#follow();
  }

  /** Scroll the highlighting to the same position as the text. */
  #follow() {
    const under = this.renderRoot.querySelector('.under');
    if (!under || !this.input) return;
    under.scrollTop = this.input.scrollTop;
    under.scrollLeft = this.input.scrollLeft;
  }

  updated() {
    // Update the scroll position only if the text may be scrolled, since reading the position forces a
    // layout.
    if (this.#moved) this.#follow();
  }

  #under() {
    const span = this.words ? this.error && this.spot : this.error?.span;
    if (!span && !this.wrap) return nothing;
    const { text = '', pieces = [] } = this.wrap ? (this.pieces ?? {}) : {};
    const parts = runs(this.value, shifted(pieces, text, this.value), span).map(
      ({ text: words, kind, wrong }) =>
        wrong
          ? html`<mark class="${kind} ${words.trim() ? '' : 'end'}">${words}</mark>`
          : kind
            ? html`<span class=${kind}>${words}</span>`
            : words,
    );
    const many = this.rows > 1 ? 'many' : this.wrap ? 'wrap' : '';
    // A zero-width space gives an empty line its height. There must be no whitespace between the tags.
    const line = html`<span>${parts}${this.wrap ? '\u200b' : nothing}</span>`;
    return html`<div class="under ${many}" aria-hidden="true">${line}</div>`;
  }

  view() {
    const { error, hint, name, placeholder, rows, value, wrap } = this;
    // A unique id in the page.
    const id = `${name}-field`;
    const input = textInput({
      id,
      value: typed(value),
      rows: rows > 1 || wrap ? rows : undefined,
      kind: wrap ? 'wrap' : '',
      name,
      placeholder,
      wrong: Boolean(error),
      hint,
      input: this.#typed,
      change: this.#left,
      key: this.#key,
      scrolled: this.#scrolled,
    });
    return html`<label class="label" for=${id}>${this.label}</label>
      <div class="box">${this.#under()}${input}</div>
      ${
        error
          ? html`<p id="${id}-error" class="error" part="error" role="status">
              ${this.words || errorWords(this, error, value, (text) => this.#mend(text))}
            </p>`
          : nothing
      }
      ${hint ? html`<p id="${id}-hint" class="dim hint">${hint}</p>` : nothing}`;
  }
}

define('mex-editor', MexEditor);
