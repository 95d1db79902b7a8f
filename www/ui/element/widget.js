/**
 * The base class of the widgets that any page may embed: they load when they are about to become
 * visible, handle their own keys, can be linked to each other and submitted by forms, and report
 * their state. A subclass returns its state in `state`, calls `tell()` after a change, and
 * implements `follow(state)` if it can be linked. `www/contract` is the public interface.
 */
import { html, nothing } from 'lit';
import { MexElement } from './base.js';
import { visibleControls } from './visible-controls.js';
import { STOPS } from './focus.js';
import { keepKeys } from './keyboard.js';
import { Link, followersOf } from './linked-widget.js';
import { whenNear } from './visibility.js';
import { Fallback } from './fallback.js';
import { homeOf, linkTo } from '../text/view-links.js';
import { widgetStyle } from './widget-style.js';

export { define } from './base.js';

/** Events of widgets. */
const EVENTS = [
  ...['mex-ready', 'mex-change', 'mex-error', 'mex-move', 'mex-end', 'mex-pick', 'mex-try'],
  ...['mex-answer', 'mex-step', 'mex-built', 'mex-cell', 'mex-checked'],
];

/** The outer widget reports for a widget nested in it. @param {Event} event */
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
    compact: { type: Boolean, reflect: true, useDefault: true },
    readonly: { type: Boolean, reflect: true, useDefault: true },
    disabled: { state: true },
  };

  /** What it follows. */
  linked = new Link(this);
  /** @type {ElementInternals | null} */
  internals;
  /** @type {Fallback | null} shown before the element renders */
  #fallback = null;
  #awake = false;
  /** Whether it has ever shown what it is for; fields may stand there alone. */
  #shown = false;
  /** @type {() => void} */
  #resolveAwakened = () => {};
  /** @type {Promise<void>} */
  #awakened = new Promise((resolve) => (this.#resolveAwakened = resolve));
  /** Whether the poster had the focus, which then moves to the widget. */
  #focused = false;
  /** @type {() => void} */
  #leave = () => {};
  /** The state last reported, as JSON. */
  #reported = '';
  /** The state that a reset restores. @type {Record<string, unknown> | null} */
  #initial = null;

  constructor() {
    super();
    /** The name of the form field. */
    this.name = '';
    /** The id of the widget that this one follows. */
    this.htmlFor = '';
    /** @type {string | null} */
    this.caption = null;
    /** The address of Mexplorer itself. @type {string | null} */
    this.home = null;
    /** A picture or a text shown until the user activates it. @type {string | null} */
    this.poster = null;
    /** The minimum height, in pixels or as a CSS length. @type {string | null} */
    this.height = null;
    /** @type {'lazy' | 'eager'} */
    this.loading = 'lazy';
    /** @type {string | boolean | null} */
    this.controls = null;
    /** @type {'' | 'question' | 'answer'} */
    this.print = '';
    this.compact = false;
    this.readonly = false;
    /** Set by the form or fieldset. */
    this.disabled = false;
    this.internals = this.attachInternals?.() ?? null;
    keepKeys(this);
  }

  // --- lazy loading

  connectedCallback() {
    super.connectedCallback();
    if (this.#awake) return;
    this.#fallback?.draw();
    const root = this.getRootNode();
    const isInner = root instanceof ShadowRoot && root.host instanceof MexElement;
    if (this.poster !== null && !isInner) return;
    // A widget that is already loaded may follow this one.
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
    this.#fallback = new Fallback(this, root, () => this.#begin());
    this.renderOptions.renderBefore = this.#fallback.mark;
    for (const type of EVENTS) root.addEventListener(type, keepInside);
    return root;
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    super.attributeChangedCallback(name, old, value);
    if (!this.#fallback || this.poster !== null) return;
    if (name === 'loading' && value === 'eager') this.wake();
  }

  resolve() {
    super.resolve();
    if (!this.#awake) this.#fallback?.draw();
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

  /** Whether it has begun to load. */
  get awake() {
    return this.#awake;
  }

  /** Loads now, visible or not. */
  wake() {
    this.#leave();
    if (this.#awake) return;
    this.#awake = true;
    this.#resolveAwakened();
  }

  scheduleUpdate() {
    if (this.#awake) return super.scheduleUpdate();
    return this.#awakened.then(() => super.scheduleUpdate());
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    this.#initial ??= { ...this.kept };
    if (changed.has('htmlFor') && this.hasUpdated) this.linked.look();
    if (changed.has('height')) this.#fallback?.reserve(this.height);
  }

  /** @param {Map<string, unknown>} changed */
  update(changed) {
    super.update(changed);
    this.#fallback?.leave(this.settled);
    if (this.settled && !this.failure) this.#shown = true;
    this.#fallback?.shrink(Boolean(this.failure) && !(this.settled && this.#shown));
    if (!this.settled) return;
    this.#submit(JSON.stringify(this.state));
    if (!this.#focused) return;
    this.#focused = false;
    this.focus({ preventScroll: true });
  }

  // --- state

  /** The state that `mex-change` reports. @returns {Record<string, unknown>} */
  get state() {
    return this.kept;
  }

  /**
   * The properties that make up the state and that a reset or a form restores.
   * @returns {Record<string, unknown>}
   */
  get kept() {
    return {};
  }

  /** Emits `mex-change` if the state has changed. */
  tell() {
    const { state } = this;
    const text = JSON.stringify(state);
    this.#submit(text);
    if (text === this.#reported) return;
    this.#reported = text;
    this.emit('mex-change', state);
  }

  /**
   * Whether the widget can query the engine: not before its target has reported a state, unless one
   * of these attributes is set.
   * @param {...string} names
   */
  due(...names) {
    return !this.linked.waits || names.some((name) => this.hasAttribute(name));
  }

  /** Shows the state of another widget. @param {Record<string, any>} _state */
  follow(_state) {}

  // --- forms

  /** The value of the form field: the state as JSON, or empty before it has settled. */
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

  /** @param {Record<string, any>} state */
  restore(state) {
    for (const name of Object.keys(this.kept)) {
      if (name in state) /** @type {any} */ (this)[name] = state[name];
    }
  }

  /** Restores the initial state. */
  reset() {
    if (this.#initial) Object.assign(this, this.#initial);
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

  /** Whether the user may change nothing. */
  get locked() {
    return this.readonly || this.disabled;
  }

  // --- caption, link and print

  /** Whether a control is shown. @param {string} name */
  has(name) {
    const { defaults = [], brief = [] } = this.offers;
    return visibleControls(this.controls, this.compact ? brief : defaults)(name);
  }

  /**
   * The default controls, and those of the compact mode.
   * @returns {{ defaults?: string[], brief?: string[] }}
   */
  get offers() {
    return {};
  }

  /**
   * A slot for the author's content, in the current language or in all.
   * @param {string} [name] of the slot; none for the element's own content
   * @param {unknown} [otherwise]
   */
  slotOf(name, otherwise = nothing) {
    const own = name ? `${name}-${this.lang}` : this.lang;
    return html`<slot name=${own}><slot name=${name ?? nothing}>${otherwise}</slot></slot>`;
  }

  textPart() {
    return this.#fallback?.isDrawn ? nothing : this.slotOf();
  }

  /**
   * The corresponding view of Mexplorer and the fields of its link.
   * @returns {[string, Record<string, string | number | undefined>] | null}
   */
  get here() {
    return null;
  }

  #homePart() {
    const given = this.home ?? this.closest('[data-mex-home]')?.getAttribute('data-mex-home');
    const home = homeOf(given ?? null, this.ownerDocument.baseURI);
    if (!this.settled || home === null || !this.here) return nothing;
    const href = linkTo(home, ...this.here);
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
    return html`${super.render()}${this.#captionPart()}${this.#homePart()}`;
  }
}
