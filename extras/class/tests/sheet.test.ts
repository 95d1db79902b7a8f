/** Test sheets, links and results: parsing gives exactly the data that was written. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { crc32 } from 'node:zlib';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { decode, encode } from '../sheet/code.ts';
import { fileName, readFile, readResult, writeCode, writeResult } from '../results/result.ts';
import { LIMITS, nothingDone, pointsFor, readWork, stateOf } from '../sheet/attempts.ts';
import { withAttempt, withCell, withCells } from '../sheet/attempts.ts';
import { readState, writeState } from '../package/suspend.ts';
import { checksum, idOf, readSheet, writeSheet } from '../sheet/sheet.ts';

const PLAIN = { title: 'T', tasks: [{ game: 'nim', position: '3 5 7' }] };

const WHOLE = readSheet({
  title: 'Woche 1 «周»',
  seed: 7,
  attempts: 3,
  hints: false,
  tasks: [
    { game: 'nim', position: '3 5 7', points: 2 },
    { game: 'kayles misere', position: '5 7', vary: true, text: 'Take care.' },
    { game: 'nim', position: '2 4 6', believes: 'take-most', answer: 'b', choices: ['a', 'b'] },
    { ask: 'outcome', game: 'nim', position: '1 4 5' },
    { ask: 'nimber', game: 'subtract 1 3 4', position: '9' },
    { ask: 'move', game: 'wythoff', position: '3 4', attempts: 0 },
    { table: 'subtract 1 3 4', upto: 12 },
    { rule: 'n -> n-k for k in 1..n/2', upto: 24 },
    { question: '3 ⊕ 5 = ?', answer: '６' },
    { question: 'Who?', answer: 'Bouton', choices: ['Bouton', 'Nim'] },
    { problem: '891', tests: 10 },
    { game: 'graph a>b a>c b>c', position: 'a a b' },
  ],
});

test('a sheet is read as it was written, and says no more than it must', () => {
  assert.deepEqual(readSheet(JSON.parse(writeSheet(WHOLE))), WHOLE);
  assert.equal(writeSheet(readSheet(PLAIN)), JSON.stringify(PLAIN));
  assert.equal(idOf(WHOLE), idOf(readSheet(JSON.parse(writeSheet(WHOLE)))));
  assert.notEqual(idOf(WHOLE), idOf(readSheet(PLAIN)));
});

test('every mistake is named where it is', () => {
  const bad: [unknown, string, string][] = [
    [null, 'sheet', 'sheet'],
    [[], 'sheet', 'sheet'],
    [{ ...PLAIN, title: ' ' }, 'text', 'title'],
    [{ ...PLAIN, title: 'x'.repeat(401) }, 'long', 'title'],
    [{ title: 'T', tasks: [] }, 'no_tasks', 'tasks'],
    [{ title: 'T', tasks: Array(51).fill(PLAIN.tasks[0]) }, 'many', 'tasks'],
    [{ title: 'T', tasks: [{}] }, 'kind', 'tasks[0]'],
    [{ title: 'T', tasks: [7] }, 'kind', 'tasks[0]'],
    [{ title: 'T', tasks: [{ game: 'nim' }] }, 'text', 'tasks[0].position'],
    [{ ...PLAIN, attempts: -1 }, 'number', 'attempts'],
    [{ ...PLAIN, seed: 2 ** 31 }, 'number', 'seed'],
    [{ ...PLAIN, vary: 1 }, 'flag', 'vary'],
    [{ title: 'T', tasks: [{ ...PLAIN.tasks[0], points: 1.5 }] }, 'number', 'tasks[0].points'],
    [{ title: 'T', tasks: [{ ask: 'why', game: 'nim', position: '1' }] }, 'ask', 'tasks[0].ask'],
    [{ title: 'T', tasks: [{ table: 'nim', upto: 41 }] }, 'number', 'tasks[0].upto'],
    [{ title: 'T', tasks: [{ ...PLAIN.tasks[0], believes: 'x' }] }, 'text', 'tasks[0].answer'],
    [
      { title: 'T', tasks: [{ ...PLAIN.tasks[0], believes: 'x', answer: 'a' }] },
      'choices',
      'tasks[0].choices',
    ],
    [{ title: 'T', tasks: [{ rule: '' }] }, 'text', 'tasks[0].rule'],
    [{ title: 'T', tasks: [{ question: 'q', answer: 'yes' }] }, 'answer', 'tasks[0].answer'],
    [
      { title: 'T', tasks: [{ question: 'q', answer: 'c', choices: ['a', 'b'] }] },
      'not_a_choice',
      'tasks[0].answer',
    ],
    [
      { title: 'T', tasks: [{ question: 'q', answer: 'a', choices: ['a'] }] },
      'choices',
      'tasks[0].choices',
    ],
    [{ title: 'T', tasks: [Object.create({ game: 'nim', position: '1' })] }, 'kind', 'tasks[0]'],
  ];
  for (const [value, code, at] of bad) {
    assert.throws(() => readSheet(value), { code, at }, JSON.stringify(value));
  }
});

test('the checksum is CRC-32', () => {
  for (const text of ['', 'a', '周 «1»', 'x'.repeat(9999)]) {
    assert.equal(checksum(text), crc32(text).toString(16).padStart(8, '0'));
  }
});

test('a link is short, and other programs could read it', async () => {
  const code = await encode(writeSheet(WHOLE));
  assert.match(code, /^[\w-]+$/);
  assert.ok(code.length < 700, String(code.length));
  assert.equal(await decode(code), writeSheet(WHOLE));
  const bytes = Buffer.from(code, 'base64url');
  assert.equal(bytes[0], 1);
  assert.equal(inflateRawSync(bytes.subarray(1)).toString(), writeSheet(WHOLE));
  // A sheet of ten tasks, each with a different text.
  const words = 'Find the move with which you win, and say to yourself why no other one would do.';
  const long = readSheet({
    title: 'Ten',
    tasks: Array.from({ length: 10 }, (_, i) => ({
      game: `subtract 1 ${i + 2} ${i + 5}`,
      position: `${i * 7 + 9} ${i * 11 + 4}`,
      text: `${i}: ${words}`,
    })),
  });
  assert.ok((await encode(writeSheet(long))).length < 1500);
});

test('a damaged link, one of a later version and one that would fill the memory are refused', async () => {
  const code = await encode(writeSheet(WHOLE));
  const made = (...parts: Buffer[]) => Buffer.concat(parts).toString('base64url');
  for (const bad of [
    '',
    '%%',
    'AAAA',
    code.slice(0, -9),
    `${code.slice(0, 20)}A${code.slice(21)}x`,
  ]) {
    await assert.rejects(decode(bad), { code: 'damaged' }, bad);
  }
  await assert.rejects(decode(made(Buffer.from([2]), deflateRawSync('{}'))), { code: 'later' });
  const bomb = deflateRawSync(Buffer.alloc(50_000_000));
  await assert.rejects(decode(made(Buffer.from([1]), bomb)), { code: 'damaged' });
});

/** Return a result with some attempts. */
function result(name = 'Ada') {
  const work = { ...nothingDone(WHOLE), name };
  work.tasks[0] = {
    position: '3 5 7',
    attempts: [
      { right: false, seconds: 9, moves: ['3-7', '2-2'], hints: 1 },
      { right: true, seconds: 30, moves: ['1-1'] },
    ],
  };
  work.tasks[6].attempts.push({ right: false, seconds: 3, given: '8' });
  return { sheet: WHOLE, work, saved: '2026-11-24T12:00:00.000Z' };
}

test('a result is read as it was written, as a file and as a text', async () => {
  assert.deepEqual(await readResult(writeResult(result())), result());
  assert.deepEqual(await readResult(`\uFEFF${writeResult(result('小明'))}`), result('小明'));
  const code = await writeCode(result());
  assert.ok(code.length < 1500);
  assert.deepEqual(await readResult(` ${code}\n`), result());
});

/** Return the text of a result in which the value at a path is replaced, with a correct checksum. */
function forged(path: string, value: unknown) {
  const file = JSON.parse(writeResult(result()));
  delete file.checksum;
  const keys = path.split('.');
  const at = keys.slice(0, -1).reduce((place, key) => place[key], file);
  at[keys[keys.length - 1]] = value;
  return JSON.stringify({ ...file, checksum: checksum(JSON.stringify(file)) });
}

test('files that are damaged, foreign or hostile are refused by name', async () => {
  const good = writeResult(result());
  const bad: [string, string][] = [
    ['{', 'damaged'],
    ['[]', 'damaged'],
    ['{}', 'foreign'],
    ['{"kind":"mexplorer-ladder","version":1}', 'foreign'],
    [good.replace('"right": false', '"right": true'), 'damaged'],
    [good.slice(0, -40), 'damaged'],
    [forged('version', 2), 'version'],
    [good.replace('{', '{"__proto__":{"polluted":1},'), 'forbidden'],
    [good.replace('{', '{"\\u005f_proto__":{"polluted":1},'), 'forbidden'],
    [good.replace('"position": "3 5 7"', '"constructor": "3 5 7"'), 'forbidden'],
    [forged('name', '<img src=x onerror=alert(1)>'), 'name'],
    [forged('name', 'x'.repeat(81)), 'name'],
    [forged('name', 7), 'name'],
    [forged('tasks', []), 'tasks'],
    [forged('tasks.0.attempts.0.right', 'yes'), 'attempt'],
    [forged('tasks.0.attempts.0.seconds', -1), 'attempt'],
    [forged('tasks.0.attempts.0.moves', [{}]), 'attempt'],
    [forged('tasks.0.attempts', {}), 'attempt'],
    [forged('sheet.tasks.0.points', 1e9), 'number'],
    [forged('saved', 'yesterday'), 'text'],
  ];
  for (const [text, code] of bad)
    await assert.rejects(readResult(text), { code }, text.slice(0, 99));
  assert.ok(!('polluted' in {}));
});

test('a file of 100 MB is refused without being read', async () => {
  let read = false;
  const file = { size: 1e8, text: async () => ((read = true), '') };
  await assert.rejects(readFile(file), { code: 'large' });
  assert.equal(read, false);
});

test('a name makes a file name that every system takes', () => {
  assert.equal(fileName('Ada'), 'Ada.mex.json');
  assert.equal(fileName('华罗庚'), '华罗庚.mex.json');
  assert.equal(fileName('../..\\con:?'), 'con.mex.json');
  assert.equal(fileName('. '), 'result.mex.json');
});

test('a right answer can be handed in after very many attempts', () => {
  const work = { ...nothingDone(WHOLE), name: 'Ada' };
  for (let n = 0; n < 700; n += 1) {
    const [task] = work.tasks;
    work.tasks[0] = {
      position: '3 5 7',
      attempts: withAttempt(task.attempts, { right: n === 5, seconds: n }),
    };
  }
  const { attempts } = readWork(work, WHOLE).tasks[0];
  assert.equal(attempts.length, LIMITS.attempts);
  assert.deepEqual(attempts.at(-1), { right: false, seconds: 699 });
  assert.ok(attempts.some(({ right }) => right));
});

test('what is missing from work is named', () => {
  const { tasks } = nothingDone(WHOLE);
  const [, ...others] = tasks;
  const bad: [unknown, string, string][] = [
    [{ tasks }, 'name', 'name'],
    [{ name: 'Ada' }, 'tasks', 'tasks'],
    [{ name: 'Ada', tasks: [{ attempts: [] }, ...others] }, 'text', 'tasks[0].position'],
    [{ name: 'Ada', tasks: [{ position: '' }, ...others] }, 'attempt', 'tasks[0].attempts'],
  ];
  for (const [value, code, at] of bad) assert.throws(() => readWork(value, WHOLE), { code, at });
});

test('typed cells are kept with the work, and not handed in', async () => {
  const cells = ['0', '', 'x'];
  const work = nothingDone(WHOLE);
  work.tasks[6] = withCells(work.tasks[6], cells);
  assert.equal(stateOf(WHOLE.tasks[6], work.tasks[6]), 'open');
  assert.deepEqual(readWork(JSON.parse(JSON.stringify(work)), WHOLE), work);
  const { state } = await writeState(work, 4096);
  assert.deepEqual(await readState(state, WHOLE), work);
  const text = writeResult({ sheet: WHOLE, work, saved: '2026-11-24T12:00:00.000Z' });
  assert.deepEqual((await readResult(text)).work, nothingDone(WHOLE));
  // A task whose cells are all empty equals a new task.
  assert.deepEqual(withCells(work.tasks[6], ['', '']), nothingDone(WHOLE).tasks[6]);
});

test('a wrong cell that is checked again is noted once', () => {
  const once = withCell(undefined, 'SG(1): 2');
  assert.equal(withCell(once, 'SG(1): 2'), 'SG(1): 2');
  assert.equal(withCell(once, 'SG(2): 2'), 'SG(1): 2; SG(2): 2');
});

test('attempts beyond the limit do not count', () => {
  const [task] = WHOLE.tasks;
  const tries = (...all: boolean[]) => ({
    position: '',
    attempts: all.map((right) => ({ right, seconds: 1 })),
  });
  assert.equal(pointsFor(task, tries(false, false, true)), 2);
  assert.equal(pointsFor(task, tries(false, false, false, true)), 0);
  assert.equal(pointsFor({ ...task, attempts: 0 }, tries(false, false, false, true)), 2);
  assert.equal(pointsFor(task, tries()), 0);
});
