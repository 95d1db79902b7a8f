/**
 * The base class of all elements: language and theme, inherited live from the page; texts, styles,
 * fallback content and errors.
 *
 * A subclass implements `view()`, calls `this.settle()` once it has something to show and
 * `this.fail(error)` on failure. Until settled the element's own content is shown; an error is
 * shown beside what was there before.
 */
import { LitElement, html, nothing } from 'lit';
import { MexError } from '../../engine/errors.js';
import { langOf, sayError, t } from '../../i18n/index.js';
import { FIRST, fetchWords, isHere, languages } from '../../i18n/languages.js';
import { isFirst, warnOnce } from '../host-page/single-copy.js';
import { focusNear, keepFocus } from './focus.js';
import { prepare } from '../host-page/prepare.js';
import { printStyle } from '../style/print-style.js';
import { shared, tokens } from '../style/base-style.js';
import { addAccessibility } from './accessibility.js';
import { whenOnline } from './online.js';
import { findTheme, inherited, unwatch, watch } from './environment.js';

/** @typedef {import('../../i18n/index.js').Lang} Lang */

/** @type {typeof import('./error-text.js').errorText | undefined} */
let errorText;

/** Registers an element; does nothing without a DOM or if it is registered already. */
export function define(
  /** @type {string} */ name,
  /** @type {CustomElementConstructor} */ element,
) {
  const registry = globalThis.customElements;
  if (!registry) return;
  if (!isFirst) warnOnce();
  else if (!registry.get(name)) registry.define(name, element);
}

export class MexElement extends LitElement {
  /** @type {any[]} nested lists of styles, as Lit takes them */
  static styles = [tokens, shared, printStyle];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    failure: { state: true },
    settled: { state: true },
  };

  static get observedAttributes() {
    return [...super.observedAttributes, 'lang', 'theme'];
  }

  /** @type {Lang} */ #lang = FIRST;
  /** @type {'light' | 'dark'} */ #theme = 'light';

  constructor() {
    super();
    /** @type {MexError | null} */
    this.failure = null;
    /** Whether there is something to show. */
    this.settled = false;
    addAccessibility(this);
    keepFocus(this);
  }

  /** Cached, since the browser returns them only once. @type {ElementInternals | undefined} */
  #internals;

  attachInternals() {
    return (this.#internals ??= super.attachInternals());
  }

  /** Whether heading levels stay as written in the element and all within it. */
  static keepsHeadings = false;

  /** The key of the accessible name; empty for a part of another element. */
  static label = '';

  hostLabel() {
    const { label } = /** @type {typeof MexElement} */ (this.constructor);
    return label && this.t(label, this);
  }

  /** The language in force, from the nearest `lang`; setting it sets the attribute. @returns {Lang} */
  get lang() {
    return this.#lang;
  }
  set lang(value) {
    this.setAttribute('lang', value);
  }

  /** The theme in force; setting it sets the attribute. @returns {'light' | 'dark'} */
  get theme() {
    return this.#theme;
  }
  set theme(value) {
    this.setAttribute('theme', value);
  }

  connectedCallback() {
    prepare(this.ownerDocument);
    watch(this);
    // The theme may need a style sheet in the shadow root.
    super.connectedCallback();
    this.resolve();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    unwatch(this);
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    super.attributeChangedCallback(name, old, value);
    if ((name === 'lang' || name === 'theme') && this.isConnected) this.resolve();
  }

  /** Resolves language and theme again. */
  resolve() {
    const asked = langOf(inherited(this, 'lang') ?? globalThis.navigator?.language);
    // The language changes only once its words are loaded.
    const lang = isHere(asked) || !this.hasUpdated ? asked : this.#lang;
    this.#loadWords(asked);
    const theme = findTheme(this);
    if (lang === this.#lang && theme === this.#theme) return;
    this.#lang = lang;
    this.#theme = theme;
    this.requestUpdate();
  }

  /** The language whose words are being loaded. @type {Lang | null} */ #loadingLang = null;

  /** @param {Lang} lang */
  #loadWords(lang) {
    const coming = this.#loadingLang === lang ? undefined : fetchWords(lang);
    if (!coming) return;
    this.#loadingLang = lang;
    const again = () => this.isConnected && this.resolve();
    coming.finally(() => (this.#loadingLang = null)).then(again, () => whenOnline(again));
  }

  /**
   * Rendering waits for the words; if those of the language fail to load, another loaded language
   * is used.
   */
  scheduleUpdate() {
    const coming = fetchWords(this.#lang);
    if (!coming) return super.scheduleUpdate();
    return coming.then(
      () => super.scheduleUpdate(),
      async () => {
        const langs = /** @type {Lang[]} */ (Object.keys(languages));
        this.#lang = langs.find(isHere) ?? FIRST;
        await fetchWords(this.#lang)?.catch(
          () => new Promise((again) => whenOnline(() => again(0))),
        );
        await this.scheduleUpdate();
      },
    );
  }

  /** The text of a key in the current language. @param {string} key @param {any} [args] */
  t(key, args) {
    return t(this.#lang, key, args);
  }

  /** There is something to show, and nothing is wrong. */
  settle() {
    this.failure = null;
    this.settled = true;
  }

  /** @param {unknown} thrown shown beside the previous content and emitted as `mex-error` */
  fail(thrown) {
    if (/** @type {any} */ (thrown)?.name === 'AbortError') return;
    const error = MexError.from(thrown);
    this.failure = error;
    this.emit('mex-error', { error, code: error.code, message: error.message });
  }

  /** @param {string} type @param {any} [detail] */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Content of the shadow root rendered by a server. @type {ChildNode[]} */ #serverNodes = [];

  createRenderRoot() {
    this.#serverNodes = [...(this.shadowRoot?.childNodes ?? [])];
    return super.createRenderRoot();
  }

  /**
   * Server-rendered content is removed once the element has settled.
   * @param {Map<string, unknown>} changed
   */
  update(changed) {
    super.update(changed);
    if (!this.settled || !this.#serverNodes.length) return;
    for (const node of this.#serverNodes) node.remove();
    this.#serverNodes = [];
  }

  /**
   * Moves the focus when the focused element was removed.
   * @param {import('./focus.js').Place[]} places where the focus was, innermost first
   * @param {FocusOptions} options
   */
  regain(places, options) {
    focusNear(places, options);
  }

  /** The content once settled. @returns {unknown} */
  view() {
    return nothing;
  }

  /**
   * An error in words; a name that may have been meant can be put into the text.
   * @param {MexError} error
   * @param {string} [text] that the error is in: by default the element's game
   * @param {(text: string) => void} [set]
   * @returns {unknown}
   */
  errorWords(error, text, set) {
    if (!error.details?.nearest?.length) return sayError(this.lang, error);
    // Rarely needed, so loaded then.
    if (!errorText) {
      void import('./error-text.js').then((words) => {
        ({ errorText } = words);
        this.requestUpdate();
      });
      return sayError(this.lang, error);
    }
    const of = /** @type {any} */ (this);
    return errorText(this.lang, error, text ?? of.game, set ?? ((game) => (of.game = game)));
  }

  /** The error message. @returns {unknown} */
  errorPart() {
    if (!this.failure) return nothing;
    return html`<p class="error" part="error" role="alert">${this.errorWords(this.failure)}</p>`;
  }

  /** The content until settled. @returns {unknown} */
  textPart() {
    return html`<slot></slot>`;
  }

  render() {
    return html`${this.settled ? this.view() : this.textPart()}${this.errorPart()}`;
  }
}
