/**
 * What the widgets have that stand in somebody else's page, besides what all elements share: they wait
 * until they are about to be seen, keep their keys to themselves, can be linked and submitted, and
 * tell all that they are at.
 *
 * A subclass says what it is at in `state`, calls `tell()` when that has changed, and implements
 * `follow(state)` where it makes sense to be linked. `www/contract` says what a page may rely on.
 */
import { html, nothing } from 'lit';
import { MexElement } from './base.js';
import { chosenControls } from './visible-controls.js';
import { STOPS } from './focus.js';
import { keepKeys } from './keyboard.js';
import { Link, followersOf } from './linked-widget.js';
import { whenNear } from './visibility.js';
import { Paper } from './print-code.js';
import { Before } from './fallback.js';
import { widgetStyle } from './widget-style.js';

export { define } from './base.js';

/** What widgets tell. */
const TOLD = [
  ...['mex-ready', 'mex-change', 'mex-error', 'mex-move', 'mex-end', 'mex-pick', 'mex-try'],
  ...['mex-answer', 'mex-step', 'mex-built', 'mex-checked'],
];

/** What a widget within another tells is the other's to tell. @param {Event} event */
function keepInside(event) {
  const from = /** @type {Node} */ (event.target);
  if (from.getRootNode() === event.currentTarget) event.stopPropagation();
}

export class MexWidget extends MexElement {
  static formAssociated = true;

  /** @type {any[]} */
  static styles = [MexElement.styles, widgetStyle];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    name: { reflect: true, useDefault: true },
    htmlFor: { attribute: 'for' },
    caption: {},
    home: {},
    poster: {},
    height: {},
    loading: {},
    controls: {},
    print: { reflect: true, useDefault: true },
    qr: {},
    compact: { type: Boolean, reflect: true, useDefault: true },
    readonly: { type: Boolean, reflect: true, useDefault: true },
    disabled: { state: true },
  };

  /** What it follows. */
  linked = new Link(this);
  /** @type {ElementInternals | null} */
  internals;
  /** @type {Before | null} what is shown before the element draws */
  #before = null;
  #paper = new Paper(this);
  #awake = false;
  /** @type {() => void} */
  #rise = () => {};
  /** @type {Promise<void>} */
  #risen = new Promise((resolve) => (this.#rise = resolve));
  /** Whether the poster had the focus, which goes on to what comes in its place. */
  #focused = false;
  /** @type {() => void} */
  #leave = () => {};
  /** What was told last, as JSON. */
  #told = '';
  /** What a reset goes back to. @type {Record<string, unknown> | null} */
  #given = null;

  constructor() {
    super();
    /** The name under which a form sends it. */
    this.name = '';
    /** The id of the widget that this one follows. */
    this.htmlFor = '';
    /** @type {string | null} */
    this.caption = null;
    /** Where Mexplorer itself is. @type {string | null} */
    this.home = null;
    /** A picture or a text that stands until somebody wants more. @type {string | null} */
    this.poster = null;
    /** The least height, in pixels or as in CSS. @type {string | null} */
    this.height = null;
    /** @type {'lazy' | 'eager'} */
    this.loading = 'lazy';
    /** @type {string | boolean | null} */
    this.controls = null;
    /** @type {'' | 'question' | 'answer'} */
    this.print = '';
    /** What paper shows as a QR code. @type {string | null} */
    this.qr = null;
    this.compact = false;
    this.readonly = false;
    /** Whether its form or fieldset lets nothing be done. */
    this.disabled = false;
    this.internals = this.attachInternals?.() ?? null;
    keepKeys(this);
  }

  // --- waiting to be seen

  connectedCallback() {
    super.connectedCallback();
    if (this.#awake) return;
    this.#before?.draw();
    const root = this.getRootNode();
    const isInner = root instanceof ShadowRoot && root.host instanceof MexElement;
    if (this.poster !== null && !isInner) return;
    // Who follows it does not wait for it to be seen.
    const isWanted = followersOf(this).some(({ awake }) => awake);
    if (isInner || isWanted || this.loading === 'eager') this.wake();
    else this.#leave = whenNear(this, () => this.wake());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#leave();
  }

  createRenderRoot() {
    const root = /** @type {ShadowRoot} */ (super.createRenderRoot());
    this.#before = new Before(this, root, () => this.#begin());
    this.renderOptions.renderBefore = this.#before.mark;
    for (const type of TOLD) root.addEventListener(type, keepInside);
    return root;
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    super.attributeChangedCallback(name, old, value);
    if (!this.#before || this.poster !== null) return;
    if (name === 'loading' && value === 'eager') this.wake();
  }

  resolve() {
    super.resolve();
    if (!this.#awake) this.#before?.draw();
  }

  #begin() {
    this.#focused = true;
    this.wake();
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    const first = this.renderRoot?.querySelector(STOPS);
    /** @type {HTMLElement | null} */ (first)?.focus(options);
  }

  /** Whether it no longer waits to be seen. */
  get awake() {
    return this.#awake;
  }

  /** Loads now, wherever it stands. */
  wake() {
    this.#leave();
    if (this.#awake) return;
    this.#awake = true;
    this.#rise();
  }

  scheduleUpdate() {
    if (this.#awake) return super.scheduleUpdate();
    return this.#risen.then(() => super.scheduleUpdate());
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    this.#given ??= { ...this.kept };
    if (changed.has('htmlFor') && this.hasUpdated) this.linked.look();
    if (changed.has('height')) this.#before?.reserve(this.height);
  }

  /** @param {Map<string, unknown>} changed */
  update(changed) {
    super.update(changed);
    this.#before?.leave(this.settled);
    this.#paper.look();
    if (!this.settled) return;
    this.#submit(JSON.stringify(this.state));
    if (!this.#focused) return;
    this.#focused = false;
    this.focus({ preventScroll: true });
  }

  // --- what it is at

  /** All that it is at, as `mex-change` tells it. @returns {Record<string, unknown>} */
  get state() {
    return this.kept;
  }

  /** The properties that say what it is at, and that a reset or a form brings back. @returns {Record<string, unknown>} */
  get kept() {
    return {};
  }

  /** Tells what it is at, if that has changed. */
  tell() {
    const { state } = this;
    const text = JSON.stringify(state);
    this.#submit(text);
    if (text === this.#told) return;
    this.#told = text;
    this.emit('mex-change', state);
  }

  /**
   * Whether there is something to be asked: not while what it follows has not told, unless the page
   * says by one of these attributes where to begin.
   * @param {...string} names
   */
  due(...names) {
    return !this.linked.waits || names.some((name) => this.hasAttribute(name));
  }

  /** Shows what another widget is at. @param {Record<string, any>} _state */
  follow(_state) {}

  // --- forms

  /** What a form sends: what it is at, as JSON; empty until there is something to show. */
  get value() {
    return this.settled ? JSON.stringify(this.state) : '';
  }
  set value(text) {
    let state = null;
    try {
      if (text !== '') state = typeof text === 'string' ? JSON.parse(text) : text;
    } catch {
      return;
    }
    if (text === '') this.reset();
    else if (state && typeof state === 'object') this.restore(state);
  }

  get form() {
    return this.internals?.form ?? null;
  }

  /** @param {string} text */
  #submit(text) {
    this.internals?.setFormValue(text);
  }

  /** Brings back what it was at. @param {Record<string, any>} state */
  restore(state) {
    for (const name of Object.keys(this.kept)) {
      if (name in state) /** @type {any} */ (this)[name] = state[name];
    }
  }

  /** Back to what the page has said at first. */
  reset() {
    if (this.#given) Object.assign(this, this.#given);
  }

  formResetCallback() {
    this.reset();
  }

  /** @param {string} value */
  formStateRestoreCallback(value) {
    this.value = value;
  }

  /** @param {boolean} disabled */
  formDisabledCallback(disabled) {
    this.disabled = disabled;
  }

  /** Whether nothing may be changed by hand. */
  get locked() {
    return this.readonly || this.disabled;
  }

  // --- what is drawn around it

  /** Whether a control is shown. @param {string} name */
  has(name) {
    const { usual = [], brief = [] } = this.offers;
    return chosenControls(this.controls, this.compact ? brief : usual)(name);
  }

  /** The controls that are shown where nothing is said, and those of the compact mode. @returns {{ usual?: string[], brief?: string[] }} */
  get offers() {
    return {};
  }

  /**
   * A text of the page's author, for the language in force or for all.
   * @param {string} [name] of the slot; none for the element's own content
   * @param {unknown} [otherwise]
   */
  slotOf(name, otherwise = nothing) {
    const own = name ? `${name}-${this.lang}` : this.lang;
    return html`<slot name=${own}><slot name=${name ?? nothing}>${otherwise}</slot></slot>`;
  }

  textPart() {
    return this.#before?.isDrawn ? nothing : this.slotOf();
  }

  /** The view of Mexplorer that shows the same, and the fields of its link. @returns {[string, Record<string, string | number | undefined>] | null} */
  get here() {
    return null;
  }

  #homePart() {
    const href = this.settled ? this.#paper.link : null;
    if (href === null) return nothing;
    return html`<p class="home" part="home">
      <a href=${href} target="_blank" rel="noopener">${this.t('common.open_home')}</a>
    </p>`;
  }

  #captionPart() {
    const given = [...this.children].some(({ slot }) => /^caption(-|$)/.test(slot));
    if (this.caption === null && !given) return nothing;
    return html`<div class="caption" part="caption">${this.slotOf('caption', this.caption)}</div>`;
  }

  render() {
    return html`${super.render()}${this.#captionPart()}${this.#homePart()}${this.#paper.part()}`;
  }
}
