/** Test that three Markdown parsers, which treat HTML differently, find the pictures in rendered notes. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { test } from 'vitest';
import { replaceWidgets } from '../notes/replace.ts';

const WIDGET = '<mex-game game="nim" position="1"></mex-game>';
const FENCE = '```mex\ngame: nim\nposition: 1\n```';

/** Notes in Markdown, each with the number of pictures that a parser must find. */
const NOTES: Record<string, [text: string, pictures: number]> = {
  'a paragraph': [`a\n\n${WIDGET}\n\nb\n`, 1],
  'within a line': [`a ${WIDGET} b\n`, 1],
  'a tag of several lines': [`<mex-game\n  game="nim"\n  position="1">\n</mex-game>\n`, 1],
  'in <center>': [`<center>\n${WIDGET}\n</center>\n`, 1],
  'in <center>, between blank lines': [`<center>\n\n${WIDGET}\n\n</center>\n`, 1],
  'in <details>': [`<details><summary>x</summary>\n${WIDGET}\n</details>\n`, 1],
  'in <figure>': [`<figure>\n  ${WIDGET}\n  <figcaption>c</figcaption>\n</figure>\n`, 1],
  'in a table of tags': [`<table><tr><td>\n${WIDGET}\n</td></tr></table>\n`, 1],
  'between tags alone on their lines': [`<b>\n${WIDGET}\n</b>\n`, 1],
  'a fence in <div>': [`<div>\n\n${FENCE}\n\n</div>\n`, 1],
  'after a block': [`<center>x</center>\n\n${WIDGET}\n\n${FENCE}\n`, 2],
  'after a tag that is never closed': [`<p>open\n\n${WIDGET}\n`, 1],
  'in and after a block': [`<div>\n${WIDGET}\n</div>\n\n${WIDGET}\n`, 2],
  'in a list': [`- a\n\n  ${WIDGET}\n`, 1],
  'in a quotation': [`> ${WIDGET}\n`, 1],
  'after tags in code': [`\`<div>\`\n\n    <div>\n\n${WIDGET}\n`, 1],
};

const markdownIt = new MarkdownIt({ html: true });
const PYTHON = process.env.MEX_PYTHON ?? 'python3';
const hasPython = spawnSync(PYTHON, ['-c', 'import markdown']).status === 0;

/** Convert Markdown texts to HTML by Python-Markdown, in one process. */
function byPython(texts: string[]): string[] {
  const program =
    'import json, markdown, sys\nprint(json.dumps([markdown.markdown(text) for text in json.load(sys.stdin)]))';
  const { stdout } = spawnSync(PYTHON, ['-c', program], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[];
}

const pictures = (html: string) => (html.match(/<img\b[^>]*\bsrc="n-1\.svg"/g) ?? []).length;

async function rendered(text: string): Promise<string> {
  const how = { kind: 'markdown', images: 'files', stem: 'n', lang: 'en' } as const;
  const { text: found, errors } = await replaceWidgets(text, how);
  assert.deepEqual(errors, []);
  return found;
}

test.each(Object.entries(NOTES))(
  '%s: markdown-it and marked find the pictures',
  async (_, [text, wanted]) => {
    const found = await rendered(text);
    assert.equal(pictures(markdownIt.render(found)), wanted, found);
    assert.equal(pictures(await marked.parse(found)), wanted, found);
  },
);

test.skipIf(!hasPython)('Python-Markdown finds the pictures', async () => {
  const texts = await Promise.all(Object.values(NOTES).map(([text]) => rendered(text)));
  for (const [i, html] of byPython(texts).entries()) {
    const [name, [, wanted]] = Object.entries(NOTES)[i];
    assert.equal(pictures(html), wanted, `${name}: ${texts[i]}`);
  }
});

test('Markdown stays Markdown where it is read', async () => {
  assert.match(
    await rendered(`<center>x</center>\n\n${WIDGET}\n`),
    /\n!\[[^\]]*\]\(<n-1\.svg>\)\n$/,
  );
  assert.match(await rendered(`- a\n\n  ${WIDGET}\n`), /\n {2}!\[/);
});

test('an escaped tag stays as it is', async () => {
  for (const text of [`a \\${WIDGET} b\n`, '\\<mex-game …>\n', '\\<mex-game game="nim">\n']) {
    assert.equal(await rendered(text), text);
  }
  assert.match(await rendered(`\\\\${WIDGET}\n`), /^\\\\<img/);
});
