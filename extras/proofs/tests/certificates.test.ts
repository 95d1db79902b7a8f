/**
 * Test that both checkers accept certificates, and refuse copies in which anything is changed to something
 * false.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { certificate, table } from 'mexplorer';
import { langs, sayError } from 'mexplorer/kit';
import { check } from '../checkers/check.mjs';
import { CHECKERS, inPython, verdict } from './checkers.ts';

/** Each game with the kind of its certificate, preperiod, period and bound. */
const GAMES = [
  ['kayles', 'octal-period', 71, 12, 166],
  ['dawson', 'octal-period', 53, 34, 174],
  ['octal 0.45', 'octal-period', 498, 20, 1036],
  ['octal 4.07', 'octal-period', 1, 4, 10],
  ['hex 0.A2', 'octal-period', 1, 4, 14],
  ['hex 0.A01', 'octal-period', 4, 2, 18],
  ['n -> n-1 | (i, n-1-i) for i in 1..n-2', 'octal-period', 0, 2, 5],
  ['subtract 1 3 4', 'subtraction-period', 0, 7, 11],
  ['subtract 2 5..6 30', 'subtraction-period', 0, 36, 66],
  ['n -> n-1 | n-3 if n % 2 == 0', 'closed-form', 0, 2, 19],
  ['n -> (n-1, n-2) | n-3 if gcd(n, 6) > 1', 'closed-form', 11, 4, 62],
  ['n -> max(n-s, 0) for s in 3..9 if n > 0', 'closed-form', 0, 12, 43],
  ['n -> i for i in 0..n-3', 'closed-form', 0, 3, 28],
  ['n -> i for i in 0..n-3 | n-1 if n % 3 == 1', 'closed-form', 3, 3, 69],
  ['octal 0.77 misere', 'misere-quotient', 71, 12, 168],
  ['octal 0.75 misere', 'misere-quotient', 8, 2, 22],
  ['subtract 2 5 7 misere', 'misere-quotient', 1, 22, 53],
];

/** Yield copies of the file, each with one change: in any field, and in some items of long lists. */
function* tampered(file: object): Generator<object> {
  const set = (path: string[], value: unknown) => {
    const copy = structuredClone(file);
    const place = path.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key), copy);
    const [last] = path.slice(-1);
    if (value === undefined) Reflect.deleteProperty(place, last);
    else Reflect.set(place, last, value);
    return copy;
  };
  function* within(value: unknown, path: string[]): Generator<object> {
    if (typeof value === 'number') {
      const others = [
        value + 1,
        value - 1,
        2 * value,
        Math.floor(value / 2),
        value + 0.5,
        -1,
        2 ** 53,
      ];
      for (const other of new Set(others)) if (other !== value) yield set(path, other);
      for (const other of [null, String(value), [value], true]) yield set(path, other);
      return;
    }
    if (typeof value === 'string') {
      for (const other of ['', 'x', `${value} +`, `${value}..`, value.slice(0, -1), 7]) {
        yield set(path, other);
      }
      return;
    }
    const entries = Object.entries(value ?? {});
    if (Array.isArray(value)) {
      yield set(path, value.slice(0, -1));
      yield set(path, [...value, value.at(-1)]);
      if (value.length > 1) yield set(path, structuredClone(value.toReversed()));
      const step = Math.max(1, Math.floor(value.length / 12));
      const some = entries.filter((_, i) => i % step === 0 || i + 1 === value.length);
      for (const [key, item] of some) yield* within(item, [...path, key]);
    } else {
      for (const [key, item] of entries) {
        yield set([...path, key], undefined);
        yield* within(item, [...path, key]);
      }
    }
  }
  yield* within(file, []);
}

test('certificates prove what they claim, to both checkers', async () => {
  const texts = [];
  for (const [game, kind, preperiod, period, bound] of GAMES) {
    const file = await certificate(String(game));
    const claim = [file.kind, file.preperiod, file.period, file.bound];
    assert.deepEqual(claim, [kind, preperiod, period, bound], String(game));
    assert.equal(verdict(file), null, String(game));
    texts.push(JSON.stringify(file));
  }
  assert.deepEqual(
    inPython(texts),
    texts.map(() => null),
  );
});

test('of rules at random, whatever the core certifies is proven', async () => {
  let seed = 1;
  const below = (n: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(seed / 65_536) % n;
  };
  const condition = () =>
    [
      `n % ${2 + below(4)} == ${below(3)}`,
      `n > ${below(9)} and not n % 3 == 0`,
      `gcd(n, ${2 + below(5)}) > 1`,
      `n / ${2 + below(3)} % 2 == ${below(2)} or popcount(n % 8) == 1`,
    ][below(4)];
  const option = () =>
    [
      `n-${1 + below(6)} if ${condition()}`,
      `(n-${1 + below(6)}, n-${1 + below(6)})`,
      `n-s for s in ${1 + below(3)}..${3 + below(4)} if s % 2 == ${below(2)}`,
      `${below(3)} if n > ${3 + below(4)}`,
      `i for i in ${below(3)}..n-${1 + below(4)}`,
      `max(n-${1 + below(6)}, ${below(2)}) if n > ${1 + below(4)}, ${condition()}`,
    ][below(6)];
  const texts = [];
  for (let i = 0; i < 400; i += 1) {
    const game = `n -> ${Array.from({ length: 1 + below(3) }, option).join(' | ')}`;
    const file = await certificate(game, { upto: 2000, budget: 1e7 }).catch(() => null);
    if (!file) continue;
    assert.equal(verdict(file), null, JSON.stringify(file));
    if (i % 8 === 0) texts.push(JSON.stringify(file));
  }
  assert.ok(texts.length > 20, String(texts.length));
  assert.deepEqual(new Set(inPython(texts)), new Set([null]));
});

test('the quotients with at most 46 elements have certificates', async () => {
  const golden = readFileSync(
    new URL('../../../tests/golden/quotients.txt', import.meta.url),
    'utf8',
  );
  const lines = golden.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const known = lines.map((line) => line.split(' ')).filter(([, order]) => Number(order) <= 46);
  assert.ok(known.length > 300);
  for (const [code, ...numbers] of known) {
    const file = await certificate(`octal ${code} misere`);
    const { order, lost, preperiod, period } = check(JSON.stringify(file));
    assert.deepEqual([order, lost, preperiod, period], numbers.slice(0, 4).map(Number), code);
  }
});

test('long periods have certificates with rare heaps, and only these heaps', async () => {
  const file = await certificate('octal 0.16', { upto: 600_000 });
  assert.deepEqual([file.preperiod, file.period, file.bound], [105_351, 149_459, 509_620]);
  const { mask = 0, rare = [] } = file;
  assert.ok(JSON.stringify(file).length < 1000 && rare.length < 100);
  assert.equal(verdict(file), null);
  for (const other of [
    { rare: rare.slice(1) },
    { rare: rare.slice(0, -1) },
    { rare: [...rare, file.bound] },
    { rare: rare.map((heap, i) => heap + (i === 5 ? 1 : 0)) },
    { mask: mask ^ 1 },
    { mask: 0 },
    { period: 2 * file.period, bound: file.bound + 2 * file.period },
    { preperiod: file.preperiod + 1, bound: file.bound + 2 },
    { game: 'octal 0.17' },
  ]) {
    assert.notEqual(verdict({ ...file, ...other }), null, JSON.stringify(other).slice(0, 200));
  }
});

test('both checkers refuse a file of which anything is changed', async () => {
  const texts: string[] = [];
  for (const [game] of GAMES) {
    const file = await certificate(String(game));
    let count = 0;
    for (const other of tampered(file)) {
      // Skip a copy that equals the file: a reversed list can be the same list.
      if (JSON.stringify(other) === JSON.stringify(file)) continue;
      const text = JSON.stringify(other);
      assert.notEqual(verdict(other), null, text.slice(0, 2000));
      count += 1;
      if (count % 4 === 0) texts.push(text);
    }
    assert.ok(count > 60, `${game}: ${count}`);
  }
  inPython(texts).forEach((said, i) => assert.notEqual(said, null, texts[i].slice(0, 2000)));
});

test('a table that is not associative and the values of another code are refused', async () => {
  const file = await certificate('octal 0.75 misere');
  const table = structuredClone(file.table ?? []);
  [table[1][2], table[2][1]] = [table[1][1], table[1][1]];
  assert.match(verdict({ ...file, table }) ?? '', /associate|commute|differ/);
  const kayles = await certificate('kayles');
  for (const game of [
    'octal 0.07',
    'octal 0.73',
    'hex 0.7F',
    'subtract 1 2',
    'octal 0.77 misere',
  ]) {
    assert.notEqual(verdict({ ...kayles, game }), null, game);
  }
});

test('strange files are refused at once', async () => {
  const text = JSON.stringify(await certificate('kayles'));
  const long = text.slice(0, -1) + ' '.repeat(17 * 2 ** 20) + '}';
  const deep = '['.repeat(1_000_000);
  const claims = { preperiod: 2 ** 28, period: 2 ** 27, bound: 2 ** 29 + 2 ** 28 };
  const huge = { ...JSON.parse(text), ...claims, values: [[0, 2 ** 28]] };
  const rare = { ...huge, mask: 1, rare: [1], preperiod: 2 ** 27, bound: 2 ** 29 };
  const strange = ['', '{', text.slice(0, -20), 'null', '[]', '{"format": 1}', long, deep];
  strange.push(`${text}x`, JSON.stringify(huge), JSON.stringify(rare), `{"format": ${deep}`);
  strange.push(JSON.stringify({ ...JSON.parse(text), kind: 'constructor' }));
  const rule = JSON.parse(JSON.stringify(await certificate('n -> n-1 | n-3 if n % 2 == 0')));
  for (const game of [
    `n -> ${'('.repeat(100_000)}n-1`,
    `n -> ${'-'.repeat(100_000)}1`,
    'n -> i for i in 0..9007199254740991',
    'n -> n-1 | __proto__',
    'n -> n-1 if prime(9007199254740881)',
    `n -> n-1${' + 0'.repeat(15_000)} for i in 1..100000`,
    'n -> n - n*n*n*n*n*n*n*n*n*n*n*n*n*n*n*n',
  ]) {
    strange.push(JSON.stringify({ ...rule, game }));
  }
  for (const said of strange.map(verdict)) assert.notEqual(said, null);
  for (const said of inPython(strange)) assert.notEqual(said, null);
});

test('the commands end with 0 or 1 and say why on the last line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const [good, bad] = ['good', 'bad'].map((name) => join(folder, name));
  const file = await certificate('kayles');
  writeFileSync(good, JSON.stringify(file));
  writeFileSync(
    bad,
    JSON.stringify({ ...file, values: [0, 1, 2, 4, ...(file.values ?? []).slice(4)] }),
  );
  for (const [command, name] of [
    ['python3', 'check.py'],
    [process.execPath, 'check.mjs'],
  ]) {
    const run = (path: string) =>
      spawnSync(command, [join(CHECKERS, name), path], { encoding: 'utf8' });
    assert.deepEqual([run(good).status, run(bad).status], [0, 1]);
    assert.equal(run(good).stdout, 'Proven: octal 0.77 has the period 12 from heap 71 on.\n');
    assert.equal(run(bad).stdout, 'Refused: heap 3 has the value 3, not 4\n');
    assert.equal(run(join(folder, 'none')).status, 1);
  }
  rmSync(folder, { recursive: true });
});

test('what has no certificate says so', async () => {
  for (const [game, reason] of [
    ['grundy', 'kind'],
    ['wythoff', 'kind'],
    ['hex 0.8', 'saltus'],
    ['octal 0.06', 'unproven'],
  ]) {
    await assert.rejects(certificate(game, { upto: 500 }), ({ code, details }) => {
      assert.deepEqual([code, details.reason], ['no-certificate', reason]);
      return true;
    });
  }
});

test('the search goes on until the proof, or says in both languages what to raise', async () => {
  const { preperiod, period, bound } = await certificate('octal 0.356');
  assert.deepEqual([preperiod, period, bound], [7315, 142, 14_915]);
  for (const [options, code, asked] of [
    [{ upto: 2000 }, 'no-certificate', 'upto'],
    [{ budget: 9000 }, 'budget', 'budget'],
  ] as const) {
    const error = await certificate('octal 0.356', options).catch((thrown) => thrown);
    assert.equal(error.code, code);
    assert.match(error.message, new RegExp(`set a larger \`${asked}\``));
    for (const lang of langs) assert.match(sayError(lang, error), new RegExp(asked));
  }
  const long = await table('nim', 50_000_001).catch((thrown) => thrown);
  assert.deepEqual([long.code, long.details.of], ['too-many', 'table']);
  assert.match(sayError('en', long), /Expected 50000000 or less; the Python package/);
  assert.match(sayError('zh', long), /最多到 50000000；.*Python/);
});

test('checkers are short, and know nothing of the core', () => {
  const names = ['check', 'common', 'values', 'quotient', 'rule', 'rule-text'];
  const files = [...names.map((n) => `${n}.mjs`), ...names.map((n) => `${n.replace('-', '_')}.py`)];
  for (const file of files) {
    const text = readFileSync(join(CHECKERS, file), 'utf8');
    assert.ok(text.split('\n').length <= 151, file);
    for (const [, from] of text.matchAll(/from '([^']+)'/g))
      assert.match(from, /^\.\/[a-z-]+\.mjs$/);
  }
});
