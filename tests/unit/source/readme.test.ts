/** Run the JavaScript of the READMEs and of docs/api.md, and compare the output with the comments. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { blocks, withSection } from '../../../scripts/bench/report.mjs';
import { modulesOfExtras } from '../../../scripts/lib/extras.mjs';
import * as mexplorer from '../../../www/index.ts';
import { readLink } from '../../../www/links/state.ts';

const ofExtras = Object.entries(await modulesOfExtras()).map(async ([path, file]) => [
  `mexplorer/${path}`,
  await import(pathToFileURL(file).href),
]);
const modules = { mexplorer, ...Object.fromEntries(await Promise.all(ofExtras)) };
const IMPORT = /import (\{[^}]*\}) from '([^']+)';/;
const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** Run a block of code and return what it prints. */
async function printed(code: string) {
  const lines: string[] = [];
  const log = (...items: unknown[]) =>
    lines.push(items.map((item) => (typeof item === 'string' ? item : inspect(item))).join(' '));
  const body = code.replace(IMPORT, (_, names, from) => `const ${names} = modules['${from}'];`);
  assert.notEqual(body, code);
  const run = new Function('modules', 'console', `return (async () => {${body}\n})()`);
  await run(modules, { log });
  return lines;
}

for (const [name, least] of Object.entries({
  'README.md': 3,
  'README.zh.md': 3,
  'docs/api.md': 9,
})) {
  test(`the examples of ${name}`, async () => {
    const text = await read(name);
    const codes = [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
    let compared = 0;
    for (const code of codes) {
      const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map((m) => m[1]);
      assert.deepEqual(await printed(code), expected);
      compared += expected.length;
    }
    assert.ok(compared >= least);
  });

  test(`the links of ${name} into the page are understood`, async () => {
    const text = await read(name);
    for (const [link] of text.matchAll(/^#v1\/\S+$/gm)) assert.deepEqual(readLink(link).flaws, []);
  });
}

test('both READMEs have the same shape', async () => {
  const [en, zh] = await Promise.all(['README.md', 'README.zh.md'].map(read));
  const shape = (text: string) => text.match(/^(#+ |```\w*|\||!\[)/gm);
  assert.deepEqual(shape(zh), shape(en));
});

test('a measured section takes the place of the last one', () => {
  const text = '# A\n\n<!-- bench: a -->\n\nold\n\n<!-- /bench -->\n\nB\n';
  const parts = blocks(['', 'one', '| a |', '| - |', 'two']);
  assert.deepEqual(parts, ['```text\none\n```', '| a |\n| - |', '```text\ntwo\n```']);
  const now = withSection(text, 'a', parts);
  assert.ok(!now.includes('old') && now.endsWith('<!-- /bench -->\n\nB\n'));
  assert.equal(withSection(now, 'a', ['old']), text);
  assert.throws(() => withSection(text, 'b', []), /no section "b"/);
});
