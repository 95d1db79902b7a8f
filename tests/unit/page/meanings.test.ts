/**
 * Test the possible meanings of a typed text: the words of each meaning, the link of each meaning, and the
 * same answer after a pause as after Enter.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readGame, readings } from '../../../www/index.ts';
import { translatorOf } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { certainOf, linkOf, stretches } from '../../../www/setup/meanings.ts';
import { findGames, isNamed } from '../../../www/setup/find-games.ts';
import { reasonLine, reasonOf } from '../../../www/setup/reason.ts';
import { absence, remarkOn, sizesAsked, suggestions } from '../../../www/setup/suggestions.ts';
import { Understanding, accepted } from '../../../www/setup/understanding.ts';
import { textOf } from '../template-text.ts';
import type { MexError } from '../../../www/engine/errors.ts';
import type { Reading } from '../../../www/engine/types.ts';
import type { GameReading } from '../../../www/setup/meanings.ts';
import type { Lang } from '../../../www/i18n/index.ts';

/** Return a `Reading`, a possible meaning of a typed text, with the given fields and empty others. */
const reading = (fields: Partial<Reading>): Reading => ({
  game: null,
  card: null,
  position: null,
  heaps: null,
  problem: null,
  view: null,
  absent: null,
  certain: false,
  rest: [],
  ...fields,
});

const nim = (fields: Partial<Reading> = {}) =>
  reading({ game: 'nim', card: 'nim', ...fields }) as GameReading;

const speaker = (lang: Lang) => ({ lang, t: translatorOf(lang) });

const said = (lang: Lang, text: string, ...all: Reading[]) =>
  textOf(suggestions(speaker(lang), text, all, () => {})).replace(/\s+/g, ' ');

test('an offer shows the game, its position, and what of the text was not understood', () => {
  const text = 'nim 3 5 7 with Bob';
  const offer = nim({ position: '3 5 7', rest: [[10, 18]] });
  const en = said('en', text, offer);
  assert.ok(en.includes('nim · 3 5 7'), en);
  assert.match(en, /Read without the marked words:.*nim 3 5 7 .*<mark>with Bob<\/mark>/);
  assert.match(said('zh', text, offer), /标出的文字没有用到：.*<mark>with Bob<\/mark>/);
  assert.ok(!said('en', text, nim({ position: '3 5 7' })).includes('<mark>'));
});

test('stretches are the whole text, or its parts around what was left over', () => {
  assert.deepEqual(stretches('nim Bob 3', [[4, 7]]), [
    { text: 'nim ', left: false },
    { text: 'Bob', left: true },
    { text: ' 3', left: false },
  ]);
  const texts = [
    '',
    'a',
    `${'understood '.repeat(20)}left${' understood'.repeat(20)}`,
    '𝟑'.repeat(80),
  ];
  for (const text of texts) {
    const at = text.indexOf('left');
    const spots: [number, number][] = at < 0 ? [] : [[at, at + 4]];
    const parts = stretches(text, spots);
    assert.equal(parts.filter(({ left }) => left).length, spots.length);
    assert.ok(
      parts.every(({ text }) => [...text].length <= 33),
      JSON.stringify(parts),
    );
    // Check that no character is split: `encodeURIComponent` throws on half of a surrogate pair.
    for (const { text } of parts) encodeURIComponent(text);
    const short = text.length <= 33;
    if (short) assert.equal(parts.map(({ text }) => text).join(''), text);
  }
});

test('a number of heaps asks for their sizes', () => {
  assert.equal(sizesAsked(speaker('en'), nim({ heaps: 3 })), 'Nim with 3 heaps: type their sizes.');
  assert.equal(sizesAsked(speaker('zh'), nim({ heaps: 3 })), 'Nim 游戏，3 堆：请写出各堆的大小。');
  assert.ok(said('en', 'three heaps', nim({ heaps: 3 })).includes('type their sizes'));
});

test('a game that is not here is named, with the reason', () => {
  const absent = (name: string, reason: 'partizan' | 'missing' | 'not-combinatorial') =>
    reading({ absent: { name, reason } });
  const domineering = absent('domineering', 'partizan');
  assert.equal(
    absence(speaker('en'), domineering),
    'Domineering is partizan: the players have different moves. It is not here.',
  );
  assert.ok(absence(speaker('zh'), domineering).includes('双方走法不同'));
  for (const lang of langs) {
    assert.equal(absence(speaker(lang), nim()), '');
    for (const one of [absent('sprouts', 'missing'), absent('poker', 'not-combinatorial')]) {
      assert.ok(!absence(speaker(lang), one).includes('undefined'));
      assert.ok(!said(lang, '', one).includes('<button'));
    }
  }
});

test('an error gives way to what was understood, unless it has a repair', () => {
  const story = 'Take any number of stones from a heap.';
  const error = (details: object, code: string) =>
    Object.assign(new Error(), { code, details }) as never;
  const remark = (all: Reading[], details: object = {}, code = 'unknown-game') =>
    remarkOn(speaker('en'), story, all, error({ field: 'game', ...details }, code));
  assert.ok(remark([nim({ certain: true })]).understood);
  assert.ok(!remark([nim({ certain: true })], { repairs: ['nim'] }).understood);
  // A similar name corrects a text of a name alone, if it is the name of the first meaning.
  const named = (text: string, one: Reading, nearest: string) =>
    remarkOn(
      speaker('en'),
      text,
      [one],
      error({ field: 'game', nearest: [nearest] }, 'unknown-game'),
    );
  const choice = 'This may be what you mean; it is played when you choose it.';
  assert.equal(named('nmi', nim(), 'nim').words, '');
  assert.equal(named('nimm misere', nim({ game: 'nim misere' }), 'nim').words, '');
  assert.equal(named(story, nim(), 'nim').words, choice);
  assert.equal(named('misere nim', nim({ game: 'nim misere' }), 'moore').words, choice);
  assert.ok(named('misere nim', nim({ game: 'nim misere', certain: true }), 'moore').understood);
  assert.equal(remark([nim(), nim()]).words, 'This may mean 2 things: choose one.');
  assert.deepEqual(remark([nim({ rest: [[4, 7]] })]).spot, [4, 7]);
  // The text of a problem is not a misspelled name of its game.
  const told = nim({ rest: [[0, story.length]] });
  assert.match(
    remark([told], { nearest: ['nim'] }).words,
    /^Some words of this text fit the game below\./,
  );
  assert.ok(!said('en', story, told).includes('Read without'));
  // If the notation has an error with its own message, the remark is empty, since that message says more.
  assert.equal(remark([nim({ rest: [[4, 7]] })], {}, 'zero-in-set').words, '');
  // A rule without its arrow, and a text that is understood as a whole, are no mistakes in the notation.
  const noArrow = { expected: ['->'], found: '-' };
  const both = [nim(), nim({ position: '1' })];
  assert.equal(
    remark(both, noArrow, 'expected-syntax').words,
    'This may mean 2 things: choose one.',
  );
  assert.match(remark([told], noArrow, 'expected-syntax').words, /^Some words of this text fit/);
  assert.equal(
    remark(both, {}, 'expected-number').words,
    remark(both, noArrow, 'expected-syntax').words,
  );
  const chess = reading({ absent: { name: 'chess', reason: 'partizan' }, certain: true });
  assert.ok(remark([chess]).words.startsWith('Chess is partizan'));
  assert.ok(!remark([chess]).understood);
  // A game that is not available is one of several meanings if another game comes first.
  assert.equal(remark([nim(), chess]).words, 'This may mean 2 things: choose one.');
  assert.equal(remark([]).words, '');
  assert.equal(remarkOn(speaker('en'), '', [nim()], null).words, '');
});

test('a view leads to itself with its numbers', () => {
  const view = reading({ view: { name: 'union', fields: { n: '1000', divisors: '2 3 5' } } });
  assert.equal(linkOf(view), '#v1/union?n=1000&divisors=2+3+5');
  assert.ok(said('en', '', view).includes('n = 1000 · 2 3 5'));
  assert.equal(linkOf(nim()), null);
});

test('only what is certain is accepted, and only with sizes', async () => {
  const typed = { game: 'x y', position: '3 5', placed: 'nim', gameOnly: false };
  const none = { error: Object.assign(new Error(), { details: { field: 'game' } }) } as never;
  const with_ = (...readings: Reading[]) => accepted({ found: none, readings }, typed);
  assert.equal(await with_(), none);
  assert.equal(await with_(nim()), none);
  assert.equal(await with_(nim({ certain: true, heaps: 3 })), none);
  assert.equal(await with_(reading({ problem: '893', certain: true })), none);
  assert.deepEqual(await with_(nim({ certain: true, position: '1 2' })), {
    place: { game: 'nim', position: '1 2' },
    start: '1 2',
  });
  const found = { place: { game: 'nim', position: '1' }, start: '1' };
  assert.equal(await accepted({ found, readings: [] }, typed), found);
  const heaps = nim({ certain: true, heaps: 3 });
  const gameOnly = await accepted({ found: none, readings: [heaps] }, { ...typed, gameOnly: true });
  assert.ok('place' in gameOnly);
});

test('who asks for the same texts while they are looked at gets the same answer', async () => {
  const understanding = new Understanding();
  const typed = { game: '{1,3,4}', position: '10', placed: 'nim', gameOnly: false };
  const pause = understanding.of(typed);
  assert.equal(understanding.of({ ...typed }), pause);
  const other = understanding.of({ ...typed, game: '1 3 4' });
  assert.notEqual(other, pause);
  const [first, second] = await Promise.all([pause, other]);
  assert.equal(certainOf(first.readings)?.game, 'subtract 1 3 4');
  assert.equal(certainOf(second.readings), null);
  assert.ok(second.readings.length > 1);
  const answer = await accepted(first, typed);
  assert.ok('place' in answer && answer.place.game === 'subtract 1 3 4');
});

test('the reason why moves without a head are no rule is the mistake in the moves', async () => {
  for (const [text, expected, span] of [
    ['{n-1 : n >}', ['expression'], [11, 11]],
    ['{n-1 : n > 2', ['}'], [12, 12]],
    ['n-1 if', ['condition'], [6, 6]],
    ['n -> n-1 |', ['expression'], [10, 10]],
  ] as const) {
    const reason = await reasonOf(text);
    assert.equal(reason?.code, 'expected-syntax', text);
    assert.deepEqual([reason?.details.expected, reason?.span], [expected, span], text);
    const typed = { game: text, position: '3', placed: 'nim', gameOnly: false };
    const { found } = await new Understanding().of(typed);
    assert.ok('error' in found);
    assert.deepEqual(found.error.span, span, text);
  }
  const inSet = (await reasonOf('{1,3,x}')) as MexError;
  assert.deepEqual([inSet.code, inSet.details.found, inSet.span], ['expected-number', 'x', [5, 6]]);
  assert.match(
    textOf(reasonLine({ lang: 'en' }, '{1,3,x}', inSet)),
    /\{1,3,.*<mark>x<\/mark>.*number/s,
  );
  assert.match(textOf(reasonLine({ lang: 'zh' }, '{1,3,x}', inSet)), /<mark>x<\/mark>.*数/s);
  assert.match(
    textOf(reasonLine({ lang: 'en' }, 'n-1 if', (await reasonOf('n-1 if')) as MexError)),
    /n-1 if.*<mark> <\/mark>.*condition/s,
  );
  for (const text of ['nim', '{1,3,4}', 'zugzwang', 'n']) assert.equal(await reasonOf(text), null);
});

test('a text that is no rule does not find the game of typed rules', async () => {
  const found = async (text: string) => {
    await readGame(text).catch(() => {});
    return findGames(text).map(({ name }) => name);
  };
  for (const text of ['n-1, n-2 if n > 5', '{n-1 : n >}', '(a, b) -> (a-1']) {
    assert.deepEqual(await found(text), [], text);
  }
  assert.deepEqual(await found('n -> n-1'), ['rule']);
  assert.deepEqual(await found('subtract 2 x'), ['subtract']);
});

test('a game is named by its whole name or notation alone', () => {
  const [wythoff] = findGames('wythoff');
  assert.ok(isNamed(wythoff, 'Wythoff'));
  assert.ok(!isNamed(wythoff, 'wyth'));
  assert.ok(isNamed(findGames('silver dollar')[0], 'Silver Dollar'));
});

test('names of games are offered for whole words that are near, and for no part', async () => {
  for (const text of ['take', 'king', 'ing', 'a sentence about take and merge']) {
    assert.deepEqual(
      (await readings(text)).filter(({ certain }) => certain),
      [],
      text,
    );
  }
});
