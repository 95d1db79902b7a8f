/** The snippets of the gallery are notes. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { examples } from '../../../scripts/pages/gallery-examples.mjs';
import { fenceOf, tagOf } from '../../../scripts/pages/gallery.mjs';
import { inHtml, inMarkdown } from '../notes/notes.ts';

test('tag and block of code say the same', () => {
  for (const example of examples) {
    for (const lang of ['en', 'zh'] as const) {
      const [tag] = inHtml(tagOf(example, lang));
      assert.deepEqual([tag.widget, tag.attributes], [example.widget, example.attributes]);
    }
    if (example.content) continue;
    const [fence] = inMarkdown(fenceOf(example));
    assert.deepEqual([fence.widget, fence.attributes], [example.widget, example.attributes]);
  }
});
