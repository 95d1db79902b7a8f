/** Runs the READMEs' example as it stands, and compares what it prints with its comments. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { inspect } from 'node:util';
import * as mexplorer from 'mexplorer';

for (const name of ['README.md', 'README.zh.md']) {
  test(`the example of ${name}`, async () => {
    const text = await readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');
    const example = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const expected = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map((m) => m[1]);
    assert.ok(expected.length >= 7);
    const code = example.replace(
      /import (\{[^}]*\}) from 'mexplorer';/,
      (_, names) => `const ${names} = mexplorer;`,
    );
    assert.notEqual(code, example);
    /** @type {string[]} */
    const printed = [];
    const log = (/** @type {unknown[]} */ ...items) =>
      printed.push(
        items.map((item) => (typeof item === 'string' ? item : inspect(item))).join(' '),
      );
    const AsyncFunction = /** @type {any} */ (async () => {}).constructor;
    await new AsyncFunction('mexplorer', 'console', code)(mexplorer, { log });
    assert.deepEqual(printed, expected);
  });
}
