/**
 * Test the inputs for a learner's own program, the division of its output among the inputs, and the search
 * for the smallest wrong output.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import * as mexplorer from 'mexplorer';
import { batchName, drawInputs, huntDown, makeBatch, makeSmaller, sizeOf } from '../check/batch.ts';
import { faults } from '../check/faults.ts';
import { compareOutputs, divide, firstDifference } from '../check/outputs.ts';
import { textOf } from '../check/read-text.ts';
import { inPython, outputsFile, runnerFile } from '../check/runner.ts';
import { problems } from '../problems.ts';
import { lacks } from '../../../tests/unit/lacks.ts';
import type { Case } from '../check/batch.ts';

const folder = mkdtempSync(join(tmpdir(), 'mex-own-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ascending = (sizes: number[]) => sizes.every((size, i) => i === 0 || sizes[i - 1] <= size);

test('a batch has distinct inputs, the smallest first, with the judge’s outputs', async () => {
  for (const { id } of problems) {
    const batch = await makeBatch(id, { count: 16, seed: 3000, most: 300 });
    assert.ok(batch.length > 4 && batch.length <= 16, `${id}: ${batch.length}`);
    assert.equal(new Set(batch.map(({ input }) => input)).size, batch.length, id);
    assert.ok(ascending(batch.map(({ input }) => sizeOf(input))), id);
    for (const { input, answer } of batch) assert.equal(await mexplorer.judge(id, input), answer);
    // Check that no drawn input is smaller than the first input of the batch.
    const drawn = await drawInputs(id, { seed: 3000, count: 32 });
    assert.ok(sizeOf(batch[0].input) <= Math.min(...drawn.map(sizeOf)), id);
    assert.deepEqual(await makeBatch(id, { count: 16, seed: 3000, most: 300 }), batch, id);
  }
});

test('the smallest inputs of a problem come first in a batch, and the last tenth of it is large', async () => {
  const batch = await makeBatch('891', { count: 40, seed: 2 });
  assert.deepEqual(
    batch.slice(0, 3).map(({ input }) => input),
    ['1\n1\n', '1\n2\n', '1\n3\n'],
  );
  assert.ok(batch.slice(-4).every(({ input }) => sizeOf(input) > 1000));
  const [small, large] = await Promise.all(
    (['small', 'large'] as const).map((size) => makeBatch('891', { count: 20, size, most: 500 })),
  );
  assert.ok(small.every(({ input }) => sizeOf(input) < 100));
  assert.ok(large.length === 20 && large.every(({ input }) => input.length < 8000));
  assert.ok(large.some(({ input }) => /\b[5-9]\d{8}\b/.test(input)));
});

test('near seeds give other inputs', async () => {
  const [one, next] = await Promise.all(
    [7, 8].map((seed) => drawInputs('893', { seed, count: 60 })),
  );
  const same = one.filter((input) => next.includes(input));
  assert.ok(same.length < 3, `${same.length} are the same`);
});

test('smaller inputs are made of the wrong one, which stays as the last', async () => {
  const below = { input: '3\n2 5 9\n4\n20 13 7 4\n', answer: 'Yes' };
  const found = await makeSmaller('893', { below, count: 30 });
  assert.equal(found.length, 31);
  assert.deepEqual(found.at(-1), below);
  assert.ok(ascending(found.map(({ input }) => sizeOf(input))));
  const tested = new Set(found.slice(0, 12).map(({ input }) => input));
  const others = await makeSmaller('893', { below, count: 30, tested });
  assert.ok(others.every(({ input }) => !tested.has(input)));
  const smallest = { input: '1\n1\n', answer: 'Yes' };
  assert.deepEqual(await makeSmaller('891', { below: smallest, count: 30 }), [smallest]);
});

test('for each known wrong rule the smallest input on which it fails is found', async () => {
  for (const [name, fault] of Object.entries(faults)) {
    const { problem, prints } = fault;
    const found = await huntDown(fault);
    assert.ok(found, name);
    assert.equal(found.answer, await mexplorer.judge(problem, found.input), name);
    assert.equal(found.printed, prints(found.input));
    assert.notEqual(found.printed, found.answer);
    const other = await huntDown(fault, new Set([found.input]));
    assert.ok(other && other.input !== found.input && other.printed !== other.answer, name);
    const words = (text: string) => text.split(/\s/).length;
    assert.equal(words(found.printed), words(found.answer), `${name} prints in the judge’s format`);
    let agrees = 0;
    for (const input of await drawInputs(problem, { seed: 0, count: 400 })) {
      const right = (await mexplorer.judge(problem, input)) === prints(input);
      agrees += Number(right);
      if (!right) assert.ok(sizeOf(input) >= sizeOf(found.input), `${name}: ${input}`);
    }
    // Check that the wrong rule is right on some inputs, as a plausible rule is.
    assert.ok(agrees > 20, `${name}: ${agrees}`);
  }
});

test('outputs are compared by lines; blanks and empty lines at the end do not count', () => {
  assert.equal(firstDifference('YES\nNO', 'YES \r\n  NO\r\n\r\n'), null);
  assert.equal(firstDifference('1 2\n', '1   2'), null);
  assert.deepEqual(firstDifference('a\nb', 'a\nc'), { line: 2, expected: 'b', got: 'c' });
  assert.deepEqual(firstDifference('a\nb', 'a'), { line: 2, expected: 'b', got: '' });
  assert.deepEqual(firstDifference('a', 'a\n\nb'), { line: 2, expected: '', got: '' });
  assert.deepEqual(firstDifference('12', '1 2'), { line: 1, expected: '12', got: '1 2' });
});

const cases: Case[] = [
  { input: '1', answer: 'Yes' },
  { input: '2', answer: '2\n0 1' },
  { input: '3', answer: 'No' },
];
/** Return the numbers of the tests with a wrong output, and facts about the division of the outputs. */
const wrongIn = (printed: string) => {
  const divided = divide(printed, cases, 'b');
  const { wrong, missing, more } = compareOutputs(cases, divided, null);
  return { wrong: wrong.map(({ n }) => n), missing, more, marked: divided.marked };
};

test('outputs are divided by marks, by lines, or by words', () => {
  const good = { wrong: [], missing: 0, more: 0 };
  for (const [printed, marked] of [
    ['### 1 of b\nYes\n### 2 of b\n2\n0 1\n### 3 of b\nNo\n', true],
    ['\ufeff\n### 1 of b\r\nYes \r\n\r\n### 2 of b\r\n2\r\n0 1\r\n### 3 of b\r\nNo', true],
    ['Yes\n2\n0 1\nNo', false],
    ['Yes\r\n\r\n2\r\n0 1   \r\n\r\nNo\r\n\r\n', false],
    ['Yes 2 0 1 No', false],
  ] as const) {
    assert.deepEqual(wrongIn(printed), { ...good, marked }, JSON.stringify(printed));
  }
  assert.deepEqual(wrongIn('Yes\n2\n0 2\nNo'), { ...good, wrong: [2], marked: false });
  // An additional word in one line does not shift the following outputs if the number of lines is right.
  assert.deepEqual(wrongIn('Yes !\n2\n0 1\nNo'), { ...good, wrong: [1], marked: false });
});

test('with marks every output is judged by itself, whatever the others lack', () => {
  assert.deepEqual(wrongIn('### 1 of b\n### 2 of b\n2\n0 1\n### 3 of b\nNo\nNo'), {
    wrong: [1, 3],
    missing: 0,
    more: 0,
    marked: true,
  });
  assert.deepEqual(wrongIn('### 1 of b\nYes\n### 3 of b\nNo\n### 4 of b\nNo'), {
    wrong: [2],
    missing: 1,
    more: 1,
    marked: true,
  });
  const crash = divide(
    '### 1 of b crash -11\nYes\n### 2 of b timeout\n\n### 3 of b\nNo',
    cases,
    'b',
  );
  assert.deepEqual(
    crash.given.map(({ failure }) => failure),
    [{ ended: 'crash', code: '-11' }, { ended: 'timeout', code: undefined }, null],
  );
  const { wrong } = compareOutputs(cases, crash, null);
  assert.deepEqual(
    wrong.map(({ n, difference }) => [n, difference?.line ?? null]),
    [
      [1, null],
      [2, 1],
    ],
  );
});

test('outputs of another batch are known by its name, and those that a terminal has cut by a mark', () => {
  const flaw = (printed: string) => divide(printed, cases, 'b').flaw;
  assert.equal(flaw('### 1 of b\nYes\n### 2 of b crash 1\n2'), null);
  assert.equal(flaw('### 1 of b\nYes\n### 2 of c timeout\n2'), 'other');
  assert.equal(flaw('### 1\nYes'), 'other');
  assert.equal(flaw('### 1 of b\nYes\n### cut: all of it is elsewhere\n### 2 of b\n2'), 'cut');
  const inputs = ['1\n2', '3'];
  assert.match(batchName('891', inputs), /^[0-9a-z]+$/);
  assert.equal(new Set(['891', '892'].map((id) => batchName(id, inputs))).size, 2);
  assert.notEqual(batchName('891', inputs), batchName('891', inputs.slice(0, 1)));
});

test('where outputs are missing or too many without marks, the first wrong one alone is certain', () => {
  assert.deepEqual(wrongIn('Yes\n0 1\nNo'), { wrong: [2], missing: 1, more: 0, marked: false });
  assert.deepEqual(wrongIn('Yes\n2\n0 1\nNo\nNo'), {
    wrong: [],
    missing: 0,
    more: 1,
    marked: false,
  });
  assert.deepEqual(wrongIn('Yes'), { wrong: [2], missing: 2, more: 0, marked: false });
  const { right, shifted } = compareOutputs(cases, divide('Yes\n0 1\nNo', cases, 'b'), null);
  assert.deepEqual({ right, shifted }, { right: 1, shifted: true });
});

test('empty lines within a right output are not asked for where nothing marks the outputs', () => {
  const spaced = [{ input: '1', answer: 'a b\n\nc' }];
  const wrong = (printed: string) =>
    compareOutputs(spaced, divide(printed, spaced, 'b'), null).wrong.length;
  assert.equal(wrong('a b\nc\n'), 0);
  assert.equal(wrong('a b\n\nc\n'), 0);
  assert.equal(wrong('### 1 of b\na b\n\nc\n'), 0);
  assert.equal(wrong('a\nb c\n'), 1);
});

test('two programs are compared with each other, and the right output is shown beside', () => {
  const one = divide('Yes\n2\n0 1\nYes', cases, 'b');
  const other = divide('No\n2\n0 1\nYes', cases, 'b');
  const { wrong, two } = compareOutputs(cases, one, other);
  assert.ok(two);
  assert.deepEqual(
    wrong.map(({ n, given, other: second, answer }) => [n, given, second, answer]),
    [[1, 'Yes', 'No', 'Yes']],
  );
});

test('a million lines are divided at once', () => {
  const start = performance.now();
  assert.equal(divide('No\n'.repeat(1e6), cases, 'b').more, 1e6 - 5);
  assert.equal(divide(`### 1 of b\n${'No\n'.repeat(1e6)}`, cases, 'b').missing, 2);
  assert.ok(performance.now() - start < 10_000);
});

test('files are read as text in the encodings that people have, and nothing else is', () => {
  assert.equal(textOf(Buffer.from('\ufeffYes\r\n', 'utf8')), 'Yes\r\n');
  assert.equal(textOf(Buffer.from('\ufeffYes\n', 'utf16le')), 'Yes\n');
  assert.equal(textOf(Buffer.from([0xfe, 0xff, 0, 0x59])), 'Y');
  assert.equal(textOf(Buffer.from([0xb4, 0xf0, 0xb0, 0xb8])), '答案');
  assert.equal(textOf(new Uint8Array()), '');
  for (const binary of [
    [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0],
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [0x4d, 0x5a, 0x90, 0, 3],
  ]) {
    assert.equal(textOf(Uint8Array.from(binary)), null);
  }
});

test.skipIf(lacks('python3'))(
  'the runner writes what a program prints, and how it ended',
  async () => {
    const batch = await makeBatch('891', { count: 12, seed: 1, size: 'small' });
    const inputs = batch.map(({ input }) => input);
    const script = inPython('891', inputs, 4);
    const name = batchName('891', inputs);
    writeFileSync(join(folder, runnerFile('891')), script);
    const run = (program: string) => {
      writeFileSync(join(folder, 'program.py'), program);
      const { status, stderr, stdout } = spawnSync(
        'python3',
        [runnerFile('891'), 'python3', 'program.py'],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      assert.equal(status, 0, stderr);
      const printed = readFileSync(join(folder, outputsFile('891')), 'utf8');
      const divided = divide(printed, batch, name);
      assert.equal(divided.flaw, null);
      const flaw = divide(stdout, batch, name).flaw;
      return { ...compareOutputs(batch, divided, null), flaw };
    };
    const alone = spawnSync('python3', [runnerFile('891')], { cwd: folder, encoding: 'utf8' });
    assert.equal(alone.status, 1);
    assert.match(alone.stderr, /^Name your program/);
    const SOLUTION = `from functools import reduce
heaps = list(map(int, open(0).read().split()))[1:]
x = reduce(lambda a, b: a ^ b, heaps, 0)
`;
    const right = run(`${SOLUTION}print("Yes" if x else "No")`);
    assert.deepEqual(
      { ...right },
      { wrong: [], right: 12, missing: 0, more: 0, shifted: false, two: false, flaw: null },
    );
    assert.equal(run('print("No " * 200)').flaw, 'cut');
    const wins = batch.filter(({ answer }) => answer === 'Yes').length;
    const silent = run(`${SOLUTION}if not x: print("No")`);
    assert.equal(silent.wrong.length, wins);
    const crashed = run(`${SOLUTION}print("Yes" if x else "No"); exit(3 if x else 0)`);
    assert.equal(crashed.wrong.length, wins);
    assert.deepEqual(crashed.wrong[0].failure, { ended: 'crash', code: '3' });
    const endless = run(`${SOLUTION}
while len(heaps) == ${batch[0].input.trim().split(/\s+/).length - 1} and heaps == [${batch[0].input.trim().split(/\s+/).slice(1)}]: pass
print("Yes" if x else "No")`);
    assert.deepEqual(
      endless.wrong.map(({ n, failure }) => [n, failure?.ended]),
      [[1, 'timeout']],
    );
  },
);
