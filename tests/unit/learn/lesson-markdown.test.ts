/**
 * Test the parser of lessons in Markdown: the worked example of CONTRIBUTING is a valid lesson, and an error
 * message names the line of a mistake.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { check } from '../../../scripts/content/attributes.mjs';
import { compare, readLesson } from '../../../scripts/content/lesson.mjs';
import { describe } from '../../../www/index.ts';
import { t } from '../../../www/i18n/index.ts';
import { answerTo, isRight, readCheck } from '../../../www/learn/checks.ts';
import { keysOf } from '../../../www/learn/lesson.ts';
import { picture } from '../../../www/learn/pictures/index.ts';
import { proof } from './one-or-two.ts';
import type { Translate } from '../../../www/i18n/languages.ts';
import type { Block } from '../../../www/learn/lesson.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const [, section] = read('../../../CONTRIBUTING.md').split('\n## A new lesson\n');
const [english, chinese, drawn] = [...section.matchAll(/^```\w+\n(.*?)^```$/gms)].map(
  ([, text]) => text,
);
const FILE = 'content/en/one-or-two.md';
const lesson = readLesson(english, FILE);
const blocks = lesson.blocks as unknown as Block[];

test('the worked example of a lesson has its words in both languages', () => {
  const other = readLesson(chinese, 'content/zh/one-or-two.md');
  compare(lesson, other, 'content/zh/one-or-two.md');
  assert.deepEqual([lesson.title, other.title], ['One or two', '取一或取二']);
  for (const { words } of [lesson, other]) {
    for (const block of blocks) for (const key of keysOf(block)) assert.ok(words[key], key);
  }
  assert.match(other.words.goal, /必败/);
});

test('its positions are played, and its question is answered by the engine', async () => {
  for (const block of blocks) {
    if (block.kind !== 'ask') continue;
    const right = await answerTo(block.check);
    assert.equal(right, 'P');
    for (const wrong of block.wrong ?? []) assert.equal(isRight(block.asks, wrong, right), false);
  }
  const places = blocks.flatMap((block) =>
    block.kind === 'win' ? block.games : block.kind === 'game' ? [block] : [],
  );
  assert.equal(places.length, 2);
  for (const { game, position } of places) assert.ok(!(await describe(game, position)).over);
});

test('its picture stands in CONTRIBUTING, and has a frame for each step', () => {
  assert.equal(drawn, read('one-or-two.ts').replace('../../../www', '../../www'));
  const block = blocks.find(({ kind }) => kind === 'proof');
  assert.ok(block?.kind === 'proof');
  assert.equal(proof.frames.length, block.steps + 1);
  const words: Translate = (key, ...args) => t('en', key, ...args);
  for (const frame of proof.frames) assert.match(picture(proof.spec, frame, words).text, /<svg|<p/);
});

test('a mistake is named with its file, its line and what is expected', () => {
  const mistakes: [from: string, to: string, message: string][] = [
    [
      ':::ask-outcome',
      ':::ask-result',
      `${FILE}:15:1: no directive ask-result; expected one of goal, game`,
    ],
    [
      'position="4"',
      'positon="4"',
      `${FILE}:11:1: game: no attribute positon here; expected game, position`,
    ],
    [' position="4"', '', `${FILE}:11:1: game: the attribute position is missing`],
    [
      'position="4"',
      'position="4" skill=high',
      'skill="high" is not understood; expected a number',
    ],
    ['{#ask ', '{', `${FILE}:15:1: ask-outcome: the key is missing`],
    [
      '::after{#ask}',
      '::after{#aks}',
      `${FILE}:23:1: expected the key of a question or a game above, not aks`,
    ],
    [':right ', '', `${FILE}:15:1: expected a line that begins with :right`],
    [':right ', ':rihgt ', `${FILE}:20:1: no mark :rihgt here; expected :right, :wrong`],
    [':wrong[N]', ':wrong[Q]', `${FILE}:15:1: :wrong[Q] is none of the choices N, P`],
    ['### The proof\n', '', `${FILE}:32:1: expected the heading of the proof`],
    ['2. Take', '\nTake', 'expected a list, and no more'],
    ['# One or two', 'One or two', `${FILE}:5:1: expected the title`],
    ['description: ', 'description: "', `${FILE}:1:1: the fields are no YAML`],
    ['description', 'descripton', `${FILE}:1:1: no field descripton here`],
    [':::goal\nSee which heaps are lost, and why.\n:::\n', '', `${FILE}:5:1: expected ":::goal"`],
    ['::game{game="bounded 2" position="7"}', '', `${FILE}:38:1: expected a line ::game`],
    [
      '## The rule',
      '## The rule\n\n## Another',
      `${FILE}:25:1: expected a text or a block below the heading`,
    ],
    [
      ':::win',
      ':::win\nAgain.\n\n::game{game="nim" position="1"}\n:::\n\n:::win',
      'progress is saved by the key',
    ],
  ];
  for (const [from, to, message] of mistakes) {
    assert.ok(english.includes(from), from);
    assert.throws(
      () => readLesson(english.replace(from, to), FILE),
      (error: Error) =>
        error.message.includes(message) || assert.fail(`${error.message} (${message})`),
    );
  }
});

test('a language whose blocks are others is refused, with both lines', () => {
  const other = readLesson(english.replace('position="3"', 'position="6"'), 'content/zh/x.md');
  assert.throws(() => compare(lesson, other, 'content/zh/x.md'), {
    message: /^content\/zh\/x\.md:15:1: not as at content\/en\/one-or-two\.md:15:1: check .*"6"/,
  });
  const more = readLesson(
    english.replace(':right', ':wrong Think again.\n\n:right'),
    'content/zh/x.md',
  );
  assert.throws(() => compare(lesson, more, 'content/zh/x.md'), {
    message: 'content/zh/x.md:15:1: the text ask.wrong is in this one alone',
  });
});

test('lines of a paragraph are joined, by a blank but between Chinese signs', () => {
  const said = (text: string) =>
    readLesson(english.replace('See which heaps', text), FILE).words.goal;
  assert.match(said('See\nwhich heaps'), /^See which heaps/);
  assert.match(said('看出\n哪些'), /^看出哪些/);
});

test('checks are read as those of authors of pages', () => {
  for (const said of [
    'analyze | nim | 1 4 5 | outcome',
    'table | subtract 1 3 4 | 8 | nimbers.4',
    'period | subtract … | 1000 | length',
    'explore | nim | 1 2 | nodes.length',
    'countUnion | 100 | 2 3 | union',
    'countSets | A=5 B=4 A&B=2 | union',
    'judge | 102780H | 10',
    'some | nim | heaps=3 upto=7 wins=2',
    'exposes | stones',
    'stated | 13',
  ]) {
    assert.deepEqual(check(said), readCheck(said), said);
  }
  assert.throws(() => check('analyse | nim | 1'), /a call, one of analyze, table/);
});
