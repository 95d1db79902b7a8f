/**
 * Write the gallery `dist/gallery/<language>.html`, which shows every widget next to its source. Each widget
 * that `renderStatic` can draw is a picture until its script has loaded.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { t } from '../../www/i18n/index.ts';
import '../lib/words.mjs';
import { languages } from '../../www/i18n/languages.ts';
import { markup, raw } from '../../www/ui/text/markup.ts';
import { sheet } from '../../www/ui/style/tokens.ts';
import { own } from '../lib/widgets.mjs';
import { pictured } from '../../www/ui/host-page/widget-data.ts';
import { chinese, examples, galleryStyle } from './gallery-examples.mjs';
import { cardTags, writeOembed } from './cards.mjs';
import { DIST } from '../lib/paths.mjs';
import { pictures } from '../lib/pictures.mjs';

/** @typedef {keyof typeof languages} Lang */

/** @type {Record<Lang, { title: string, lead: string }>} */
const WORDS = {
  en: {
    title: 'Widgets for lecture notes',
    lead: 'Every widget, live, beside what makes it. Copy a snippet into your notes; the guide says how in each tool.',
  },
  zh: {
    title: '用于讲义的组件',
    lead: '每个组件都可操作，旁边是写法。把代码复制到讲义里即可；各种工具的做法见指南。',
  },
};

/** @param {Lang} lang */
const oembedOf = (lang) => `gallery/${lang}.oembed.json`;

/** Write one page per language. @returns {Promise<string[]>} the files, below dist/ */
export async function writeGallery() {
  const files = [];
  mkdirSync(join(DIST, 'gallery'), { recursive: true });
  for (const lang of /** @type {Lang[]} */ (Object.keys(languages))) {
    const file = `gallery/${lang}.html`;
    writeFileSync(join(DIST, file), await page(lang));
    files.push(file);
    const { title } = WORDS[lang];
    writeOembed(oembedOf(lang), { title, frame: file, lang, height: 900 });
  }
  return files;
}

/**
 * Return the HTML of an example's element.
 * @param {import('./gallery-examples.mjs').Example} example
 * @param {Lang} lang
 * @param {string} [shadow] the contents of its shadow root until its script has loaded
 */
export function tagOf({ widget, attributes, content }, lang, shadow = '') {
  const pairs = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : value.includes('"') ? ` ${name}='${value}'` : ` ${name}="${value}"`,
  );
  const inner = content?.[lang] ?? '';
  return `<${widget}${pairs.join('')}>${shadow}${inner}</${widget}>`;
}

/**
 * Return an example as a Markdown block of code.
 * @param {import('./gallery-examples.mjs').Example} example
 */
export function fenceOf({ widget, attributes }) {
  const lines = Object.entries(attributes).map(([name, value]) =>
    value ? `${name}: ${value}` : name,
  );
  const named = widget === 'mex-game' ? [] : [widget.slice(4)];
  return ['```mex', ...named, ...lines, '```'].join('\n');
}

/** @param {import('./gallery-examples.mjs').Example} example @param {Lang} lang @param {string} id */
async function live(example, lang, id) {
  const { widget, attributes } = example;
  if (!pictures || !(widget in pictured)) return raw(tagOf(example, lang));
  const { svg } = await pictures.renderStatic({ widget, ...attributes, lang, theme: 'auto' });
  // Add no style element, which a strict content security policy would block; the picture has its colours in
  // attributes.
  const shadow = `<template shadowrootmode="open">${svg.replaceAll('mex-sheen', `mex-sheen-${id}`)}</template>`;
  return raw(tagOf(example, lang, shadow));
}

/** @param {Lang} lang */
async function page(lang) {
  const { title, lead } = WORDS[lang];
  const others = Object.entries(languages).filter(([other]) => other !== lang);
  const sections = [];
  for (const { tag, description } of own) {
    const shown = [];
    for (const [i, example] of examples.filter(({ widget }) => widget === tag).entries()) {
      const code = (/** @type {string} */ name, /** @type {string} */ text) =>
        markup`<figure class="code"><figcaption>${name}<button type="button" hidden data-copy>${t(lang, 'common.copy')}</button></figcaption><pre tabindex="0"><code>${text}</code></pre></figure>`;
      const plain = !example.content && !Object.values(example.attributes).join('').includes('\n');
      shown.push(
        markup`<div class="example"><div class="live">${await live(example, lang, `${tag}-${i}`)}</div><div class="codes">${code('HTML', tagOf(example, lang))}${plain ? code('Markdown', fenceOf(example)) : ''}</div></div>`,
      );
    }
    sections.push(
      markup`<section id="${tag}"><h2><code>&lt;${tag}&gt;</code></h2><p>${lang === 'zh' ? chinese[tag] : description}</p>${shown}</section>`,
    );
  }
  const home = '../index.html';
  return `<!doctype html>\n${
    markup`<html lang="${languages[lang].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:">
<title>${title} · Mexplorer</title>
<meta name="description" content="${lead}">
${cardTags({ lang, title, description: lead, path: `gallery/${lang}.html`, oembed: oembedOf(lang) })}
${others.map(([other, { tag }]) => markup`<link rel="alternate" hreflang="${tag}" href="./${other}.html">`)}
<link rel="icon" type="image/svg+xml" href="../favicon.svg">
<style>${raw(sheet + galleryStyle)}</style>
<script type="module" src="../elements.js"></script>
<script defer src="../copy.js"></script>
</head>
<body>
<nav class="top"><a href="${home}">Mexplorer</a>${others.map(
      ([other, { tag, name }]) =>
        markup`<a lang="${tag}" hreflang="${tag}" href="./${other}.html">${name}</a>`,
    )}</nav>
<main>
<h1>${title}</h1>
<p>${lead}</p>
<ul class="contents">${own.map(({ tag }) => markup`<li><a href="#${tag}"><code>${tag}</code></a></li>`)}</ul>
${sections}
</main>
</body>
</html>`.text
  }\n`;
}
