/**
 * Pages that imitate other tools, with their attributes of the root element, their text sizes and their marks
 * of a dark theme. The theme of each page differs from that of the system.
 */

/**
 * @typedef {object} Host
 * @property {string} [html] attributes of the root
 * @property {string} [body] attributes of the body
 * @property {string} css
 * @property {'light' | 'dark'} machine the system's preference: the opposite of the page's
 * @property {'light' | 'dark'} theme the page's theme
 * @property {[string, string]} [wrap] the markup around the notes
 */

/** @type {Record<string, Host>} */
export const hosts = {
  'white page, dark machine': {
    css: 'body { background: #fff; color: #222; font: 16px/1.6 Georgia, serif }',
    machine: 'dark',
    theme: 'light',
  },
  'page without a style, dark machine': { css: '', machine: 'dark', theme: 'light' },
  'dark page, light machine': {
    css: 'body { background: #111; color: #ddd }',
    machine: 'light',
    theme: 'dark',
  },
  'color-scheme only': { css: ':root { color-scheme: dark }', machine: 'light', theme: 'dark' },
  'Bootstrap, dark': {
    html: 'data-bs-theme="dark"',
    css: `[data-bs-theme=dark] { color-scheme: dark; --bs-body-color: #dee2e6; --bs-body-bg: #212529 }
      *, *::before, *::after { box-sizing: border-box }
      body { margin: 0; font: 400 1rem/1.5 system-ui; color: var(--bs-body-color); background: var(--bs-body-bg) }
      a { color: #6ea8fe } p { margin: 0 0 1rem } button { border-radius: 0 }`,
    machine: 'light',
    theme: 'dark',
  },
  'MkDocs, slate': {
    body: 'data-md-color-scheme="slate"',
    css: `html { font-size: 125% } body { font: .8rem/1.6 Roboto, sans-serif; margin: 0 }
      [data-md-color-scheme=slate] { color-scheme: dark; background: hsl(225 15% 14%); color: hsl(225 15% 90% / .82) }
      .md-typeset { font-size: .8rem; line-height: 1.6; overflow-wrap: break-word }`,
    wrap: ['<div class="md-typeset">', '</div>'],
    machine: 'light',
    theme: 'dark',
  },
  'MkDocs, default, dark machine': {
    body: 'data-md-color-scheme="default"',
    css: `html { font-size: 125% } body { font: .8rem/1.6 Roboto, sans-serif; margin: 0 }
      [data-md-color-scheme=default] { color-scheme: light; background: #fff; color: #000000de }`,
    machine: 'dark',
    theme: 'light',
  },
  'VitePress, dark': {
    html: 'class="dark"',
    css: `.dark { color-scheme: dark } body { margin: 0; font: 400 16px/24px system-ui; background: #1b1b1f;
      color: #dfdfd6; font-synthesis: style; direction: ltr } h1, h2, p { font-weight: 400; margin: 0 }`,
    machine: 'light',
    theme: 'dark',
  },
  'reveal.js, black': {
    css: `:root { --r-background-color: #191919; --r-main-color: #fff }
      .reveal-viewport { background: #191919; background-color: var(--r-background-color) }
      .reveal { font: normal 42px "Source Sans Pro", Helvetica, sans-serif; color: var(--r-main-color);
        width: 960px; height: 700px; transform: scale(.75); transform-origin: 0 0; text-align: center }
      .reveal h1, .reveal h2 { text-transform: uppercase; font-size: 1.6em }
      .reveal .slides section { font-size: .5em; display: flex; flex-direction: column; width: 100% }`,
    body: 'class="reveal-viewport"',
    wrap: ['<div class="reveal"><div class="slides"><section>', '</section></div></div>'],
    machine: 'light',
    theme: 'dark',
  },
  'mdBook, navy': {
    html: 'class="navy"',
    css: `html { font-size: 62.5%; color: #bcbdd0; background-color: hsl(226 23% 11%) }
      body { margin: 0; font: 1.6rem "Open Sans", sans-serif; overflow-x: hidden }`,
    machine: 'light',
    theme: 'dark',
  },
  'mdBook, light, dark machine': {
    html: 'class="light"',
    css: `html { font-size: 62.5%; color: #000; background-color: #fff }
      body { margin: 0; font: 1.6rem "Open Sans", sans-serif }`,
    machine: 'dark',
    theme: 'light',
  },
};

/** Notes with one widget of each of the kinds in `tags`. */
export const notes = `
  <h1>Lecture notes</h1>
  <mex-game game="nim" position="3 5 7" hints="always">Nim with heaps 3, 5, 7.</mex-game>
  <mex-table game="subtract 1 3 4" upto="12">A table.</mex-table>
  <mex-graph game="graph a>b a>c b>c" position="a b">A graph.</mex-graph>
  <mex-union n="100" divisors="2 3 5">A sum.</mex-union>
  <mex-why open game="nim" position="3 5 12">Why.</mex-why>`;
export const tags = ['mex-game', 'mex-table', 'mex-graph', 'mex-union', 'mex-why'];

/**
 * Return the HTML of a page in the style of a tool, which contains notes and links to the style sheet
 * `host.css`. The widgets load before they are visible: otherwise those below the window would wait for
 * scrolling.
 * @param {Partial<Host>} host
 * @param {{ body?: string, head?: string }} [what]
 */
export function pageOf(host, { body = notes, head = '' } = {}) {
  const [before, after] = host.wrap ?? ['<main>', '</main>'];
  const eager = body.replaceAll(/<mex-[a-z]+\b/g, '$& loading="eager"');
  return `<!doctype html><html lang="en" ${host.html ?? ''}><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Notes</title>
    <link rel="stylesheet" href="./host.css">${head}</head>
    <body ${host.body ?? ''}>${before}${eager}${after}</body></html>`;
}

/**
 * The strictest policy under which widgets work completely. They need at least
 *
 *     script-src 'self' 'wasm-unsafe-eval'   the modules, and the engine, which is WebAssembly
 *     style-src 'self'                       no 'unsafe-inline': styles are set property by property;
 *                                            'self' is for mexplorer.css and the page's own sheets
 *     connect-src 'self'                     the engine's binary is fetched
 *     worker-src 'self'                      without it the engine runs in the page's own thread
 *     img-src data:                          only to save a picture
 */
export const STRICT = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
].join('; ');

/** Widgets with parts whose positions or colours are set by scripts. */
export const placed = `
  <mex-game game="chomp" position="12 11 10 9 8 7 6 5"></mex-game>
  <mex-game game="staircase" position="2 1 3" hints="always"></mex-game>
  <mex-game game="race 3..9" position="100"></mex-game>
  <mex-game game="nimble" position="1 3 4"></mex-game>
  <mex-game game="hackenbush" position="0-a a-b a-c c-d"></mex-game>
  <mex-game game="kayles" position="100 3"></mex-game>
  <mex-game game="letters" position="AABBC"></mex-game>
  <mex-graph game="nim" position="1 2"></mex-graph>
  <mex-union n="100" divisors="2 3 5"></mex-union>
  <mex-why game="fibonacci" position="13"></mex-why>
  <mex-table game="subtract 1 3 4" upto="30"></mex-table>
  <mex-builder build='{"table":"subtract 1 3 4","upto":8}'></mex-builder>`;
