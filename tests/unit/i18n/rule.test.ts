/** Test that the rule of every game is worded in each language, with the numbers of the game's line. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { games } from '../../../www/games.ts';
import { t } from '../../../www/i18n/index.ts';
import { langs } from '../../../www/i18n/languages.ts';
import { sayGoal, sayRule } from '../../../www/i18n/rule.ts';
import { readGame } from '../../../www/index.ts';
import type { Lang } from '../../../www/i18n/index.ts';
import type { ArgumentsOf, Known } from '../../../www/i18n/areas.ts';

const say = async (lang: Lang, game: string) =>
  sayRule(
    <K extends string>(key: Known<K>, ...args: ArgumentsOf<K>) => t(lang, key, ...args),
    await readGame(game),
  );

/**
 * Lines of each game that takes numbers or games as arguments, with texts that the worded rule must contain.
 */
const LINES: Record<string, [line: string, ...says: string[]][]> = {
  subtract: [
    ['subtract 2 5', '2', '5'],
    ['subtract 1..4 9 misere', '1', '4', '9'],
  ],
  race: [
    ['race 3..9', '3', '9'],
    ['race 7 2', '2', '7'],
  ],
  bounded: [
    ['bounded 5', '1', '5'],
    ['bounded 2', '1', '2'],
  ],
  moore: [
    ['moore 3', '1', '3'],
    ['moore 4 misere', '1', '4'],
  ],
  fibonacci: [['fibonacci'], ['fibonacci 3', '3']],
  cut: [
    ['cut 2', '2'],
    ['cut 4', '4'],
  ],
  'poker-nim': [
    ['poker-nim 10', '10'],
    ['poker-nim 1', '1'],
  ],
  octal: [
    ['octal 0.137', '1', '2', '3'],
    ['4.1[07]', '1', '3', '5', '7', '…'],
  ],
  hex: [
    ['hex 0.8F', '1', '2'],
    ['hex C.08', '2'],
  ],
  ring: [
    ['ring 0.77', '1', '2'],
    ['ring 0.037', '2', '3'],
  ],
  product: [['product ruler twins'], ['product twins mock-turtles']],
  every: [
    ['every subtract 2 5', '2', '5'],
    ['every n -> n-1 | n-3', 'n -> n-1 | n-3'],
  ],
  rapid: [
    ['rapid bounded 4', '1', '4'],
    ['rapid octal 0.06', '2'],
  ],
  sum: [
    ['nim + subtract 2 5', '2', '5'],
    ['[n -> n-1 | n-3] + octal 0.[03]', 'n -> n-1 | n-3', '2', '4', '6', '…'],
  ],
};

const UNSAID = /undefined|null|NaN|Infinity|[{}]|games\.| {2}/u;

for (const lang of langs) {
  for (const { name, game, form } of games) {
    test(`${lang}: ${name} says its rule`, async () => {
      const general = sayRule(
        <K extends string>(key: Known<K>, ...args: ArgumentsOf<K>) => t(lang, key, ...args),
        { card: name },
      );
      assert.match(general, /[.。]$/u);
      assert.doesNotMatch(general, UNSAID);
      const lines = LINES[name] ?? [[game]];
      // A game whose line in the list of games has arguments after its name needs several lines here, and so
      // does `fibonacci`, whose argument is optional. User-written rules and graphs need only one line.
      const takes =
        game.includes(' ') && !['rule', 'numbers'].includes(form) && !/graph/u.test(name);
      assert.equal(lines.length > 1, takes || name === 'fibonacci', game);
      const rules = await Promise.all(
        lines.map(async ([line, ...says]) => {
          const rule = await say(lang, line);
          assert.equal((await readGame(line)).card, name, line);
          assert.match(rule, /[.。]$/u);
          assert.doesNotMatch(rule, UNSAID);
          for (const number of says) assert.ok(rule.includes(number), `${line}: ${rule}`);
          return rule;
        }),
      );
      assert.equal(new Set(rules).size, lines.length, name);
    });
  }
}

test('numbers are said as a person says them', async () => {
  const said: [line: string, en: string, zh: string][] = [
    ['subtract 1', 'Take 1 stone from one heap.', '从一堆里取 1 颗石子。'],
    ['subtract 2 5', 'Take 2 or 5 stones from one heap.', '从一堆里取 2 或 5 颗石子。'],
    [
      'subtract 1 3..7',
      'Take 1 or 3 to 7 stones from one heap.',
      '从一堆里取 1 或 3 至 7 颗石子。',
    ],
    [
      'subtract 1 3 5 7 9 11 13 20..30',
      'Take 1, 3, 5 … 30 stones (18 amounts) from one heap.',
      '从一堆里取 1、3、5……30 颗石子（共 18 种）。',
    ],
    [
      'moore 1',
      'Take stones from 1 heap, as many as you like.',
      '从 1 堆里取石子，每堆取多少随意。',
    ],
    [
      'octal 0.137',
      'Take a whole heap of 1 stone; or take 2 stones from a heap; or take 3 stones from a heap and, if you like, split the rest into two heaps.',
      '取走恰有 1 颗的一整堆；或从一堆里取 2 颗；或从一堆里取 3 颗，剩下的还可以分成两堆。',
    ],
    [
      'octal 4.[3]',
      'Split a heap into two heaps; or take any number of stones from a heap.',
      '把一堆分成两堆；或从一堆里取任意多颗。',
    ],
    ['octal 0.0[3]', 'Take 2 or more stones from a heap.', '从一堆里取至少 2 颗。'],
    ['octal 0.0', 'This code allows no move.', '这个编码没有走法。'],
  ];
  for (const [line, en, zh] of said) {
    assert.deepEqual([await say('en', line), await say('zh', line)], [en, zh]);
  }
});

test('the last stone is named where it is always taken', async () => {
  const goal = async (line: string) => sayGoal('en', await readGame(line));
  assert.equal(await goal('subtract 1 4'), 'Taking the last stone wins.');
  assert.equal(await goal('subtract 2 5'), 'If you cannot move, you lose.');
  assert.equal(await goal('subtract 2 5 misere'), 'Misère: if you cannot move, you win.');
  assert.equal(await goal('race 1 2'), 'The player who reaches 0 wins.');
});
