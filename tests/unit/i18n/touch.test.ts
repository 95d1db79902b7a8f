/** Test that no help text mentions a click, a wheel or arrow keys on a touch screen. */
import assert from 'node:assert/strict';
import { test, vi } from 'vitest';

vi.stubGlobal('matchMedia', (query: string) => ({ matches: /hover: none/.test(query) }));
const { t } = await import('../../../www/i18n/index.ts');
const { langs, languages } = await import('../../../www/i18n/languages.ts');

const MOUSE = /(?<!double )\bclick|wheel|滚轮|^Point at|^指向/i;
const KEYS = /arrow keys|Left and right walk|方向键|左右键/i;

test('help is worded for a finger', () => {
  let seen = 0;
  for (const lang of langs) {
    for (const [area, words] of Object.entries(languages[lang].words)) {
      for (const [key, text] of Object.entries(words)) {
        if (typeof text !== 'string' || !/help|pick$/.test(key)) continue;
        const said = t(lang, `${area}.${key}`);
        assert.ok(said.trim(), `${lang} ${area}.${key}`);
        assert.doesNotMatch(said, MOUSE, `${lang} ${area}.${key}`);
        if (said !== text) {
          seen += 1;
          assert.doesNotMatch(said, KEYS, `${lang} ${area}.${key}`);
        }
      }
    }
  }
  assert.ok(seen > 20);
  assert.equal(t('en', 'play.help_take'), 'Tap a stone to take it and all above it.');
  assert.equal(
    t('en', 'graph.help'),
    'Tap a node to see its options. Drag to move, two fingers or the buttons to zoom.',
  );
});
