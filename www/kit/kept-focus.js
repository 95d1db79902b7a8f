/**
 * The focus stays in an element that draws itself anew: what was pressed may be gone with what it
 * brings about, and whoever plays by keyboard must not have to come back from the top of the page.
 */

/** @typedef {import('./base.js').MexElement} MexElement */

/** What can take the focus, in an element's own root. */
const STOPS =
  'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary, [tabindex="0"]';

/** The focused element of a root, or of the roots within it. @param {DocumentOrShadowRoot} root */
function deepest(root) {
  let at = root.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** What is around an element, from within, up to its root. @param {Element} element */
function around(element) {
  /** @type {ParentNode[]} */
  const all = [];
  for (let at = element.parentNode; at; at = at.parentNode) all.push(at);
  return all;
}

/** Keeps the focus of an element. @param {MexElement} element */
export function keepFocus(element) {
  const root = () => /** @type {ShadowRoot} */ (element.renderRoot);
  /** @type {{ child: Element, around: ParentNode[], options: FocusOptions } | null} */
  let had = null;
  const regain = async () => {
    const lost = /** @type {NonNullable<typeof had>} */ (had);
    await element.updateComplete;
    // A part may lose it later, when it has drawn itself too; and who knows a better place comes first.
    await /** @type {any} */ (lost.child).updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    // One of ours that is still there knows best.
    if (lost.child.isConnected && 'regain' in lost.child) return;
    const { body } = element.ownerDocument;
    if (!element.isConnected || (deepest(element.ownerDocument) ?? body) !== body) return;
    element.regain(
      lost.around.filter((each) => each.isConnected),
      lost.options,
    );
  };
  element.addController({
    hostUpdate() {
      const child = root()?.activeElement ?? null;
      if (!child) return void (had = null);
      // Who does not see where the focus is wants no page that scrolls to it.
      const isSeen = deepest(root())?.matches(':focus-visible');
      had = { child, around: around(child), options: { preventScroll: !isSeen } };
    },
    hostUpdated() {
      if (had) void regain();
    },
  });
}

/**
 * Gives the focus to what stands nearest.
 * @param {ParentNode[]} places from within, those that are still there @param {FocusOptions} options
 */
export function focusNear(places, options) {
  for (const place of places) {
    const stop = /** @type {HTMLElement | null} */ (place.querySelector(STOPS));
    if (stop) return stop.focus(options);
  }
}
