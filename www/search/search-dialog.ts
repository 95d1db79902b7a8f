import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { KINDS, searchIn, withMeanings } from './find.ts';
import { dialogBar } from '../view/parts.ts';
import { fetchAllWords } from '../i18n/languages.ts';
import { MexElement } from '../ui/element/base.ts';
import { pause } from '../ui/element/pause.ts';
import { TYPING } from '../setup/typing.ts';
import { placed } from '../ui/element/placed.ts';
import { valueOf } from '../ui/element/events.ts';
import { reasonLine, reasonOf } from '../setup/reason.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import dialogStyle from '../view/dialog.css?inline';
import fieldStyle from '../ui/controls/text-field.css?inline';
import style from './search.css?inline';
import type { MexError } from '../engine/errors.ts';
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

/** Return the file name of the page. Links contain it because a fragment alone would count as a skip link. */
const fileNow = () => `${location.pathname.split('/').pop() || './'}${location.search}`;

/**
 * The dialog of the page's search. It is open as long as the element exists. When it closes, it calls `closed`
 * with whether a result was followed.
 */
class SearchDialog extends MexElement {
  static areas = ['help', 'learn', 'why'] as const;

  static styles = styleSheets(fieldStyle, dialogStyle, style);

  @property({ attribute: false }) state!: State;

  @property({ attribute: false }) closed: (isFollowed: boolean) => void = () => {};

  #isFollowed = false;

  @state() query = '';

  @state() hits: readonly Hit[] = [];

  /** Whether `hits` contains the meanings found by the core, which arrive after the results by name. */
  @state() isComplete = false;

  /** The reason why a text in the notation of games has no results; null for any other text. */
  @state() reason: MexError | null = null;

  /** The search function of the present language; resolves once its translated texts are loaded. */
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
    // Load the texts of all languages, since names in any language find games and problems.
    void fetchAllWords().then(() => this.#seek(this.query));
  }

  /**
   * Show the results by name, then add the meanings that the core finds in the text.
   * @param wait the time to wait for further typing before the core is asked, in milliseconds
   */
  async #seek(query: string, wait = TYPING) {
    this.query = query;
    this.isComplete = false;
    this.reason = null;
    const { lang, state } = this;
    const isPresent = () => query === this.query && lang === this.lang;
    const search = await this.#search;
    if (!search || !isPresent()) return;
    const named = search(query, state);
    this.hits = named;
    if (!query.trim()) return;
    if (wait) await pause(wait);
    // Stop if Enter has asked the core in the meantime.
    if (!isPresent() || this.isComplete) return;
    const hits = await withMeanings(lang, query, state, named);
    const reason = hits.length ? null : await reasonOf(query.trim());
    if (!isPresent()) return;
    this.hits = hits;
    this.reason = reason;
    this.isComplete = true;
  }

  /** Follow the link of the first result, or focus the link if the result is unsure. */
  async #enter() {
    const { query } = this;
    if (!this.isComplete) await this.#seek(query, 0);
    await this.updateComplete;
    if (query !== this.query || !this.#dialog?.open) return;
    const link = this.renderRoot.querySelector<HTMLElement>('.hits a');
    if (this.hits[0]?.unsure) link?.focus();
    else link?.click();
  }

  /**
   * Move the focus between the field and the results with the up and down arrows; Enter in the field follows
   * the first result, and Escape closes the dialog.
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
      // Prevent the default action, in which Escape would only empty the search field.
      event.preventDefault();
      this.#dialog?.close();
    } else if (event.key === 'Enter' && !event.isComposing && event.target === field) {
      event.preventDefault();
      void this.#enter();
    }
  }

  #followed() {
    this.#isFollowed = true;
    this.#dialog?.close();
  }

  #hit({ kind, title, note, href }: Hit) {
    return html`<li>
      <a class="item" href=${fileNow() + href} data-kind=${kind} @click=${() => this.#followed()}
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
      @close=${() => this.closed(this.#isFollowed)}
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
                : this.reason
                  ? reasonLine(this, this.query.trim(), this.reason)
                  : this.t('help.found_none')
          }
        </p>
      </div>
    </dialog>`;
  }
}

export const searchDialog = placed('mex-search-dialog', SearchDialog);
