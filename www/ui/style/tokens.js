/**
 * The design tokens: paper, ink and river stones. They are set once on the document, in a
 * cascade layer, so that any rule of the page (`:root { --mex-accent: … }` or
 * `mex-game { --mex-accent: … }`) wins over them, and are inherited from there.
 *
 * It knows nothing of Lit, so that a page can be dressed before any element is loaded.
 *
 * A colour is a pair, `light-dark(…)`, and so is decided where it is used, by the `color-scheme`
 * in force there: a page that is dark in one corner only needs to say so in that corner.
 */
import { reserve } from '../host-page/reserve-space.js';
import { schemeRules } from '../element/color-scheme.js';

/** @type {Record<string, string>} */
export const light = {
  paper: '#f7f2e8',
  surface: '#fffdf8',
  raised: '#ffffff',
  sunken: '#efe8da',
  ink: '#22282d',
  'ink-soft': '#5a6167',
  line: '#ddd4c3',
  'line-strong': '#8f8878',
  accent: '#0f6e62',
  'accent-soft': '#d8ebe4',
  'accent-ink': '#ffffff',
  amber: '#935a00',
  'amber-soft': '#fbebcb',
  win: '#0f6e62',
  lose: '#9c3b2c',
  warn: '#a5321f',
  'warn-soft': '#fbe6e0',
  'stone-1': '#57786f',
  'stone-2': '#a86f3c',
  'stone-3': '#5b6d8c',
  'stone-4': '#8c5a66',
  'stone-5': '#767a4c',
  'stone-6': '#6a5f80',
  shadow: '0 1px 2px rgb(60 48 28 / 0.08), 0 6px 20px -8px rgb(60 48 28 / 0.18)',
  'shadow-high': '0 2px 6px rgb(60 48 28 / 0.1), 0 24px 60px -16px rgb(60 48 28 / 0.35)',
};

/** @type {Record<string, string>} */
export const dark = {
  paper: '#141a21',
  surface: '#1b232c',
  raised: '#242e39',
  sunken: '#10151b',
  ink: '#ece6d9',
  'ink-soft': '#a6adb3',
  line: '#323d49',
  'line-strong': '#75808b',
  accent: '#6fcdb8',
  'accent-soft': '#1c3b39',
  'accent-ink': '#08211d',
  amber: '#eebb66',
  'amber-soft': '#3b2f18',
  win: '#6fcdb8',
  lose: '#f0957f',
  warn: '#ff9f8a',
  'warn-soft': '#3d231e',
  'stone-1': '#86b5a7',
  'stone-2': '#d39a63',
  'stone-3': '#8ba2c9',
  'stone-4': '#c68e9b',
  'stone-5': '#aeb27c',
  'stone-6': '#a599c4',
  shadow: '0 1px 2px rgb(0 0 0 / 0.3), 0 8px 24px -8px rgb(0 0 0 / 0.5)',
  'shadow-high': '0 2px 8px rgb(0 0 0 / 0.4), 0 24px 60px -12px rgb(0 0 0 / 0.7)',
};

/** @type {Record<string, string>} */
export const still = {
  space: '4px',
  radius: '10px',
  font: `system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`,
  'font-head': `'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', P052, Georgia, 'Songti SC', STSong, 'Noto Serif CJK SC', 'Noto Serif SC', SimSun, serif`,
  'font-mono': `ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace`,
  speed: '240ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};

const forced = {
  paper: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  sunken: 'Canvas',
  ink: 'CanvasText',
  'ink-soft': 'CanvasText',
  line: 'CanvasText',
  'line-strong': 'CanvasText',
  accent: 'LinkText',
  'accent-soft': 'Canvas',
  'accent-ink': 'Canvas',
  amber: 'CanvasText',
  'amber-soft': 'Canvas',
  win: 'LinkText',
  lose: 'CanvasText',
  warn: 'CanvasText',
  'warn-soft': 'Canvas',
  shadow: 'none',
  'shadow-high': 'none',
};

/** Whether a colour may be a pair. Elsewhere each theme gets values of its own. */
export const takesPairs = () => globalThis.CSS?.supports?.('color', 'light-dark(red, red)') ?? true;

/** The frame of a widget in somebody's page, where the page says nothing else. */
export const frame = {
  gap: '1em',
  pad: '14px clamp(10px, 3cqi, 18px)',
  edge: '1px solid var(--mex-line)',
  ground: 'var(--mex-surface)',
};

/** @param {Record<string, string>} values */
const rules = (values) =>
  Object.entries(values)
    .map(([name, value]) => `--mex-${name}: ${value};`)
    .join('\n');

/** Each theme's values, as rules. */
const themes = { light: rules(light), dark: rules(dark) };

/** The colours of both themes; a shadow is two lengths of colour, and so its colours are paired. */
const pairs = Object.fromEntries(
  Object.entries(light).map(([name, value]) => [
    name,
    name.startsWith('shadow') ? shadows(value, dark[name]) : `light-dark(${value}, ${dark[name]})`,
  ]),
);

/** @param {string} bright @param {string} dim with as many colours, at the lengths of the first */
function shadows(bright, dim) {
  const colours = dim.match(/rgb\([^)]*\)/g) ?? [];
  return bright.replace(/rgb\([^)]*\)/g, (colour) => `light-dark(${colour}, ${colours.shift()})`);
}

// The fonts of somebody's page are the widgets' too, unless it says otherwise.
const { font, 'font-head': fontHead, ...common } = still;

/** The fonts of our own pages. */
export const fonts = `:where(:root) { ${rules({ font, 'font-head': fontHead })} }`;

/**
 * The document's style sheet, also for pages that are written without a script.
 * @param {boolean} [paired] whether `light-dark()` is understood; where not, the elements' own
 *   sheets bring what is dark (see `schemeSheet`)
 */
export const sheetOf = (paired = true) => `
@layer mexplorer {
  :where(:root) { ${rules(common)} ${paired ? rules(pairs) : themes.light} }
  ${schemeRules}
  ${reserve(frame)}
  @media (prefers-reduced-motion: reduce) { :where(:root) { --mex-speed: 0ms; } }
  @media print { :where(:root) { --mex-paper: #fff; --mex-surface: #fff; --mex-raised: #fff; } }
  @media (forced-colors: active) { :where(:root) { ${rules(forced)} } }
}`;

/** The sheet of our own pages. */
export const sheet = sheetOf() + fonts;

/**
 * An element's `--mex-em` is the size of its text, also in what stands in larger text; unregistered
 * it is that of the text around.
 */
function measureText() {
  try {
    CSS.registerProperty({
      name: '--mex-em',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // Another copy of this module has done so.
  }
}

/** @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();
/** @type {WeakSet<Document | ShadowRoot>} */
const dressed = new WeakSet();

/**
 * Sets the tokens on a document, and what asks for a theme also in a shadow root, once.
 * @param {Document | ShadowRoot} root
 */
export function dress(root) {
  if (dressed.has(root)) return;
  dressed.add(root);
  const document = root.ownerDocument ?? /** @type {Document} */ (root);
  let style = sheets.get(document);
  if (!style) {
    measureText();
    style = new CSSStyleSheet();
    style.replaceSync(sheetOf(takesPairs()));
    sheets.set(document, style);
  }
  root.adoptedStyleSheets = [style, ...root.adoptedStyleSheets];
}

/**
 * The theme of one element, for where the page asks for none: its sheet stands behind all others.
 * @param {'light' | 'dark'} theme
 */
export function schemeSheet(theme) {
  const sheet = new CSSStyleSheet();
  const values = takesPairs() ? '' : themes[theme];
  const paper = takesPairs() ? '' : themes.light;
  sheet.replaceSync(`:host { --mex-scheme: ${theme}; ${values} }
    @media print { :host { ${paper} } }
    @media (forced-colors: active) { :host { ${paper && rules(forced)} } }`);
  return sheet;
}
