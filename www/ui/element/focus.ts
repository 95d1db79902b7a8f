/**
 * Keep the focus in an element that renders again: a pressed button may be removed by its own
 * action, and keyboard users must not be sent back to the top of the page.
 */

import { pause } from './pause.ts';
import type { ReactiveControllerHost } from 'lit';

/** A selector for focusable elements. It does not reach elements inside nested shadow roots. */
export const STOPS =
  'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], summary, [tabindex="0"]';

/** Return the focused element of a root or of the shadow roots within it. */
function deepest(root: DocumentOrShadowRoot) {
  let at = root.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** A position in the tree: its parent, and the sibling that precedes it. */
export type Place = { parent: ParentNode; before: Element | null };

/** Return the positions of an element and of its ancestors in the tree, innermost first. */
function placesOf(element: Element) {
  const all: Place[] = [];
  let at: Node = element;
  while (at.parentNode) {
    const before = (at as Element).previousElementSibling;
    all.push({ parent: at.parentNode, before });
    at = at.parentNode;
  }
  return all;
}

/** Return the focused element within a node. For focus inside a nested shadow root, return its host. */
export function activeIn(root: Node) {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  return activeElement && root.contains(activeElement) ? activeElement : null;
}

/** An element or component that renders. */
interface Rendering extends ReactiveControllerHost {
  renderRoot: Node;
  isConnected: boolean;
  regain?(places: Place[], options: FocusOptions): void;
}

/** Keep the focus in an element or component when it renders again. */
export function keepFocus(element: Rendering) {
  let had: { child: Element; places: Place[]; options: FocusOptions } | null = null;
  const regain = async () => {
    const lost = had as NonNullable<typeof had>;
    await element.updateComplete;
    // Wait, since a child may lose the focus later, when it renders too. If an element sets the focus itself,
    // that focus stays.
    await (lost.child as Element & { updateComplete?: Promise<boolean> }).updateComplete;
    await pause();
    // Stop if the child is a Mexplorer element that is still connected: it sets the focus itself.
    if (lost.child.isConnected && 'regain' in lost.child) return;
    const now = deepest(document) ?? document.body;
    // Treat the focus as lost if the focused element is disabled: the browser is about to remove the focus.
    if (!element.isConnected || !(now === document.body || now.matches(':disabled'))) return;
    const places = lost.places.filter(({ parent }) => parent.isConnected);
    if (element.regain) element.regain(places, lost.options);
    else focusNear(places, lost.options);
  };
  element.addController({
    hostUpdate() {
      const child = element.renderRoot && activeIn(element.renderRoot);
      if (!child) return void (had = null);
      // Let the browser scroll to the new focus only if the previous focus was visible.
      const isSeen = deepest(document)?.matches(':focus-visible');
      had = { child, places: placesOf(child), options: { preventScroll: !isSeen } };
    },
    hostUpdated() {
      if (had) void regain();
    },
  });
}

/** Generate the focusable elements within a node, including those in shadow roots. */
function* stopsIn(node: ParentNode): Generator<HTMLElement> {
  for (const each of node.querySelectorAll('*')) {
    if (each.matches(STOPS)) yield each as HTMLElement;
    if (each.shadowRoot) yield* stopsIn(each.shadowRoot);
  }
}

/**
 * Focus the nearest focusable element: at the same position, otherwise before it, otherwise in an ancestor.
 * @param places positions in the tree, innermost first, only connected ones
 */
export function focusNear(places: Place[], options: FocusOptions) {
  for (const { parent, before } of places) {
    const all = [...stopsIn(parent)];
    const first = all.findIndex((each) => isAfter(before, each));
    // Try the elements after the position first, then the elements before it, backwards. Hidden elements do
    // not take the focus, so the loop continues after them.
    for (const stop of [...all.slice(first), ...all.slice(0, first).reverse()]) {
      stop.focus(options);
      if ((stop.getRootNode() as ShadowRoot).activeElement === stop) return;
    }
  }
}

/** Return whether an element comes after another one, which may be disconnected. */
function isAfter(before: Element | null, element: Element) {
  if (!before?.isConnected) return true;
  let at: Node = element;
  while (at.getRootNode() !== before.getRootNode()) at = (at.getRootNode() as ShadowRoot).host;
  const place = before.compareDocumentPosition(at);
  return Boolean(place & Node.DOCUMENT_POSITION_FOLLOWING) && !before.contains(at);
}
