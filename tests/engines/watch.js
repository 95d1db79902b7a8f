/**
 * The script that runs first in every page of the checks, served as `/watch.js`. It records the errors of the
 * page, and finds elements inside widgets.
 */
import { countAsked, isStill } from '../notes/visible.js';

/** Record errors and provide functions for finding elements. This function runs in the page. */
function watch() {
  /** @type {string[]} */
  const wrong = [];
  for (const kind of /** @type {const} */ (['warn', 'error'])) {
    const say = console[kind];
    console[kind] = (...words) => {
      wrong.push(`${kind}: ${words.map(String).join(' ')}`);
      say.apply(console, words);
    };
  }
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // Ignore the site's icon, which some browsers request without being asked.
    if (!/favicon\.ico$/.test(blockedURI)) {
      wrong.push(`refused: ${effectiveDirective} ${blockedURI} ${sample}`);
    }
  });
  // Listen in the capture phase, since the errors of files that fail to load do not bubble.
  addEventListener(
    'error',
    (event) => {
      const { localName, src, href } = /** @type {any} */ (event.target) ?? {};
      if (localName) wrong.push(`not loaded: ${src ?? href ?? localName}`);
      // Ignore the message that a browser reports when it postpones notifications of a ResizeObserver to the
      // next frame.
      else if (!/ResizeObserver/.test(event.message)) wrong.push(`uncaught: ${event.message}`);
    },
    true,
  );

  /**
   * Return the elements inside widgets at any depth that match a selector.
   * @param {string} host
   * @param {string} inside
   * @returns {Element[]}
   */
  const all = (host, inside) => {
    /** @type {Element[]} */
    const found = [];
    const walk = (/** @type {ParentNode | null} */ root) => {
      for (const each of root?.querySelectorAll('*') ?? []) {
        if (each.matches(inside)) found.push(each);
        walk(each.shadowRoot);
      }
    };
    for (const each of document.querySelectorAll(host)) walk(each.shadowRoot);
    return found;
  };
  /** Return the focused element, searched through all shadow roots. */
  const focused = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
  /** @param {Element} each */
  const seen = (each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(each).visibility === 'visible';
  };
  Object.assign(window, { watch: { wrong, all, focused, seen } });
}

export const watchScript = `(${countAsked})();\n(${watch})();\nwindow.watch.isStill = ${isStill};\n`;
