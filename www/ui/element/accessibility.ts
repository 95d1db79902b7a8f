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

/** Sets heading levels and tab stops again, after an element has rendered. */
function refreshAccessibility(element: MexElement) {
  // The headings of a part belong to the element that contains it.
  const around = element.renderRoot === element ? drawnBy(element) : null;
  if (around) return refreshAccessibility(around);
  if (!keepsHeadings(element)) level(element);
  for (const row of element.renderRoot.querySelectorAll(ROWS)) oneStop(row);
}

/**
 * Default role and label, by ElementInternals: attributes belong to the author of the page.
 */
function setRole(element: MexElement) {
  const label = element.hostLabel();
  if (!label) return;
  const internals = element.attachInternals();
  internals.role = 'group';
  internals.ariaLabel = label;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/** The element whose shadow root an element is in. */
function hostOf(element: Element) {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Whether the element is part of our own page, whose headings are in order. */
function keepsHeadings(element: Element) {
  let at: Element | null = element;
  while (at) {
    if ((at.constructor as { keepsHeadings?: boolean }).keepsHeadings) return true;
    at = at.parentElement ?? hostOf(at);
  }
  return false;
}

/** Headings begin one level below the last one before the element. */
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

/** The level of the last heading before an element, outside its shadow root as well. */
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

/** Containers that are a single tab stop. */
const ROWS = '[role="toolbar"], [data-row]';
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Buttons, and parts of drawings. */
const stops = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('button:not(:disabled), [data-item]'),
];

function oneStop(row: Element, chosen?: HTMLElement) {
  const all = stops(row);
  const has = (what: string) => all.find((each) => each.matches(what));
  const stop = chosen ?? has(':focus') ?? has('[aria-current]') ?? has('[data-stop]') ?? all[0];
  for (const each of all) {
    // Writing the same again would have the style computed again.
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
