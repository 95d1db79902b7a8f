/**
 * `for="id"`: a widget that shows what another one is at. It listens on the document, so that it does
 * not matter which of the two is there first, and a target that is replaced is found again.
 */

/**
 * @typedef {import('./widget.js').MexWidget} Widget
 * @typedef {Widget & { htmlFor: string }} Linked
 */

export class Link {
  #host;
  /** What was followed last. @type {string | null} */
  #followed = null;

  /** @param {Widget} host */
  constructor(host) {
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

  /** Whether it is still to hear what it shows. */
  get waits() {
    return Boolean(this.#host.htmlFor) && this.#followed !== this.#host.htmlFor;
  }

  /** The widget that is followed, if it is there. @returns {any} */
  get target() {
    const id = this.#host.htmlFor;
    if (!id) return null;
    /** @type {Element | null} */
    let from = this.#host;
    while (from) {
      const root = from.getRootNode();
      const found = /** @type {Partial<Document>} */ (root).getElementById?.(id);
      if (found) return widgetAt(found);
      from = root instanceof ShadowRoot ? root.host : null;
    }
    return null;
  }

  /** Shows what the target is at, now or as soon as it tells. */
  look() {
    const { target } = this;
    if (!target || target === this.#host) return;
    if (target.settled) this.#follow(target);
    else if (target.wake) rouse(target);
    else void customElements.whenDefined(target.localName).then(() => rouse(this.target));
  }

  /** @param {Event} event */
  #hear = (event) => {
    if (!this.#host.htmlFor) return;
    const { target } = this;
    // What comes out of the depths of the target is not its own.
    if (target && target !== this.#host && event.composedPath()[0] === target) {
      this.#follow(target);
    }
  };

  /** @param {any} target */
  #follow(target) {
    if (!target.state) return;
    this.#followed = this.#host.htmlFor;
    this.#host.follow(target.state);
  }
}

/**
 * The widgets that follow another one.
 * @param {Element} target
 * @returns {any[]}
 */
export function followersOf(target) {
  if (!target.id) return [];
  const root = /** @type {Document | ShadowRoot} */ (target.getRootNode());
  const found = root.querySelectorAll?.(`[for="${CSS.escape(target.id)}"]`) ?? [];
  return [...found].filter(({ localName }) => localName.startsWith('mex-'));
}

/** One that waits to be seen is wanted now; one that waits for somebody to begin is not. @param {any} target */
function rouse(target) {
  if (target?.poster === null) target.wake();
}

/** A widget, or the one that was put into a `<div>`. @param {Element} found */
function widgetAt(found) {
  if (found.localName.startsWith('mex-')) return found;
  return [...found.children].find(({ localName }) => localName.startsWith('mex-')) ?? null;
}
