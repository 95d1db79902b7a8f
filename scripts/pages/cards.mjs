/**
 * What a page is when its address is put into a message or a wiki: a card with a picture, and for
 * hosts of oEmbed a frame. A static site cannot answer for any address, so each page that stands as a
 * file describes itself. Cards need absolute addresses: `MEX_SITE=https://…/ npm run build` gives them.
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

/** The size of cards that all services accept. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The address of the page; empty if it is unknown. */
export const site = () => (process.env.MEX_SITE ?? '').replace(/(?<=.)\/*$/, '/');

/** A sentence about Mexplorer. @type {Record<Lang, string>} */
const SAYS = {
  en: 'A playground for impartial games: play every classic against the optimal strategy and see why it works.',
  zh: '公平组合游戏的游乐场：与最优策略对弈，看懂背后的道理。',
};

/** The picture of a card: a sentence about Mexplorer, and a board. @param {Lang} lang */
export const cardSvg = async (lang) =>
  pictures?.cardSvg({ lang, title: 'Mexplorer', says: SAYS[lang], width: WIDTH, height: HEIGHT });

/** Writes the cards' pictures, below dist/cards. Who shows cards reads no SVG: a browser makes a PNG of each. */
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

/** The picture of a card, below dist/; undefined where no browser has made it. @param {Lang} lang */
const cardOf = (lang) => (existsSync(join(DIST, fileOf(lang))) ? fileOf(lang) : undefined);

/**
 * The tags in a page's head that describe it.
 * @param {{ lang: Lang, title: string, description: string, path: string, oembed?: string }} is
 * `path` below dist/; `oembed` of its answer
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
 * The answer of oEmbed for one page: a frame of it, or of its substitute.
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

/** The answers are files; without the address of the site they would lead nowhere. @param {string} path @param {Parameters<typeof oembed>[0]} is */
export function writeOembed(path, is) {
  if (site()) writeFileSync(join(DIST, path), `${JSON.stringify(oembed(is), null, 2)}\n`);
}

/** The page itself and its frame are one file for all languages; their cards are in the first. */
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
