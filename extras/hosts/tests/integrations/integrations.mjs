/**
 * The integrations, each with the build of its sample page by the real tool, and the boards that must be visible.
 *
 * @typedef {object} Tools
 * @property {(name: string) => string} python the path of a program of the Python tools
 * @property {string} pandoc
 * @property {string} modules node_modules with what the samples need
 * @property {string} mdbook
 * @property {string[]} cli the command of this build
 * @property {(command: string, args: string[], options?: { cwd?: string, input?: string, env?: Record<string, string>
 * }) => Promise<string>} run
 *
 * @typedef {object} Integration
 * @property {string} name
 * @property {(work: string, tools: Tools) => Promise<string>} build in a copy of its folder, with
 * `mexplorer-standalone.js` and `mexplorer-core.js` in it; resolves to the page to open, below `work`
 * @property {number} boards live boards on the page
 */
import assert from 'node:assert/strict';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SCRIPT = 'mexplorer-standalone.js';
const CORE = 'mexplorer-core.js';
const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), 'utf8');
const has = (/** @type {string} */ text, /** @type {RegExp} */ wanted) =>
  assert.match(text, wanted, `found no ${wanted}`);

/** @type {Integration[]} */
export const integrations = [
  {
    name: 'sphinx',
    boards: 1,
    async build(work, { python, run, cli }) {
      const sphinx = python('sphinx-build');
      await run(sphinx, ['-q', '-W', '-b', 'html', '.', 'html'], { cwd: work });
      const own = ['-D', `mexplorer_command=${cli.join(',')}`];
      await run(sphinx, ['-q', '-W', '-b', 'latex', ...own, '.', 'latex'], { cwd: work });
      const tex = read(work, 'latex', 'niminalecture.tex');
      has(tex, /\\begin\{tikzpicture\}/);
      has(tex, /\\toprule/);
      has(tex, /\\usepackage\{booktabs\}/);
      await run(sphinx, ['-q', '-W', '-b', 'text', ...own, '.', 'text'], { cwd: work });
      has(read(work, 'text', 'index.txt'), /The board of Nim with the position 3 5 7\./);
      return 'html/index.html';
    },
  },
  {
    name: 'mkdocs',
    boards: 3,
    async build(work, { python, run }) {
      for (const name of [SCRIPT, CORE]) copyFileSync(join(work, name), join(work, 'docs', name));
      await run(python('mkdocs'), ['build', '--quiet', '--strict'], {
        cwd: work,
        env: { NO_MKDOCS_2_WARNING: '1' },
      });
      return 'site/index.html';
    },
  },
  {
    name: 'quarto, by pandoc',
    boards: 1,
    async build(work, { pandoc, run, cli }) {
      const filter = join(work, '_extensions', 'mexplorer', 'mexplorer.lua');
      const sample = join(work, 'sample.qmd');
      const settings = `mexplorer:\n  command: ${JSON.stringify(cli)}\n`;
      const text = read(sample);
      assert.ok(text.includes('\nmexplorer:\n'));
      // Set the command of this build in the header of the sample, in place of the filter's default, npx.
      writeFileSync(
        sample,
        text.replace('mexplorer:\n', () => settings),
      );
      const make = (/** @type {string} */ to, /** @type {string} */ out) =>
        run(
          pandoc,
          ['sample.qmd', '-f', 'markdown', '--lua-filter', filter, '-s', '-t', to, '-o', out],
          { cwd: work },
        );
      await make('html', 'sample.html');
      await make('latex', 'sample.tex');
      const tex = read(work, 'sample.tex');
      has(tex, /\\begin\{tikzpicture\}/);
      has(tex, /\\usepackage\{tikz\}/);
      has(tex, /\\toprule/);
      await make('docx', 'sample.docx');
      assert.match(readFileSync(join(work, 'sample.docx'), 'latin1'), /word\/media\/[^ ]*\.svg/);
      await make('plain', 'sample.txt');
      has(read(work, 'sample.txt'), /The board of Nim\s+with the position 3 5 7\./);
      return 'sample.html';
    },
  },
  {
    name: 'reveal',
    boards: 2,
    async build(work, { modules }) {
      cpSync(join(modules, 'reveal.js', 'dist'), join(work, 'reveal'), { recursive: true });
      return 'index.html';
    },
  },
  {
    name: 'jupyter',
    boards: 1,
    async build(work, { python, run }) {
      await run(
        python('jupyter-nbconvert'),
        ['--to', 'html', '--log-level', 'ERROR', 'sample.ipynb'],
        { cwd: work },
      );
      return 'sample.html';
    },
  },
  {
    name: 'mdbook',
    boards: 1,
    async build(work, { mdbook, run, cli }) {
      const settings = join(work, 'book.toml');
      const own = `[preprocessor.mexplorer]\ntool = ${JSON.stringify(cli)}`;
      writeFileSync(
        settings,
        read(settings).replace('[preprocessor.mexplorer]', () => own),
      );
      copyFileSync(join(work, CORE), join(work, 'src', CORE));
      await run(mdbook, ['build'], { cwd: work });
      has(
        read(work, 'book', 'nim.html'),
        /<mex-table game="subtract 1 3 4" upto="20"><\/mex-table>/,
      );
      // Renderers other than HTML get pictures. The renderer used here, `markdown`, prints its input.
      const plain = join(work, 'plain');
      await run(mdbook, ['build', '--dest-dir', plain], {
        cwd: work,
        env: { MDBOOK_OUTPUT: JSON.stringify({ markdown: {} }) },
      });
      has(read(plain, 'nim.md'), /<svg [\s\S]*<svg /);
      return 'book/nim.html';
    },
  },
  {
    name: 'myst',
    boards: 1,
    async build(work, { modules, run, cli }) {
      const module = 'mexplorer.anywidget.mjs';
      copyFileSync(join(dirname(cli[1]), module), join(work, module));
      // Use a local theme with the same data, since MyST would download its own themes.
      mkdirSync(join(work, 'theme'));
      writeFileSync(join(work, 'theme', 'template.yml'), 'myst: v1\nkind: site\ntitle: None\n');
      const settings = join(work, 'myst.yml');
      writeFileSync(settings, read(settings).replace('template: book-theme', 'template: ./theme'));
      const myst = join(modules, 'mystmd', 'dist', 'myst.cjs');
      await run(process.execPath, [myst, 'build', '--site', '--ci'], { cwd: work });
      const { mdast } = JSON.parse(read(work, '_build', 'site', 'content', 'index.json'));
      /** @type {{ esm: string, model: Record<string, unknown> }[]} */
      const found = mdast.children[0].children.filter(
        (/** @type {any} */ { type }) => type === 'anywidget',
      );
      assert.deepEqual(
        found.map(({ model }) => model.widget),
        ['game', 'table'],
      );
      // Make a page that calls the module's `render` for each widget of the notes, as the themes of MyST do.
      const [{ esm }] = found;
      writeFileSync(
        join(work, 'index.html'),
        `<!doctype html><html lang="en"><meta charset="utf-8"><body><script type="module">
import widget from './_build/site/public${esm}';
for (const values of ${JSON.stringify(found.map(({ model }) => model))}) {
  const el = document.createElement('div');
  document.body.append(el);
  const model = { get: (key) => values[key], set: (key, value) => (values[key] = value), save_changes() {}, on() {}, off() {} };
  await widget.render({ model, el });
}
</script></body></html>`,
      );
      return 'index.html';
    },
  },
];

/** @param {string} name */
export const folderOf = (name) => name.split(',')[0];
