/** Test that each language uses one term for one thing, and that problems stand under the right headings. */
import { strict as assert } from 'node:assert';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';

/** Read a file without the metadata at its start, which quotes the headings of lecture notes. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '');

/** Return the texts of a language, each with its file: the texts of the page, and the lessons. */
const texts = (lang: string): [string, string][] =>
  ['www/i18n', 'content'].flatMap((root) => {
    const folder = join(import.meta.dirname, '../../..', root, lang);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|md)$/.test(file))
      .map((file): [string, string] => [file, read(join(folder, file))]);
  });

test('Chinese has one term for a node, a nim-sum, an outcome and the game of Moore', () => {
  for (const [file, text] of texts('zh'))
    for (const other of ['结点', 'Nim 和', 'N 局面', 'P 局面', 'k-Nim'])
      assert.ok(!text.includes(other), `${file}: ${other}`);
});

test('theorems are cited in one way: author, year', () => {
  for (const lang of ['en', 'zh'])
    for (const [file, text] of texts(lang))
      for (const [line] of text.matchAll(/^## .*$/gmu))
        assert.doesNotMatch(line, /[(（;；、]\p{Lu}\p{L}+ \d{4}/u, file);
});
