/**
 * The design tokens: paper, ink and river stones. They are set once on the document, in a cascade
 * layer, so that any rule of the page (`:root { --mex-accent: … }` or `mex-game { --mex-accent: …
 * }`) wins over them, and are inherited from there.
 *
 * Independent of Lit, so that tokens are set before any element is loaded.
 *
 * A colour is a pair, `light-dark(…)`, resolved where it is used by the `color-scheme` there, so
 * that one part of a page may be dark.
 */
import { reserve } from '../host-page/reserve-space.ts';
import { schemeRules } from '../element/color-scheme.ts';

export const light: Record<string, string> = {
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

export const dark: Record<string, string> = {
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

export const still: Record<string, string> = {
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

/** Whether `light-dark()` is supported. Otherwise each theme gets values of its own. */
export const takesPairs = () => globalThis.CSS?.supports?.('color', 'light-dark(red, red)') ?? true;

/** The default frame of a widget. */
export const frame = {
  gap: '1em',
  pad: '14px clamp(10px, 3cqi, 18px)',
  edge: '1px solid var(--mex-line)',
  ground: 'var(--mex-surface)',
};

const rules = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--mex-${name}: ${value};`)
    .join('\n');

/** The values of each theme, as rules. */
const themes = { light: rules(light), dark: rules(dark) };

/** The colours of both themes as pairs; a shadow contains two colours, each a pair. */
const pairs = Object.fromEntries(
  Object.entries(light).map(([name, value]) => [
    name,
    name.startsWith('shadow') ? shadows(value, dark[name]) : `light-dark(${value}, ${dark[name]})`,
  ]),
);

/** @param dim with the same lengths */
function shadows(bright: string, dim: string) {
  const colours = dim.match(/rgb\([^)]*\)/g) ?? [];
  return bright.replace(/rgb\([^)]*\)/g, (colour) => `light-dark(${colour}, ${colours.shift()})`);
}

// Widgets inherit the fonts of the page by default.
const { font, 'font-head': fontHead, ...common } = still;

/** Fonts of our own pages. */
export const fonts = `:where(:root) { ${rules({ font, 'font-head': fontHead })} }`;

/**
 * The document's style sheet, also for generated pages without scripts.
 * @param paired whether `light-dark()` is supported; otherwise the elements' own
 * sheets contain the dark values (see `schemeSheet`)
 */
export const sheetOf = (paired: boolean = true) => `
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
 * Registers `--mex-em` as a length, so that nested larger text inherits the computed size.
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
    // Already registered by another copy of this module.
  }
}

const sheets: WeakMap<Document, CSSStyleSheet> = new WeakMap();
const dressed: WeakSet<Document | ShadowRoot> = new WeakSet();

/** Sets the tokens on a document, or the theme rules on a shadow root, once. */
export function dress(root: Document | ShadowRoot) {
  if (dressed.has(root)) return;
  dressed.add(root);
  const document = root.ownerDocument ?? (root as Document);
  let style = sheets.get(document);
  if (!style) {
    measureText();
    style = new CSSStyleSheet();
    style.replaceSync(sheetOf(takesPairs()));
    sheets.set(document, style);
  }
  root.adoptedStyleSheets = [style, ...root.adoptedStyleSheets];
}

/** The theme of one element if the page sets none; this sheet comes last. */
export function schemeSheet(theme: 'light' | 'dark') {
  const sheet = new CSSStyleSheet();
  const values = takesPairs() ? '' : themes[theme];
  const paper = takesPairs() ? '' : themes.light;
  sheet.replaceSync(`:host { --mex-scheme: ${theme}; ${values} }
    @media print { :host { ${paper} } }
    @media (forced-colors: active) { :host { ${paper && rules(forced)} } }`);
  return sheet;
}
