/**
 * Detect whether a page is light or dark. Most pages set `color-scheme`, which is inherited; many use an
 * attribute or a class, whose name depends on the tool; other pages only set colours. Attributes and classes
 * set the CSS variable `--mex-scheme`, so that the nearest one wins. Scripts read the computed value of this
 * variable, so that CSS and scripts always agree.
 */

import { bytes } from '../drawing/canvas-colours.ts';

export type Theme = 'light' | 'dark';

/** Attributes that set a theme, with their values for light, dark and automatic. */
const ATTRIBUTES = [
  { name: 'theme', light: 'light', dark: 'dark' },
  // Used by Docusaurus, Sphinx (Furo, PyData), Hugo and others; `auto` follows the system preference.
  { name: 'data-theme', light: 'light', dark: 'dark', auto: 'auto' },
  { name: 'data-bs-theme', light: 'light', dark: 'dark' },
  { name: 'data-md-color-scheme', light: 'default', dark: 'slate' },
  { name: 'data-color-scheme', light: 'light', dark: 'dark' },
  { name: 'data-color-mode', light: 'light', dark: 'dark', auto: 'auto' },
  { name: 'data-jp-theme-light', light: 'true', dark: 'false' },
];

/**
 * Classes of the root or body that set a theme, as used by VitePress and Tailwind, mdBook, Quarto, Obsidian
 * and VS Code.
 */
const CLASSES = {
  light: ['light', 'rust', 'quarto-light', 'theme-light', 'vscode-light'],
  dark: ['dark', 'coal', 'navy', 'ayu', 'quarto-dark', 'theme-dark', 'vscode-dark'],
};

const attributes = (theme: Theme | 'auto') =>
  ATTRIBUTES.flatMap(({ name, ...says }) => (says[theme] ? [`[${name}='${says[theme]}']`] : []));

const asks = (theme: Theme) =>
  [...attributes(theme), `:is(html, body):is(${CLASSES[theme].map((c) => `.${c}`)})`].join(', ');

/** The CSS rules that set `--mex-scheme`, for the style sheet of a document or a shadow root. */
export const schemeRules = `
  :where(${asks('light')}) { --mex-scheme: light; }
  :where(${asks('dark')}) { --mex-scheme: dark; }
  :where(${attributes('auto')}) { --mex-scheme: light dark; }`;

/** Attributes to observe. */
export const observedAttributes = ATTRIBUTES.map(({ name }) => name);

const anyAsked = [asks('light'), asks('dark'), ...attributes('auto')].join(', ');

/** Return the element from which an element inherits styles: its slot, parent or shadow host. */
export function heirOf(element: Element): Element | null {
  const up = element.assignedSlot ?? element.parentNode;
  // Compare node types rather than classes, since the element may belong to another window.
  if (up?.nodeType === 11) return (up as ShadowRoot).host ?? null;
  return up?.nodeType === 1 ? (up as Element) : null;
}

/** The luminance from which on text counts as light: white is 1, #888 is 0.25. */
const LIGHT_TEXT = 0.25;

/**
 * Return the theme of a page that sets none, or null if the page sets one. The text colour decides: the
 * background may be a picture, but text must be legible.
 */
export function themeByText(element: Element): Theme | null {
  const around = heirOf(element);
  if (!around || element.matches(anyAsked)) return null;
  const { colorScheme, color, ...style } = look(around);
  if (style.asked || (colorScheme && colorScheme !== 'normal')) return null;
  return luminance(color) > LIGHT_TEXT ? 'dark' : 'light';
}

function look(element: Element) {
  const style = getComputedStyle(element);
  const asked = style.getPropertyValue('--mex-scheme').trim();
  return { colorScheme: style.colorScheme, color: style.color, asked };
}

/**
 * Return the theme of an element by its computed style.
 * @param machine whether the system prefers dark
 */
export function themeOf(element: Element, machine: boolean): Theme {
  const { colorScheme, asked } = look(element);
  const schemes = (colorScheme || asked).split(/\s+/);
  return schemes.includes('dark') && (machine || !schemes.includes('light')) ? 'dark' : 'light';
}

/** Return the relative luminance of a computed colour, from 0 to 1. */
function luminance(colour: string) {
  const plain = colour.startsWith('rgb')
    ? (colour.match(/[\d.]+/g) ?? []).map(Number)
    : bytes(colour);
  const [r, g, b] = plain
    .slice(0, 3)
    .map((each) => each / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
