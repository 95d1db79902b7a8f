/** The guide to the widgets says what the contract says, and its examples are true. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { GUIDES, withTables } from '../../../scripts/pages/guide.mjs';
import { elements, variables } from '../../../www/contract/index.js';
import { inMarkdown } from '../../../www/static/notes.js';
import { parseFence } from '../../../www/ui/host-page/markup-block.js';
import { checked } from '../../../www/static/spec.js';

const file = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const guides = /** @type {const} */ (['en', 'zh']).map((lang) => ({
  lang,
  text: readFileSync(file(GUIDES[lang]), 'utf8'),
}));

for (const { lang, text } of guides) {
  test(`${GUIDES[lang]} has the tables of the contract; "npm run docs -- guide" writes them`, async () => {
    assert.equal(await withTables(lang, text), text);
    for (const element of elements) {
      for (const one of [...element.attributes, ...element.events]) {
        assert.ok(text.includes(`\`${one.name}\``), `${element.tag} ${one.name}`);
      }
    }
    for (const { name } of variables) assert.ok(text.includes(`\`${name}\``), name);
  });

  test(`${GUIDES[lang]}: links lead somewhere, and blocks are understood`, () => {
    for (const [, path] of text.matchAll(/\]\((\.\.\/[^)#]+|[a-z.]+\.md)/g)) {
      // Made by a part of the package that is not in every checkout.
      if (path === '../python') continue;
      assert.ok(existsSync(file(`docs/${path}`)), path);
    }
    const blocks = [...text.matchAll(/^```mex([^\n]*)\n([\s\S]*?)^```$/gm)];
    assert.equal(blocks.length, 2);
    for (const [, info, body] of blocks) {
      const { widget, attributes } = parseFence(body, info);
      checked(/** @type {any} */ ({ widget, ...attributes }));
    }
    assert.ok(inMarkdown(text).every(({ error }) => !error));
  });
}

test('the twins have the same headings, tables and code', () => {
  const [en, zh] = guides.map(({ text }) => ({
    headings: [...text.matchAll(/^(#+) /gm)].map(([, mark]) => mark),
    rows: text.match(/^\|/gm)?.length,
    fences: text.match(/^`{3,}\w*/gm),
  }));
  assert.deepEqual(zh, en);
});

test('every option of the example of renderStatic is one', () => {
  const [, example] = guides[0].text.match(/renderStatic\(\{([\s\S]*?)\n\}\);/) ?? [];
  const names = [...example.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  assert.ok(names.length > 6);
  for (const name of names) {
    assert.throws(
      () => checked(/** @type {any} */ ({ [name]: Symbol('no') })),
      (/** @type {any} */ error) => error.details?.option === name || error instanceof TypeError,
      name,
    );
  }
});
