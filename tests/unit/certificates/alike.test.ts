/** Both checkers refuse every number and every word of a certificate that is written in another way. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { certificate, table } from '../../../www/index.ts';
import { inPython, verdict } from './checkers.ts';

/** Games for each kind of certificate. */
const GAMES = [
  'kayles',
  'hex 0.A01',
  'subtract 2 5..6 30',
  'n -> n-1 | n-3 if n % 2 == 0',
  'n -> max(n-s, 0) for s in 3..9 if n > 0',
  'octal 0.75 misere',
  'subtract 2 5 7 misere',
];
/** Numbers changed in a file; the checkers take a millisecond for most files. */
const CHANGED = 24;

/** Ways to write a number that are no whole number of the same value, or are another number. */
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

/** Ways to write a word of a game. */
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

/** The values of the first heaps, or nothing if the core refuses the game. */
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
      // A typed rule has other texts of the same game, with more blanks for example.
      assert.equal(file.kind, 'closed-form', other);
      const { game: changed } = JSON.parse(other);
      assert.notEqual(changed, file.game, other);
      const values = await valuesOf(changed);
      // The core has smaller numbers.
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
