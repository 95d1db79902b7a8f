/**
 * The contents of the gallery: one or two examples of each widget, and views of the page. Examples for the
 * widgets of an extension are in its file gallery.mjs.
 */
import { ofExtras } from '../lib/extras.mjs';

/**
 * @typedef {object} Example
 * @property {string} widget
 * @property {Record<string, string>} attributes
 * @property {Record<'en' | 'zh', string>} [content]
 */

/** @type {{ examples: Example[], chinese: Record<string, string> }[]} */
const added = await ofExtras('gallery.mjs');

/** @type {Example[]} */
export const examples = [
  { widget: 'mex-game', attributes: { game: 'nim', position: '3 5 7' } },
  { widget: 'mex-game', attributes: { game: 'staircase', position: '2 1 3', first: 'computer' } },
  { widget: 'mex-table', attributes: { game: 'subtract 1 3 4', upto: '30' } },
  { widget: 'mex-table', attributes: { game: 'kayles', upto: '90' } },
  { widget: 'mex-graph', attributes: { game: 'nim', position: '1 2' } },
  {
    widget: 'mex-graph',
    attributes: { game: 'graph a>b a>c b>d c>d c>e d>f e>f', position: 'a b c' },
  },
  { widget: 'mex-union', attributes: { n: '100', divisors: '2 3 5' } },
  { widget: 'mex-union', attributes: { sets: 'A=5 B=4 A&B=2' } },
  { widget: 'mex-venn', attributes: { sizes: 'A=5 B=4 A&B=2' } },
  { widget: 'mex-quotient', attributes: { game: 'kayles' } },
  { widget: 'mex-why', attributes: { game: 'nim', position: '3 5 7' } },
  {
    widget: 'mex-ask',
    attributes: { check: 'analyze | nim | 1 4 5 | outcome', choices: 'N P' },
    content: { en: 'Who wins the position 1 4 5 of Nim?', zh: 'Nim 的局面 1 4 5，谁会赢？' },
  },
  { widget: 'mex-bits', attributes: { n: '10', divisors: '7 2 5' } },
  {
    widget: 'mex-builder',
    attributes: { build: '{"table":"subtract 1 3 4","upto":8}' },
    content: { en: 'Fill in the SG values.', zh: '填上 SG 值。' },
  },
  { widget: 'mex-lesson', attributes: { lesson: 'nim', app: '../index.html' } },
  {
    widget: 'mex-proof',
    attributes: { picture: '{"bits":"5 6 9"}' },
    content: {
      en: `
  <ol>
    <li>Write 5, 6 and 9 in binary, one below the other.</li>
    <li data-frame='{"column":8}'>The highest column has an odd number of ones.</li>
  </ol>
`,
      zh: `
  <ol>
    <li>把 5、6、9 写成二进制，上下对齐。</li>
    <li data-frame='{"column":8}'>最高的一列有奇数个 1。</li>
  </ol>
`,
    },
  },
  { widget: 'mex-twin', attributes: { game: 'nim', position: '1 2' } },
  ...added.flatMap((extra) => extra.examples),
];

export const galleryStyle = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 0 20px 64px; line-height: 1.6; font-family: var(--mex-font, system-ui, sans-serif);
  background: var(--mex-paper, #f7f2e8); color: var(--mex-ink, #22282d); }
main, .top { max-width: 76rem; margin-inline: auto; }
.top { display: flex; flex-wrap: wrap; gap: 4px 20px; padding-block: 14px; }
a { color: var(--mex-accent, currentColor); text-underline-offset: 0.2em; }
.top a { padding-block: 6px; }
h1, h2 { font-family: var(--mex-font-head, Georgia, serif); font-weight: 600; line-height: 1.2; }
h1 { font-size: 2.25rem; margin: 0.2em 0; }
h2 { margin: 2.2em 0 0.2em; font-size: 1.5rem; }
h2 code { font-size: 0.9em; }
section > p { margin: 0 0 12px; color: var(--mex-ink-soft, inherit); }
.contents { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none; }
.contents a { display: inline-block; padding: 6px 12px; border: 1px solid var(--mex-line, #8f8878); border-radius: 999px;
  background: var(--mex-surface, #fff); text-decoration: none; }
.example { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px 24px; align-items: start; margin-block: 12px 28px; }
.live { padding: 20px; border: 1px solid var(--mex-line, #8f8878); border-radius: 14px; background: var(--mex-surface, #fff);
  min-width: 0; }
.codes { display: grid; gap: 12px; min-width: 0; }
.code { margin: 0; border: 1px solid var(--mex-line, #8f8878); border-radius: 10px; overflow: hidden; background: var(--mex-raised, #fff); }
.code figcaption { display: flex; justify-content: space-between; align-items: center; min-height: 40px; padding: 4px 8px 4px 14px;
  font-size: 0.875rem; color: var(--mex-ink-soft, inherit); background: var(--mex-sunken, #efe8da); }
.code button { min-height: 32px; padding: 2px 12px; border: 1px solid var(--mex-line-strong, #8f8878); border-radius: 8px;
  background: var(--mex-surface, #fff); color: inherit; font: inherit; cursor: pointer; }
.code pre { margin: 0; padding: 12px 14px; overflow-x: auto; font: 0.875rem/1.5 var(--mex-font-mono, monospace); white-space: pre-wrap;
  overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--mex-accent, currentColor); outline-offset: 2px; }
@media (min-width: 60rem) { .example { grid-template-columns: minmax(0, 1fr) 22rem; } .codes { position: sticky; top: 16px; } }
@media print { .top, .contents, .code button { display: none; } body { background: none; } }
`;

/**
 * A description of each widget in Chinese. The English description is the comment of its class.
 * @type {Record<string, string>}
 */
export const chinese = {
  'mex-game': '棋盘，与电脑或与人对弈。',
  'mex-table': '单堆的 SG 值，列成表并画成图；或两堆的值，画成格图。',
  'mex-graph': '某局面的博弈图，每点标出 SG 值。',
  'mex-union': '容斥原理：带符号的和与维恩图。',
  'mex-venn': '两三个集合的维恩图，标出每个区域的大小。',
  'mex-quotient': '取石子游戏的反常商，以及它的证明。',
  'mex-why': '某局面谁赢、SG 值多少，以及为什么。',
  'mex-ask': '先作答、后揭晓的问题；答案由引擎给出。',
  'mex-bits': '以位掩码循环实现的容斥原理。',
  'mex-builder': '待填的表，离开一格时即核对这一格。',
  'mex-lesson': '课程中完整的一课。',
  'mex-proof': '点按的证明：每步一句话，图也随之变化。',
  'mex-twin': '棋盘与博弈图并列，合为一体。',
  ...Object.assign({}, ...added.map((extra) => extra.chinese)),
};
