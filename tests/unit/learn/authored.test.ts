/**
 * Test that the attributes that authors write for widgets of the course are parsed, or refused with a
 * message.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { sayError } from '../../../www/i18n/index.ts';
import { linkTo } from '../../../www/ui/text/view-links.ts';
import { attempt, authored } from '../../../www/learn/author-attributes.ts';
import { masks } from '../../../www/learn/bitmask-loop.ts';
import { answerTo, readCheck } from '../../../www/learn/checks.ts';

function refusal(work: () => unknown) {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

test('JSON is an object of bounded size', () => {
  assert.deepEqual(authored('build', '{"table":"nim","upto":8}'), { table: 'nim', upto: 8 });
  const own = { heaps: [100_000] };
  assert.equal(authored('picture', own), own, 'what is no text is a lesson’s own');
  const bad = [
    '',
    'x',
    '[]',
    'null',
    '3',
    '{"upto":1e9}',
    '{"upto":-201}',
    `{"a":[${'1,'.repeat(200)}1]}`,
  ];
  bad.push(`{"a":"${'x'.repeat(4000)}"}`);
  for (const text of bad) {
    const error = refusal(() => authored('build', text));
    assert.equal(error?.code, 'bad-option', text.slice(0, 20));
    for (const lang of ['en', 'zh'] as const) {
      assert.match(sayError(lang, error), /^build/, text.slice(0, 20));
    }
    assert.doesNotMatch(sayError('zh', error), /a JSON object/);
  }
});

test('what fails by what it says is the attribute’s fault', () => {
  const error = refusal(() => attempt('picture', '{"x":1}', () => JSON.parse('null').x));
  assert.equal(error?.code, 'bad-option');
  assert.equal(
    attempt('picture', '{}', () => 7),
    7,
  );
});

test('masks are of whole numbers, in any digits', () => {
  assert.equal(masks('１０', '７，2 5').at(-1)?.sum, masks('10', '7 2 5').at(-1)?.sum);
  assert.equal(masks('10', '7 2 5').at(-1)?.sum, '7');
  assert.deepEqual(masks('10', ''), []);
  for (const [n, divisors] of [
    ['', '2'],
    ['x', '2'],
    ['-1', '2'],
    ['1 2', '2'],
    ['9'.repeat(41), '2'],
    ['10', '0'],
    ['10', '2 x'],
    ['10', '1.5'],
  ]) {
    assert.equal(refusal(() => masks(n, divisors))?.code, 'bad-option', `${n}; ${divisors}`);
  }
});

test('where the page is may be said, and is no script', () => {
  for (const app of ['', '../', 'index.html', 'https://example.org/mex/']) {
    assert.equal(linkTo(app, 'learn', { lesson: 'nim' }), `${app}#v1/learn?lesson=nim`);
  }
  for (const app of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' JAVASCRIPT:1',
    'data:text/html,x',
  ]) {
    assert.equal(linkTo(app, 'learn'), '#v1/learn');
  }
});

test('a check in a text means what its call takes', async () => {
  const right: [said: string, answer: string | string[]][] = [
    ['analyze | nim | 1 4 5 | outcome', 'P'],
    ['analyze|nim|3 5 7|wins.length', '3'],
    ['table | subtract 1 3 4 | 8 | nimbers.4', '2'],
    ['period | subtract 2 5 | 60 | length', '7'],
    ['countUnion | 100 | 2 3 | union', '67'],
    ['countSets | A=5 B=4 A&B=2 | union', '7'],
    ['some | nim | heaps=3 upto=7 wins=2', 'no'],
    ['stated | 13', '13'],
  ];
  for (const [said, answer] of right)
    assert.deepEqual(await answerTo(readCheck(said)), answer, said);
  for (const said of ['', 'no such call', 'toString | x']) {
    assert.equal(refusal(() => readCheck(said))?.code, 'bad-option', said);
  }
});
