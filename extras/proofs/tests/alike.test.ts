/** Test that both checkers refuse a certificate if any number or word in it is spelt in another way. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { certificate, table } from 'mexplorer';
import { CHECKERS, inPython, verdict } from './checkers.ts';

/** Games that cover each kind of certificate. */
const GAMES = [
  'kayles',
  'hex 0.A01',
  'subtract 2 5..6 30',
  'n -> n-1 | n-3 if n % 2 == 0',
  'n -> max(n-s, 0) for s in 3..9 if n > 0',
  'octal 0.75 misere',
  'subtract 2 5 7 misere',
];
/** The number of numbers changed in each file. The checkers take a millisecond for most files. */
const CHANGED = 24;

/**
 * Return spellings that the checkers must refuse in place of a whole number: other forms of its value, and
 * other values.
 */
const forms = (n: string) => [
  `"${n}"`,
  ...[
    `${n}.0`,
    `${n}.5`,
    `${n}.`,
    `${n}e0`,
    `${n}E+0`,
    `-${n}`,
    `+${n}`,
    `0${n}`,
    `0x${n}`,
    ` ${n} 1`,
  ],
  ...[
    '1000000000',
    '9007199254740992',
    '9007199254740993',
    '1e400',
    'NaN',
    'Infinity',
    'true',
    'null',
  ],
];

/** Return other spellings of a word in the text of a game. */
const words = (word: string) => [
  ...[
    `${word}.`,
    `.${word}`,
    `${word}.0`,
    `${word}e0`,
    `-${word}`,
    `+${word}`,
    `0${word}`,
    `${word}..`,
  ],
  ...[
    `${word}..0`,
    `${word}..01`,
    `${word}\n`,
    `\n${word}`,
    `${word}\t`,
    ` ${word}`,
    `${word} `,
    `${word}\u00a0`,
  ],
  ...[word.toUpperCase(), `${word},`, '', '1000000000', '9007199254740992', '٣', '３'],
];

function* otherNumbers(text: string): Generator<string> {
  const all = [...text.matchAll(/(?<=[:,[])\d+(?=[,\]}])/g)];
  const step = Math.max(1, Math.floor(all.length / CHANGED));
  for (const match of all.filter((_, i) => i % step === 0 || i + 1 === all.length)) {
    for (const form of forms(match[0])) {
      if (form !== match[0])
        yield text.slice(0, match.index) + form + text.slice(match.index + match[0].length);
    }
  }
}

function* otherWords(file: { game: string }): Generator<string> {
  const { game } = file;
  for (const match of game.matchAll(/[^ ]+/g)) {
    for (const word of words(match[0])) {
      const changed = game.slice(0, match.index) + word + game.slice(match.index + match[0].length);
      if (changed !== game) yield JSON.stringify({ ...file, game: changed });
    }
  }
  for (const end of ['\n', '\r', ' ', '\u2028', '\0'])
    yield JSON.stringify({ ...file, game: game + end });
}

/** Return the values of the heaps up to 60 as text, or the error message if the core refuses the game. */
const valuesOf = (game: string) => table(game, 60).then(({ nimbers }) => nimbers.join(), String);

for (const game of GAMES) {
  test(`${game}: numbers and words written in another way`, async () => {
    const file = await certificate(game);
    const text = JSON.stringify(file);
    assert.deepEqual([verdict(text), ...inPython([text])], [null, null]);
    const others = [...otherNumbers(text), ...otherWords(file)];
    assert.ok(others.length > 100, String(others.length));
    const python = inPython(others);
    for (const [i, other] of others.entries()) {
      if (verdict(other) !== null && python[i] !== null) continue;
      // A user-written rule may be accepted with another text that defines the same game, for example with
      // more blanks.
      assert.equal(file.kind, 'closed-form', other);
      const { game: changed } = JSON.parse(other);
      assert.notEqual(changed, file.game, other);
      const values = await valuesOf(changed);
      // Skip rules that the core refuses for a number above its maximum, which is below the maximum of the
      // checkers.
      if (!/expected a number up to/.test(values))
        assert.equal(values, await valuesOf(game), other);
    }
  });
}

test('a long period with a mask: numbers and words written in another way', async () => {
  const file = await certificate('octal 0.16', { upto: 600_000 });
  assert.ok(file.mask);
  const numbers = [...otherNumbers(JSON.stringify(file))].filter((_, i) => i % 5 === 0);
  const others = [...numbers, ...otherWords(file)];
  const python = inPython(others);
  assert.ok(others.every((other, i) => verdict(other) !== null && python[i] !== null));
});

/** Each file is listed with whether the checkers must accept it, as docs/certificates.md states. */
test('both checkers agree on the letter of the format', async () => {
  const kayles = await certificate('octal 0.77');
  const written = async (line: string) => JSON.stringify(await certificate(line));
  const text = await written('octal 0.77');
  const hex = await written('hex 0.A01');
  const set = await written('subtract 2 5..6 30');
  const quotient = await written('octal 0.75 misere');
  // Add a mask to a short period, since any mask is valid, and certificates of long periods take too long to
  // check in a test.
  const { nimbers } = await table('octal 0.77', 166);
  const rare = [...nimbers.keys()].filter((heap) => heap > 0 && nimbers[heap] % 2 === 0);
  const masked = JSON.stringify({ ...kayles, values: undefined, mask: 1, rare });
  const with_ = (of: string, more: object) => JSON.stringify({ ...JSON.parse(of), ...more });
  const game = (line: string) => with_(text, { game: line });
  const [first, ...others] = kayles.values ?? [];
  const files: [string, boolean][] = [
    [text, true],
    ...[
      'octal  0.77',
      ' octal 0.77',
      'octal 0.77 ',
      'octal 0. 77',
      'octal\t0.77',
      '0.77',
      'kayles',
    ].map((line) => [game(line), false] as [string, boolean]),
    // Zeros at the end of a code do not change the game. Zeros at the beginning make another code.
    ...[game('octal 0.770'), game('octal 0.7700000')].map(
      (file) => [file, true] as [string, boolean],
    ),
    [game('octal 00.77'), false],
    [game('octal 0.077'), false],
    [game('hex 0.77'), true],
    [game('Octal 0.77'), false],
    [with_(hex, { game: 'hex 0.a01' }), false],
    [with_(hex, { game: 'hex 0.A010' }), true],
    [with_(set, { game: 'subtract 30 2 5..6 2' }), true],
    [with_(set, { game: 'subtract 2 5..6 30 9..8' }), false],
    [with_(set, { game: 'subtract 2 5..6 30 9..01' }), false],
    [with_(set, { game: 'subtract  2 5..6 30' }), false],
    [with_(quotient, { game: 'octal 0.750 misere' }), true],
    [with_(quotient, { game: 'octal 0.75  misere' }), false],
    [with_(quotient, { game: 'octal 0.75 misère' }), false],
    [`\ufeff${text}`, false],
    [` \t\r\n${text}\n`, true],
    [`${text}\0`, false],
    [`\u00a0${text}`, false],
    // Refuse a count of 0, a pair within a pair, and a list of one number. Accept a pair with the count 1.
    [with_(text, { values: [[7, 0], first, ...others] }), false],
    [with_(text, { values: [[[first, 1], 1], ...others] }), false],
    [with_(text, { values: [[first], ...others] }), false],
    [with_(text, { values: [[first, 1], ...others] }), true],
    // Of two fields with the same name, the last one counts.
    [text.replace('{', '{"bound":7,'), true],
    [text.replace(/\}$/, ',"bound":7}'), false],
    // Unknown fields and fields of other kinds of certificates claim nothing, but the numbers in them must be
    // whole numbers.
    [with_(text, { saltus: 1, from: 3, window: 9, modulus: 2, note: 'x' }), true],
    [with_(text, { saltus: 1, period: 24, bound: 190 }), false],
    [with_(quotient, { saltus: 1 }), true],
    [with_(text, { modulus: 0 }), false],
    [text.replace('{', `{"note":${'9'.repeat(6000)},`), true],
    [text.replace('{', '{"note":1e3,'), false],
    [text.replace('{', '{"note":"-1.5e3",'), true],
    // If the file has a mask, `values` is ignored; without a mask, `rare` is ignored. A mask outside 1 to 255
    // is refused.
    [masked, true],
    [with_(masked, { values: 'none' }), true],
    [with_(text, { rare: 'none' }), true],
    ...[0, 256, false, null, ''].map(
      (mask) => [with_(text, { mask, rare: [] }), false] as [string, boolean],
    ),
  ];
  const python = inPython(files.map(([file]) => file));
  for (const [i, [file, accepted]] of files.entries()) {
    const said = [verdict(file), python[i]];
    assert.deepEqual(
      said.map((each) => each === null),
      [accepted, accepted],
      `${file.slice(0, 300)}: ${said.join('; ')}`,
    );
  }
});

test('both checkers refuse what is no UTF-8', async () => {
  const text = JSON.stringify({ ...(await certificate('octal 0.77')), note: 'caf\u00e9' });
  const [left, right] = text.split('\u00e9');
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const file = join(folder, 'kayles.json');
  const ends = (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    return ['node', 'python3'].map((program, i) => {
      const script = join(CHECKERS, i ? 'check.py' : 'check.mjs');
      return spawnSync(program, [script, file]).status;
    });
  };
  assert.deepEqual(ends(Buffer.from(text)), [0, 0]);
  assert.deepEqual(ends(Buffer.from(`${left}\u00e9${right}`, 'latin1')), [1, 1]);
  assert.deepEqual(ends(Buffer.from(`\ufeff${text}`)), [1, 1]);
  assert.deepEqual(ends(Buffer.from(text, 'utf16le')), [1, 1]);
  rmSync(folder, { recursive: true });
});
