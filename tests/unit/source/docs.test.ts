/** Test the documents: their links work, and documents for users exist in both languages. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(join(ROOT, path)));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = tracked.filter(
  (path) => path.endsWith('.md') && !/^(tests|content)\//.test(path),
);
const docs = documents.filter((path) => path.startsWith('docs/'));

/** Return the anchors of a Markdown document, derived from its headings. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the links of every document lead to a file, and to a heading in it', () => {
  let count = 0;
  for (const path of documents) {
    const text = read(path)
      .replace(/^(`{3,})[^]*?^\1/gm, '')
      .replace(/`[^`\n]*`/g, '');
    for (const [, target] of text.matchAll(/\]\(<?([^)>\s]+)>?\)/g)) {
      if (/^(?:https?:|mailto:|data:)/.test(target)) continue;
      const [file, anchor] = target.split('#');
      const to = file ? join(dirname(path), file) : path;
      assert.ok(existsSync(join(ROOT, to)), `${path} links to ${target}`);
      if (anchor) assert.ok(anchors(read(to)).includes(anchor), `${path} links to ${target}`);
      count += 1;
    }
  }
  assert.ok(count > 60, String(count));
});

test('every document that sources, messages and tests name exists', () => {
  for (const path of tracked) {
    if (!/\.(?:m?js|ts|rs|py|html|toml|json|yml)$/.test(path)) continue;
    for (const [name] of read(path).matchAll(/\bdocs\/[a-z-]+(?:\.zh)?\.(?:md|json)\b/g)) {
      if (path.endsWith('docs.test.ts') || path.startsWith('tests/golden/')) continue;
      assert.ok(existsSync(join(ROOT, name)), `${path} names ${name}`);
    }
  }
});

test('documents for users are in both languages, and no others', () => {
  const chinese = docs.filter((path) => path.endsWith('.zh.md'));
  const users = ['classroom', 'embedding', 'games', 'patterns', 'practice', 'rules'];
  assert.deepEqual(
    chinese.sort(),
    users.map((name) => `docs/${name}.zh.md`),
  );
  for (const path of chinese) {
    const twin = path.replace('.zh', '');
    const shape = (text: string) => text.match(/^(?:#+ |`{3,}\w*|\|)/gm);
    assert.deepEqual(shape(read(path)), shape(read(twin)), path);
  }
});
