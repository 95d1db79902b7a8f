/**
 * Stands at the beginning of every page of the checks, as `/watch.js`: gathers what goes wrong there,
 * and finds what is inside of widgets.
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
    // Some browsers ask every site for its icon.
    if (!/favicon\.ico$/.test(blockedURI)) {
      wrong.push(`refused: ${effectiveDirective} ${blockedURI} ${sample}`);
    }
  });
  // Those of files that do not arrive do not rise.
  addEventListener(
    'error',
    (event) => {
      const { localName, src, href } = /** @type {any} */ (event.target) ?? {};
      if (localName) wrong.push(`not loaded: ${src ?? href ?? localName}`);
      // Browsers say so when they put off to the next frame what an observer has changed.
      else if (!/ResizeObserver/.test(event.message)) wrong.push(`uncaught: ${event.message}`);
    },
    true,
  );

  /** What is inside of widgets, however deep. @param {string} host @param {string} inside @returns {Element[]} */
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
  /** What has the focus, however deep. */
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
