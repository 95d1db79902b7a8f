import assert from 'node:assert/strict';
import { test } from 'vitest';
import { groupDigits } from '../../../www/i18n/digits.ts';
import { t } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { grouped } from '../../../www/ui/text/digit-groups.ts';
import { textOf } from '../template-text.ts';

test('long numbers are grouped, short ones and other texts are not', () => {
  assert.equal(groupDigits(9999), '9999');
  assert.equal(groupDigits(10000), '10\u202f000');
  assert.equal(groupDigits('9007199254740991'), '9\u202f007\u202f199\u202f254\u202f740\u202f991');
  assert.equal(groupDigits(groupDigits(1234567)), groupDigits(1234567));
  assert.equal(groupDigits('100 + 4567'), '100 + 4567');
});

test('a text that may be copied keeps its letters', () => {
  for (const text of ['3 5 7', '1000000000000 999999999999 7', 'a>b 12345', '13:50000']) {
    assert.equal(textOf(grouped(text)).replace(/<[^>]*>/g, ''), text);
  }
  assert.equal(grouped('3 5 7'), '3 5 7');
});

test('every language groups the numbers of a table and of a move', () => {
  for (const lang of langs) {
    assert.match(t(lang, 'common.number', { n: 1234567 }), /1\u202f234\u202f567/);
    const move = { heap: 0, take: 1000000, left: 5, board: { draw: 'heaps', heaps: [1, 2] } };
    assert.match(t(lang, 'moves.take', move), /1\u202f000\u202f000/);
  }
});
