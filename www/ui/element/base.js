/**
 * What all elements share: language and theme resolved live from the surroundings, words,
 * styles, the fallback text and the error part.
 *
 * A subclass implements `view()`, calls `this.settle()` when it has something to show and
 * `this.fail(error)` when it has not. Until settled the element's own text is shown; after a
 * failure the error stands beside whatever was there.
 */
import { LitElement, html, nothing } from 'lit';
import { MexError } from '../../engine/errors.js';
import { langOf, sayError, t } from '../../i18n/index.js';
import { FIRST, fetchWords, isHere, languages } from '../../i18n/languages.js';
import { isFirst, sayOnce } from '../host-page/single-copy.js';
import { focusNear, keepFocus } from './focus.js';
import { prepare } from '../host-page/prepare.js';
import { printStyle } from '../style/print-style.js';
import { shared, tokens } from '../style/base-style.js';
import { attend } from './accessibility.js';
import { whenOnline } from './online.js';
import { findTheme, inherited, unwatch, watch } from './environment.js';

/** @typedef {import('../../i18n/index.js').Lang} Lang */

/** Registers an element; a second time, or without a DOM, does nothing. */
export function define(
  /** @type {string} */ name,
  /** @type {CustomElementConstructor} */ element,
) {
  const registry = globalThis.customElements;
  if (!registry) return;
  if (!isFirst) sayOnce();
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
    attend(this);
    keepFocus(this);
  }

  /** Once for all who ask: the browser gives them out only once. @type {ElementInternals | undefined} */
  #internals;

  attachInternals() {
    return (this.#internals ??= super.attachInternals());
  }

  /** Whether it and all in it keep the levels of their headings. */
  static keepsHeadings = false;

  /** The words that name the element for whoever does not see it; a part of another one has none. */
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
    // The theme may need a sheet of the element's own, and that its root.
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

  /** Looks language and theme up again. */
  resolve() {
    const asked = langOf(inherited(this, 'lang') ?? globalThis.navigator?.language);
    // What is shown stays until it can be said in another language.
    const lang = isHere(asked) || !this.hasUpdated ? asked : this.#lang;
    this.#await(asked);
    const theme = findTheme(this);
    if (lang === this.#lang && theme === this.#theme) return;
    this.#lang = lang;
    this.#theme = theme;
    this.requestUpdate();
  }

  /** The language whose words it waits for. @type {Lang | null} */ #awaited = null;

  /** @param {Lang} lang */
  #await(lang) {
    const coming = this.#awaited === lang ? undefined : fetchWords(lang);
    if (!coming) return;
    this.#awaited = lang;
    const again = () => this.isConnected && this.resolve();
    coming.finally(() => (this.#awaited = null)).then(again, () => whenOnline(again));
  }

  /** Nothing is drawn without words; where those of its language do not come, others do. */
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

  /** The words for a key, in the language in force. @param {string} key @param {any} [args] */
  t(key, args) {
    return t(this.#lang, key, args);
  }

  /** There is something to show, and nothing is wrong. */
  settle() {
    this.failure = null;
    this.settled = true;
  }

  /** @param {unknown} thrown shown beside what was there; announced as `mex-error` */
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

  /** What a server has drawn in the shadow root. @type {ChildNode[]} */ #drawn = [];

  createRenderRoot() {
    this.#drawn = [...(this.shadowRoot?.childNodes ?? [])];
    return super.createRenderRoot();
  }

  /** It gives way to the element, once that has something better. @param {Map<string, unknown>} changed */
  update(changed) {
    super.update(changed);
    if (!this.settled || !this.#drawn.length) return;
    for (const node of this.#drawn) node.remove();
    this.#drawn = [];
  }

  /**
   * Where the focus goes when what had it is gone.
   * @param {import('./focus.js').Place[]} places where it was, from within
   * @param {FocusOptions} options
   */
  regain(places, options) {
    focusNear(places, options);
  }

  /** What the element shows once settled. @returns {unknown} */
  view() {
    return nothing;
  }

  /** The error, in words. @returns {unknown} */
  errorPart() {
    if (!this.failure) return nothing;
    return html`<p class="error" part="error" role="alert">
      ${sayError(this.lang, this.failure)}
    </p>`;
  }

  /** What stands until then. @returns {unknown} */
  textPart() {
    return html`<slot></slot>`;
  }

  render() {
    return html`${this.settled ? this.view() : this.textPart()}${this.errorPart()}`;
  }
}
