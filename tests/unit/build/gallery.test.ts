/** Test that the gallery shows every widget, and that each snippet produces the widget next to it. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { examples } from '../../../scripts/pages/gallery-examples.mjs';
import { fenceOf, tagOf } from '../../../scripts/pages/gallery.mjs';
import { elements } from '../../../scripts/lib/widgets.mjs';
import { parseFence } from '../../../www/ui/host-page/markup-block.ts';
import { firstOf } from '../markup-tree.ts';
import type { Element } from '../markup-tree.ts';

test('every widget of the contract stands in the gallery, with attributes that it has', () => {
  for (const { tag, attributes } of elements) {
    const shown = examples.filter(({ widget }) => widget === tag);
    assert.ok(shown.length > 0, tag);
    const known = attributes.map(({ name }) => name);
    for (const example of shown) {
      for (const name of Object.keys(example.attributes))
        assert.ok(known.includes(name), `${tag} ${name}`);
    }
  }
});

test('what is drawn before stands inside of the tag, whatever its attributes hold', () => {
  for (const example of examples) {
    const { tag, attributes, children } = firstOf(tagOf(example, 'en', '<template>x</template>'));
    assert.deepEqual([tag, attributes], [example.widget, example.attributes]);
    assert.equal((children[0] as Element).tag, 'template');
  }
});

test('tag and block of code say the same', () => {
  for (const example of examples) {
    for (const lang of ['en', 'zh'] as const) {
      const { tag, attributes } = firstOf(tagOf(example, lang));
      assert.deepEqual([tag, attributes], [example.widget, example.attributes]);
    }
    if (example.content) continue;
    const [, body] = /^```mex\n([^]*)\n```$/.exec(fenceOf(example)) ?? [];
    const { widget, attributes } = parseFence(body);
    assert.deepEqual([widget, attributes], [example.widget, example.attributes]);
  }
});
