/**
 * The design tokens: paper, ink and river stones. They are set once on the document, in a
 * cascade layer, so that any rule of the page (`:root { --mex-accent: … }` or
 * `mex-game { --mex-accent: … }`) wins over them, and are inherited from there.
 */
import { css, unsafeCSS } from 'lit';

/** @type {Record<string, string>} */
export const light = {
  scheme: 'light',
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
  scheme: 'dark',
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

/** @param {Record<string, string>} values */
const rules = (values) =>
  Object.entries(values)
    .map(([name, value]) => `--mex-${name}: ${value};`)
    .join('\n');

/** The document's style sheet, also for pages that are written without a script. */
export const sheet = `
@layer mexplorer {
  :where(:root) { ${rules(still)} ${rules(light)} }
  @media (prefers-color-scheme: dark) { :where(:root) { ${rules(dark)} } }
  :where([theme='light'], [data-theme='light']) { ${rules(light)} }
  :where([theme='dark'], [data-theme='dark']) { ${rules(dark)} }
  @media print { :where(:root, [theme], [data-theme]) { ${rules(light)} --mex-paper: #fff; --mex-surface: #fff; } }
  @media (prefers-reduced-motion: reduce) { :where(:root) { --mex-speed: 0ms; } }
  @media (forced-colors: active) { :where(:root, [theme], [data-theme]) { ${rules(forced)} } }
}`;

/** @type {WeakSet<Document>} */
const dressed = new WeakSet();

/** Sets the tokens on a document, once. @param {Document} document */
export function dress(document) {
  if (dressed.has(document)) return;
  dressed.add(document);
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  document.adoptedStyleSheets = [style, ...document.adoptedStyleSheets];
}

/** A theme asked for on an element inside a shadow root, where the document's rules do not reach. */
export const tokens = css`
  :host([theme='light']) {
    ${unsafeCSS(rules(light))}
  }
  :host([theme='dark']) {
    ${unsafeCSS(rules(dark))}
  }
  @media print {
    :host([theme]) {
      ${unsafeCSS(rules(light))}
    }
  }
  @media (forced-colors: active) {
    :host([theme]) {
      ${unsafeCSS(rules(forced))}
    }
  }
`;
