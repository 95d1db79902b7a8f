/**
 * Keeps the focus in an element that renders again: a pressed button may be removed by its own
 * action, and keyboard users must not be sent back to the top of the page.
 */

import { pause } from './pause.js';

/** @typedef {import('./base.js').MexElement} MexElement */

/** Focusable elements in a shadow root. */
export const STOPS =
  'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary, [tabindex="0"]';

/**
 * The focused element of a root or of the shadow roots within it.
 * @param {DocumentOrShadowRoot} root
 */
function deepest(root) {
  let at = root.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/**
 * A position in the tree: a parent and the sibling before it.
 * @typedef {{ parent: ParentNode, before: Element | null }} Place
 */

/** The positions of an element and of its ancestors, innermost first. @param {Element} element */
function placesOf(element) {
  /** @type {Place[]} */
  const all = [];
  /** @type {Node} */
  let at = element;
  while (at.parentNode) {
    const before = /** @type {Element} */ (at).previousElementSibling;
    all.push({ parent: at.parentNode, before });
    at = at.parentNode;
  }
  return all;
}

/** Keeps the focus of an element. @param {MexElement} element */
export function keepFocus(element) {
  const root = () => /** @type {ShadowRoot} */ (element.renderRoot);
  /** @type {{ child: Element, places: Place[], options: FocusOptions } | null} */
  let had = null;
  const regain = async () => {
    const lost = /** @type {NonNullable<typeof had>} */ (had);
    await element.updateComplete;
    // A child may lose the focus later, when it renders as well; an element that sets the focus
    // itself comes first.
    await /** @type {any} */ (lost.child).updateComplete;
    await pause();
    // An element of ours that is still connected decides itself.
    if (lost.child.isConnected && 'regain' in lost.child) return;
    const { body } = element.ownerDocument;
    const now = deepest(element.ownerDocument) ?? body;
    // A disabled element is about to lose the focus.
    if (!element.isConnected || !(now === body || now.matches(':disabled'))) return;
    element.regain(
      lost.places.filter(({ parent }) => parent.isConnected),
      lost.options,
    );
  };
  element.addController({
    hostUpdate() {
      const child = root()?.activeElement ?? null;
      if (!child) return void (had = null);
      // Scroll only if the focus was visible.
      const isSeen = deepest(root())?.matches(':focus-visible');
      had = { child, places: placesOf(child), options: { preventScroll: !isSeen } };
    },
    hostUpdated() {
      if (had) void regain();
    },
  });
}

/**
 * Focusable elements within a node, shadow roots included.
 * @param {ParentNode} node
 * @returns {Generator<HTMLElement>}
 */
function* stopsIn(node) {
  for (const each of node.querySelectorAll('*')) {
    if (each.matches(STOPS)) yield /** @type {HTMLElement} */ (each);
    if (each.shadowRoot) yield* stopsIn(each.shadowRoot);
  }
}

/**
 * Focuses the nearest focusable element: in the same place, else before it, else around it.
 * @param {Place[]} places innermost first, only those that are still connected @param {FocusOptions} options
 */
export function focusNear(places, options) {
  for (const { parent, before } of places) {
    const all = [...stopsIn(parent)];
    const first = all.findIndex((each) => isAfter(before, each));
    // Elements after the place come first, then those before it, backwards. Hidden elements do not
    // take the focus.
    for (const stop of [...all.slice(first), ...all.slice(0, first).reverse()]) {
      stop.focus(options);
      if (/** @type {ShadowRoot} */ (stop.getRootNode()).activeElement === stop) return;
    }
  }
}

/**
 * Whether an element comes after another one, which may be disconnected.
 * @param {Element | null} before
 * @param {Element} element
 */
function isAfter(before, element) {
  if (!before?.isConnected) return true;
  /** @type {Node} */
  let at = element;
  while (at.getRootNode() !== before.getRootNode())
    at = /** @type {ShadowRoot} */ (at.getRootNode()).host;
  const place = before.compareDocumentPosition(at);
  return Boolean(place & Node.DOCUMENT_POSITION_FOLLOWING) && !before.contains(at);
}
