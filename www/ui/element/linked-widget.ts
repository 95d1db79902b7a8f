/**
 * `for="id"`: a widget that follows the state of another one. The link listens on the document, so
 * that the order of the two does not matter, and a replaced target is found again.
 */
import type { MexWidget as Widget } from './widget.ts';

/** A widget that is followed, perhaps not upgraded yet. Games can be moved as well. */
type Target = HTMLElement &
  Partial<Pick<Widget, 'settled' | 'state' | 'awake' | 'wake'>> & {
    goToPosition?: (text: string) => unknown;
    move?: (text: string) => unknown;
  };

export class Link {
  #host;
  /** The state that was followed last. */
  #followed: string | null = null;

  constructor(host: Widget) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    const document = this.#host.ownerDocument;
    document.addEventListener('mex-change', this.#hear);
    document.addEventListener('mex-ready', this.#hear);
    this.look();
  }

  hostDisconnected() {
    const document = this.#host.ownerDocument;
    document.removeEventListener('mex-change', this.#hear);
    document.removeEventListener('mex-ready', this.#hear);
  }

  /** Whether it has not received a state yet. */
  get waits() {
    return Boolean(this.#host.htmlFor) && this.#followed !== this.#host.htmlFor;
  }

  /** The target, if it is in the page. */
  get target(): Target | null {
    const id = this.#host.htmlFor;
    if (!id) return null;
    let from: Element | null = this.#host;
    while (from) {
      const root = from.getRootNode();
      const found = (root as Partial<Document>).getElementById?.(id);
      if (found) return widgetAt(found) as Target | null;
      from = root instanceof ShadowRoot ? root.host : null;
    }
    return null;
  }

  /** Follow the target's state, now or at its next event. */
  look() {
    const { target } = this;
    if (!target || target === this.#host) return;
    if (target.settled) this.#follow(target);
    // A widget that loads lazily is needed now.
    else if (target.wake) target.wake();
    else void customElements.whenDefined(target.localName).then(() => this.target?.wake?.());
  }

  #hear = (event: Event) => {
    if (!this.#host.htmlFor) return;
    const { target } = this;
    // Events of nested elements are not the target's own.
    if (target && target !== this.#host && event.composedPath()[0] === target) {
      this.#follow(target);
    }
  };

  #follow(target: Target) {
    if (!target.state) return;
    this.#followed = this.#host.htmlFor;
    this.#host.follow(target.state);
  }
}

/** The widgets that follow a target. */
export function followersOf(target: Element): Target[] {
  if (!target.id) return [];
  const root = target.getRootNode() as Document | ShadowRoot;
  const found = root.querySelectorAll?.(`[for="${CSS.escape(target.id)}"]`) ?? [];
  return [...found].filter(({ localName }) => localName.startsWith('mex-')) as Target[];
}

/** The widget itself, or the widget that upgrade.ts put into a `<div>`. */
function widgetAt(found: Element) {
  if (found.localName.startsWith('mex-')) return found;
  return [...found.children].find(({ localName }) => localName.startsWith('mex-')) ?? null;
}
