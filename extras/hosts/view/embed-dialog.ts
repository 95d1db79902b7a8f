import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  alertLine,
  copyText,
  dialogBar,
  dialogStyle,
  icon,
  MexElement,
  placed,
} from 'mexplorer/kit';
import { isLocal, languages, pictured, pictureOf, saveAs } from 'mexplorer/kit';
import { styleSheets, valueOf, widgetOf } from 'mexplorer/kit';
import type { State } from 'mexplorer/kit';
import { addresses, page, snippets } from './snippets.ts';
import style from './embed-dialog.css?inline';

/**
 * The scripts of a single-file page. The full core comes first, so that the second script does not download
 * it.
 */
const SCRIPTS = ['./mexplorer-core.js', './mexplorer-standalone.js'];

async function read(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

/**
 * The dialog for embedding a view: a preview and a snippet for each note format. The dialog is open while
 * `state` is set.
 */
export class EmbedDialog extends MexElement {
  static areas = ['embedding'] as const;
  @property({ attribute: false }) state: State | null = null;

  @property({ attribute: false }) closed: () => void = () => {};

  @state() chosen = 'html';

  @state() looks: '' | 'light' | 'dark' = '';

  @state() copied = false;

  /** The version of the build and the hashes of its files; null until loaded. */
  @state() facts: { version: string; files: Record<string, string> } | null = null;

  @state() broken = false;

  static styles = styleSheets(dialogStyle, style);

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('state')) this.copied = this.broken = false;
  }

  async updated(changed: Map<string, unknown>) {
    if (!changed.has('state') || !this.state) return;
    this.renderRoot.querySelector('dialog')?.showModal();
    this.facts ??= await fetch('./integrity.json')
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
  }

  get #place() {
    return {
      base: new URL('./', location.href).href,
      version: this.facts?.version ?? '',
      integrity: this.facts?.files['mexplorer-standalone.js'] ?? '',
      lang: this.lang,
      theme: this.looks || undefined,
    };
  }

  async #copy(text: string) {
    const area = this.renderRoot.querySelector('textarea') as HTMLTextAreaElement;
    this.copied = await copyText(text);
    if (this.copied) return;
    // Without clipboard access, select the text for manual copying.
    area.focus();
    area.select();
  }

  /** Make a file and download it. */
  async #save(ending: string, make: (state: State) => Promise<Blob>) {
    const state = this.state as State;
    try {
      saveAs(await make(state), `mexplorer-${state.view}.${ending}`);
      this.broken = false;
    } catch {
      this.broken = true;
    }
  }

  /** Make a single-file page of a view. */
  #page = async (state: State) => {
    const scripts = await Promise.all(SCRIPTS.map(read));
    const { tag } = languages[this.lang];
    const text = page(state, { ...this.#place, tag, scripts });
    return new Blob([String(text)], { type: 'text/html' });
  };

  #pictures() {
    const load = pictureOf;
    const tag = this.state && widgetOf(this.state)?.tag;
    if (!load || !tag || !(tag in pictured)) return nothing;
    const { lang, theme } = this.#place;
    return html`<h3>${this.t('embedding.picture')}</h3>
      <p class="dim note">${this.t('embedding.picture_how')}</p>
      <div class="flow">
        ${(['svg', 'png', 'tex'] as const).map(
          (format) =>
            html`<button
              class="btn"
              data-picture=${format}
              @click=${() =>
                this.#save(format, async (state) => {
                  const draw = await load();
                  return draw(state, { format, lang, theme });
                })}
            >
              ${icon('save', 18)}${format === 'tex' ? 'LaTeX' : format.toUpperCase()}
            </button>`,
        )}
      </div>`;
  }

  #close() {
    (this.renderRoot.querySelector('dialog') as HTMLDialogElement).close();
  }

  #preview() {
    const state = this.state as State;
    const { frame } = addresses(state, this.#place);
    const shows = widgetOf(state) && state.view !== 'learn';
    return shows
      ? html`<iframe title=${this.t('embedding.preview')} src=${frame}></iframe>`
      : html`<p class="dim note">${this.t('embedding.whole')}</p>`;
  }

  #snippets() {
    const state = this.state as State;
    const all = snippets(state, this.#place);
    const { name, text } = all.find((one) => one.name === this.chosen) ?? all[0];
    return html`<div class="flow kinds" role="group" aria-label=${this.t('embedding.kind')}>
        ${all.map(
          (one) =>
            html`<button
              class="chip"
              data-kind=${one.name}
              aria-pressed=${one.name === name}
              @click=${() => {
                this.chosen = one.name;
                this.copied = false;
              }}
            >
              ${this.t(`embedding.${one.name}`)}
            </button>`,
        )}
      </div>
      <p class="dim note">${this.t(`embedding.${name}_how`)}</p>
      <textarea
        class="field"
        readonly
        spellcheck="false"
        aria-label=${this.t('embedding.code')}
        .value=${text}
      ></textarea>
      <div class="flow">
        <button class="btn primary" data-copy @click=${() => this.#copy(text)}>
          ${icon(this.copied ? 'check' : 'copy', 18)}${this.t(
            this.copied ? 'common.copied' : 'common.copy',
          )}
        </button>
        <span class="sr" role="status">${this.copied ? this.t('common.copied') : ''}</span>
      </div>`;
  }

  #offline() {
    const state = this.state as State;
    if (!widgetOf(state) || state.view === 'learn') return nothing;
    return html`${this.#pictures()}
      <h3>${this.t('embedding.offline')}</h3>
      <p class="dim note">${this.t('embedding.offline_how')}</p>
      <div class="flow">
        <button class="btn" data-page @click=${() => this.#save('html', this.#page)}>
          ${icon('save', 18)}${this.t('embedding.page')}
        </button>
        <a class="btn" href="./mexplorer-offline.zip" download>
          ${icon('save', 18)}${this.t('embedding.zip')}
        </a>
      </div>
      ${alertLine(this.broken && this.t('page.view_failed'))}`;
  }

  view() {
    return html`<dialog
      aria-labelledby="embed-title"
      @close=${() => this.closed()}
      @click=${(event: Event) => event.target === event.currentTarget && this.#close()}
    >
      <header>
        ${dialogBar('embed-title', this.t('embedding.title'), this.t('common.close'), () => this.#close())}
      </header>
      ${
        this.state
          ? html`<div class="body">
              <div class="stack">
                <h3>${this.t('embedding.preview')}</h3>
                ${this.#preview()}
                <label class="flow">
                  ${this.t('page.theme')}
                  <select
                    class="field"
                    @change=${(event: Event) => (this.looks = valueOf(event) as typeof this.looks)}
                  >
                    ${(['', 'light', 'dark'] as const).map(
                      (theme) =>
                        html`<option value=${theme} ?selected=${theme === this.looks}>
                          ${this.t(theme ? `page.theme_${theme}` : 'embedding.theme')}
                        </option>`,
                    )}
                  </select>
                </label>
              </div>
              <div class="stack">
                <h3>${this.t('embedding.code')}</h3>
                ${
                  isLocal(this.#place.base)
                    ? html`<p class="caution note" data-local>${this.t('embedding.local')}</p>`
                    : nothing
                }
                ${this.#snippets()}${this.#offline()}
                <p class="dim note">
                  <a href="./gallery/${this.lang}.html" target="_blank" data-gallery
                    >${this.t('embedding.gallery')}</a
                  >
                </p>
              </div>
            </div>`
          : nothing
      }
    </dialog>`;
  }
}

export const embedDialog = placed('mex-embed-dialog', EmbedDialog);
