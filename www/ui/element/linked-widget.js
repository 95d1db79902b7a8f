/**
 * `for="id"`: a widget that follows the state of another one. It listens on the document, so that
 * the order of the two does not matter and a replaced target is found again.
 */

/**
 * @typedef {import('./widget.js').MexWidget} Widget
 * @typedef {Widget & { htmlFor: string }} Linked
 */

export class Link {
  #host;
  /** The state that was followed last. @type {string | null} */
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

  /** Whether it has not received a state yet. */
  get waits() {
    return Boolean(this.#host.htmlFor) && this.#followed !== this.#host.htmlFor;
  }

  /** The target, if it is in the page. @returns {any} */
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

  /** Follows the target's state, now or as soon as it emits one. */
  look() {
    const { target } = this;
    if (!target || target === this.#host) return;
    if (target.settled) this.#follow(target);
    else if (target.wake) wakeTarget(target);
    else void customElements.whenDefined(target.localName).then(() => wakeTarget(this.target));
  }

  /** @param {Event} event */
  #hear = (event) => {
    if (!this.#host.htmlFor) return;
    const { target } = this;
    // Events of nested elements are not the target's own.
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
 * The widgets that follow a target.
 * @param {Element} target
 * @returns {any[]}
 */
export function followersOf(target) {
  if (!target.id) return [];
  const root = /** @type {Document | ShadowRoot} */ (target.getRootNode());
  const found = root.querySelectorAll?.(`[for="${CSS.escape(target.id)}"]`) ?? [];
  return [...found].filter(({ localName }) => localName.startsWith('mex-'));
}

/**
 * A widget that loads lazily is needed now; one with a poster still waits for the user.
 * @param {any} target
 */
function wakeTarget(target) {
  if (target?.poster === null) target.wake();
}

/** The widget itself, or the one that upgrade.js put into a `<div>`. @param {Element} found */
function widgetAt(found) {
  if (found.localName.startsWith('mex-')) return found;
  return [...found.children].find(({ localName }) => localName.startsWith('mex-')) ?? null;
}
