/**
 * Write the table of hosts (tools and sites in which widgets can be embedded) in docs/embedding.md and its
 * Chinese version. The last column lists the kinds of tests: code blocks that the tool generates
 * (tests/fences), a sample page (tests/integrations of the extension hosts), or a sample app
 * (tests/frameworks there). `npm run docs -- guide` writes the table between `<!-- hosts -->` and `<!--
 * /hosts -->`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofExtras } from '../lib/extras.mjs';
import { ROOT } from '../lib/paths.mjs';
import { table, withSection } from './markdown.mjs';

/** @typedef {'en' | 'zh'} Lang */
/** @typedef {{ en: string, zh: string }} Text */

/** @type {Record<Lang, string>} */
export const HOST_PAGES = { en: 'docs/embedding.md', zh: 'docs/embedding.zh.md' };

/**
 * @typedef {object} Row
 * @property {string | Text} host
 * @property {string | Text} paste
 * @property {string[]} [fences] names in tests/fences/fences.json
 * @property {string[]} [samples] names of integrations
 * @property {string[]} [apps] names of frameworks
 * @property {string | Text} [more] other tests, or a gap
 */

/** @type {Text} */
const BLOCK = { en: 'the script; a tag or a code block', zh: '脚本；标签或代码块' };

/** @type {Row[]} */
const ROWS = [
  {
    host: 'HTML, Jekyll',
    paste: { en: 'the script and a tag', zh: '脚本加标签' },
    more: { en: 'three browsers, styles of eleven hosts', zh: '三种浏览器，十一种宿主的样式' },
  },
  {
    host: 'Hugo',
    paste: BLOCK,
    fences: ['hugo', 'hugo, numbers in the line', 'hugo, numbers in a table'],
  },
  {
    host: 'Astro',
    paste: {
      en: "the script; a tag, or a code block and `shikiConfig: { langAlias: { mex: 'yaml' } }`",
      zh: "脚本；标签，或代码块加 `shikiConfig: { langAlias: { mex: 'yaml' } }`",
    },
    fences: ['astro'],
    apps: ['Astro'],
  },
  { host: 'Starlight', paste: BLOCK, fences: ['starlight'] },
  {
    host: 'Hexo',
    paste: {
      en: 'the script; a code block, and `exclude_languages: [mex]` below `highlight`',
      zh: '脚本；代码块，并在 `highlight` 下写 `exclude_languages: [mex]`',
    },
    fences: ['hexo, excluded', 'hexo, hljs', 'hexo, prismjs', 'hexo, none'],
  },
  {
    host: 'docsify, Docusaurus, Eleventy, markdown-it',
    paste: BLOCK,
    fences: ['docsify', 'docusaurus', 'eleventy', 'eleventy, highlighted', 'markdown-it'],
  },
  {
    host: '[MkDocs, Material](../extras/hosts/mkdocs)',
    paste: { en: '`extra_javascript`; a code block', zh: '`extra_javascript`；代码块' },
    samples: ['mkdocs'],
  },
  {
    host: '[mdBook](../extras/hosts/mdbook)',
    paste: {
      en: '`additional-js`; a code block; a preprocessor draws pictures',
      zh: '`additional-js`；代码块；另有画图的预处理器',
    },
    samples: ['mdbook'],
  },
  {
    host: '[Quarto, pandoc](../extras/hosts/quarto)',
    paste: {
      en: 'a filter; `{{< mex game="nim" >}}` or a code block; pictures in PDF and docx',
      zh: '过滤器；`{{< mex game="nim" >}}` 或代码块；PDF 与 docx 为图',
    },
    samples: ['quarto, by pandoc'],
    more: { en: 'Quarto not tested', zh: 'Quarto 没有试过' },
  },
  {
    host: '[Sphinx, Jupyter Book 1](../extras/hosts/sphinx)',
    paste: { en: '`.. mex:: nim`; TikZ in LaTeX', zh: '`.. mex:: nim`；LaTeX 得到 TikZ' },
    samples: ['sphinx'],
  },
  {
    host: '[MyST, Jupyter Book 2](../extras/hosts/myst)',
    paste: '`{anywidget}`, `mexplorer.anywidget.mjs`',
    samples: ['myst'],
  },
  {
    host: 'JupyterLab, Colab, marimo',
    paste: { en: 'the [Python package](../extras/python)', zh: '[Python 包](../extras/python)' },
    more: { en: 'a headless notebook; Colab not tested', zh: '无界面的笔记本；Colab 没有试过' },
  },
  {
    host: '[nbconvert](../extras/hosts/jupyter)',
    paste: "`HTML('<script …></script><mex-game …></mex-game>')`",
    samples: ['jupyter'],
  },
  {
    host: '[reveal.js](../extras/hosts/reveal)',
    paste: BLOCK,
    fences: ['reveal.js', 'reveal.js, numbered'],
    samples: ['reveal'],
  },
  {
    host: '[VitePress, Vue](../extras/hosts/vitepress)',
    paste: "`isCustomElement`, `import 'mexplorer/elements'`",
    fences: ['vitepress'],
    apps: ['VitePress', 'Vue 3'],
  },
  {
    host: 'React, Next',
    paste: {
      en: "`import 'mexplorer/react'` in a client component",
      zh: "在客户端组件里 `import 'mexplorer/react'`",
    },
    apps: ['React 19', 'Next'],
  },
  {
    host: '[Moodle](../extras/hosts/moodle), [Obsidian](../extras/hosts/obsidian), Canvas, Notion',
    paste: { en: 'a frame, below', zh: '内嵌框，见下' },
    more: { en: 'the frame; hosts not tested', zh: '内嵌框；宿主没有试过' },
  },
  {
    host: { en: 'LaTeX, Word, mail', zh: 'LaTeX、Word、邮件' },
    paste: { en: 'pictures, below', zh: '图，见下' },
    more: { en: 'the output', zh: '输出' },
  },
];

/** @type {Record<Lang, { head: string[], fences: string, samples: string, apps: string, and: string }>} */
const WORDS = {
  en: {
    head: ['host', 'what to paste', 'tested'],
    fences: 'its code blocks',
    samples: 'sample page',
    apps: 'sample app',
    and: '; ',
  },
  zh: {
    head: ['工具', '粘贴什么', '怎样测过'],
    fences: '它写出的代码块',
    samples: '样例页',
    apps: '示例应用',
    and: '；',
  },
};

/** The sample pages and apps, provided by an extension. Without the extension, the lists are empty. */
const [samples = { frameworks: [], integrations: [] }] = await ofExtras('tests/samples.mjs');
/** @param {{ name: string }[]} all */
const namesOf = (all) => all.map(({ name }) => name);

/** The names of the existing tests, by kind. */
const TESTS = {
  fences: Object.keys(JSON.parse(readFileSync(join(ROOT, 'tests/fences/fences.json'), 'utf8'))),
  samples: namesOf(samples.integrations),
  apps: namesOf(samples.frameworks),
};

/** @param {Lang} lang @param {string | Text} text */
const said = (lang, text) => (typeof text === 'string' ? text : text[lang]);

/**
 * Return the kinds of tests of a row as text, and check that the named tests exist.
 * @param {Lang} lang
 * @param {Row} row
 */
function tested(lang, row) {
  const kinds = /** @type {const} */ (['fences', 'samples', 'apps']).filter((kind) => row[kind]);
  for (const kind of kinds) {
    const missing = row[kind]?.find((name) => !TESTS[kind].includes(name));
    if (missing) throw new Error(`no test of ${kind} is named ${missing}`);
  }
  const words = kinds.map((kind) => WORDS[lang][kind]);
  if (row.more) words.push(said(lang, row.more));
  return words.join(WORDS[lang].and);
}

/** @param {Lang} lang */
export function hostTable(lang) {
  const rows = ROWS.map((row) => [said(lang, row.host), said(lang, row.paste), tested(lang, row)]);
  return table(WORDS[lang].head, rows).join('\n').trimEnd();
}

/** Return the page with its table of hosts replaced. @param {Lang} lang @param {string} page */
export const withHosts = (lang, page) =>
  withSection(HOST_PAGES[lang], page, 'hosts', hostTable(lang));
