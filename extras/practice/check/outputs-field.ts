/** The field for the output of a program, which may be pasted, chosen as a file, or dropped as a file. */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { icon, MexElement, placed, styleSheets, targetOf, valueOf } from 'mexplorer/kit';
import { textOf } from './read-text.ts';
import style from './outputs-field.css?inline';

/**
 * Properties `label`, and `most`: the greatest length of the output, in bytes for a file and in characters
 * for a text.
 */
export class OutputsField extends MexElement {
  static areas = ['check'] as const;

  @property({ attribute: false }) label = '';

  /** The id of the text field. */
  @property({ attribute: false }) name = '';

  @property({ attribute: false }) most = 2 ** 16;

  /**
   * Callback for a changed text. `whole` is true for a text that is complete at once, such as that of a file.
   */
  @property({ attribute: false }) taken: (text: string, whole: boolean) => void = () => {};

  @state() file: { name: string; size: number } | null = null;

  /** The key and the arguments of the error message for an input that cannot be used. */
  @state() refused: { key: string; args: object } | null = null;

  @state() over = false;

  typed = '';

  static styles = styleSheets(style);

  #say(text: string, whole: boolean = false) {
    this.taken(text, whole);
  }

  #type(text: string) {
    this.typed = text;
    if (!this.file) this.#say(text);
  }

  #tooLong(size: number) {
    if (size <= this.most) return false;
    this.refused = {
      key: 'check.too_long',
      args: { size: this.#said(size), most: this.#said(this.most) },
    };
    return true;
  }

  /** Return a number of bytes as text, in kB or MB. */
  #said(size: number) {
    const [value, unit] = size < 2 ** 20 ? [size / 1024, 'kB'] : [size / 2 ** 20, 'MB'];
    return `${this.t('common.number', { n: Math.max(1, Math.round(value)) })} ${unit}`;
  }

  #paste(event: ClipboardEvent) {
    this.refused = null;
    const text = event.clipboardData?.getData('text') ?? '';
    // Refuse to paste a text that is too long: a field with millions of characters would block the page.
    if (this.#tooLong(text.length)) event.preventDefault();
  }

  #drag(event: DragEvent) {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.over = event.type === 'dragover';
  }

  #drop(event: DragEvent) {
    this.#drag(event);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void this.read(file);
  }

  /** Read a file, whose text replaces the typed text. On an error the typed text stays. */
  async read(file: File) {
    this.refused = null;
    if (this.#tooLong(file.size)) return;
    const bytes = await file.arrayBuffer().catch(() => null);
    const text = bytes && textOf(new Uint8Array(bytes));
    if (text === null) {
      this.refused = { key: 'check.no_text', args: { name: file.name } };
      return;
    }
    this.file = { name: file.name, size: file.size };
    this.#say(text, true);
  }

  #remove() {
    this.file = null;
    this.#say(this.typed);
  }

  #chosen(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (file) void this.read(file);
    // Clear the input, so that the same file can be chosen again.
    input.value = '';
  }

  view() {
    const { file, refused } = this;
    return html`<div
      class=${this.over ? 'over' : ''}
      @dragover=${(event: DragEvent) => this.#drag(event)}
      @dragleave=${(event: DragEvent) => this.#drag(event)}
      @drop=${(event: DragEvent) => this.#drop(event)}
    >
      <label class="label" for=${this.name}>${this.label}</label>
      <textarea
        id=${this.name}
        class="field"
        rows="4"
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        aria-invalid=${refused ? 'true' : 'false'}
        aria-describedby=${refused ? `refused-${this.name}` : nothing}
        ?hidden=${file !== null}
        @paste=${(event: ClipboardEvent) => this.#paste(event)}
        @input=${(event: Event) => this.#type(valueOf(event))}
      ></textarea>
      ${
        file
          ? html`<p class="flow row">
              <span class="flow file row" data-file
                >${file.name} · ${this.#said(file.size)}
                <button type="button" class="btn quiet" data-remove @click=${() => this.#remove()}>
                  ${icon('close', 16)}${this.t('check.remove')}
                </button></span
              >
            </p>`
          : nothing
      }
      <p class="flow row">
        <button
          type="button"
          class="btn"
          data-choose
          @click=${() => this.renderRoot.querySelector<HTMLElement>('input[type=file]')?.click()}
        >
          ${this.t('check.choose')}
        </button>
        <span class="soft">${this.t('check.drop')}</span>
        <input type="file" hidden @change=${(event: Event) => this.#chosen(targetOf(event))} />
      </p>
      <div role="alert">
        ${
          refused
            ? html`<p class="error" id="refused-${this.name}">
                ${this.t(refused.key, refused.args)}
              </p>`
            : nothing
        }
      </div>
    </div>`;
  }
}

export const outputsField = placed('mex-outputs-field', OutputsField);
