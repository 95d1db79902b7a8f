/**
 * Convert a code block in the language `mex` to HTML by each Markdown tool, with the settings that the
 * documentation recommends. Run this script in the folder into which `npm run docs -- fences` installs the
 * tools. It prints a JSON object that maps the name of each tool to its HTML.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FENCE = '```mex\ngame: nim\nposition: 3 5 7\n```\n';
const BODY = 'game: nim\nposition: 3 5 7';

/**
 * Create an empty folder for the sample of a tool, and write files to it.
 * @param {string} name
 * @param {Record<string, string>} files
 */
function folderOf(name, files) {
  const folder = resolve('samples', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function markdownIt() {
  const { default: MarkdownIt } = await import('markdown-it');
  return new MarkdownIt().render(FENCE);
}

/** @param {object} config of the site */
async function hexo(config) {
  const { default: Hexo } = await import('hexo');
  const folder = folderOf('hexo', {
    '_config.yml': JSON.stringify(config),
    'package.json':
      '{ "name": "sample", "hexo": {}, "dependencies": { "hexo-renderer-marked": "*" } }',
    'node_modules/.keep': '',
  });
  const renderer = 'node_modules/hexo-renderer-marked';
  symlinkSync(resolve(renderer), join(folder, renderer));
  const site = new Hexo(folder, { silent: true });
  await site.init();
  const { content } = await site.post.render('', { content: FENCE, engine: 'markdown' });
  await site.exit();
  return content;
}

/** @param {object} options of the site's `markdown` */
async function astro(options) {
  const { createMarkdownProcessor } = await import('@astrojs/markdown-remark');
  const processor = await createMarkdownProcessor(options);
  return (await processor.render(FENCE)).code;
}

/** Render by the plugin with which Starlight highlights code. */
async function starlight() {
  const { default: expressiveCode } = await import('rehype-expressive-code');
  const html = await astro({ syntaxHighlight: false, rehypePlugins: [[expressiveCode, {}]] });
  return html.replace(/<(style|script)[^>]*>.*?<\/\1>/gsu, '');
}

/** @param {boolean} highlighted by the plugin, which may end lines by `<br>` */
async function eleventy(highlighted) {
  const { Eleventy } = await import('@11ty/eleventy');
  const { default: plugin } = await import('@11ty/eleventy-plugin-syntaxhighlight');
  folderOf('eleventy', { 'page.md': FENCE });
  const site = new Eleventy('samples/eleventy', 'samples/eleventy/out', {
    quietMode: true,
    config: (/** @type {any} */ config) => {
      if (highlighted)
        config.addPlugin(plugin, { lineSeparator: '<br>', alwaysWrapLineHighlights: true });
    },
  });
  const [page] = await site.toJSON();
  return page.content;
}

async function vitepress() {
  const { createMarkdownRenderer } = await import('vitepress');
  const renderer = await createMarkdownRenderer('.', { lineNumbers: true });
  return renderer.render(FENCE, {});
}

/** Render by the package that the theme of Docusaurus uses for code blocks. */
async function docusaurus() {
  const { createElement: element } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { Highlight } = await import('prism-react-renderer');
  const code = element(Highlight, {
    code: BODY,
    language: 'mex',
    children: ({ className, style, tokens, getLineProps, getTokenProps }) =>
      element(
        'pre',
        { className, style, tabIndex: 0 },
        element(
          'code',
          { className: 'codeBlockLines_e6Vv' },
          tokens.map((line, i) =>
            element(
              'span',
              { key: i, ...getLineProps({ line }) },
              line.map((token, k) => element('span', { key: k, ...getTokenProps({ token }) })),
              element('br'),
            ),
          ),
        ),
      ),
  });
  const box = { className: 'language-mex codeBlockContainer_Ckt0 theme-code-block' };
  return renderToStaticMarkup(element('div', box, element('div', {}, code)));
}

/** @param {string} fence @param {object} [highlight] settings of the site */
async function hugo(fence, highlight = {}) {
  const folder = folderOf('hugo', {
    'hugo.json': JSON.stringify({ markup: { highlight } }),
    'content/page.md': `---\ntitle: page\n---\n${fence}`,
    'layouts/_default/single.html': '{{ .Content }}',
  });
  execFileSync(process.env.HUGO ?? 'hugo', ['--quiet'], { cwd: folder });
  return readFileSync(join(folder, 'public', 'page', 'index.html'), 'utf8');
}

/**
 * Return the HTML of an element of a page after the scripts of the page have run.
 * @param {string} name @param {string} html @param {string} selector of the element
 */
async function inBrowser(name, html, selector) {
  const folder = folderOf(name, { 'index.html': html, 'README.md': FENCE });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { launch } = await import(process.env.LAUNCH ?? '');
  const browser = await launch(process.env.CHROME);
  try {
    const page = await browser.newPage();
    // Answer the requests to a fictitious server from the folder.
    await page.route('http://sample/**', (/** @type {any} */ route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
    });
    await page.goto('http://sample/');
    const found = page.locator(selector).first();
    await found.waitFor({ state: 'attached' });
    return await found.evaluate((/** @type {Element} */ element) => element.outerHTML);
  } finally {
    await browser.close();
  }
}

const docsify = () =>
  inBrowser(
    'docsify',
    '<!doctype html><meta charset="utf-8" /><div id="app"></div><script src="/node_modules/docsify/dist/docsify.js"></script>',
    'pre:has(code)',
  );

/** @param {string} attributes of the section */
const reveal = (attributes) =>
  inBrowser(
    'reveal',
    `<!doctype html><meta charset="utf-8" /><div class="reveal"><div class="slides"><section data-markdown><textarea data-template>
${FENCE.replace('mex', `mex ${attributes}`)}</textarea></section></div></div>
<script src="/node_modules/reveal.js/dist/reveal.js"></script>
<script src="/node_modules/reveal.js/dist/plugin/markdown.js"></script>
<script src="/node_modules/reveal.js/dist/plugin/highlight.js"></script>
<script>Reveal.initialize({ plugins: [RevealMarkdown, RevealHighlight] })</script>`,
    'pre:has(code.hljs)',
  );

/** @type {Record<string, () => Promise<string>>} */
const TOOLS = {
  'markdown-it': markdownIt,
  'hexo, excluded': () => hexo({ highlight: { exclude_languages: ['mex'] } }),
  'hexo, hljs': () => hexo({ highlight: { hljs: true } }),
  'hexo, prismjs': () => hexo({ syntax_highlighter: 'prismjs' }),
  'hexo, none': () => hexo({ syntax_highlighter: '' }),
  docsify,
  astro: () => astro({ shikiConfig: { langAlias: { mex: 'yaml' } } }),
  starlight,
  eleventy: () => eleventy(false),
  'eleventy, highlighted': () => eleventy(true),
  docusaurus,
  vitepress,
  hugo: () => hugo(FENCE),
  'hugo, numbers in the line': () =>
    hugo(FENCE.replace('mex', 'yaml {class="mex"}'), { lineNos: true, lineNumbersInTable: false }),
  'hugo, numbers in a table': () =>
    hugo(FENCE.replace('mex', 'yaml {class="mex"}'), { lineNos: true }),
  'reveal.js': () => reveal(''),
  'reveal.js, numbered': () => reveal('[1|2]'),
};

// Suppress the output of the tools, which warn about the unknown language.
console.log = console.info = console.warn = () => {};
/** @type {Record<string, string>} */
const written = {};
for (const [name, write] of Object.entries(TOOLS)) written[name] = (await write()).trim();
process.stdout.write(JSON.stringify(written), () => process.exit());
