/**
 * Pages of other tools, imitated: what they set on their root, how large their text is, and how they
 * say that they are dark. Each stands for a way of disagreeing with the machine.
 */
import { test } from './fixture.js';

/**
 * @typedef {object} Host
 * @property {string} [html] attributes of the root
 * @property {string} [body] attributes of the body
 * @property {string} css
 * @property {'light' | 'dark'} machine what the machine prefers: the other one
 * @property {'light' | 'dark'} theme what the page is
 * @property {[string, string]} [wrap] what stands around the notes
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

/** One widget of each kind. */
export const notes = `
  <h1>Lecture notes</h1>
  <mex-game game="nim" position="3 5 7" hints="always">Nim with heaps 3, 5, 7.</mex-game>
  <mex-table game="subtract 1 3 4" upto="12">A table.</mex-table>
  <mex-graph game="graph a>b a>c b>c" position="a b">A graph.</mex-graph>
  <mex-union n="100" divisors="2 3 5">A sum.</mex-union>
  <mex-why open game="nim" position="3 5 12">Why.</mex-why>`;
export const tags = ['mex-game', 'mex-table', 'mex-graph', 'mex-union', 'mex-why'];

/**
 * Opens notes in somebody's page.
 * @param {import('@playwright/test').Page} page
 * @param {Partial<Host>} host
 * @param {{ body?: string, policy?: string, script?: string, head?: string, hash?: string }} [what]
 */
export async function openHost(page, host, what = {}) {
  const { policy, head = '', hash = '' } = what;
  // Those below the fold, too, would else wait to be scrolled to.
  const body = (what.body ?? notes).replaceAll(/<mex-[a-z]+\b/g, '$& loading="eager"');
  const { script = '<script type="module" src="./elements.js"></script>' } = what;
  const [before, after] = host.wrap ?? ['<main>', '</main>'];
  await page.emulateMedia({ colorScheme: host.machine ?? 'light', reducedMotion: 'reduce' });
  await page.route('**/host.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: host.css ?? '' }),
  );
  await page.route('**/host.html*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="en" ${host.html ?? ''}><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>Notes</title>
        <link rel="stylesheet" href="./host.css">${head}${script}</head>
        <body ${host.body ?? ''}>${before}${body}${after}</body></html>`,
    }),
  );
  await page.goto(`host.html${hash}`);
}

/**
 * Waits until widgets have something to show.
 * @param {import('@playwright/test').Page} page
 * @param {string[]} [names]
 */
export async function settled(page, names = tags) {
  for (const name of names) {
    await test.expect
      .poll(() =>
        page
          .locator(name)
          .first()
          .evaluate((e) => /** @type {any} */ (e).settled),
      )
      .toBe(true);
  }
}

/**
 * The contrast of every text in widgets with what is painted behind it, the worst first. What is drawn
 * on pictures is not measured, nor what is switched off.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ contrast: number, text: string, of: string }[]>}
 */
export function contrasts(page) {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const ink = /** @type {CanvasRenderingContext2D} */ (canvas);
    /** @param {string[]} layers colours, the lowest first @returns {number[]} */
    const paint = (layers) => {
      ink.clearRect(0, 0, 1, 1);
      for (const layer of layers) {
        ink.fillStyle = layer;
        ink.fillRect(0, 0, 1, 1);
      }
      return [...ink.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const luminance = (/** @type {number[]} */ rgb) => {
      const [r, g, b] = rgb
        .map((each) => each / 255)
        .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const up = (/** @type {Element} */ element) => {
      const parent = element.assignedSlot ?? element.parentNode;
      return parent instanceof ShadowRoot ? parent.host : /** @type {Element | null} */ (parent);
    };
    /** @param {Element} element */
    const contrastOf = (element) => {
      /** @type {string[]} */
      const layers = [];
      let opacity = 1;
      for (let at = /** @type {Element | null} */ (element); at instanceof Element; at = up(at)) {
        const style = getComputedStyle(at);
        layers.unshift(style.backgroundColor);
        opacity *= Number(style.opacity);
      }
      const behind = paint(['#fff', ...layers]);
      const [r, g, b] = paint([`rgb(${behind})`, getComputedStyle(element).color]);
      const front = [r, g, b].map((each, i) => opacity * each + (1 - opacity) * behind[i]);
      const [dim, bright] = [luminance(front), luminance(behind)].sort((a, b) => a - b);
      return (bright + 0.05) / (dim + 0.05);
    };
    /** @type {{ contrast: number, text: string, of: string }[]} */
    const found = [];
    /** @param {Document | ShadowRoot} root @param {string} of */
    const walk = (root, of) => {
      for (const element of root.querySelectorAll('*')) {
        const name = element.localName.startsWith('mex-') ? element.localName : of;
        if (element.shadowRoot) walk(element.shadowRoot, name);
        if (!of || element.closest('svg, :disabled, [aria-disabled="true"]')) continue;
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const text = own.map((node) => node.textContent?.trim()).join('');
        const { width, height } = element.getBoundingClientRect();
        if (!text || width < 2 || height < 2) continue;
        found.push({ contrast: contrastOf(element), text: text.slice(0, 40), of });
      }
    };
    walk(document, '');
    return found.sort((a, b) => a.contrast - b.contrast);
  });
}
