/**
 * Test widgets that are written as blocks of code or as `div` elements, for hosts that remove unknown tags.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { own } from '../../../scripts/lib/widgets.mjs';
import {
  isFence,
  parseDiv,
  parseFence,
  widgetNamed,
} from '../../../www/ui/host-page/markup-block.ts';
import { sayError } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import type { MexError } from '../../../www/engine/errors.ts';

test('lines are attributes, and values keep what is theirs', () => {
  const { widget, attributes } = parseFence(
    '# a comment\n\ngame: n -> n-1 | n-3\r\nposition: 13:5\nhints = off\nquoted: "a: b"\nopen\n',
    'mex',
  );
  assert.equal(widget, 'mex-game');
  assert.deepEqual(attributes, {
    game: 'n -> n-1 | n-3',
    position: '13:5',
    hints: 'off',
    quoted: 'a: b',
    open: '',
  });
});

test('the info string says the same, as Markdown and as Pandoc write it', () => {
  const wanted = { widget: 'mex-table', attributes: { game: 'subtract 1 3 4', upto: '30' } };
  for (const info of [
    'mex table game="subtract 1 3 4" upto=30',
    'mex  mex-table game=\'subtract 1 3 4\' upto="30"',
    '{.mex table game="subtract 1 3 4" upto=30}',
    '{mex .wide #fig-one widget=table game="subtract 1 3 4" upto=30}',
  ]) {
    assert.ok(isFence(info), info);
    assert.deepEqual(parseFence('', info), wanted, info);
  }
  assert.ok(!isFence('mexico'));
  assert.ok(!isFence('js'));
  assert.ok(!isFence('mex-like'));
});

test('a widget is named by a lone word, by its key, or implied by its attributes', () => {
  assert.equal(parseFence('why\ngame: nim\nposition: 1 2').widget, 'mex-why');
  assert.equal(parseFence('widget: Graph\ngame: nim').widget, 'mex-graph');
  assert.equal(parseFence('n: 100\ndivisors: 2 3').widget, 'mex-union');
  assert.equal(parseFence('game: nim\nupto: 30').widget, 'mex-table');
  assert.equal(parseFence('').widget, 'mex-game');
  assert.equal(widgetNamed('ｍｅｘ－ｔａｂｌｅ'), 'mex-table');
  assert.equal(widgetNamed('chess'), null);
});

test('full-width colons are colons, and "false" is absence', () => {
  const { attributes } = parseFence('game：nim\nopen: false\nposition＝3 5');
  assert.deepEqual(attributes, { game: 'nim', position: '3 5' });
});

test('what is no pair is refused by its line, in the words of the language', () => {
  for (const [body, line] of [
    ['game: nim\n\n3 5 7', 3],
    ['widget: chess', 1],
    ['gâme: nim', 1],
    ['a "b: c', 1],
  ] as const) {
    assert.throws(
      () => parseFence(body),
      (error: MexError) => {
        assert.equal(error.code, 'bad-fence');
        assert.equal(error.details.line, line);
        for (const lang of langs) {
          assert.match(sayError(lang, error), new RegExp(`${line}`));
          assert.notEqual(sayError(lang, error), sayError(lang, { code: 'internal' }));
        }
        return true;
      },
    );
  }
});

test('a div says by its class and its data what a tag says', () => {
  const given = [
    ['class', 'note mex-game'],
    ['data-game', 'nim'],
    ['data-reveal-after', '3'],
    ['lang', 'zh'],
    ['onclick', 'x()'],
  ];
  assert.deepEqual(parseDiv(['note', 'mex-game'], given as [string, string][]), {
    widget: 'mex-game',
    attributes: { game: 'nim', 'reveal-after': '3', lang: 'zh' },
  });
  assert.equal(parseDiv(['note', 'mexican'], []), null);
});

test('every widget of the registry may be written so', () => {
  for (const { tag } of own) assert.equal(parseFence(tag).widget, tag);
});
