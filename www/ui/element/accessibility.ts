/**
 * Accessibility of an element: a named group, heading levels that continue those of the page, and a
 * roving tabindex in toolbars.
 */
import { drawnBy } from './environment.ts';
import type { MexElement } from './base.ts';

export function addAccessibility(element: MexElement) {
  element.addController({
    hostConnected: () => {
      const root = (element.renderRoot ?? element.shadowRoot) as ShadowRoot | null;
      root?.addEventListener('keydown', onKeyDown as EventListener);
      root?.addEventListener('focusin', onFocusIn);
    },
    hostUpdated: () => {
      setRole(element);
      refreshAccessibility(element);
    },
  });
}

/** Set heading levels and tab stops after an element has rendered. */
function refreshAccessibility(element: MexElement) {
  // An element without a shadow root leaves its headings to the element that contains it.
  const around = element.renderRoot === element ? drawnBy(element) : null;
  if (around) return refreshAccessibility(around);
  if (!keepsHeadings(element)) level(element);
  for (const row of element.renderRoot.querySelectorAll(ROWS)) oneStop(row);
}

/** Set the default role and label by ElementInternals, since attributes belong to the author of the page. */
function setRole(element: MexElement) {
  const label = element.hostLabel();
  if (!label) return;
  const internals = element.attachInternals();
  internals.role = 'group';
  internals.ariaLabel = label;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/** Return the host of the shadow root that contains an element; null if there is none. */
function hostOf(element: Element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Return whether the element is part of Mexplorer's own page, whose heading levels are correct already. */
function keepsHeadings(element: Element) {
  let at: Element | null = element;
  while (at) {
    if ((at.constructor as { keepsHeadings?: boolean }).keepsHeadings) return true;
    at = at.parentElement ?? hostOf(at);
  }
  return false;
}

/**
 * Set the levels of an element's headings to begin at the level in its attribute `heading-level`; without the
 * attribute, one level below the last heading before the element.
 */
function level(element: MexElement) {
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

/** Return the level of the last heading before an element, also outside its shadow root; 1 if none. */
function levelBefore(element: Element): number {
  const root = element.getRootNode() as Document | ShadowRoot;
  if (!('querySelectorAll' in root)) return 1;
  const before = [...root.querySelectorAll(HEADINGS)].filter(
    (heading) => element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const last = before.at(-1);
  if (last) return Number(last.getAttribute('aria-level') ?? last.localName[1]) || 2;
  return root instanceof ShadowRoot ? levelBefore(root.host) : 1;
}

/** A selector for containers that are a single tab stop. */
const ROWS = '[role="toolbar"], [data-row]';
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Return the buttons and the items of drawings in a container that is a single tab stop. */
const stops = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('button:not(:disabled), [data-item]'),
];

function oneStop(row: Element, chosen?: HTMLElement) {
  const all = stops(row);
  const has = (what: string) => all.find((each) => each.matches(what));
  const stop = chosen ?? has(':focus') ?? has('[aria-current]') ?? has('[data-stop]') ?? all[0];
  for (const each of all) {
    // Write only changed values: writing the same value would make the browser recompute styles.
    const index = each === stop ? 0 : -1;
    if (each.getAttribute('tabindex') !== String(index)) each.tabIndex = index;
    each.toggleAttribute('data-stop', each === stop);
  }
}

function onFocusIn(event: Event) {
  const target = event.target as HTMLElement;
  const row = target.closest(ROWS);
  if (row && stops(row).includes(target)) oneStop(row, target);
}

function onKeyDown(event: KeyboardEvent) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !KEYS.includes(key)) return;
  const row = (target as Element).closest(ROWS);
  const all = row ? stops(row) : [];
  const at = all.indexOf(target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const to = key === 'Home' ? 0 : key === 'End' ? all.length - 1 : at + by;
  all[(to + all.length) % all.length].focus();
}
