/**
 * Find elements in a page, including elements added later and those in open shadow roots, but not in the
 * shadow roots of widgets.
 */

/** Call a function once the document is parsed. */
export function whenRead(document: Document, work: () => void) {
  if (document.readyState !== 'loading') work();
  else document.addEventListener('DOMContentLoaded', work, { once: true });
}

/** @param visit callback for each element; may be called again for an element that moves */
export function findAll(document: Document, selector: string, visit: (found: Element) => void) {
  const roots: WeakSet<Node> = new WeakSet();
  const awaited: Set<string> = new Set();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) look(node);
    }
  });

  const watch = (root: Document | ShadowRoot) => {
    if (roots.has(root)) return;
    roots.add(root);
    observer.observe(root, { childList: true, subtree: true });
    for (const element of root.children) look(element);
  };

  const look = (element: Element) => {
    one(element);
    for (const inner of element.querySelectorAll('*')) one(inner);
  };

  const one = (element: Element) => {
    const { localName, shadowRoot } = element;
    const isWidget = localName.startsWith('mex-');
    if (shadowRoot && !isWidget) watch(shadowRoot);
    // Search the shadow root of a custom element later if the element is not defined yet.
    if (localName.includes('-') && !isWidget && !awaited.has(localName)) {
      awaited.add(localName);
      if (!customElements.get(localName)) {
        void customElements.whenDefined(localName).then(() => {
          for (const late of document.querySelectorAll(localName)) look(late);
        });
      }
    }
    if (element.matches(selector)) visit(element);
  };

  watch(document);
}
