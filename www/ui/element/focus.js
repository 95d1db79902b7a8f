/**
 * The focus stays in an element that draws itself anew: what was pressed may be gone with what it
 * brings about, and whoever plays by keyboard must not have to come back from the top of the page.
 */

import { pause } from './pause.js';

/** @typedef {import('./base.js').MexElement} MexElement */

/** What can take the focus, in an element's own root. */
export const STOPS =
  'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary, [tabindex="0"]';

/** The focused element of a root, or of the roots within it. @param {DocumentOrShadowRoot} root */
function deepest(root) {
  let at = root.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/**
 * A place: an element or root, and what stands before the place in it.
 * @typedef {{ parent: ParentNode, before: Element | null }} Place
 */

/** The places of an element, from within, up to its root. @param {Element} element */
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
    // A part may lose it later, when it has drawn itself too; and who knows a better place comes first.
    await /** @type {any} */ (lost.child).updateComplete;
    await pause();
    // One of ours that is still there knows best.
    if (lost.child.isConnected && 'regain' in lost.child) return;
    const { body } = element.ownerDocument;
    const now = deepest(element.ownerDocument) ?? body;
    // What can no longer be pressed is about to lose it.
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
      // Who does not see where the focus is wants no page that scrolls to it.
      const isSeen = deepest(root())?.matches(':focus-visible');
      had = { child, places: placesOf(child), options: { preventScroll: !isSeen } };
    },
    hostUpdated() {
      if (had) void regain();
    },
  });
}

/** What can take the focus within a node, in the roots within it too. @param {ParentNode} node @returns {Generator<HTMLElement>} */
function* stopsIn(node) {
  for (const each of node.querySelectorAll('*')) {
    if (each.matches(STOPS)) yield /** @type {HTMLElement} */ (each);
    if (each.shadowRoot) yield* stopsIn(each.shadowRoot);
  }
}

/**
 * Gives the focus to what stands nearest: in the same place, else before it, else around it.
 * @param {Place[]} places from within, those that are still there @param {FocusOptions} options
 */
export function focusNear(places, options) {
  for (const { parent, before } of places) {
    const all = [...stopsIn(parent)];
    const first = all.findIndex((each) => isAfter(before, each));
    // With nothing after the place, what is before it, backwards. What is hidden does not take it.
    for (const stop of [...all.slice(first), ...all.slice(0, first).reverse()]) {
      stop.focus(options);
      if (/** @type {ShadowRoot} */ (stop.getRootNode()).activeElement === stop) return;
    }
  }
}

/** Whether an element stands after another one, which may be gone. @param {Element | null} before @param {Element} element */
function isAfter(before, element) {
  if (!before?.isConnected) return true;
  /** @type {Node} */
  let at = element;
  while (at.getRootNode() !== before.getRootNode())
    at = /** @type {ShadowRoot} */ (at.getRootNode()).host;
  const place = before.compareDocumentPosition(at);
  return Boolean(place & Node.DOCUMENT_POSITION_FOLLOWING) && !before.contains(at);
}
