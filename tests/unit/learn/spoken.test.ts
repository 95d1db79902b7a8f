/** Test the transcripts of lessons, which are made from the accessibility tree. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { CELLS, cellsOf, lined, spoken, treeOf, utterances } from '../../e2e/spoken.js';
import { faultsOf } from '../../e2e/spoken-faults.js';

test('a snapshot becomes what is said, and nothing is said twice in a row', () => {
  const snapshot = `- heading "A $x$" [level=2]: A x
- paragraph:
  - text: Take
  - strong: one
  - text: stone.
- group "Which: a or b?":
  - text: "Which: a or b?"
  - radio "a" [checked]
  - text: a
- 'button "Go: on" [disabled]'
- status
- list:
  - listitem: one
  - listitem: two`;
  assert.deepEqual(spoken(snapshot, 'en'), [
    'A x, heading 2',
    'Take one stone.',
    'Which: a or b?, group',
    'a, radio button, checked',
    'Go: on, button, unavailable',
    'list, 2 items',
    'one',
    'two',
  ]);
  assert.equal(spoken('- heading "mex" [level=1]: mex', 'zh')[0], 'mex, 标题 1');
});

test('no utterance reads more than forty cells of a table', () => {
  const cells = Array.from({ length: 90 }, (_, i) => `    - cell "${i}"`).join('\n');
  const [head, ...rows] = utterances(treeOf(`- table "T":\n  - row:\n${cells}`), 'en');
  assert.deepEqual(head, { text: 'T, table, 1 rows', cells: 0 });
  assert.deepEqual(
    rows.map(({ cells: count }) => count),
    [40, 40, 10],
  );
  const many = Array.from({ length: 30 }, () => `  - row:\n${cells.slice(0, 10 * 14)}`).join('\n');
  const long = utterances(treeOf(`- table "T":\n${many}`), 'en');
  assert.match(long[long.length - 1].text, /^… \d+ rows$/);
  assert.ok(long.length < 10);
  assert.ok(rows[0].text.startsWith('0; 1; 2;') && rows[2].text.endsWith('; 89'));
});

test('lines have at most forty cells, of which a Chinese character takes two', () => {
  assert.equal(cellsOf('两堆 ab'), 7);
  for (const text of ['word '.repeat(30), '两堆石子，先走的人。'.repeat(9), 'x'.repeat(100)]) {
    const lines = lined(text);
    for (const line of lines) assert.ok(cellsOf(line) <= CELLS, line);
    assert.equal(
      lines
        .map((line) => line.trim())
        .join('')
        .replaceAll(' ', ''),
      text.replaceAll(' ', ''),
    );
  }
});

test('each property of a transcript can fail', () => {
  const right = `- heading "A" [level=2]: A
- heading "B" [level=3]: B
- paragraph: One stone.
- button "Take"
- code: the heap of x
- heading "C" [level=1]: C`;
  assert.deepEqual(faultsOf(right, 'en'), []);
  assert.deepEqual(faultsOf('- paragraph: 两堆石子。\n- code: is_lost and to', 'zh'), []);
  for (const [lang, broken, fault] of [
    ['en', '- heading "A" [level=1]: A\n- heading "B" [level=3]: B', 'heading 1, then 3: B'],
    ['en', '- list:\n  - button', 'a button without a name'],
    ['en', '- spinbutton [disabled]', 'a spinbutton without a name'],
    ['en', `- button "${'x'.repeat(81)}"`, `a long name: ${'x'.repeat(81)}`],
    ['en', '- paragraph: play.no_moves', 'without words: play.no_moves'],
    ['en', '- button "Heap undefined"', 'without words: Heap undefined'],
    ['en', '- paragraph: 石子', 'not in en: 石子'],
    ['zh', '- paragraph: Take one of them.', 'not in zh: Take one of them.'],
    ['en', '- paragraph: Take it.\n- paragraph: Take it.', 'twice in a row: Take it.'],
  ]) {
    assert.deepEqual(faultsOf(broken, lang), [fault]);
  }
});
