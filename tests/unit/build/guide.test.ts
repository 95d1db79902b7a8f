/** The guide to embedding is true, and the reference of the widgets is that of their contract. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { HOST_PAGES, withHosts } from '../../../scripts/pages/hosts.mjs';
import { WIDGETS_PAGE, widgetsPage } from '../../../scripts/pages/widgets.mjs';
import { elements, variables } from '../../../scripts/lib/widgets.mjs';
import { MexError } from '../../../www/engine/errors.ts';
import { inMarkdown } from '../../../www/static/notes.ts';
import { parseFence } from '../../../www/ui/host-page/markup-block.ts';
import { checked } from '../../../www/static/spec.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const GUIDES = Object.values(HOST_PAGES);

test(`${WIDGETS_PAGE} is as "npm run docs -- guide" writes it, and has all of the contract`, async () => {
  const text = read(WIDGETS_PAGE);
  assert.equal(text, await widgetsPage());
  for (const element of elements) {
    for (const one of [...element.attributes, ...element.events]) {
      assert.ok(text.includes(`\`${one.name}\``), `${element.tag} ${one.name}`);
    }
  }
  for (const { name } of variables) assert.ok(text.includes(`\`${name}\``), name);
});

test.each(['en', 'zh'] as const)(
  'the table of hosts (%s) is as "npm run docs -- guide" writes it',
  async (lang) => {
    const text = read(HOST_PAGES[lang]);
    assert.equal(await withHosts(lang, text), text);
  },
);

for (const path of GUIDES) {
  test(`${path}: blocks are understood`, () => {
    const text = read(path);
    const blocks = [...text.matchAll(/^```mex([^\n]*)\n([\s\S]*?)^```$/gm)];
    assert.equal(blocks.length, 2);
    for (const [, info, body] of blocks) {
      const { widget, attributes } = parseFence(body, info);
      checked({ widget, ...attributes });
    }
    assert.ok(inMarkdown(text).every(({ error }) => !error));
  });

  test(`${path}: every option of the example of renderStatic is one`, () => {
    const [, example] = read(path).match(/renderStatic\(\{([\s\S]*?)\n\}\);/) ?? [];
    const names = [...example.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
    assert.ok(names.length > 6);
    for (const name of names) {
      assert.throws(
        () => checked({ [name]: Symbol('no') }),
        (error) =>
          error instanceof TypeError ||
          (error instanceof MexError && error.details.option === name),
        name,
      );
    }
  });
}
