/**
 * Finds elements in a page, including later ones and those in open shadow roots, except the shadow
 * roots of widgets.
 */

/**
 * Calls back once the document is parsed.
 * @param {Document} document
 * @param {() => void} work
 */
export function whenRead(document, work) {
  if (document.readyState !== 'loading') work();
  else document.addEventListener('DOMContentLoaded', work, { once: true });
}

/**
 * @param {Document} document
 * @param {string} selector
 * @param {(found: Element) => void} visit may be called again for an element that moves
 */
export function findAll(document, selector, visit) {
  /** @type {WeakSet<Node>} */
  const roots = new WeakSet();
  /** @type {Set<string>} */
  const awaited = new Set();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) look(node);
    }
  });

  /** @param {Document | ShadowRoot} root */
  const watch = (root) => {
    if (roots.has(root)) return;
    roots.add(root);
    observer.observe(root, { childList: true, subtree: true });
    for (const element of root.children) look(element);
  };

  /** @param {Element} element */
  const look = (element) => {
    one(element);
    for (const inner of element.querySelectorAll('*')) one(inner);
  };

  /** @param {Element} element */
  const one = (element) => {
    const { localName, shadowRoot } = element;
    const isWidget = localName.startsWith('mex-');
    if (shadowRoot && !isWidget) watch(shadowRoot);
    // A custom element of the page may get its shadow root later.
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
