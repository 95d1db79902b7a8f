/**
 * The design tokens: CSS variables for colours, spaces and fonts. They are set once on the document, in a
 * cascade layer, so that any rule of the page (`:root { --mex-accent: … }` or `mex-game { --mex-accent: … }`)
 * overrides them; elements inherit them.
 *
 * This module does not use Lit, so that the tokens are set before any element is loaded.
 *
 * A colour is a pair `light-dark(…)`. The browser resolves it by the `color-scheme` of the element that uses
 * it, so that one part of a page may be dark.
 */
import { reserve } from '../host-page/reserve-space.ts';
import { schemeRules } from '../element/color-scheme.ts';

/** The colours and shadows: in the light theme, in the dark theme, and with forced colours. */
const colours: Record<string, [light: string, dark: string, forced?: string]> = {
  paper: ['#f7f2e8', '#141a21', 'Canvas'],
  surface: ['#fffdf8', '#1b232c', 'Canvas'],
  raised: ['#ffffff', '#242e39', 'Canvas'],
  sunken: ['#efe8da', '#10151b', 'Canvas'],
  ink: ['#22282d', '#ece6d9', 'CanvasText'],
  'ink-soft': ['#5a6167', '#a6adb3', 'CanvasText'],
  line: ['#ddd4c3', '#323d49', 'CanvasText'],
  'line-strong': ['#8f8878', '#75808b', 'CanvasText'],
  accent: ['#0f6e62', '#6fcdb8', 'LinkText'],
  'accent-soft': ['#d8ebe4', '#1c3b39', 'Canvas'],
  'accent-ink': ['#ffffff', '#08211d', 'Canvas'],
  amber: ['#935a00', '#eebb66', 'CanvasText'],
  'amber-soft': ['#fbebcb', '#3b2f18', 'Canvas'],
  win: ['#0f6e62', '#6fcdb8', 'LinkText'],
  lose: ['#9c3b2c', '#f0957f', 'CanvasText'],
  warn: ['#a5321f', '#ff9f8a', 'CanvasText'],
  'warn-soft': ['#fbe6e0', '#3d231e', 'Canvas'],
  'stone-1': ['#57786f', '#86b5a7'],
  'stone-2': ['#a86f3c', '#d39a63'],
  'stone-3': ['#5b6d8c', '#8ba2c9'],
  'stone-4': ['#8c5a66', '#c68e9b'],
  'stone-5': ['#767a4c', '#aeb27c'],
  'stone-6': ['#6a5f80', '#a599c4'],
  shadow: [
    '0 1px 2px rgb(60 48 28 / 0.08), 0 6px 20px -8px rgb(60 48 28 / 0.18)',
    '0 1px 2px rgb(0 0 0 / 0.3), 0 8px 24px -8px rgb(0 0 0 / 0.5)',
    'none',
  ],
  'shadow-high': [
    '0 2px 6px rgb(60 48 28 / 0.1), 0 24px 60px -16px rgb(60 48 28 / 0.35)',
    '0 2px 8px rgb(0 0 0 / 0.4), 0 24px 60px -12px rgb(0 0 0 / 0.7)',
    'none',
  ],
};

const column = (at: 0 | 1 | 2): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([name, values]) => (values[at] ? [[name, values[at]]] : [])),
  );

export const light: Record<string, string> = column(0);
export const dark: Record<string, string> = column(1);

export const still: Record<string, string> = {
  space: '4px',
  radius: '10px',
  font: `system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`,
  'font-head': `'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', P052, Georgia, 'Noto Serif', 'DejaVu Serif', 'Liberation Serif', 'Times New Roman', 'Songti SC', STSong, 'Noto Serif CJK SC', 'Noto Serif SC', SimSun, serif`,
  'font-mono': `ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace`,
  speed: '240ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};

/** Return whether the browser supports `light-dark()`; otherwise each theme gets separate values. */
export const takesPairs = () => globalThis.CSS?.supports?.('color', 'light-dark(red, red)') ?? true;

/** The default margin, padding, border and background of a widget. */
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

/** The colours of both themes as `light-dark()` pairs; in a shadow, each of its two colours is a pair. */
const pairs = Object.fromEntries(
  Object.entries(colours).map(([name, [bright, dim]]) => [
    name,
    name.startsWith('shadow') ? shadows(bright, dim) : `light-dark(${bright}, ${dim})`,
  ]),
);

/**
 * Combine a shadow of the light theme and one of the dark theme, colour by colour.
 * @param dim the dark shadow, with the same lengths as the light one
 */
function shadows(bright: string, dim: string) {
  const colours = dim.match(/rgb\([^)]*\)/g) ?? [];
  return bright.replace(/rgb\([^)]*\)/g, (colour) => `light-dark(${colour}, ${colours.shift()})`);
}

// The fonts are separate from the other tokens: widgets inherit the fonts of the page by default.
const { font, 'font-head': fontHead, ...common } = still;

/** The CSS rules for the fonts of Mexplorer's own pages. */
export const fonts = `:where(:root) { ${rules({ font, 'font-head': fontHead })} }`;

/**
 * Return the style sheet of a document, also for generated pages without scripts.
 * @param paired whether `light-dark()` is supported; otherwise the elements' own sheets contain the dark
 * values (see `schemeSheet`)
 */
export const sheetOf = (paired: boolean = true) => `
@layer mexplorer {
  :where(:root) { ${rules(common)} ${paired ? rules(pairs) : themes.light} }
  ${schemeRules}
  ${reserve(frame)}
  @media (prefers-reduced-motion: reduce) { :where(:root) { --mex-speed: 0ms; } }
  @media print { :where(:root) { --mex-paper: #fff; --mex-surface: #fff; --mex-raised: #fff; } }
  @media (forced-colors: active) { :where(:root) { ${rules(column(2))} } }
}`;

/** The style sheet of Mexplorer's own pages. */
export const sheet = sheetOf() + fonts;

/**
 * Register `--mex-em` as a length, so that nested larger text inherits the computed size.
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
    // Ignore the error: another copy of this module has registered the property.
  }
}

const sheets: WeakMap<Document, CSSStyleSheet> = new WeakMap();
const dressed: WeakSet<Document | ShadowRoot> = new WeakSet();

/** Add the tokens to a document, or the theme rules to a shadow root, at the first call for each. */
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

/**
 * Return the style sheet that sets the theme of one element if the page sets none; it must be the last sheet.
 */
export function schemeSheet(theme: 'light' | 'dark') {
  const sheet = new CSSStyleSheet();
  const values = takesPairs() ? '' : themes[theme];
  const paper = takesPairs() ? '' : themes.light;
  sheet.replaceSync(`:host { --mex-scheme: ${theme}; ${values} }
    @media print { :host { ${paper} } }
    @media (forced-colors: active) { :host { ${paper && rules(column(2))} } }`);
  return sheet;
}
