/** Compare the table of a class, its CSV, and the most frequent mistakes with plain play of Nim. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { nothingDone, withCell } from '../sheet/attempts.ts';
import { exampleResults } from '../results/example-results.ts';
import { readResult, writeResult } from '../results/result.ts';
import { csv, csvCell, roster } from '../results/roster.ts';
import { readSheet } from '../sheet/sheet.ts';
import { variantOf } from '../sheet/variants.ts';
import { wrongOf } from '../results/wrong.ts';
import type { Attempt } from '../sheet/attempts.ts';
import type { Translate } from 'mexplorer/kit';

const sheet = readSheet({
  title: 'T',
  tasks: [
    { game: 'nim', position: '1 2', points: 3 },
    { game: 'nim', position: '2 2' },
    { ask: 'outcome', game: 'nim', position: '1 2 3' },
    { ask: 'move', game: 'nim', position: '3 5 7' },
  ],
});

function result(name: string, attempts: Attempt[][], saved: string = '2026-11-24T12:00:00.000Z') {
  const work = { ...nothingDone(sheet), name };
  work.tasks = work.tasks.map((task, i) => ({
    position: ['1 2', '2 2', '1 2 3', '3 5 7'][i],
    attempts: attempts[i] ?? task.attempts,
  }));
  return { sheet, work, saved };
}

const LOST = { right: false, seconds: 4, moves: ['2-2', '1-1'] };
const WON = { right: true, seconds: 6, moves: ['2-1', '1-1', '2-1'] };

test('learners by tasks, the later of two results counts', () => {
  const { groups, replaced } = roster([
    result('Emmy', [[LOST, WON]]),
    result('ada', [[WON], [], [{ right: false, seconds: 1, given: 'N' }]]),
    result(' ADA ', [[LOST]], '2026-11-23T12:00:00.000Z'),
  ]);
  assert.equal(replaced, 1);
  assert.equal(groups.length, 1);
  const [{ rows }] = groups;
  assert.deepEqual(
    rows.map(({ name, total }) => [name, total]),
    [
      ['ada', 3],
      ['Emmy', 3],
    ],
  );
  assert.deepEqual(rows[1].cells[0], {
    points: 3,
    tries: 2,
    hints: 0,
    seconds: 10,
    state: 'solved',
  });
  assert.equal(rows[0].cells[2].state, 'open');
});

test('no cell of the CSV is a formula, and every text comes back', () => {
  for (const bad of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1']) {
    assert.match(csvCell(bad), /^"'/);
  }
  assert.equal(csvCell(-3), '-3');
  assert.equal(csvCell('a"b'), '"a""b"');
  assert.equal(csvCell('Ada'), 'Ada');
  const { groups } = roster([result('=HYPERLINK("x")', [[WON]]), result('小明, 7', [])]);
  const say = (key: string, { n = '' }: { n?: unknown } = {}) =>
    `${key.slice('teach.'.length)}${n}`;
  const text = csv(groups[0], say as Translate);
  const lines = text.split('\r\n');
  assert.equal(
    lines[0],
    `\uFEFFlearner,${[1, 2, 3, 4].map((n) => `task${n},csv_tries${n},csv_hints${n},csv_seconds${n}`).join(',')},total,csv_saved`,
  );
  assert.ok(
    lines.includes(
      '"\'=HYPERLINK(""x"")",3,1,0,6,0,0,0,0,0,0,0,0,0,0,0,0,3,2026-11-24T12:00:00.000Z',
    ),
  );
  assert.ok(lines.some((line) => line.startsWith('"小明, 7",0,')));
});

/** Return the moves of Nim that leave a nim-sum other than 0, found by trying all moves. */
function plainWrong(heaps: number[]) {
  const zero = (list: number[]) => list.reduce((a, b) => a ^ b, 0) === 0;
  return heaps.flatMap((n, i) =>
    Array.from({ length: n }, (_, k) => k + 1)
      .filter((k) => !zero(heaps.with(i, n - k)))
      .map((k) => `${i + 1}-${k}`),
  );
}

test('a wrong move is one that gives a won position away, and nothing else', async () => {
  for (const heaps of [
    [1, 2],
    [3, 5, 7],
    [2, 2, 3],
  ]) {
    const position = heaps.join(' ');
    const own = readSheet({ title: 'T', tasks: [{ game: 'nim', position }] });
    const all = heaps.flatMap((n, i) => Array.from({ length: n }, (_, k) => `${i + 1}-${k + 1}`));
    const results = all.map((move, i) => ({
      sheet: own,
      work: {
        name: `n${i}`,
        tasks: [{ position, attempts: [{ right: null, seconds: 1, moves: [move] }] }],
      },
      saved: '2026-11-24T12:00:00.000Z',
    }));
    const { groups } = roster(results);
    const { moves } = await wrongOf(groups[0], 0);
    assert.deepEqual(moves.map(({ text }) => text).sort(), plainWrong(heaps).sort(), position);
  }
});

test('the most common comes first, and each learner counts once', async () => {
  const { groups } = roster([
    result('A', [[LOST, LOST, WON], [], [{ right: false, seconds: 1, given: 'N' }]]),
    result('B', [[LOST]]),
    result('C', [[{ right: null, seconds: 1, moves: ['1-1'] }]]),
    // The computer makes the first move of the second task; its moves are not counted as mistakes of the
    // learner.
    result('D', [[], [{ right: false, seconds: 1, moves: ['1-1', '2-2', '1-1'] }]]),
  ]);
  const first = await wrongOf(groups[0], 0);
  assert.deepEqual(
    first.moves.map(({ text, count }) => [text, count]),
    [
      ['2-2', 2],
      ['1-1', 1],
    ],
  );
  assert.deepEqual(first.doubtful, []);
  const second = await wrongOf(groups[0], 1);
  assert.deepEqual(
    second.moves.map(({ position, text }) => [position, text]),
    [['1 2', '2-2']],
  );
  const third = await wrongOf(groups[0], 2);
  assert.deepEqual(third.answers, [{ given: 'N', count: 1 }]);
});

test('a move that was to win is shown on its board, a right one is not', async () => {
  const given = (...all: string[]) =>
    all.map((text) => ({ right: false, seconds: 1, given: text }));
  const { groups } = roster([
    result('A', [[], [], [], given('1-3', '3-7')]),
    result('B', [[], [], [], given('3-7', '1-1')]),
    result('C', [[], [], [], given('no move')]),
  ]);
  const { moves, doubtful } = await wrongOf(groups[0], 3);
  assert.deepEqual(
    moves.map(({ position, text, count }) => [position, text, count]),
    [
      ['3 5 7', '3-7', 2],
      ['3 5 7', '1-3', 1],
    ],
  );
  // The move 1-1 of B wins, and the answer of C is not a move.
  assert.deepEqual(doubtful, ['B', 'C']);
});

test('a position that is not the sheet’s is found', async () => {
  const one = result('easy', [[WON]]);
  one.work.tasks[0] = {
    position: '0 1',
    attempts: [{ right: true, seconds: 1, moves: ['2-1'] }],
  };
  const { groups } = roster([one]);
  assert.deepEqual((await wrongOf(groups[0], 0)).doubtful, ['easy']);
});

test('answers and positions of every kind are checked again', async () => {
  const every = readSheet({
    title: 'T',
    seed: 5,
    tasks: [
      { ask: 'outcome', game: 'nim', position: '1 2 3' },
      { ask: 'nimber', game: 'nim', position: '1 2' },
      { ask: 'move', game: 'nim', position: '3 5 7' },
      { table: 'subtract 1 2', upto: 3 },
      { question: 'How many?', answer: '13' },
      { question: 'Which?', answer: 'b', choices: ['a', 'b'] },
      { problem: '891', tests: 5 },
      { ask: 'nimber', game: 'nim', position: '3 4 5', vary: true },
    ],
  });
  const own = await variantOf({ game: 'nim', position: '3 4 5' }, 5, 7, 'any name');
  const value = own.split(' ').reduce((sum, n) => sum ^ Number(n), 0);
  const positions = ['1 2 3', '1 2', '3 5 7', '', '', '', '', own];
  /** For each task, a right answer and a wrong one. */
  const answers = [
    ['P', 'N'],
    ['3', '4'],
    ['1-1', '1-2'],
    ['0 1 2 0', 'SG(2): 3'],
    ['１３', '14'],
    ['b', 'a'],
    ['5/5', '4/5'],
    [String(value), String(value + 1)],
  ];
  type Say = (right: string, wrong: string) => [boolean | null, string | undefined][];
  const from = (name: string, say: Say, place?: string) => ({
    sheet: every,
    saved: '2026-11-24T12:00:00.000Z',
    work: {
      name,
      tasks: answers.map(([right, wrong], i) => ({
        position: place ?? positions[i],
        attempts: say(right, wrong).map(([state, given]) => ({ right: state, seconds: 1, given })),
      })),
    },
  });
  const { groups } = roster([
    from('honest', (right, wrong) => [
      [false, wrong],
      [true, right],
    ]),
    from('idle', () => []),
    from('liar', (_, wrong) => [[true, wrong]]),
    from('modest', (right) => [[false, right]]),
    from('silent', () => [[true, undefined]]),
    from('traveller', (right) => [[true, right]], '9'),
  ]);
  for (const n of every.tasks.keys()) {
    const { doubtful } = await wrongOf(groups[0], n);
    assert.deepEqual(doubtful, ['liar', 'modest', 'silent', 'traveller'], `task ${n + 1}`);
  }
});

test('moves that do not lead to what a file states are found', async () => {
  const { groups } = roster([
    result('not legal', [[{ right: true, seconds: 1, moves: ['9-9'] }]]),
    result('not won', [[{ right: true, seconds: 1, moves: ['2-2', '1-1'] }]]),
    result('not ended', [[{ right: true, seconds: 1, moves: ['2-1'] }]]),
    result('honest', [[LOST, WON]]),
  ]);
  const { doubtful } = await wrongOf(groups[0], 0);
  assert.deepEqual(doubtful, ['not ended', 'not legal', 'not won']);
});

test('thirty files are read and counted within a second', async () => {
  const texts = Array.from({ length: 30 }, (_, i) =>
    writeResult(result(`learner ${i}`, Array(4).fill(Array(20).fill(LOST)))),
  );
  const start = performance.now();
  const { groups } = roster(await Promise.all(texts.map(readResult)));
  assert.equal(groups[0].rows.length, 30);
  assert.ok(performance.now() - start < 1000);
});

test('wrong cells of a table are counted one by one, use no attempt, and are checked again', async () => {
  const own = readSheet({ title: 'T', attempts: 1, tasks: [{ table: 'subtract 1 2', upto: 3 }] });
  const from = (name: string, ...attempts: Attempt[]) => ({
    sheet: own,
    saved: '2026-11-24T12:00:00.000Z',
    work: { name, tasks: [{ position: '', attempts }] },
  });
  const noted = withCell(withCell(undefined, 'SG(1): 2'), 'SG(2):\n3; 4');
  assert.equal(noted, 'SG(1): 2; SG(2): 3 4');
  // A cell is stored with the same name in all languages, also in a result of an older version.
  assert.equal(withCell('SG(1): 2', 'SG value of a heap of 2: 3'), 'SG(1): 2; SG(2): 3');
  const open = { right: null, seconds: 0, given: noted };
  const solved = { right: true, seconds: 9, given: '0 1 2 0' };
  const { groups } = roster([
    from('A', open, solved),
    from('B', { ...open, given: '1 颗石子的 SG 值: 2' }),
    from('liar', { ...open, given: 'SG(1): 1' }),
    from('C'),
  ]);
  const [a, b] = groups[0].rows;
  assert.deepEqual([a.cells[0].points, a.cells[0].tries], [1, 1]);
  assert.deepEqual([b.cells[0].points, b.cells[0].tries, b.cells[0].state], [0, 0, 'open']);
  const { answers, doubtful } = await wrongOf(groups[0], 0);
  assert.deepEqual(answers, [
    { given: 'SG(1): 2', count: 2, wanted: '1' },
    { given: 'SG(2): 3 4', count: 1, wanted: '2' },
    { given: 'SG(1): 1', count: 1, wanted: '1' },
  ]);
  assert.deepEqual(doubtful, ['liar']);
  assert.ok(withCell('x'.repeat(399), 'SG(1): 2').length <= 400);
});

test('the example of a class is as it states, and shows what goes wrong', async () => {
  const { groups } = roster(exampleResults('T', ['a', 'b', 'c']));
  const [group] = groups;
  assert.deepEqual(
    group.rows.map(({ total }) => total),
    [7, 7, 1],
  );
  const wrong = await Promise.all(group.sheet.tasks.map((_, n) => wrongOf(group, n)));
  for (const { doubtful } of wrong) assert.deepEqual(doubtful, []);
  assert.deepEqual(
    [0, 1, 4].map((n) => wrong[n].moves[0].text),
    ['2-2', '3-5', '1-1'],
  );
  assert.deepEqual(
    [2, 3].map((n) => wrong[n].answers[0].given),
    ['N', 'SG(5): 0'],
  );
  // A saved result is read back as the same.
  for (const { result } of group.rows)
    assert.deepEqual(await readResult(writeResult(result)), result);
});
