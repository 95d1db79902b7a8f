/** How the transcripts of lessons are made from the accessibility tree. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { CELLS, cellsOf, lined, spoken, treeOf, utterances } from '../../e2e/spoken.js';

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
