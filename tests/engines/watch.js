/**
 * The first script of every page of the checks, as `/watch.js`: it records the errors of the page,
 * and finds elements inside of widgets.
 */
import { countAsked, isStill } from '../notes/visible.js';

/** Runs in the page. */
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
    // Some browsers request every site's icon.
    if (!/favicon\.ico$/.test(blockedURI)) {
      wrong.push(`refused: ${effectiveDirective} ${blockedURI} ${sample}`);
    }
  });
  // Errors of files that fail to load do not bubble.
  addEventListener(
    'error',
    (event) => {
      const { localName, src, href } = /** @type {any} */ (event.target) ?? {};
      if (localName) wrong.push(`not loaded: ${src ?? href ?? localName}`);
      // Browsers report this when they postpone an observer's changes to the next frame.
      else if (!/ResizeObserver/.test(event.message)) wrong.push(`uncaught: ${event.message}`);
    },
    true,
  );

  /** The elements inside of widgets, at any depth. @param {string} host @param {string} inside @returns {Element[]} */
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
  /** The focused element, at any depth. */
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
