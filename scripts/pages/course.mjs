/**
 * Write the lessons of the course as files `dist/learn/<language>/<lesson>.html`. Each file can be read
 * without scripts and printed: the goal, proofs, exercises to fill in, questions, and the answers separately.
 * If scripts run, the live lesson replaces the static content.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { t } from '../../www/i18n/index.ts';
import '../lib/words.mjs';
import { languages } from '../../www/i18n/languages.ts';
import { remarkWords } from '../../www/learn/lesson-words.ts';
import { markup, raw } from '../../www/ui/text/markup.ts';
import { inline, rich } from '../../www/ui/text/rich-text.ts';
import { built } from '../../www/learn/builders.ts';
import { answerTo } from '../../www/learn/checks.ts';
import { drawn } from '../../www/learn/random-positions.ts';
import { linkTo } from '../../www/ui/text/view-links.ts';
import { textsOf } from '../../www/learn/lesson.ts';
import { CODE, loadLesson } from '../../www/learn/load-lesson.ts';
import { masks } from '../../www/learn/bitmask-loop.ts';
import { outline } from '../../www/learn/outline.ts';
import { translated } from '../../www/learn/code-comments.ts';
import { picture, pictureStyle } from '../../www/learn/pictures/index.ts';
import { sheet } from '../../www/ui/style/tokens.ts';
import { cardTags, writeOembed } from './cards.mjs';
import { DIST, ROOT } from '../lib/paths.mjs';
import { sheetStyle } from './sheet-style.mjs';

/** The path from a lesson's page to the app. */
const APP = '../../index.html';

/** @typedef {keyof typeof languages} Lang */
/** @typedef {import('../../www/ui/text/markup.ts').Markup} Markup */
/** @typedef {NonNullable<Awaited<ReturnType<typeof loadLesson>>>} Loaded */

const href = (/** @type {string} */ path) => {
  const [view, query = ''] = path.split(/\?(.*)/s);
  return linkTo(APP, view, Object.fromEntries(new URLSearchParams(query)));
};

/** @typedef {(key: string, args?: any) => string} Says */

/** @param {Lang} lang @returns {Says} */
const wordsOf = (lang) => (key, args) => t(lang, key, args);

/**
 * Write all lessons and the tables of contents.
 * @returns {Promise<string[]>} the files, below dist/
 */
export async function writeCourse() {
  /** @type {string[]} */
  const files = [];
  for (const lang of /** @type {Lang[]} */ (Object.keys(languages))) {
    const folder = join(DIST, 'learn', lang);
    mkdirSync(folder, { recursive: true });
    const write = (/** @type {string} */ name, /** @type {string} */ text) => {
      writeFileSync(join(folder, name), text);
      files.push(`learn/${lang}/${name}`);
    };
    for (const { id } of outline) {
      const loaded = await loadLesson(lang, id);
      if (!loaded) continue;
      write(`${id}.html`, await lessonPage(lang, loaded));
      const frame = `learn/${lang}/${id}.html`;
      const title = t(lang, `learn.title.${id}`);
      writeOembed(`learn/${lang}/${id}.oembed.json`, { title, frame, lang, height: 900 });
    }
    write('index.html', contentsPage(lang));
    const title = t(lang, 'learn.static_course');
    const frame = `learn/${lang}/index.html`;
    writeOembed(`learn/${lang}/index.oembed.json`, { title, frame, lang, height: 900 });
  }
  return files;
}

/**
 * @param {Lang} lang
 * @param {{ title: string, description: string, path: string, body: Markup }} is
 */
function page(lang, { title, description, path, body }) {
  const others = Object.entries(languages).filter(([other]) => other !== lang);
  return `<!doctype html>\n${
    markup`<html lang="${languages[lang].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:">
<title>${title}</title>
<meta name="description" content="${description}">
${cardTags({ lang, title, description, path: `learn/${lang}/${path}`, oembed: `learn/${lang}/${path.replace(/html$/, 'oembed.json')}` })}
${others.map(([other, { tag }]) => markup`<link rel="alternate" hreflang="${tag}" href="../${other}/${path}">`)}
<link rel="icon" type="image/svg+xml" href="../../favicon.svg">
<style>${raw(sheet + sheetStyle + pictureStyle.flat().map(String).join('\n'))}</style>
<script type="module" src="../../elements.js"></script>
</head>
<body>
<nav class="top"><a href="${APP}#v1/learn">Mexplorer</a><a href="./index.html">${t(lang, 'learn.static_contents')}</a>${others.map(
      ([other, { tag, name }]) =>
        markup`<a lang="${tag}" hreflang="${tag}" href="../${other}/${path}">${name}</a>`,
    )}</nav>
<main>${body}</main>
</body>
</html>`.text
  }\n`;
}

/** @param {Lang} lang */
function contentsPage(lang) {
  const says = wordsOf(lang);
  return page(lang, {
    title: `${says('learn.static_course')} · Mexplorer`,
    description: says('learn.lead'),
    path: 'index.html',
    body: markup`<h1>${says('learn.static_course')}</h1><p>${says('learn.lead')}</p><ol class="contents" start="0">${outline.map(
      ({ id }) => markup`<li><a href="./${id}.html">${says(`learn.title.${id}`)}</a></li>`,
    )}</ol>`,
  });
}

/** @param {Lang} lang @param {Loaded} loaded */
async function lessonPage(lang, { lesson, words }) {
  const says = wordsOf(lang);
  const title = says(`learn.title.${lesson.id}`);
  /** @type {Markup[]} */
  const answers = [];
  const parts = [];
  for (const block of lesson.blocks) {
    const { key } = block;
    const heading = key === 'code' ? says('learn.program') : words[`${key}.heading`];
    if (heading) parts.push(markup`<h2>${inline(heading, href)}</h2>`);
    parts.push(await part(block, { words, says, lang, answers }));
  }
  const errata = Object.values(textsOf('errata', words));
  const list = (/** @type {string} */ key, /** @type {Markup[]} */ items) =>
    items.length
      ? markup`<h2>${says(key)}</h2><ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`
      : '';
  const notes = lesson.notes.map((text) => markup`<span lang="zh-CN">${text}</span>`);
  const teachers = markup`<details class="teachers"><summary>${says('learn.teachers')}</summary>
<p>${says('learn.notes_lead')}</p>
${list('learn.notes', notes)}
${list(
  'learn.errata',
  errata.map((text) => inline(text, href)),
)}
</details>`;
  return page(lang, {
    title: `${title} · ${says('learn.static_course')}`,
    description: words.description,
    path: `${lesson.id}.html`,
    body: markup`<mex-lesson lesson="${lesson.id}" app="${APP}"><article>
<p class="kicker">${says('learn.lesson', { n: lesson.number })}${lesson.problems.length ? ` · ${says('learn.problems', lesson)}` : ''}</p>
<h1>${title}</h1>
<p class="goal"><b>${says('learn.goal')}</b> ${inline(words.goal, href)}</p>
<noscript><p class="quiet">${says('learn.static_live')}</p></noscript>
${parts}
<section class="answers"><h2>${says('learn.static_answers')}</h2><ol>${answers}</ol></section>
${teachers}
</article></mex-lesson>`,
  });
}

/**
 * @param {any} block
 * @param {{ words: Record<string, string>, says: Says, lang: Lang,
 *   answers: Markup[] }} is
 * @returns {Promise<Markup>}
 */
async function part(block, { words, says, lang, answers }) {
  const { key } = block;
  const text = rich(words[key] ?? '', href);
  switch (block.kind) {
    case 'ask': {
      answers.push(await answer(block, words, says));
      const lines =
        block.asks === 'choice'
          ? block.choices.map(
              (/** @type {string} */ choice) =>
                markup`<li>☐ ${said(choice, block, words, says)}</li>`,
            )
          : '';
      return markup`<div class="ask"><p><b>${answers.length}.</b> ${inline(words[`${key}.question`], href)}</p>${lines ? markup`<ul class="boxes">${lines}</ul>` : markup`<p class="line"></p>`}</div>`;
    }
    case 'proof':
      return proof(block, words, says);
    case 'build': {
      const { head, rows } = built(block.build, says);
      return markup`${text}<table class="fill"><caption>${says('learn.static_paper')}</caption>${head ? markup`<thead><tr>${head.map((one) => (one ? markup`<th scope="col">${one}</th>` : markup`<td></td>`))}</tr></thead>` : ''}<tbody>${rows.map(
        (row) =>
          markup`<tr><th scope="row">${row.head}</th>${row.cells.map((cell) => markup`<td class="${cell.list ? 'long' : ''}">${cell.given ?? ''}</td>`)}</tr>`,
      )}</tbody></table>`;
    }
    case 'bits':
      return markup`${text}${maskTable(block, says)}`;
    case 'code': {
      const remarks = await remarkWords(lang);
      const program = (/** @type {string} */ ending) => {
        const file = join(ROOT, 'tests', 'course-code', `${block.code}.${ending}`);
        return translated(readFileSync(file, 'utf8').trimEnd(), ending, remarks);
      };
      return markup`${text}${Object.entries(CODE).map(
        ([ending, name], i) =>
          markup`<details${i ? '' : raw(' open')}><summary>${name}</summary><pre>${program(ending)}</pre></details>`,
      )}`;
    }
    case 'drill': {
      const places = await drawn(block.game, block.count, 1);
      answers.push(
        markup`<li>${places.map(({ outcome }, i) => `${i + 1} ${outcome}`).join(', ')}</li>`,
      );
      return markup`<p><b>${answers.length}.</b> ${inline(words[key], href)}</p><p>${says('learn.drill.paper', { n: places.length })} <code>${block.game}</code></p><ol class="drill">${places.map(({ position }) => markup`<li>${position} <span class="blank"></span></li>`)}</ol>`;
    }
    case 'win':
      return markup`${text}<ul>${block.games.map((/** @type {any} */ one) => markup`<li>${playLink(one, lang)}</li>`)}</ul>`;
    case 'game':
    case 'twin':
      return markup`${text}<p>${playLink(block, lang)}</p>`;
    default:
      return text;
  }
}

/** @param {{ game: string, position: string, first?: string }} place @param {Lang} lang */
const playLink = ({ game, position, first }, lang) =>
  markup`<a href="${linkTo(APP, 'play', { game, position, first })}">${t(lang, 'learn.static_play', { position })}</a> <code>${game}</code>`;

/**
 * Return the text of a choice.
 * @param {string} choice
 * @param {any} block
 * @param {Record<string, string>} words
 * @param {Says} says
 */
const said = (choice, block, words, says) =>
  inline(words[`${block.key}.${choice}`] ?? says(`learn.choice.${choice}`), href);

/** @param {any} block @param {Record<string, string>} words @param {Says} says */
async function answer(block, words, says) {
  const right =
    block.asks === 'find'
      ? [`{${block.example.replaceAll(' ', ', ')}}`]
      : [await answerTo(block.check)].flat();
  const is = block.asks === 'choice' ? said(right[0], block, words, says) : right.join(', ');
  return markup`<li><b>${is}</b> — ${inline(words[`${block.key}.right`], href)}</li>`;
}

/**
 * Render all steps of a proof, each with its picture if that differs from the picture before.
 * @param {any} block
 * @param {Record<string, string>} words
 * @param {Says} says
 */
function proof({ key, steps, beside }, words, says) {
  const drawn = (/** @type {number} */ step) => {
    const [now, before] = [step, step - 1].map(
      (i) => picture(beside.spec, beside.frames[i], says).text,
    );
    return now === before ? '' : raw(now);
  };
  return markup`<section class="proof"><h3>${inline(words[`${key}.title`], href)}</h3><ol>${Array.from(
    { length: steps },
    (_, i) =>
      markup`<li id="${key}-${i + 1}"><div class="step"><p>${inline(words[`${key}.${i + 1}`], href)}</p>${beside ? drawn(i + 1) : ''}</div></li>`,
  )}</ol></section>`;
}

/** @param {{ n: string, divisors: string }} block @param {Says} says */
function maskTable({ n, divisors }, says) {
  const names = ['mask', 'chosen', 'product', 'count', 'adds', 'sum'];
  return markup`<table class="fill"><thead><tr>${names.map((name) => markup`<th scope="col">${says(`learn.bits.${name}`)}</th>`)}</tr></thead><tbody>${masks(
    n,
    divisors,
  ).map(
    ({ bits, i, chosen }) =>
      markup`<tr><th scope="row">${bits} = ${i}</th><td>${chosen.join(', ')}</td>${names.slice(2).map(() => markup`<td></td>`)}</tr>`,
  )}</tbody></table>`;
}
