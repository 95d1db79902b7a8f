/**
 * Parts of the page and of widgets with a state of their own but without an element: Lit directives.
 *
 * ```ts
 * class Tests extends Component { @property() problem = ''; view() { return html`…`; } }
 * export const tests = directive(Tests);
 * html`<div class="tests" @mex-use=${use}>${tests({ problem })}</div>`
 * ```
 *
 * The element around it is its root: it dispatches its events, and the styles of the component, which the
 * document or shadow root adopts once, name its class.
 */
import { html, noChange, nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { FIRST_AREAS } from '../../i18n/areas.ts';
import { fetchWords } from '../../i18n/languages.ts';
import { t } from '../../i18n/index.ts';
import { refreshAccessibility } from './accessibility.ts';
import { errorLine, showError } from './error-line.ts';
import { keepFocus } from './focus.ts';
import { whenOnline } from './online.ts';
import { adopt } from '../style/adopt.ts';
import type { MexError } from '../../engine/errors.ts';
import type { ChildPart, CSSResultGroup, ReactiveController, ReactiveControllerHost } from 'lit';
import type { Area } from '../../i18n/areas.ts';
import type { Translate } from '../../i18n/languages.ts';
import type { MexElement } from './base.ts';

/** What speaks a language: an element or a component. */
export type Speaker = Pick<Component, 'lang' | 't'>;

export abstract class Component extends AsyncDirective implements ReactiveControllerHost {
  static styles: CSSResultGroup = [];

  /** The areas of the words that it says, besides those of the first view. */
  static areas: readonly Area[] = [];

  #values: Map<string, unknown> = new Map();
  #changed: Map<string, unknown> = new Map();
  #controllers: ReactiveController[] = [];
  #part: ChildPart | null = null;
  #isPending = false;
  /** The values given last. */
  #given: Record<string, unknown> = {};
  /** The language and theme in which it was drawn. */
  #drawn = '';

  failure: MexError | null = null;

  updateComplete: Promise<boolean> = Promise.resolve(true);

  /** Called by Lit's decorators: a property that renders again when it changes. */
  static createProperty(name: string) {
    Object.defineProperty(this.prototype, name, {
      configurable: true,
      get(this: Component) {
        return this.#values.get(name);
      },
      set(this: Component, value: unknown) {
        const old = this.#values.get(name);
        if (Object.is(old, value)) return;
        this.#values.set(name, value);
        this.requestUpdate(name, old);
      },
    });
  }

  constructor(...of: ConstructorParameters<typeof AsyncDirective>) {
    super(...of);
    keepFocus(this);
  }

  /** The element that renders it. */
  get host() {
    return this.#part?.options?.host as MexElement;
  }

  /** The element around it. */
  get renderRoot() {
    return this.#part?.parentNode as HTMLElement;
  }

  get lang() {
    return this.host.lang;
  }

  get theme() {
    return this.host.theme;
  }

  get #context() {
    return `${this.lang} ${this.theme}`;
  }

  get hasUpdated() {
    return this.#drawn !== '';
  }

  addController(controller: ReactiveController) {
    this.#controllers.push(controller);
  }

  removeController(controller: ReactiveController) {
    this.#controllers = this.#controllers.filter((each) => each !== controller);
  }

  requestUpdate(name?: string, old?: unknown) {
    if (name !== undefined && !this.#changed.has(name)) this.#changed.set(name, old);
    if (this.#isPending || !this.#part) return;
    this.#isPending = true;
    this.updateComplete = this.#redraw();
  }

  /** Only the type of the values, which `update` takes. */
  render(_values: Partial<this>): unknown {
    return noChange;
  }

  update(part: ChildPart, [values]: [Partial<this>]) {
    const isFirst = !this.#part;
    this.#part = part;
    // What it has changed itself stays until it is given another value.
    for (const [name, value] of Object.entries(values)) {
      if (isFirst || this.#given[name] !== value) Object.assign(this, { [name]: value });
    }
    this.#given = values;
    if (isFirst) {
      adopt(this.host.renderRoot.getRootNode(), (this.constructor as typeof Component).styles);
      this.connected();
    }
    // Rendering the host again changes nothing here.
    if (!isFirst && !this.#changed.size && !this.#isPending && this.#drawn === this.#context) {
      return noChange;
    }
    const changed = this.#changed;
    const view = this.#draw();
    if (view !== noChange) this.updateComplete = Promise.resolve().then(() => this.#end(changed));
    return view;
  }

  async #redraw() {
    await null;
    if (!this.#isPending || !this.isConnected) return true;
    const changed = this.#changed;
    const view = this.#draw();
    if (view === noChange) return true;
    this.setValue(view);
    return this.#end(changed);
  }

  #draw() {
    const { areas } = this.constructor as typeof Component;
    const coming = fetchWords(this.lang, [...FIRST_AREAS, ...areas]);
    if (coming) {
      this.#isPending = false;
      const again = () => this.requestUpdate();
      coming.then(again, () => whenOnline(again));
      return noChange;
    }
    this.#isPending = true;
    this.willUpdate(this.#changed);
    for (const each of this.#controllers) each.hostUpdate?.();
    const view = this.view();
    this.#changed = new Map();
    this.#isPending = false;
    this.#drawn = this.#context;
    return html`${view}${errorLine(this)}`;
  }

  #end(changed: Map<string, unknown>) {
    for (const each of this.#controllers) each.hostUpdated?.();
    this.updated(changed);
    refreshAccessibility(this.host);
    return true;
  }

  /** It is in the tree, for the first time or again. */
  connected() {
    for (const each of this.#controllers) each.hostConnected?.();
  }

  disconnected() {
    for (const each of this.#controllers) each.hostDisconnected?.();
  }

  reconnected() {
    this.connected();
    this.requestUpdate();
  }

  /** Called before the view is drawn; changes made here are drawn at once. */
  willUpdate(_changed: Map<string, unknown>) {}

  view(): unknown {
    return nothing;
  }

  /** Once its view stands. */
  updated(_changed: Map<string, unknown>) {}

  /** The text of a key in the current language. */
  t: Translate = (key, ...args) => t(this.lang, key, ...args);

  emit(type: string, detail?: unknown) {
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true });
    this.renderRoot.dispatchEvent(event);
  }

  /** @param thrown shown below the view and emitted as `mex-error` */
  fail(thrown: unknown) {
    showError(this, thrown);
  }
}
Component.createProperty('failure');
