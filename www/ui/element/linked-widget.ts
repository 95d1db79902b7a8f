/**
 * The attribute `for="id"`, by which a widget follows the state of another one. Events are handled on the
 * document, so that the order of the two widgets does not matter and a replaced target is found again.
 */
import type { MexWidget as Widget } from './widget.ts';

/** A widget that is followed, perhaps not upgraded yet. Widgets of games also have methods that move. */
type Target = HTMLElement &
  Partial<Pick<Widget, 'settled' | 'state' | 'awake' | 'wake'>> & {
    goToPosition?: (text: string) => unknown;
    move?: (text: string) => unknown;
  };

export class Link {
  #host;
  /** The id of the widget that was followed last; null before the first state. */
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

  /** Whether the widget follows another one from which it has not received a state yet. */
  get waits() {
    return Boolean(this.#host.htmlFor) && this.#followed !== this.#host.htmlFor;
  }

  /** The followed widget; null if it is not in the page. */
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

  /** Follow the target's state, at once if it has one, otherwise at its next event. */
  look() {
    const { target } = this;
    if (!target || target === this.#host) return;
    if (target.settled) this.#follow(target);
    // Load the target at once, even if it would load only shortly before it becomes visible.
    else if (target.wake) target.wake();
    else void customElements.whenDefined(target.localName).then(() => this.target?.wake?.());
  }

  #hear = (event: Event) => {
    if (!this.#host.htmlFor) return;
    const { target } = this;
    // Ignore events of elements nested in the target.
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

/** Return the widgets that follow a target. */
export function followersOf(target: Element): Target[] {
  if (!target.id) return [];
  const root = target.getRootNode() as Document | ShadowRoot;
  const found = root.querySelectorAll?.(`[for="${CSS.escape(target.id)}"]`) ?? [];
  return [...found].filter(({ localName }) => localName.startsWith('mex-')) as Target[];
}

/** Return the widget with the id, or the widget inside the `<div>` with the id, as upgrade.ts creates it. */
function widgetAt(found: Element) {
  if (found.localName.startsWith('mex-')) return found;
  return [...found.children].find(({ localName }) => localName.startsWith('mex-')) ?? null;
}
