/**
 * The base class of the widgets that any page may embed. Widgets load when they are about to become visible,
 * handle their own keys, can be linked to each other and submitted by forms, and report their state. A
 * subclass returns its state in `state`, calls `tell()` after a change, and implements `follow(state)` if it
 * can be linked. `www/registry.ts` lists the widgets.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { MexElement } from './base.ts';
import { visibleControls } from './visible-controls.ts';
import { STOPS } from './focus.ts';
import { drawnBy } from './environment.ts';
import { keepKeys } from './keyboard.ts';
import { Link, followersOf } from './linked-widget.ts';
import { whenNear } from './visibility.ts';
import { Fallback } from './fallback.ts';
import { styleSheets } from '../style/style-sheets.ts';
import theme from '../style/theme.css?inline';
import widgetStyle from './widget.css?inline';
import type { CSSResultArray } from 'lit';

export { define } from './base.ts';

/** Events of widgets. */
const EVENTS = [
  ...['mex-ready', 'mex-change', 'mex-error', 'mex-move', 'mex-end', 'mex-pick', 'mex-try'],
  ...['mex-answer', 'mex-step', 'mex-built', 'mex-cell'],
];

/**
 * Stop an event of a widget nested in the shadow root of another one; the outer widget fires its own events.
 */
function keepInside(event: Event) {
  const from = event.target as Node;
  if (from.getRootNode() === event.currentTarget) event.stopPropagation();
}

/**
 * A widget that any page may embed.
 *
 * @slot caption - A line under the widget; `caption-zh` for one language, as with every slot.
 * @csspart caption - The line under the widget.
 */
export class MexWidget extends MexElement {
  static formAssociated = true;

  static hasShadow = true;

  static styles: CSSResultArray = styleSheets(theme, widgetStyle);

  /** The name under which a form sends `value`. */
  @property({ reflect: true, useDefault: true }) name = '';

  /** The id of the widget that this one follows. */
  @property({ attribute: 'for' }) htmlFor = '';

  /** A line of text under the widget; the slot `caption` can be used instead. */
  @property() caption: string | null = null;

  /** The minimum height, in pixels or as a CSS length. */
  @property() height: string | null = null;

  /** When the widget loads: "lazy" shortly before it becomes visible, "eager" at once. */
  @property() loading: 'lazy' | 'eager' = 'lazy';

  /** The controls to show: "all", "none" or a list of names; by default the usual ones. */
  @property() controls: string | boolean | null = null;

  /**
   * The form for print: "question" omits the answer, "answer" includes it; by default the same as the screen.
   */
  @property({ reflect: true, useDefault: true }) print: '' | 'question' | 'answer' = '';

  /** Whether the layout is reduced. */
  @property({ type: Boolean, reflect: true, useDefault: true }) compact = false;

  /** Whether the user can change nothing. */
  @property({ type: Boolean, reflect: true, useDefault: true }) readonly = false;

  /** Whether the content is shown. @public @readonly */
  @state() settled = false;

  /** Whether the form or fieldset around the widget is disabled. */
  @state() disabled = false;

  /** The link to the widget that this one follows. */
  linked = new Link(this);
  internals: ElementInternals | null;
  /** The content shown before the widget renders; null without a DOM. */
  #fallback: Fallback | null = null;
  #awake = false;
  /** Whether the widget has ever shown its main contents, and not only fields. */
  #shown = false;
  #resolveAwakened: () => void = () => {};
  #awakened: Promise<void> = new Promise((resolve) => (this.#resolveAwakened = resolve));
  #leave: () => void = () => {};
  /** The state last reported, as JSON. */
  #reported = '';
  /** The state that a reset restores. */
  #initial: Record<string, unknown> | null = null;

  constructor() {
    super();

    this.internals = this.attachInternals?.() ?? null;
    keepKeys(this);
  }

  // --- lazy loading

  connectedCallback() {
    super.connectedCallback();
    if (this.#awake) return;
    this.#fallback?.draw();
    const isInner = drawnBy(this) !== null;
    // Load at once if another loaded widget follows this one.
    const isWanted = followersOf(this).some(({ awake }) => awake);
    if (isInner || isWanted || this.loading === 'eager') this.wake();
    else this.#leave = whenNear(this, () => this.wake());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#leave();
  }

  createRenderRoot() {
    const root = super.createRenderRoot() as ShadowRoot;
    this.#fallback = new Fallback(this, root);
    this.renderOptions.renderBefore = this.#fallback.mark;
    for (const type of EVENTS) root.addEventListener(type, keepInside);
    return root;
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null) {
    super.attributeChangedCallback(name, old, value);
    if (this.#fallback && name === 'loading' && value === 'eager') this.wake();
  }

  resolve() {
    super.resolve();
    if (!this.#awake) this.#fallback?.draw();
  }

  focus(options?: FocusOptions) {
    const first = this.renderRoot?.querySelector(STOPS);
    (first as HTMLElement | null)?.focus(options);
  }

  /** Whether the widget has begun to load. */
  get awake() {
    return this.#awake;
  }

  /** Loads the widget now. @public */
  wake(): void {
    this.#leave();
    if (this.#awake) return;
    this.#awake = true;
    this.#resolveAwakened();
  }

  scheduleUpdate() {
    if (this.#awake) return super.scheduleUpdate();
    return this.#awakened.then(() => super.scheduleUpdate());
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    this.#initial ??= { ...this.kept };
    if (changed.has('htmlFor') && this.hasUpdated) this.linked.look();
    if (changed.has('height')) this.#fallback?.reserve(this.height);
  }

  update(changed: Map<string, unknown>) {
    super.update(changed);
    this.#fallback?.leave(this.settled);
    if (this.settled && !this.failure) this.#shown = true;
    this.#fallback?.shrink(Boolean(this.failure) && !(this.settled && this.#shown));
    if (this.settled) this.#submit(JSON.stringify(this.state));
  }

  // --- state

  /** The current state. @public */
  get state(): Record<string, unknown> {
    return this.kept;
  }

  /** The properties that make up the state and that a reset or a form restores. */
  get kept(): Record<string, unknown> {
    return {};
  }

  /** Fires `mex-change` if the state has changed since the last event. @public */
  tell(): void {
    const { state } = this;
    const text = JSON.stringify(state);
    this.#submit(text);
    if (text === this.#reported) return;
    this.#reported = text;
    this.emit('mex-change', state);
  }

  /**
   * Return whether the widget may query the engine. A widget that follows another one must first receive a
   * state, unless one of the named attributes is set.
   */
  due(...names: string[]) {
    return !this.linked.waits || names.some((name) => this.hasAttribute(name));
  }

  /** Shows the state of another widget. */
  follow(_state: Record<string, unknown>) {}

  // --- forms

  /** The state as JSON, as a form submits it; can be assigned. @public */
  get value(): string {
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

  /** The form that the widget belongs to; null if there is none. @public */
  get form(): HTMLFormElement | null {
    return this.internals?.form ?? null;
  }

  #submit(text: string) {
    this.internals?.setFormValue(text);
  }

  restore(state: Record<string, unknown>) {
    for (const name of Object.keys(this.kept)) {
      if (name in state) Reflect.set(this, name, state[name]);
    }
  }

  /** Restores the initial attributes. @public */
  reset(): void {
    if (this.#initial) Object.assign(this, this.#initial);
  }

  formResetCallback() {
    this.reset();
  }

  formStateRestoreCallback(value: string) {
    this.value = value;
  }

  formDisabledCallback(disabled: boolean) {
    this.disabled = disabled;
  }

  /** Whether the user can change nothing, by `readonly` or a disabled form. @public */
  get locked(): boolean {
    return this.readonly || this.disabled;
  }

  // --- controls and caption

  /** Return whether a control is shown. */
  has(name: string) {
    const { defaults = [], brief = [] } = this.offers;
    return visibleControls(this.controls, this.compact ? brief : defaults)(name);
  }

  /** The names of the controls shown by default, and of those shown in the compact layout. */
  get offers(): { defaults?: string[]; brief?: string[] } {
    return {};
  }

  /**
   * Draw a slot for content of the page's author, in the current language if present, otherwise for all
   * languages.
   * @param name the name of the slot; none for the widget's own content
   */
  slotOf(name?: string, otherwise: unknown = nothing) {
    const own = name ? `${name}-${this.lang}` : this.lang;
    return html`<slot name=${own}><slot name=${name ?? nothing}>${otherwise}</slot></slot>`;
  }

  /** Mark the content as shown, and remove the error. */
  settle() {
    this.failure = null;
    this.settled = true;
  }

  #captionPart() {
    const given = [...this.children].some(({ slot }) => /^caption(-|$)/.test(slot));
    if (this.caption === null && !given) return nothing;
    return html`<div class="caption" part="caption">${this.slotOf('caption', this.caption)}</div>`;
  }

  render() {
    const text = this.#fallback?.isDrawn ? nothing : this.slotOf();
    const shown = this.settled ? this.view() : text;
    return html`${shown}${this.errorPart()}${this.#captionPart()}`;
  }
}
