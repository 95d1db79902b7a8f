/**
 * Language and theme inherited from the page, through shadow roots, and resolved again whenever
 * something there changes.
 */
import { observedAttributes, themeByText, themeOf } from './color-scheme.ts';
import { dress, schemeSheet, takesPairs } from '../style/tokens.ts';
import type { MexElement } from './base.ts';
import type { Theme } from './color-scheme.ts';

/** The value of an attribute on the nearest ancestor, through shadow roots. */
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
 * The theme of an element in a page. If the page sets none, the element gets a separate style
 * sheet, so that CSS and scripts agree.
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
 * The element whose rendered contents contain this one, if no element between sets a theme: then the
 * theme is the same, and reading the computed style of each part would recalculate the page's styles each
 * time.
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

/** The element of ours that has drawn another one, in its shadow root or without one. */
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
  // While a page transitions to another theme, its text colour is between the two.
  if (target === document.documentElement || target === document.body) resolveAll();
}

/** A single observer serves all elements; each root on the path is observed once. */
export function watch(element: MexElement) {
  watched.add(element);
  const { documentElement, body } = element.ownerDocument;
  if (!observer) {
    observer = new MutationObserver(resolveAll);
    darkQuery = matchMedia('(prefers-color-scheme: dark)');
    darkQuery.addEventListener('change', resolveAll);
    addEventListener('languagechange', resolveAll);
    // Style sheets may load after the script.
    addEventListener('load', resolveAll);
    documentElement.addEventListener('transitionend', onTransition);
  }
  let root: Node = element.getRootNode();
  for (;;) {
    observe(root, { subtree: true, attributeFilter: ['lang', ...observedAttributes] });
    if (!(root instanceof ShadowRoot)) break;
    // Shadow roots of our own elements set no theme.
    if (!root.host.localName.startsWith('mex-')) dress(root);
    root = root.host.getRootNode();
  }
  // A class or a style affects the theme only on the root and the body.
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
