/**
 * Describe a page for services that preview its address in a message or a wiki: a preview with an image, and
 * an oEmbed frame. A static site cannot answer oEmbed requests for any address, so each page that is a file
 * contains its own description. Previews need absolute addresses, which `MEX_SITE=https://…/ npm run build`
 * provides.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST, languages } from '../../www/i18n/languages.ts';
import { markup, raw } from '../../www/ui/text/markup.ts';
import { launch } from '../lib/launch.mjs';
import { DIST } from '../lib/paths.mjs';
import { pictures } from '../lib/pictures.mjs';
import '../lib/words.mjs';
import { findShell } from '../setup/browser.mjs';

/** @typedef {keyof typeof languages} Lang */

/** The size in pixels of a preview image, which all services accept. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Return the address of the site, with a final slash, or an empty string if unknown. */
export const site = () => (process.env.MEX_SITE ?? '').replace(/(?<=.)\/*$/, '/');

/** A sentence that describes Mexplorer, in each language. @type {Record<Lang, string>} */
const SAYS = {
  en: 'A playground for impartial games: play every classic against the optimal strategy and see why it works.',
  zh: '公平组合游戏的游乐场：与最优策略对弈，看懂背后的道理。',
};

/**
 * Draw the preview image as SVG: a sentence that describes Mexplorer, and a board.
 * @param {Lang} lang
 */
export const cardSvg = async (lang) =>
  pictures?.cardSvg({ lang, title: 'Mexplorer', says: SAYS[lang], width: WIDTH, height: HEIGHT });

/**
 * Write the preview images as PNG files to dist/cards. A browser renders them, since services do not support
 * SVG.
 */
export async function writeCards() {
  const shell = findShell();
  if (!shell || !pictures) return;
  mkdirSync(join(DIST, 'cards'), { recursive: true });
  const browser = await launch(shell);
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    for (const lang of /** @type {Lang[]} */ (Object.keys(languages))) {
      await page.setContent(`<body style="margin:0">${await cardSvg(lang)}</body>`);
      await page.screenshot({ path: join(DIST, fileOf(lang)) });
    }
  } finally {
    await browser.close();
  }
}

const fileOf = (/** @type {Lang} */ lang) => `cards/${lang}.png`;

/**
 * Return the path of the preview image below dist/, or undefined if the image has not been written.
 * @param {Lang} lang
 */
const cardOf = (lang) => (existsSync(join(DIST, fileOf(lang))) ? fileOf(lang) : undefined);

/**
 * Return the tags for the head of a page that describe the page to other services.
 * @param {{ lang: Lang, title: string, description: string, path: string, oembed?: string }} is `path` of the
 * page and `oembed` of its oEmbed answer, below dist/
 */
export function cardTags({ lang, title, description, path, oembed }) {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  const at = (/** @type {string} */ file) => `${site() || up}${file}`;
  const picture = cardOf(lang);
  const others = Object.keys(languages).filter((other) => other !== lang);
  const locale = (/** @type {string} */ one) =>
    ({ en: 'en_US', zh: 'zh_CN' })[one] ?? one.replace('-', '_');
  const property = (/** @type {string} */ name, /** @type {string} */ content) =>
    markup`<meta property="og:${name}" content="${content}">\n`;
  return markup`${property('type', 'website')}${property('site_name', 'Mexplorer')}${property('title', title)}${property(
    'description',
    description,
  )}${site() ? property('url', at(path.replace(/(^|\/)index\.html$/, '$1'))) : ''}${
    picture
      ? [
          property('image', at(picture)),
          property('image:width', String(WIDTH)),
          property('image:height', String(HEIGHT)),
          property('image:alt', SAYS[lang]),
        ]
      : ''
  }${property('locale', locale(lang))}${others.map((other) =>
    property('locale:alternate', locale(other)),
  )}<meta name="twitter:card" content="summary_large_image">${
    site() && oembed
      ? markup`\n<link rel="alternate" type="application/json+oembed" href="${at(oembed)}" title="${title}">`
      : ''
  }`;
}

/**
 * Return the oEmbed answer for a page: a frame that shows the page or a substitute for it.
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
    ...(cardOf(lang) && {
      thumbnail_url: `${site()}${fileOf(lang)}`,
      thumbnail_width: WIDTH,
      thumbnail_height: HEIGHT,
    }),
  };
}

/**
 * Write the oEmbed answer of a page to a file. Without the address of the site, nothing is written, since the
 * frame would have no address.
 * @param {string} path
 * @param {Parameters<typeof oembed>[0]} is
 */
export function writeOembed(path, is) {
  if (site()) writeFileSync(join(DIST, path), `${JSON.stringify(oembed(is), null, 2)}\n`);
}

/**
 * Write the descriptions of index.html and embed.html. Each of these is one file for all languages, so the
 * description is in the first language.
 */
export function writeOwnCards() {
  const description = SAYS[FIRST];
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
