/**
 * Write the files of dist/ for other pages, apart from the modules: scripts at fixed addresses, their hashes,
 * and a zip archive.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCRIPT, DIST, ROOT } from '../lib/paths.mjs';
import { zip } from './zip.mjs';

const STANDALONE = 'mexplorer-standalone.js';
const ANYWIDGET = 'mexplorer.anywidget.mjs';

/**
 * Scripts that other pages may load, and embed.html, copied to a folder with the version, whose address never
 * changes.
 */
const PINNED = [STANDALONE, CORE_SCRIPT, ANYWIDGET, 'embed.js', 'embed.html'];

/** @returns {{ version: string, files: Record<string, string> }} */
export function publish() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const folder = join(DIST, `mexplorer@${version}`);
  mkdirSync(folder, { recursive: true });
  for (const name of PINNED) copyFileSync(join(DIST, name), join(folder, name));

  /** @type {Record<string, string>} */
  const files = {};
  for (const name of PINNED.filter((file) => !file.endsWith('.html'))) {
    const hash = createHash('sha384').update(readFileSync(join(DIST, name)));
    files[name] = `sha384-${hash.digest('base64')}`;
  }
  const facts = { version, files };
  writeFileSync(join(DIST, 'integrity.json'), `${JSON.stringify(facts, null, 2)}\n`);

  writeFileSync(join(DIST, 'mexplorer-offline.zip'), archive());
  copyToPython();
  return facts;
}

/** Return a zip archive with the scripts, a page of examples in each language, and the licences. */
function archive() {
  const text = (/** @type {string} */ name) => readFileSync(join(ROOT, name), 'utf8');
  return zip({
    'mexplorer/index.html': sample('en'),
    'mexplorer/index.zh.html': sample('zh'),
    [`mexplorer/${STANDALONE}`]: readFileSync(join(DIST, STANDALONE)),
    [`mexplorer/${CORE_SCRIPT}`]: readFileSync(join(DIST, CORE_SCRIPT)),
    'mexplorer/LICENSE-MIT': text('LICENSE-MIT'),
    'mexplorer/LICENSE-APACHE': text('LICENSE-APACHE'),
    'mexplorer/THIRD-PARTY.md': readFileSync(join(DIST, 'THIRD-PARTY.md')),
  });
}

/** The widgets shown on the page of examples, each with its markup. */
const SAMPLES = [
  '<mex-game game="nim" position="3 5 7"></mex-game>',
  '<mex-why game="nim" position="3 5 7"></mex-why>',
  '<mex-table game="subtract 1 3 4" upto="30"></mex-table>',
  '<mex-graph game="nim" position="1 2"></mex-graph>',
  '<mex-union n="100" divisors="2 3 5"></mex-union>',
];

const WORDS = {
  en: {
    tag: 'en',
    title: 'Mexplorer without a network',
    lead: 'This page and the two scripts beside it need nothing else. Copy the lines under a widget into your own page, next to this one:',
    other: '<a href="index.zh.html" lang="zh-CN">中文</a>',
  },
  zh: {
    tag: 'zh-CN',
    title: '没有网络的 Mexplorer',
    lead: '只要有本页和旁边的两个脚本即可。把小部件下面的代码抄进您自己的网页，放在本页旁边：',
    other: '<a href="index.html" lang="en">English</a>',
  },
};

/** @param {keyof typeof WORDS} lang */
function sample(lang) {
  const { tag, title, lead, other } = WORDS[lang];
  const shown = (/** @type {string} */ text) => text.replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<script src="${STANDALONE}"></script>
<style>
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; line-height: 1.6 }
section { margin-block: 2rem }
pre { overflow: auto; padding: .75rem; border-radius: .5rem; background: rgb(128 128 128 / .15) }
</style>
</head>
<body>
<p>${other}</p>
<h1>${title}</h1>
<p>${lead}</p>
<pre>${shown(`<script src="${STANDALONE}"></script>`)}</pre>
${SAMPLES.map((text) => `<section>\n${text}\n<pre>${shown(text)}</pre>\n</section>`).join('\n')}
</body>
</html>
`;
}

/** Copy the script of the widgets into the Python package, so that installing the package needs no Node. */
function copyToPython() {
  const python = join(ROOT, 'extras', 'python', 'src', 'mexplorer');
  if (!existsSync(python)) return;
  mkdirSync(join(python, 'static'), { recursive: true });
  copyFileSync(join(DIST, ANYWIDGET), join(python, 'static', ANYWIDGET));
}
