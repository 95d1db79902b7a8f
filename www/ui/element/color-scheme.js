/**
 * How pages say that they are light or dark. Most say it by `color-scheme`, which is inherited, and
 * nothing is to be done; many by an attribute or a class, each tool by its own; the rest by their
 * colours only. What is asked becomes `--mex-scheme`, in style, so that the nearest one wins; script
 * reads it there, and so the two never disagree.
 */

import { bytes } from '../drawing/canvas-colours.js';

/** @typedef {'light' | 'dark'} Theme */

/** Attributes by which one asks for a theme, and what they say for light, for dark and for neither. */
const ATTRIBUTES = [
  { name: 'theme', light: 'light', dark: 'dark' },
  // Docusaurus, Sphinx (Furo, PyData), Hugo, …; `auto` is what the machine likes.
  { name: 'data-theme', light: 'light', dark: 'dark', auto: 'auto' },
  { name: 'data-bs-theme', light: 'light', dark: 'dark' },
  { name: 'data-md-color-scheme', light: 'default', dark: 'slate' },
  { name: 'data-color-scheme', light: 'light', dark: 'dark' },
  { name: 'data-color-mode', light: 'light', dark: 'dark', auto: 'auto' },
  { name: 'data-jp-theme-light', light: 'true', dark: 'false' },
];

/** Classes of the whole page: VitePress and Tailwind, mdBook, Quarto, Obsidian, VS Code. */
const CLASSES = {
  light: ['light', 'rust', 'quarto-light', 'theme-light', 'vscode-light'],
  dark: ['dark', 'coal', 'navy', 'ayu', 'quarto-dark', 'theme-dark', 'vscode-dark'],
};

/** @param {Theme | 'auto'} theme */
const attributes = (theme) =>
  ATTRIBUTES.flatMap(({ name, ...says }) => (says[theme] ? [`[${name}='${says[theme]}']`] : []));

/** @param {Theme} theme */
const asks = (theme) =>
  [...attributes(theme), `:is(html, body):is(${CLASSES[theme].map((c) => `.${c}`)})`].join(', ');

/** For a document's or a shadow root's sheet. */
export const schemeRules = `
  :where(${asks('light')}) { --mex-scheme: light; }
  :where(${asks('dark')}) { --mex-scheme: dark; }
  :where(${attributes('auto')}) { --mex-scheme: light dark; }`;

/** What to look out for, anywhere. */
export const asking = ATTRIBUTES.map(({ name }) => name);

const anyAsked = [asks('light'), asks('dark'), ...attributes('auto')].join(', ');

/** The element from which one inherits. @param {Element} element @returns {Element | null} */
export function heirOf(element) {
  const up = element.assignedSlot ?? element.parentNode;
  if (up instanceof ShadowRoot) return up.host;
  return up instanceof Element ? up : null;
}

/** From this luminance on, text is light: white is 1, #888 is 0.25. */
const LIGHT_TEXT = 0.25;

/**
 * The theme of a page that asks for none, or null where it does. Only its text tells: what lies
 * behind it may be a picture, but it is meant to be read.
 * @param {Element} element
 * @returns {Theme | null}
 */
export function themeByText(element) {
  const around = heirOf(element);
  if (!around || element.matches(anyAsked)) return null;
  const { colorScheme, color, ...style } = look(around);
  if (style.asked || (colorScheme && colorScheme !== 'normal')) return null;
  return luminance(color) > LIGHT_TEXT ? 'dark' : 'light';
}

/** @param {Element} element */
function look(element) {
  const style = getComputedStyle(element);
  const asked = style.getPropertyValue('--mex-scheme').trim();
  return { colorScheme: style.colorScheme, color: style.color, asked };
}

/**
 * The theme in force on an element, as its style has it.
 * @param {Element} element
 * @param {boolean} machine whether the machine prefers dark
 * @returns {Theme}
 */
export function themeOf(element, machine) {
  const { colorScheme, asked } = look(element);
  const says = (colorScheme || asked).split(/\s+/);
  return says.includes('dark') && (machine || !says.includes('light')) ? 'dark' : 'light';
}

/** The relative luminance of a computed colour. @param {string} colour */
function luminance(colour) {
  const plain = colour.startsWith('rgb')
    ? (colour.match(/[\d.]+/g) ?? []).map(Number)
    : bytes(colour);
  const [r, g, b] = plain
    .slice(0, 3)
    .map((each) => each / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
