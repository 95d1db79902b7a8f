/**
 * What a page is when its address is put into a message or a wiki: a card with a picture, and for
 * hosts of oEmbed a frame. A static site cannot answer for any address, so each page that stands as a
 * file describes itself. Cards need absolute addresses: `MEX_SITE=https://…/ npm run build` gives them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { t } from '../../www/i18n/index.ts';
import '../lib/words.mjs';
import { FIRST, languages } from '../../www/i18n/languages.ts';
import { markup, raw } from '../../www/ui/text/markup.ts';
import { paragraph } from '../../www/static/page.ts';
import { renderStatic } from '../../www/static/render.ts';
import { moved, rect } from '../../www/scene/scene.ts';
import { toSvg } from '../../www/scene/svg.ts';
import { launch } from '../lib/launch.mjs';
import { DIST } from '../lib/paths.mjs';
import { findShell } from '../setup/browser.mjs';

/** @typedef {keyof typeof languages} Lang */

/** The size that all who show cards agree on. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The address of the page; empty where it is not known. */
export const site = () => (process.env.MEX_SITE ?? '').replace(/(?<=.)\/*$/, '/');

/** The picture of a card: what Mexplorer is, and a board. @param {Lang} lang @returns {Promise<string>} */
export async function cardSvg(lang) {
  const { svg } = await renderStatic({
    game: 'nim',
    position: '3 5 7',
    print: 'answer',
    lang,
    theme: 'light',
    width: 600,
  });
  const [, width, height] = svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [];
  const says = (/** @type {string} */ key) => t(lang, key);
  const title = 'Mexplorer';
  const room = WIDTH - 640 - 120;
  const items = [
    rect(0, 0, WIDTH, HEIGHT, { fill: 'paper' }),
    moved(60, 130, paragraph(title, room, { size: 76, bold: true, head: true }).items),
    moved(60, 270, paragraph(says('static.card'), room, { size: 36, fill: 'ink-soft' }).items),
  ];
  const whole = toSvg(
    { width: WIDTH, height: HEIGHT, items },
    { title, alt: says('static.card'), tag: languages[lang].tag, theme: 'light' },
  );
  const scale = Math.min(1, (HEIGHT - 80) / Number(height));
  const place = { x: WIDTH - 60 - Number(width) * scale, y: (HEIGHT - Number(height) * scale) / 2 };
  const size = `x="${place.x}" y="${place.y}" width="${Number(width) * scale}" height="${Number(height) * scale}"`;
  // The board's own picture stands in that of the card.
  const inner = svg
    .replace(/^[\s\S]*?<svg\b/, '<svg')
    .replace(/<svg\b[^>]*>/, `<svg ${size} viewBox="0 0 ${width} ${height}">`)
    .trim();
  return whole.replace(/<\/svg>\s*$/, `${inner}</svg>\n`);
}

/**
 * Writes the cards' pictures, below dist/cards. Most who show cards read no SVG; where there is a
 * browser, it is made a PNG.
 */
export async function writeCards() {
  const folder = join(DIST, 'cards');
  mkdirSync(folder, { recursive: true });
  const langs = /** @type {Lang[]} */ (Object.keys(languages));
  for (const lang of langs) writeFileSync(join(folder, `${lang}.svg`), await cardSvg(lang));
  await makePng(langs.map((lang) => join(folder, `${lang}.svg`)));
}

/** @param {string[]} files */
async function makePng(files) {
  const shell = findShell();
  if (!shell) return;
  const browser = await launch(shell);
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    for (const file of files) {
      await page.setContent(`<body style="margin:0">${readFileSync(file, 'utf8')}</body>`);
      await page.screenshot({ path: file.replace(/svg$/, 'png') });
    }
  } finally {
    await browser.close();
  }
}

/**
 * What a page says of itself in its head.
 * @param {{ lang: Lang, title: string, description: string, path: string, oembed?: string }} is
 *   `path` below dist/; `oembed` of its answer
 */
export function cardTags({ lang, title, description, path, oembed }) {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  const at = (/** @type {string} */ file) => `${site() || up}${file}`;
  const kind = existsSync(join(DIST, 'cards', `${lang}.png`)) ? 'png' : 'svg';
  const others = Object.keys(languages).filter((other) => other !== lang);
  const locale = (/** @type {string} */ one) =>
    ({ en: 'en_US', zh: 'zh_CN' })[one] ?? one.replace('-', '_');
  const property = (/** @type {string} */ name, /** @type {string} */ content) =>
    markup`<meta property="og:${name}" content="${content}">\n`;
  return markup`${property('type', 'website')}${property('site_name', 'Mexplorer')}${property('title', title)}${property(
    'description',
    description,
  )}${site() ? property('url', at(path.replace(/(^|\/)index\.html$/, '$1'))) : ''}${property('image', at(`cards/${lang}.${kind}`))}${property(
    'image:width',
    String(WIDTH),
  )}${property('image:height', String(HEIGHT))}${property('image:alt', t(lang, 'static.card'))}${property('locale', locale(lang))}${others.map(
    (other) => property('locale:alternate', locale(other)),
  )}<meta name="twitter:card" content="summary_large_image">${
    site() && oembed
      ? markup`\n<link rel="alternate" type="application/json+oembed" href="${at(oembed)}" title="${title}">`
      : ''
  }`;
}

/**
 * The answer of oEmbed for one page: a frame of it, or of what stands for it.
 * @param {{ title: string, frame: string, lang: Lang, height: number }} is `frame` below dist/
 */
export function oembed({ title, frame, lang, height }) {
  const src = `${site()}${frame}`;
  const html = markup`<iframe src="${src}" title="${title}" width="100%" height="${String(height)}" style="border:0" loading="lazy"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Mexplorer',
    provider_url: site(),
    title,
    html: html.text,
    width: 720,
    height,
    thumbnail_url: `${site()}cards/${lang}.png`,
    thumbnail_width: WIDTH,
    thumbnail_height: HEIGHT,
  };
}

/** The answers are files; without the address of the site they would lead nowhere. @param {string} path @param {Parameters<typeof oembed>[0]} is */
export function writeOembed(path, is) {
  if (site()) writeFileSync(join(DIST, path), `${JSON.stringify(oembed(is), null, 2)}\n`);
}

/** The page itself and its frame are one file for all languages; their cards are of the first. */
export function writeOwnCards() {
  const description = t(FIRST, 'static.card');
  const frame = 'embed.html#v1/play?game=nim&position=3+5+7';
  for (const name of ['index.html', 'embed.html']) {
    const file = join(DIST, name);
    const title = 'Mexplorer';
    const tags = cardTags({
      lang: FIRST,
      title,
      description,
      path: name,
      ...(name === 'index.html' ? { oembed: 'oembed.json' } : {}),
    });
    const text = readFileSync(file, 'utf8').replace(
      /\n?<meta property="og:[\s\S]*?summary_large_image">/,
      '',
    );
    writeFileSync(
      file,
      text.replace('</title>', () => `</title>\n${raw(tags.text).text}`),
    );
  }
  writeOembed('oembed.json', { title: 'Mexplorer', frame, lang: FIRST, height: 560 });
}
