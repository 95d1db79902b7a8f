/**
 * Test that the examples in the guide to embedding are valid notes, and that pictures accept their options.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { MexError } from 'mexplorer';
import { parseFence } from 'mexplorer/kit';
import { inMarkdown } from '../notes/notes.ts';
import { checked } from '../pictures/spec.ts';
import type { Spec } from '../types.ts';

const GUIDE = ['docs/embedding.md', 'docs/embedding.zh.md'];

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

for (const path of GUIDE) {
  test(`${path}: blocks are understood`, () => {
    const text = read(path);
    const blocks = [...text.matchAll(/^```mex([^\n]*)\n([\s\S]*?)^```$/gm)];
    assert.equal(blocks.length, 2);
    for (const [, info, body] of blocks) {
      const { widget, attributes } = parseFence(body, info);
      checked({ widget, ...attributes } as Spec);
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
