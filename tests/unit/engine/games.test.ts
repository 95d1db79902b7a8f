import assert from 'node:assert/strict';
import { test } from 'vitest';
import { anyMove } from '../../../www/play/any-move.ts';
import { lineOf } from '../../../www/engine/known-lines.ts';
import { cardOf, exampleHeaps, examples, games, groups } from '../../../www/games.ts';
import { boardWords, has, sayMove } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { analyze, describe, play, readGame } from '../../../www/index.ts';
import type { MexError } from '../../../www/engine/errors.ts';
import { shifted, runs } from '../../../www/setup/highlighting.ts';

test('every game has its words in every language', () => {
  for (const lang of langs) {
    for (const { name } of games) {
      for (const key of [`games.${name}`, `games.${name}_rule`, `notation.${name}`]) {
        assert.ok(has(lang, key), `${lang} ${key}`);
      }
    }
    for (const { name } of groups) assert.ok(has(lang, `notation.group_${name}`), name);
    for (const { name } of examples) assert.ok(has(lang, `notation.example_${name}`), name);
  }
});

test('the core says what a game line is', async () => {
  const nim = { card: 'nim', misere: true, numbers: 1, canonical: 'nim misere' };
  assert.deepEqual(await readGame(' Nim　ＭＩＳＥＲＥ '), nim);
  const { card, misere, numbers, canonical } = await describe('nim misere', '3 5 7');
  assert.deepEqual({ card, misere, numbers, canonical }, nim);
  assert.equal((await readGame('(a, b) -> (a-1, b)')).numbers, 2);
  assert.equal((await readGame('（x，y，z）→ (x-1, y, z)')).numbers, 3);
  assert.equal((await readGame('graph a→b b>c')).canonical, 'graph a>b b>c');
});

test('a line that cannot be read is an error, which names the game that it begins', async () => {
  const lines: [string, string, string | undefined][] = [
    ['', 'empty-game', undefined],
    ['chess', 'unknown-game', undefined],
    ['subtract', 'empty-set', 'subtract'],
    ['nim 3', 'unexpected-argument', 'nim'],
    ['(a, b) -> ', 'expected-syntax', 'two-numbers'],
  ];
  for (const [line, code, card] of lines) {
    await assert.rejects(readGame(line), (error: MexError) => {
      assert.deepEqual([error.code, error.details.card], [code, card], line);
      assert.equal(error.details.field, 'game');
      return true;
    });
    assert.equal(cardOf(line)?.name, card);
    assert.equal(lineOf(line), null);
  }
});

test('every example that is offered can be won, and some move is found in it', async () => {
  const rules = examples.map(({ game, position = exampleHeaps }) => ({ game, position }));
  for (const { game, position } of [...games, ...rules]) {
    const described = await describe(game, position);
    assert.equal((await analyze(game, position)).outcome, 'N', `${game}: ${position}`);
    const text = anyMove(described);
    const played = await play(game, described.position, text);
    assert.ok(played.to, `${game}: ${text}`);
    for (const lang of langs) {
      const said = sayMove(lang, played.move, boardWords(described));
      assert.doesNotMatch(said, /undefined|NaN|moves\./, said);
    }
  }
});

test('a rule with tuples is played on the board of options', async () => {
  const split = await describe('n -> (i, n-i) for i in 1..n-1', '5');
  assert.equal(split.draw, 'options');
  const taken = await describe('n -> n-1 | n-3', '5');
  assert.equal(taken.draw, 'heaps');
  assert.equal((await describe('hackenbush', '0-a')).draw, 'plant');
});

const text = 'n -> n-1';
const pieces = [
  { kind: 'name', start: 0, end: 1 },
  { kind: 'arrow', start: 2, end: 4 },
  { kind: 'name', start: 5, end: 6 },
  { kind: 'operator', start: 6, end: 7 },
  { kind: 'number', start: 7, end: 8 },
];

test('coloured runs put together are the text', () => {
  for (const spot of [null, [5, 8], [8, 8], [0, 0], [6, 99]] as ([number, number] | null)[]) {
    const found = runs(text, pieces, spot);
    assert.equal(found.map((run) => run.text).join(''), text);
    if (!spot) continue;
    const wrong = found.filter((run) => run.wrong).map((run) => run.text);
    assert.equal(wrong.join(''), text.slice(...spot));
    assert.ok(wrong.length);
  }
  assert.deepEqual(runs('', [], null), []);
});

test('colours are carried over what is typed until new ones are there', () => {
  const kinds = (after: string) =>
    shifted(pieces, text, after).map((p) => [p.kind, after.slice(p.start, p.end)]);
  assert.deepEqual(kinds('n -> n-1 | n'), kinds(text));
  assert.deepEqual(kinds('n -> n-15').at(-1), ['number', '1']);
  assert.deepEqual(kinds('n -> xn-1').at(-1), ['number', '1']);
  assert.equal(shifted(pieces, text, '').length, 0);
});
