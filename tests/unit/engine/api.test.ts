import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as mexplorer from '../../../www/index.ts';

const { MexError, analyze, countSets, countUnion, describe, judge, play, table } = mexplorer;

/** Return whether the first player wins a small Nim position, by a search of all moves. */
function nimWins(heaps: number[], misere: boolean): boolean {
  const options = heaps.flatMap((heap, i) =>
    Array.from({ length: heap }, (_, left) => heaps.map((h, j) => (j === i ? left : h))),
  );
  if (!options.length) return misere;
  return options.some((option) => !nimWins(option, misere));
}

test('outcomes and winning flags agree with play by the rules', async () => {
  for (const misere of [false, true]) {
    for (const heaps of [[1], [2, 2], [1, 1], [1, 2, 3], [3, 1, 1], [0, 2], [1, 1, 1]]) {
      const found = await analyze(misere ? 'nim misere' : 'nim', heaps.join(' '));
      assert.equal(found.outcome === 'N', nimWins(heaps, misere), `${heaps} ${misere}`);
      for (const { to, wins } of found.moves) {
        assert.equal(wins, !nimWins(to.split(' ').map(Number), misere));
      }
    }
  }
});

test('what a call prints, it reads back the same', async () => {
  for (const [game, position, canonicalGame, canonicalPosition] of [
    ['NIM', ' 3,5 ，７ ', 'nim', '3 5 7'],
    ['subtract 4,3，1 3', '10\t7', 'subtract 1 3 4', '10 7'],
    ['subtract 1..5 3..9 20', '0', 'subtract 1..9 20', '0'],
    ['race ３．．９ misere', '100', 'race 3..9 misere', '100'],
    ['letters', 'aＡb', 'letters', 'AAB'],
    ['graph a＞b b>c', 'a a', 'graph a>b b>c', 'a a'],
    ['fibonacci', '13：5', 'fibonacci', '13:5'],
  ]) {
    const once = await describe(game, position);
    assert.deepEqual([once.game, once.position], [canonicalGame, canonicalPosition]);
    const twice = await describe(once.game, once.position);
    assert.deepEqual([twice.game, twice.position], [once.game, once.position]);
  }
});

/** Refused calls of the API: game, position, error code, and the span of the wrong characters. */
const refused: [string, string, string, [number, number]][] = [
  ['', '3', 'empty-game', [0, 0]],
  ['chess', '3', 'unknown-game', [0, 5]],
  ['nim', '', 'empty-position', [0, 0]],
  ['nim', '3 x 5', 'expected-number', [2, 3]],
  ['nim', '😀 3', 'expected-number', [0, 2]],
  ['nim', '３ ５ x', 'expected-number', [4, 5]],
  ['nim', '3 -5', 'negative-number', [2, 4]],
  ['nim', '1.5', 'stray-character', [1, 2]],
  ['nim', '1e5', 'stray-character', [1, 2]],
  ['nim', '9007199254740992', 'number-too-large', [0, 16]],
  ['nim', `1 1${'0'.repeat(1000)}`, 'number-too-large', [2, 1003]],
  ['nim 3', '3', 'unexpected-argument', [4, 5]],
  ['moore', '3', 'missing-argument', [5, 5]],
  ['subtract', '3', 'empty-set', [8, 8]],
  ['subtract 0 1', '3', 'zero-in-set', [9, 10]],
  ['subtract 5..1', '3', 'bad-range', [9, 13]],
  ['wythoff', '3', 'wrong-count', [0, 1]],
  ['letters', 'A1', 'expected-letter', [1, 2]],
  ['graph a>b', 'a z', 'unknown-node', [2, 3]],
  ['graph a>b a>b', 'a', 'duplicate-edge', [10, 13]],
  ['graph a>', 'a', 'empty-name', [6, 8]],
];

test('every refusal has its code, its span and a message that says what was expected', async () => {
  for (const [game, position, code, span] of refused) {
    await assert.rejects(describe(game, position), (error) => {
      assert.ok(error instanceof MexError);
      assert.deepEqual([error.code, error.span], [code, span], `${game} | ${position}`);
      assert.match(error.message, /expected/);
      return true;
    });
  }
});

test('a graph with a cycle is answered: won, lost or drawn, with loopy values', async () => {
  const game = 'graph a>b b>a b>c c>d';
  const of = async (at: string) => {
    const { outcome, nimber, infinite } = await analyze(game, at);
    return { outcome, nimber, infinite };
  };
  assert.deepEqual(await of('a'), { outcome: 'D', nimber: null, infinite: [] });
  assert.deepEqual(await of('b'), { outcome: 'D', nimber: null, infinite: [1] });
  assert.deepEqual(await of('b c'), { outcome: 'N', nimber: null, infinite: [0] });
  assert.deepEqual(await of('d'), { outcome: 'P', nimber: 0, infinite: undefined });
  assert.equal((await analyze('graph a>b b>a b>c', 'a b')).outcome, 'N');
  assert.deepEqual(await of('a b'), { outcome: 'D', nimber: null, infinite: [] });
  assert.equal((await describe(game, 'a')).loops, true);
  assert.equal((await describe('graph a>b', 'a')).loops, undefined);
});

test('a graph of numbered nodes has the values of the same graph as text', async () => {
  const edges = [0, 1, 0, 2, 1, 2, 3, 0, 0, 1];
  for (const given of [edges, Uint32Array.from(edges), Int32Array.from(edges)]) {
    const found = await mexplorer.graphFromEdges(given, [3, 1], { nodes: 5, limit: 1 });
    assert.deepEqual([...found.nimbers], [2, 1, 0, 0, 0]);
    const text = await analyze('graph 0>1 0>2 1>2 3>0', '3 1');
    assert.deepEqual(
      [found.outcome, found.nimber, found.loopy],
      [text.outcome, text.nimber, false],
    );
    assert.deepEqual(found.winning, [{ token: 1, from: 1, to: 2 }]);
    assert.equal(found.winningCount, text.moves.filter(({ wins }) => wins).length);
  }
  const loop = await mexplorer.graphFromEdges([0, 1, 1, 0], [0]);
  assert.deepEqual(
    [[...loop.nimbers], loop.outcome, loop.nimber],
    [[4294967295, 4294967295], 'D', null],
  );
  const none = await mexplorer.graphFromEdges([]);
  assert.deepEqual([none.outcome, none.nimbers.length], ['P', 0]);
});

test('edges that are none are refused, and nodes beyond what memory has', async () => {
  const refused = (edges: number[]) =>
    mexplorer.graphFromEdges(edges).then(
      () => 'answered',
      ({ code, details }) => [code, details.option].join(' ').trim(),
    );
  for (const edges of [[1], [0, -1], [0, 0.5], [0, 2 ** 32], [0, NaN], ['0', 1] as number[]]) {
    assert.equal(await refused(edges), 'bad-option edges', String(edges));
  }
  assert.equal(await refused([0, 2 ** 32 - 1]), 'too-many');
});

test('a judge’s graph that has a cycle is refused at one of its edges', async () => {
  await assert.rejects(judge('1319', '3 3 1\n1 2\n2 3\n3 2\n1'), ({ code, details }) => {
    assert.equal(code, 'cycle');
    assert.deepEqual([...details.cycle].sort(), ['2', '3']);
    return true;
  });
});

test('options of the wrong size or kind are refused by name', async () => {
  for (const [option, wrong] of Object.entries({ limit: [NaN, -1, '5'], budget: [-1, 'x'] })) {
    for (const value of wrong) {
      await assert.rejects(
        analyze('nim', '3', { [option]: value }),
        ({ code, details }) => code === 'bad-option' && details.option === option,
      );
    }
  }
  for (const skill of [2, -0.1, NaN]) {
    await assert.rejects(mexplorer.respond('nim', '3', { skill }), { code: 'bad-option' });
  }
  await assert.rejects(mexplorer.respond('nim', '0'), { code: 'game-over' });
});

test('how far the end is, with and without the moves', async () => {
  const { remoteness, respond } = mexplorer;
  for (const [game, position, expected] of [
    ['nim', '0', { remoteness: 0, outcome: 'P' }],
    ['nim', '1', { remoteness: 1, outcome: 'N' }],
    ['nim', '1 1', { remoteness: 2, outcome: 'P' }],
    ['nim misere', '1 1', { remoteness: 2, outcome: 'N' }],
    ['nim', '15 20 31', { remoteness: 63, outcome: 'N' }],
    ['graph a>b b>a', 'a', { remoteness: null, outcome: 'D', reason: 'draw' }],
    ['kayles', '90 91 92', { remoteness: null, outcome: 'N', reason: 'budget' }],
  ] as [string, string, object][]) {
    const { steps, ...found } = await remoteness(game, position, { budget: 1e5 });
    assert.deepEqual(found, expected, `${game} ${position}`);
    assert.ok(steps >= 0);
  }
  const { moves } = await remoteness('nim', '1 2', { moves: true });
  assert.deepEqual(moves, [
    { to: '1 1', text: '2-1', remoteness: 2, outcome: 'P' },
    { to: '0 2', text: '1-1', remoteness: 1, outcome: 'N' },
    { to: '1 0', text: '2-2', remoteness: 1, outcome: 'N' },
  ]);
  assert.equal((await remoteness('nim', '1 2', { moves: 2 })).moves?.length, 2);
  for (const moves of ['x', -1, 1.5]) {
    // @ts-expect-error one of them is a text
    await assert.rejects(remoteness('nim', '1', { moves }), ({ code, details }) => {
      assert.deepEqual([code, details.option], ['bad-option', 'moves']);
      return true;
    });
  }
  const slow = await respond('nim', '5 5', { style: 'prolong' });
  assert.ok(['4 5', '5 4'].includes(slow.to), slow.to);
  // @ts-expect-error no style has this name
  await assert.rejects(respond('nim', '5 5', { style: 'x' }), { code: 'bad-option' });
});

test('a move of the computer has the description of its position only where that is asked for', async () => {
  const { describe, respond } = mexplorer;
  for (const options of [{ seed: 4 }, { style: 'prolong' }, { believes: 'xor-sizes' }] as const) {
    const plain = await respond('nim', '3 5 6', options);
    const { described, ...reply } = await respond('nim', '3 5 6', { ...options, describe: true });
    assert.deepEqual(reply, plain);
    assert.deepEqual(described, await describe('nim', plain.to));
  }
  // @ts-expect-error not a text
  await assert.rejects(respond('nim', '3', { describe: 'yes' }), { code: 'bad-option' });
});

/** Arguments for each call that searches, chosen so that small budgets end the search. */
const searches: Partial<Record<keyof typeof mexplorer, unknown[]>> = {
  analyze: ['split misere', '3 5 7'],
  respond: ['split misere', '3 5 7'],
  explore: ['split misere', '3 5'],
  report: ['split misere', ['3 5 7', '3 5 5 3']],
  judge: ['890', '1000000 9\n7 11 13 17 19 23 29 31 37'],
  countUnion: ['1000000', [7, 11, 13, 17, 19, 23, 29, 31, 37]],
  grid: ['wythoff', 50, 50],
  table: ['subtract 2 9', 1000],
};

test('a budget ends a search with an error, never with another answer', async () => {
  for (const [name, args] of Object.entries(searches)) {
    const search = mexplorer[name as keyof typeof mexplorer] as (
      ...args: unknown[]
    ) => Promise<unknown>;
    const call = (budget: unknown) => search(...args, { budget });
    const { steps: taken, ...whole } = Object(await call(undefined));
    let ended = 0;
    for (const budget of [0, 1, 30, 1000, 30_000, 1_000_000]) {
      try {
        const { steps, ...found } = Object(await call(budget));
        assert.ok(steps === taken && !(steps > budget), `${name} ${budget}`);
        assert.deepEqual(found, whole, `${name} ${budget}`);
      } catch (error) {
        assert.deepEqual([error.code, error.details.steps], ['budget', budget], name);
        assert.ok(error.details.reached, name);
        ended += 1;
      }
    }
    assert.ok(ended >= 2, `${name}: small budgets end it`);
    for (const wrong of [-1, 0.5, NaN, Infinity, 2 ** 53, '9', {}, [], true, 9n]) {
      await assert.rejects(call(wrong), ({ code, details }) => {
        assert.deepEqual([code, details.option], ['bad-option', 'budget'], name);
        return true;
      });
    }
  }
});

test('a small budget makes a quotient one of fewer heaps', async () => {
  const small = await mexplorer.quotient('kayles', { budget: 1000 });
  const whole = await mexplorer.quotient('kayles');
  assert.ok(small.reached < whole.reached && small.order < whole.order);
  const short = await mexplorer.quotient('kayles', { upto: small.reached });
  assert.equal(short.order, small.order);
});

test('tables are typed arrays with their period', async () => {
  const { nimbers, period } = await table('subtract 1 3 4', 20);
  assert.ok(nimbers instanceof Uint16Array);
  assert.equal([...nimbers].join(' '), '0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2');
  assert.deepEqual(period, { preperiod: 0, length: 7, proven: true });
  const { period: growing, proof } = await table('nim', 10);
  assert.deepEqual(growing, { preperiod: 0, length: 1, saltus: 1, proven: true });
  assert.ok(proof?.kind === 'theorem');
  assert.equal(proof.author, 'Bouton');
  await assert.rejects(table('subtract 2 9', 1000, { budget: 3 }), ({ code, details }) => {
    assert.ok(code === 'budget' && details.reached);
    return true;
  });
});

test('moves are played as text or as the position after them', async () => {
  for (const [game, position, text, to] of [
    ['nim', '3 5 7', '2-3', '3 2 7'],
    ['nim', '3 5 7', '3 2 7', '3 2 7'],
    ['wythoff', '3 5', '1-2 2-2', '1 3'],
    ['split', '4', '1=1+3', '3 1'],
    ['merge', '1 1 3', '1+3', '4 1'],
    ['letters', 'AABBC', 'A-2', 'BBC'],
    ['staircase', '2 1 3', '3-2', '2 3 1'],
    ['fibonacci', '13', '8', '8:10'],
    ['graph a>b a>c b>c', 'a a b', '2:a>c', 'a c b'],
  ]) {
    assert.equal((await play(game, position, text)).to, to);
  }
  await assert.rejects(play('nim', '3 5 7', '2-6'), { code: 'illegal-move' });
});

test('signed terms add up to the union, whatever is left out is counted', async () => {
  const { union, terms, omitted } = await countUnion('100', ['6', '4', '6', '10', '1']);
  const sum = terms.reduce((total, { count, sign }) => total + sign * Number(count), 0);
  assert.deepEqual([union, sum, omitted], ['100', 100, '0']);
  const short = await countUnion('100', ['6', '4', '10'], { limit: 2 });
  const all = await countUnion('100', ['6', '4', '10']);
  assert.equal(short.terms.length + Number(short.omitted), all.terms.length);
  await assert.rejects(countUnion('10', ['0']), { code: 'zero-divisor' });
  await assert.rejects(countUnion('10', ['-3']), { code: 'negative-divisor' });
  await assert.rejects(countUnion(`1${'0'.repeat(35)}01`, ['2']), { code: 'number-too-large' });
});

test('regions of sets, or the one that would be negative', async () => {
  const { union, regions } = await countSets({ A: 5, B: 4, 'A&B': 2 });
  assert.deepEqual([union, regions], [7, { A: 3, B: 2, 'A&B': 2 }]);
  assert.deepEqual((await countSets({ union: 7, A: 5, B: 4 })).solved, { 'A&B': 2 });
  const asked = await countSets({ union: '10^3', A: 1000n, B: null, 'A∩B': '1' });
  assert.deepEqual([asked.solved, asked.names], [{ B: 1 }, ['A', 'B']]);
  await assert.rejects(countSets({ A: '1.5' }), ({ code, details }) => {
    return code === 'stray-character' && details.of === 'fraction';
  });
  await assert.rejects(countSets({ A: 5, B: 4, 'A&B': 6 }), ({ code, details }) => {
    return code === 'contradictory-sizes' && details.region === 'A';
  });
});

test('the judge answers inputs, and refuses what is none', async () => {
  assert.equal(await judge('892', '1\n2'), 'Yes');
  assert.equal(await judge('892', '2\n0 1'), 'No');
  await assert.rejects(judge('891', '2\n2'), { code: 'missing-input' });
  await assert.rejects(judge('891', '1\n2 3'), { code: 'trailing-input' });
  await assert.rejects(judge('1', '1'), { code: 'unknown-problem' });
});
