/**
 * The base class of all elements. It provides language and theme, which follow those of the page, translated
 * texts, styles and errors. A private element renders without a shadow root, so that the style sheets around
 * it apply. The document or shadow root around it adopts the element's own style sheet once; the selectors in
 * that sheet name the element or its container.
 *
 * A subclass implements `view()`, and calls `this.fail(error)` on failure; the error is shown beside the
 * previous content.
 */
import { LitElement, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { FIRST_AREAS } from '../../i18n/areas.ts';
import { langOf, t } from '../../i18n/index.ts';
import { FIRST, fetchWords, isHere, langs } from '../../i18n/languages.ts';
import { isFirst, warnOnce } from '../host-page/single-copy.ts';
import { focusNear, keepFocus } from './focus.ts';
import { prepare } from '../host-page/prepare.ts';
import { adopt } from '../style/adopt.ts';
import { addAccessibility } from './accessibility.ts';
import { errorLine, showError } from './error-line.ts';
import { whenOnline } from './online.ts';
import { start, turn } from './pause.ts';
import { findTheme, inherited, unwatch, watch } from './environment.ts';
import type { MexError } from '../../engine/errors.ts';
import type { Area } from '../../i18n/areas.ts';
import type { Lang } from '../../i18n/index.ts';
import type { Translate } from '../../i18n/languages.ts';
import type { CSSResultArray } from 'lit';
import type { Place } from './focus.ts';

/** An object with a language and a function that translates texts to the language. */
export type Speaker = Pick<MexElement, 'lang' | 't'>;

/** Register an element. Do nothing without a DOM, or if the name is registered; warn in a second copy. */
export function define(name: string, element: CustomElementConstructor) {
  const registry = globalThis.customElements;
  if (!registry) return;
  if (!isFirst) warnOnce();
  else if (!registry.get(name)) registry.define(name, element);
}

/**
 * An element of Mexplorer.
 *
 * @attr {string} [lang=en] - The language; without it, that of the page.
 * @attr {'light' | 'dark'} [theme=light] - The theme; without it, that of the page.
 * @fires {{ error: Error, code: string, message: string }} mex-error - Fired on an error; `code` is
 *   stable, `message` is English.
 * @csspart error - The error message.
 * @cssprop --mex-scheme - The colour scheme, `light` or `dark`, where the page’s own is not wanted.
 * @cssprop --mex-reserve - The height reserved for a widget before it loads.
 * @cssprop --mex-gap - The space above and below a widget.
 * @cssprop --mex-pad - The space within its border; 0px together with the two below for no frame.
 * @cssprop --mex-edge - Its border; none for no frame.
 * @cssprop --mex-ground - The background; transparent for no frame.
 * @cssprop --mex-paper - The page behind everything.
 * @cssprop --mex-surface - The background of a widget.
 * @cssprop --mex-raised - The background of raised parts, such as fields.
 * @cssprop --mex-sunken - The background of sunken parts, such as code.
 * @cssprop --mex-ink - Text.
 * @cssprop --mex-ink-soft - Secondary text.
 * @cssprop --mex-line - Lines that divide.
 * @cssprop --mex-line-strong - Lines around controls.
 * @cssprop --mex-accent - Controls, and the current choice.
 * @cssprop --mex-accent-soft - The background of the current choice.
 * @cssprop --mex-accent-ink - Text on the accent.
 * @cssprop --mex-amber - Highlights.
 * @cssprop --mex-amber-soft - The background of highlights.
 * @cssprop --mex-win - N-positions and winning moves.
 * @cssprop --mex-lose - P-positions.
 * @cssprop --mex-warn - Errors.
 * @cssprop --mex-warn-soft - The background of errors.
 * @cssprop --mex-stone-1 - The first colour of stones and sets.
 * @cssprop --mex-stone-2 - The second one.
 * @cssprop --mex-stone-3 - The third one.
 * @cssprop --mex-stone-4 - The fourth one.
 * @cssprop --mex-stone-5 - The fifth one.
 * @cssprop --mex-stone-6 - The sixth one.
 * @cssprop --mex-shadow - The shadow of low elements.
 * @cssprop --mex-shadow-high - The shadow of high elements.
 * @cssprop --mex-space - The unit of spaces.
 * @cssprop --mex-radius - The radius of corners.
 * @cssprop --mex-font - The font of text.
 * @cssprop --mex-font-head - The font of headings.
 * @cssprop --mex-font-mono - The font of notation.
 * @cssprop --mex-speed - How long a movement takes.
 * @cssprop --mex-ease - How a movement runs.
 */
export class MexElement extends LitElement {
  static styles: CSSResultArray = [];

  /** The groups of translated texts that the element needs, besides those of the first view. */
  static areas: readonly Area[] = [];

  @state() failure: MexError | null = null;

  static get observedAttributes() {
    return [...super.observedAttributes, 'lang', 'theme'];
  }

  #lang: Lang = FIRST;
  #theme: 'light' | 'dark' = 'light';

  constructor() {
    super();

    addAccessibility(this);
    keepFocus(this);
  }

  /** The cached internals, since the browser returns them only once. */
  #internals: ElementInternals | undefined;

  attachInternals() {
    return (this.#internals ??= super.attachInternals());
  }

  /** Whether the levels of headings inside the element stay as written. */
  static keepsHeadings = false;

  /** The key of the element's accessible name; '' for a part of another element. */
  static label = '';

  hostLabel() {
    const { label } = this.constructor as typeof MexElement;
    return label && this.t(label, this);
  }

  /** The language in force, from the nearest `lang`; setting it sets the attribute. */
  get lang(): Lang {
    return this.#lang;
  }
  set lang(value) {
    this.setAttribute('lang', value);
  }

  /** The theme in force; setting it sets the attribute. */
  get theme(): 'light' | 'dark' {
    return this.#theme;
  }
  set theme(value) {
    this.setAttribute('theme', value);
  }

  connectedCallback() {
    prepare(this.ownerDocument);
    watch(this);
    // Create the render root before the theme is determined: the theme may need a style sheet in the shadow
    // root.
    super.connectedCallback();
    if (this.renderRoot === this) {
      adopt(this.getRootNode(), (this.constructor as typeof MexElement).styles);
    }
    this.resolve();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    unwatch(this);
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null) {
    super.attributeChangedCallback(name, old, value);
    if ((name === 'lang' || name === 'theme') && this.isConnected) this.resolve();
  }

  /** Determine language and theme again, and update the element if they have changed. */
  resolve() {
    const asked = langOf(inherited(this, 'lang') ?? globalThis.navigator?.language);
    // Keep the previous language until the words of the new one are loaded.
    const lang = isHere(asked) || !this.hasUpdated ? asked : this.#lang;
    this.#loadWords(asked);
    const theme = findTheme(this);
    if (lang === this.#lang && theme === this.#theme) return;
    this.#lang = lang;
    this.#theme = theme;
    this.requestUpdate();
  }

  /** The language whose words are being loaded. */ #loadingLang: Lang | null = null;

  #loadWords(lang: Lang) {
    const coming = this.#loadingLang === lang ? undefined : fetchWords(lang);
    if (!coming) return;
    this.#loadingLang = lang;
    const again = () => this.isConnected && this.resolve();
    coming.finally(() => (this.#loadingLang = null)).then(again, () => whenOnline(again));
  }

  /** Whether the element renders into a shadow root, as public elements do. */
  static hasShadow = false;

  createRenderRoot() {
    return (this.constructor as typeof MexElement).hasShadow ? super.createRenderRoot() : this;
  }

  /** Before the first rendering, remove the placeholder content of the page. */
  update(changed: Map<string, unknown>) {
    if (!this.hasUpdated && this.renderRoot === this) this.replaceChildren();
    super.update(changed);
  }

  /**
   * Delay rendering until the translated texts are loaded. If the texts of the language fail to load, another
   * loaded language is used.
   */
  async scheduleUpdate(): Promise<unknown> {
    if (start.on) await turn();
    const areas = [...FIRST_AREAS, ...(this.constructor as typeof MexElement).areas];
    try {
      const coming = fetchWords(this.#lang, areas);
      // Without words to wait for, update at once.
      if (coming) await coming;
    } catch {
      this.#lang = langs.find((lang) => isHere(lang, areas)) ?? FIRST;
      await fetchWords(this.#lang, areas)?.catch(
        () => new Promise((again) => whenOnline(() => again(0))),
      );
      return this.scheduleUpdate();
    }
    return super.scheduleUpdate();
  }

  /** Translate a key to the current language. */
  t: Translate = (key, ...args) => t(this.#lang, key, ...args);

  /** @param thrown shown beside the previous content and emitted as `mex-error` */
  fail(thrown: unknown) {
    showError(this, thrown);
  }

  emit(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /**
   * Move the focus after the focused element was removed.
   * @param places the places at which the focus was, innermost first
   */
  regain(places: Place[], options: FocusOptions) {
    focusNear(places, options);
  }

  /** Draw the content of the element. */
  view(): unknown {
    return nothing;
  }

  /** Draw the error message. */
  errorPart(): unknown {
    return errorLine(this);
  }

  render() {
    return html`${this.view()}${this.errorPart()}`;
  }
}
