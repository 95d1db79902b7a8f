/** Test the replacement of widgets in notes by pictures, and the command that writes the result. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { inHtml, inMarkdown } from '../notes/notes.ts';
import { replaceWidgets } from '../notes/replace.ts';
import { folder, mexplorer } from '../../../tests/unit/cli/program.ts';
import type { Found } from '../notes/notes.ts';

const brief = (found: Found[]) =>
  found.map(({ widget, line, attributes }) => [widget, line, attributes.game]);

test('tags, divs and blocks of code are found in HTML, and quotations are not', () => {
  const html = `<!doctype html>
<html lang="zh-CN"><script>document.write('<mex-game game="a"></mex-game>')</script>
<!-- <mex-game game="b"></mex-game> -->
<pre><code>&lt;mex-game> <mex-game game="c"></mex-game></code></pre>
<p>See <code><mex-game game="d"></mex-game></code>.
<mex-game game="nim" position="1 > 2"><p>fallback</p></mex-game>
<div class="note mex-table" data-game='kayles'><div>inner</div></div>
<pre class="mex"><code class="language-mex">game: n -&gt; n-1
position: 3</code></pre>
<MEX-WHY GAME=grundy></MEX-WHY><mex-gamer game="e"></mex-gamer>`;
  const found = inHtml(html);
  assert.deepEqual(brief(found), [
    ['mex-game', 6, 'nim'],
    ['mex-table', 7, 'kayles'],
    ['mex-game', 8, 'n -> n-1'],
    ['mex-why', 10, 'grundy'],
  ]);
  assert.equal(found[0].attributes.position, '1 > 2');
  assert.equal(
    html.slice(found[1].from, found[1].to),
    `<div class="note mex-table" data-game='kayles'><div>inner</div></div>`,
  );
  assert.ok(found.every(({ lang }) => lang === 'zh-CN'));
});

test('fences are found in Markdown, in lists and quotations, too', () => {
  const text = [
    '---',
    'lang: zh',
    '---',
    '```mex',
    'game: nim',
    '```',
    '',
    '> ~~~ mex',
    '> game: kayles',
    '> ~~~',
    '',
    '1. one',
    '',
    '   ```{.mex game="grundy" position="9"}',
    '   ```',
    '',
    '````md',
    '```mex',
    'game: no',
    '```',
    '````',
    '',
    '`<mex-game game="no">` is a tag',
    '<mex-table game="split"></mex-table>',
  ].join('\n');
  assert.deepEqual(brief(inMarkdown(text)), [
    ['mex-game', 4, 'nim'],
    ['mex-game', 8, 'kayles'],
    ['mex-game', 14, 'grundy'],
    ['mex-table', 24, 'split'],
  ]);
  assert.ok(inMarkdown(text).every(({ lang }) => lang === 'zh'));
});

test('what is not closed is said by its line', () => {
  assert.equal(inHtml('<p>\n<mex-game game="nim">\n<p>all the rest')[0].error?.details.line, 2);
  assert.equal(inMarkdown('a\n\n```mex\ngame: nim')[0].error?.details.line, 3);
  assert.equal(inHtml('<mex-game game="nim"/> text')[0].error, null);
});

test('a picture takes the place, with the words of the notes’ language', async () => {
  const html = '<html lang="zh"><p>a</p><mex-game game="nim" position="3 5 7"></mex-game><p>b</p>';
  const { text, errors } = await replaceWidgets(html, {
    kind: 'html',
    images: 'inline',
    stem: 'n',
  });
  assert.deepEqual(errors, []);
  assert.match(text, /^<html lang="zh"><p>a<\/p><svg [^>]*lang="zh-CN"[\s\S]*<\/svg><p>b<\/p>$/);
  const english = await replaceWidgets(html, {
    kind: 'html',
    images: 'inline',
    stem: 'n',
    lang: 'en',
  });
  assert.match(english.text, /Heap 1/);
});

test('linked widgets show the position of what they follow, and equal ones one file', async () => {
  const md =
    '<mex-game id="g" game="nim" position="1 2"></mex-game>\n\n<mex-why for="g"></mex-why>\n\n<mex-game game="nim" position="1 2"></mex-game>\n\n<mex-ask></mex-ask>';
  const { text, files, left, errors } = await replaceWidgets(md, {
    kind: 'markdown',
    images: 'files',
    stem: 'n',
  });
  assert.deepEqual(errors, []);
  assert.equal(files.length, 2);
  assert.match(
    text,
    /!\[The board of Nim with the position 1 2\. Take as many [^\]]*\.\]\(<n-1\.svg>\)\n\n!\[.*\]\(<n-2\.svg>\)\n\n!\[.*\]\(<n-1\.svg>\)\n\n<mex-ask><\/mex-ask>$/,
  );
  assert.deepEqual(left, [{ line: 7, widget: 'mex-ask' }]);
});

test('LaTeX goes into Markdown as a raw block', async () => {
  const { text } = await replaceWidgets('- x\n\n  ```mex\n  game: nim\n  position: 1\n  ```\n', {
    kind: 'markdown',
    images: 'tex',
    stem: 'n',
  });
  assert.match(
    text,
    /^- x\n\n {2}```\{=latex\}\n {2}%[\s\S]*\\begin\{tikzpicture\}[\s\S]*\n {2}```\n$/,
  );
});

test('a book is read in the time that its pages take', async () => {
  const page = '<p>a < b "quoted</p><code>x</code><div class="x">y</div>\n'.repeat(100);
  const book =
    page.repeat(200) + '<mex-game game="nim" position="1"></mex-game>' + '<code>'.repeat(2000);
  const start = performance.now();
  assert.equal(inHtml(book).length, 1);
  assert.equal(inMarkdown(book).length, 1);
  // A search in quadratic time takes minutes for this text.
  assert.ok(performance.now() - start < 20_000);
});

test('the command writes notes and pictures, the same bytes each time', () => {
  writeFileSync(join(folder, 'notes.md'), '# A\n\n```mex\ngame: nim\nposition: 3 5 7\n```\n');
  for (const out of ['one/', 'two/']) {
    const { status, stdout, stderr } = mexplorer('render', 'notes.md', '-o', out);
    assert.equal(status, 0, stderr);
    assert.match(stdout, /1 picture\./);
  }
  assert.deepEqual(readdirSync(join(folder, 'one')).sort(), ['notes-1.svg', 'notes.md']);
  for (const name of ['notes.md', 'notes-1.svg']) {
    assert.equal(
      readFileSync(join(folder, 'one', name), 'utf8'),
      readFileSync(join(folder, 'two', name), 'utf8'),
    );
  }
  assert.equal(mexplorer('render', 'notes.md').status, 0);
  assert.match(readFileSync(join(folder, 'notes.static.md'), 'utf8'), /notes\.static-1\.svg/);
});

test('mistakes are said with file and line, in the language asked for, and nothing is written', () => {
  writeFileSync(
    join(folder, 'bad.html'),
    '<p>\n<mex-game game="nim" position="3 x"></mex-game>\n\n<pre><code class="language-mex">game: nim\n3 5</code></pre>',
  );
  const english = mexplorer('render', 'bad.html', '-o', 'bad.out.html');
  assert.equal(english.status, 2);
  assert.match(english.stderr, /bad\.html:2: .*x/);
  assert.match(english.stderr, /bad\.html:5: .*3 5/);
  assert.throws(() => readFileSync(join(folder, 'bad.out.html')));
  assert.match(mexplorer('render', 'bad.html', '--lang', 'zh').stderr, /bad\.html:2: .*应为/);
});

test('how it is called wrongly is said, with its own status', () => {
  for (const args of [
    [],
    ['fly'],
    ['render'],
    ['render', 'none.md'],
    ['render', '--bogus'],
    ['render', 'notes.md', '--images', 'png'],
    ['render', 'notes.md', '-o', 'notes.md'],
  ]) {
    const { status, stderr } = mexplorer(...args);
    assert.equal(status, 2, args.join(' '));
    assert.ok(stderr.trim(), args.join(' '));
  }
  assert.match(mexplorer('--help').stdout, /mexplorer render/);
  assert.match(mexplorer('--help', '--lang', 'zh').stdout, /讲义/);
  assert.match(mexplorer('--version').stdout, /^\d+\.\d+\.\d+\n$/);
});

test('one picture, by the ending of its file', () => {
  assert.match(mexplorer('picture', 'game=nim', 'position=3 5 7').stdout, /^<svg /);
  for (const [name, wanted] of [
    ['a.tex', /tikzpicture/],
    ['a.html', /^<mex-game/],
    ['a.txt', /^The board/],
    ['a.svg', /^<svg/],
  ]) {
    assert.equal(
      mexplorer('picture', '{"game":"nim","position":"3 5 7"}', '-o', String(name)).status,
      0,
    );
    assert.match(readFileSync(join(folder, String(name)), 'utf8'), wanted as RegExp);
  }
  const { status, stderr } = mexplorer('picture', 'game=chess');
  assert.equal(status, 2);
  assert.match(stderr, /chess/);
});
