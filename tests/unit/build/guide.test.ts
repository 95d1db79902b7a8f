/**
 * Test that the guide to embedding is correct, and that the reference of the widgets agrees with their
 * contract.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { HOST_PAGES, withHosts } from '../../../scripts/pages/hosts.mjs';
import { WIDGETS_PAGE, widgetsPage } from '../../../scripts/pages/widgets.mjs';
import { elements, variables } from '../../../scripts/lib/widgets.mjs';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

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
