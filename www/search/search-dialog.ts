import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { KINDS, searchIn, withMeanings } from './find.ts';
import { dialogBar } from '../view/parts.ts';
import { fetchAllWords } from '../i18n/languages.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { valueOf } from '../ui/element/events.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import dialogStyle from '../view/dialog.css?inline';
import style from './search.css?inline';
import type { Hit, Kind, Search } from './find.ts';
import type { Icon } from '../ui/pictures/icons.ts';
import { icon } from '../ui/pictures/icons.ts';
import type { Lang } from '../i18n/languages.ts';
import type { State } from '../links/state.ts';

const SIGNS: Record<Kind, Icon> = {
  game: 'play',
  lesson: 'learn',
  problem: 'practice',
  term: 'idea',
  view: 'grid',
};

/** The name of the page's file: a fragment alone would count as a skip link. */
const fileNow = () => `${location.pathname.split('/').pop() || './'}${location.search}`;

/** The dialog of the page's search; it is open as long as it exists, and calls `closed`. */
class SearchDialog extends MexElement {
  static areas = ['help', 'learn', 'why'] as const;

  static styles = styleSheets(dialogStyle, style);

  @property({ attribute: false }) state!: State;

  @property({ attribute: false }) closed: () => void = () => {};

  @state() query = '';

  @state() hits: readonly Hit[] = [];

  /** Whether the core has read the text, so that no results will be added. */
  @state() isComplete = false;

  /** The search in the present language, which loads the words. */
  #search: Promise<Search> | null = null;

  #lang: Lang | '' = '';

  get #dialog() {
    return this.renderRoot.querySelector('dialog');
  }

  firstUpdated() {
    this.#dialog?.showModal();
    this.renderRoot.querySelector<HTMLElement>('[type=search]')?.focus();
  }

  willUpdate() {
    const { lang } = this;
    if (this.#lang === lang) return;
    this.#lang = lang;
    this.#search = searchIn(lang);
    void this.#seek(this.query);
    // Load all words, as names in any language find games and problems.
    void fetchAllWords().then(() => this.#seek(this.query));
  }

  /** Show the results by name, and then with the meanings that the core reads in the text. */
  async #seek(query: string) {
    this.query = query;
    this.isComplete = false;
    const { lang, state } = this;
    const isPresent = () => query === this.query && lang === this.lang;
    const search = await this.#search;
    if (!search || !isPresent()) return;
    const named = search(query, state);
    this.hits = named;
    if (!query.trim()) return;
    const hits = await withMeanings(lang, query, state, named);
    if (!isPresent()) return;
    this.hits = hits;
    this.isComplete = true;
  }

  /** Follow the first result; an unsure one is selected instead. */
  async #enter() {
    const { query } = this;
    if (!this.isComplete) await this.#seek(query);
    await this.updateComplete;
    if (query !== this.query || !this.#dialog?.open) return;
    const link = this.renderRoot.querySelector<HTMLElement>('.hits a');
    if (this.hits[0]?.unsure) link?.focus();
    else link?.click();
  }

  /**
   * The up and down arrows move from the field through the results, and Enter follows the first.
   */
  #key(event: KeyboardEvent) {
    const links = [...this.renderRoot.querySelectorAll<HTMLElement>('.hits a')];
    const field = this.renderRoot.querySelector<HTMLElement>('[type=search]');
    const stops = [field, ...links];
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      const now = stops.indexOf(document.activeElement as HTMLElement);
      stops[Math.max(0, Math.min(stops.length - 1, now + by))]?.focus();
    } else if (event.key === 'Escape') {
      // A field of this type would only be emptied.
      event.preventDefault();
      this.#dialog?.close();
    } else if (event.key === 'Enter' && !event.isComposing && event.target === field) {
      event.preventDefault();
      void this.#enter();
    }
  }

  #hit({ kind, title, note, href }: Hit) {
    return html`<li>
      <a
        class="item"
        href=${fileNow() + href}
        data-kind=${kind}
        @click=${() => this.#dialog?.close()}
        >${icon(SIGNS[kind], 20)}<span
          ><b>${title}</b>${note ? html`<span class="dim note">${note}</span>` : nothing}</span
        ></a
      >
    </li>`;
  }

  view() {
    const { hits } = this;
    const kinds = KINDS.filter((kind) => hits.some((hit) => hit.kind === kind));
    return html`<dialog
      class="search"
      aria-labelledby="search-title"
      @close=${() => this.closed()}
      @keydown=${(event: KeyboardEvent) => this.#key(event)}
    >
      <header>
        ${dialogBar('search-title', this.t('page.search'), this.t('common.close'), () => this.#dialog?.close())}
        <input
          class="field"
          type="search"
          autocomplete="off"
          spellcheck="false"
          aria-label=${this.t('page.search')}
          placeholder=${this.t('help.search_hint')}
          @input=${(event: Event) => this.#seek(valueOf(event))}
        />
      </header>
      <div class="hits">
        ${kinds.map(
          (kind) =>
            html`<section>
              <h3>${this.t(`help.kind_${kind}`)}</h3>
              <ul>
                ${hits.filter((hit) => hit.kind === kind).map((hit) => this.#hit(hit))}
              </ul>
            </section>`,
        )}
        <p class="soft" role="status">
          ${
            !this.isComplete
              ? nothing
              : hits.length
                ? html`<span class="sr">${this.t('help.found', { n: hits.length })}</span>`
                : this.t('help.found_none')
          }
        </p>
      </div>
    </dialog>`;
  }
}

export const searchDialog = placed('mex-search-dialog', SearchDialog);
