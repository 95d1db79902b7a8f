/** The words and the picture of the worked example in CONTRIBUTING ("A new game") fit the page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import games from '../../../www/i18n/en/games.ts';
import notation from '../../../www/i18n/en/notation.ts';
import { drawn } from '../../../www/ui/pictures/shapes.ts';
import { langs } from '../../../www/i18n/languages.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

const section = read('CONTRIBUTING.md')
  .split('\n## ')
  .find((part) => part.startsWith('A new game'));
assert.ok(section);
const blocks = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
const [picture] = blocks.splice(-1);

test('every language has the words that a game has', () => {
  assert.equal(blocks.length, langs.length);
  for (const lang of langs) assert.ok(section.includes(`www/i18n/${lang}/games.ts`), lang);
  for (const code of blocks) {
    const keys = [...code.matchAll(/^'one-or-all(\w*)': '[^'\n]+',$/gm)].map(([, key]) => key);
    assert.equal(keys.length, code.trim().split('\n').length, code);
    assert.deepEqual(keys, ['', '_rule', '']);
    assert.ok('greedy' in games && 'greedy_rule' in games && 'greedy' in notation);
  }
});

test('the picture is drawn by the shapes of www/ui/pictures/shapes.ts', () => {
  const [, text = ''] = /^'one-or-all': '(.*)',\n$/.exec(picture) ?? [];
  assert.ok(text);
  assert.doesNotThrow(() => drawn(text, 56));
});
