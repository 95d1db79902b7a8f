/**
 * Accessibility of an element: a named group, heading levels that continue those of the page, and a
 * roving tabindex in toolbars.
 */

/** @typedef {import('./base.js').MexElement} MexElement */

/** @param {MexElement} element */
export function addAccessibility(element) {
  element.addController({
    hostConnected: () => {
      const root = /** @type {any} */ (element.renderRoot ?? element.shadowRoot);
      root?.addEventListener('keydown', onKeyDown);
      root?.addEventListener('focusin', onFocusIn);
    },
    hostUpdated: () => {
      setRole(element);
      if (!keepsHeadings(element)) level(element);
      for (const row of element.renderRoot.querySelectorAll(ROWS)) oneStop(row);
    },
  });
}

/**
 * Default role and label, by ElementInternals: attributes belong to the author of the page.
 * @param {MexElement} element
 */
function setRole(element) {
  const label = element.hostLabel();
  if (!label) return;
  const internals = element.attachInternals();
  internals.role = 'group';
  internals.ariaLabel = label;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/**
 * Whether the element is part of our own page, whose headings are in order.
 * @param {Element} element
 */
function keepsHeadings(element) {
  /** @type {Element | null} */
  let at = element;
  while (at) {
    if (/** @type {any} */ (at.constructor).keepsHeadings) return true;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return false;
}

/** Headings begin one level below the last one before the element. @param {MexElement} element */
function level(element) {
  const own = [...element.renderRoot.querySelectorAll(HEADINGS)];
  if (own.length === 0) return;
  const depths = own.map((heading) => Number(heading.localName[1]) || 3);
  const base = Number(element.getAttribute('heading-level')) || levelBefore(element) + 1;
  const top = Math.min(...depths);
  own.forEach((heading, i) => {
    const now = String(Math.min(6, base + depths[i] - top));
    if (heading.getAttribute('aria-level') !== now) heading.setAttribute('aria-level', now);
  });
}

/**
 * The level of the last heading before an element, outside its shadow root as well.
 * @param {Element} element
 * @returns {number}
 */
function levelBefore(element) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  if (!('querySelectorAll' in root)) return 1;
  const before = [...root.querySelectorAll(HEADINGS)].filter(
    (heading) => element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const last = before.at(-1);
  if (last) return Number(last.getAttribute('aria-level') ?? last.localName[1]) || 2;
  return root instanceof ShadowRoot ? levelBefore(root.host) : 1;
}

/** Containers that are a single tab stop. */
const ROWS = '[role="toolbar"], [data-row]';
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** @param {Element} row @returns {HTMLElement[]} */
const stops = (row) => [...row.querySelectorAll('button:not(:disabled)')].map(asHtml);

/** @param {Element} element */
const asHtml = (element) => /** @type {HTMLElement} */ (element);

/** @param {Element} row @param {HTMLElement} [chosen] */
function oneStop(row, chosen) {
  const all = stops(row);
  const has = (/** @type {string} */ what) => all.find((each) => each.matches(what));
  const stop = chosen ?? has(':focus') ?? has('[aria-current]') ?? has('[data-stop]') ?? all[0];
  for (const each of all) {
    each.tabIndex = each === stop ? 0 : -1;
    each.toggleAttribute('data-stop', each === stop);
  }
}

/** @param {Event} event */
function onFocusIn(event) {
  const target = /** @type {Element} */ (event.target);
  const row = target.closest(ROWS);
  if (row && stops(row).includes(asHtml(target))) oneStop(row, asHtml(target));
}

/** @param {KeyboardEvent} event */
function onKeyDown(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !KEYS.includes(key)) return;
  const row = /** @type {Element} */ (target).closest(ROWS);
  const all = row ? stops(row) : [];
  const at = all.indexOf(asHtml(/** @type {Element} */ (target)));
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const to = key === 'Home' ? 0 : key === 'End' ? all.length - 1 : at + by;
  all[(to + all.length) % all.length].focus();
}
