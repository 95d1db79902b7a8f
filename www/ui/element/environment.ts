/**
 * Language and theme that elements inherit from the page, through shadow roots. Both are determined again
 * whenever a relevant attribute or style of the page changes.
 */
import { observedAttributes, themeByText, themeOf } from './color-scheme.ts';
import { dress, schemeSheet, takesPairs } from '../style/tokens.ts';
import type { MexElement } from './base.ts';
import type { Theme } from './color-scheme.ts';

/** Return the value of an attribute on the element or the nearest ancestor, through shadow roots. */
export function inherited(element: Element, name: string) {
  let node: Node | null = element;
  while (node) {
    const value = node instanceof Element ? node.getAttribute(name) : null;
    if (value) return value;
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  }
  return null;
}

const watched: Set<MexElement> = new Set();
const seen: WeakSet<Node> = new WeakSet();
let observer: MutationObserver | null = null;
let darkQuery: MediaQueryList | null = null;

const sheets: Map<Theme, CSSStyleSheet> = new Map();

/**
 * Return the theme of an element in a page. If the page sets none, the element gets a style sheet of its own,
 * so that CSS and scripts agree.
 */
export function findTheme(element: MexElement): Theme {
  const machine = Boolean(darkQuery?.matches);
  const host = hostOf(element);
  if (host) {
    wear(element, takesPairs() ? null : host.theme);
    return host.theme;
  }
  const byText = themeByText(element);
  wear(element, byText ?? (takesPairs() ? null : themeOf(element, machine)));
  return themeOf(element, machine);
}

/**
 * Return the Mexplorer element that has rendered the given one, if no element between sets a theme. The two
 * themes are then equal; to read the computed style of each inner element would recalculate the page's styles
 * each time.
 */
function hostOf(element: MexElement): MexElement | null {
  let node: Node | null = element;
  while (node instanceof Element) {
    if (observedAttributes.some((name) => (node as Element).hasAttribute(name))) return null;
    node = node.parentNode;
    const host = (node instanceof ShadowRoot ? node.host : node) as MexElement;
    if (watched.has(host) && host.renderRoot === node) return host;
  }
  return null;
}

/** Return the Mexplorer element that has rendered an element, in its shadow root or without one. */
export function drawnBy(element: Element): MexElement | null {
  for (let node = element.parentNode; node; node = node.parentNode) {
    const host = (node instanceof ShadowRoot ? node.host : node) as MexElement;
    if (watched.has(host) && host.renderRoot === node) return host;
  }
  return null;
}

function wear({ shadowRoot: root }: MexElement, theme: Theme | null) {
  if (!root) return;
  if (theme && !sheets.has(theme)) sheets.set(theme, schemeSheet(theme));
  const ours = [...sheets.values()];
  const now = root.adoptedStyleSheets.find((sheet) => ours.includes(sheet)) ?? null;
  const next = (theme && sheets.get(theme)) ?? null;
  if (now === next) return;
  const rest = root.adoptedStyleSheets.filter((sheet) => sheet !== now);
  root.adoptedStyleSheets = next ? [...rest, next] : rest;
}

function resolveAll() {
  for (const element of watched) element.resolve();
}

function onTransition({ target }: TransitionEvent) {
  // Determine the theme again after a transition: until then, the page's text colour is between those of the
  // two themes.
  if (target === document.documentElement || target === document.body) resolveAll();
}

/**
 * Observe the surroundings of an element. A single observer serves all elements; each root on the path is
 * observed once.
 */
export function watch(element: MexElement) {
  watched.add(element);
  const { documentElement, body } = element.ownerDocument;
  if (!observer) {
    observer = new MutationObserver(resolveAll);
    darkQuery = matchMedia('(prefers-color-scheme: dark)');
    darkQuery.addEventListener('change', resolveAll);
    addEventListener('languagechange', resolveAll);
    // Determine the theme again after loading, since style sheets may load after the script.
    addEventListener('load', resolveAll);
    documentElement.addEventListener('transitionend', onTransition);
  }
  let root: Node = element.getRootNode();
  for (;;) {
    observe(root, { subtree: true, attributeFilter: ['lang', ...observedAttributes] });
    if (!(root instanceof ShadowRoot)) break;
    // Skip the shadow roots of Mexplorer's own elements, which set no theme.
    if (!root.host.localName.startsWith('mex-')) dress(root);
    root = root.host.getRootNode();
  }
  // Observe classes and styles only on the root and the body: on other elements they do not affect the theme.
  for (const page of [documentElement, body]) {
    if (page) observe(page, { attributeFilter: ['lang', 'class', 'style', ...observedAttributes] });
  }
}

export function unwatch(element: MexElement) {
  watched.delete(element);
}

function observe(node: Node, what: MutationObserverInit) {
  if (seen.has(node)) return;
  seen.add(node);
  observer?.observe(node, { attributes: true, ...what });
}
