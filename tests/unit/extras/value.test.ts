/**
 * Test that CONTRIBUTING quotes the worked example of an extra (an added view) word for word, and that the
 * example works.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { viewTabs } from '../../../www/page/header.ts';
import { linksOf } from '../../../www/links/state.ts';
import { views } from '../../../www/links/views.ts';
import { textOf } from '../template-text.ts';
import { value } from './value/extra.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('the worked example of an extra stands in CONTRIBUTING', () => {
  const [, section] = read('../../../CONTRIBUTING.md').split('\n## A new extra\n');
  const blocks = [...section.split('\n## ')[0].matchAll(/^```ts\n(.*?)^```$/gms)];
  const files = ['value/extra.ts', 'value/value-view.ts'].map(read);
  assert.deepEqual(
    blocks.map(([, code]) => code),
    files,
  );
});

test('it has a link, a place in the row of its door, and a view', async () => {
  const all = [...views, ...(value.views ?? [])];
  const links = linksOf(all);
  const { state, flaws } = links.readLink('#v1/value?game=kayles&position=3+4');
  assert.deepEqual([flaws, state.view, state.game, state.position], [[], 'value', 'kayles', '3 4']);
  assert.equal(links.writeLink(state), '#v1/value?game=kayles&position=3+4');
  const place = { views: all, state, t: (key: string) => key, href: (name: string) => name };
  assert.match(textOf(viewTabs(place)), /data-view=value/);
  assert.equal(typeof (await value.load?.value()), 'function');
});
