/** Test that the core has the views of links, and the titles of practice problems in every language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { langs } from '../../../www/i18n/languages.ts';
import { views } from '../../../www/links/views.ts';

const source = (name: string) =>
  readFileSync(new URL(`../../../crate/src/answers/readings/${name}.rs`, import.meta.url), 'utf8');

/** Parse Rust entries of the form `("name", &["text", …])` into lists of texts by name. */
const listed = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\(\s*"([\w-]+)",\s*&\[((?:[^\]"]|"(?:[^"\\]|\\.)*")*)\]/g)].map(
      ([, name, list]) => [name, [...list.matchAll(/"([^"]*)"/g)].map(([, one]) => one)],
    ),
  );

test('the core reads the fields of every view', () => {
  const known = listed(source('views'));
  for (const { name, fields } of views) {
    assert.deepEqual(known[name], Object.keys(fields), name);
  }
});

test('every title of a problem in every language is one that the core knows', async () => {
  const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();
  const known = listed(source('problem_titles'));
  for (const lang of langs) {
    const words = (await import(`../../../www/i18n/${lang}/problems.ts`)) as {
      default: Record<string, string>;
    };
    assert.deepEqual(Object.keys(known).sort(), Object.keys(words.default).sort());
    for (const [id, text] of Object.entries(words.default)) {
      const title = plain(text);
      assert.ok(known[id].map(plain).includes(title), `${id}: ${title}`);
    }
  }
});
