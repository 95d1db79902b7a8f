import assert from 'node:assert/strict';
import { test } from 'vitest';
import { math } from '../../../www/ui/text/math.ts';

const SPACE = '<mspace width="0.4em"></mspace>';
const drawn = (text: string) =>
  String(math(text).text ?? math(text)).replace(/<\/?math[^>]*>/g, '');

test('the numbers of a position stay apart', () => {
  assert.equal(drawn('1 1 3'), ['1', '1', '3'].map((n) => `<mn>${n}</mn>`).join(SPACE));
  assert.equal(drawn('x = 1 2').split(SPACE).length, 2);
});

test('nothing is put where no number follows a number', () => {
  for (const text of ['1 + 1', '2^{3}', 'a_1 ⊕ a_2', '\\frac{1}{2}', '12', '(1, 2)']) {
    assert.ok(!drawn(text).includes('mspace'), text);
  }
});

test('a long formula may be broken before its words', () => {
  const { text } = math('SG(x) = mex \\lbrace SG(y) : y " is an option of " x \\rbrace');
  const parts = text.split('<wbr>');
  assert.equal(parts.length, 3);
  assert.match(parts[2], /^<math><mtext>\u00a0is an option of\u00a0<\/mtext><mi>x<\/mi>/);
  assert.doesNotMatch(String(math('A " or " B').text), /wbr/);
});
