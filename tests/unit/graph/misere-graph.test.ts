import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ofBoard } from '../../../www/graph/graph-data.ts';
import { analyze, describe } from '../../../www/index.ts';

/** Return a pseudo-random generator of integers from 0 to n - 1, which is fixed by the seed. */
function chance(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
}

test('each node of a graph under misère play is marked with who wins there', async () => {
  const below = chance(5);
  const seen = new Set();
  for (let round = 0; round < 40; round += 1) {
    const size = 2 + below(5);
    const edges = [];
    for (let from = 0; from < size; from += 1) {
      for (let to = 0; to < size; to += 1) {
        // In odd rounds edges may form cycles and loops; in even rounds each edge leads to a later node.
        if ((round % 2 || from < to) && below(3) === 0) edges.push(`n${from}>n${to}`);
      }
    }
    if (!edges.length) continue;
    const game = `graph ${edges.join(' ')} misere`;
    const start = edges[0].split('>')[0];
    const { board, misere } = await describe(game, start);
    assert.ok(board.kind === 'graph');
    const { nodes } = ofBoard(board, misere);
    for (const node of nodes) {
      const { outcome } = await analyze(game, node.text);
      assert.equal(node.outcome, outcome, `${game} | ${node.text}`);
      assert.equal(node.nimber, null);
      seen.add(outcome);
    }
  }
  assert.deepEqual([...seen].sort(), ['D', 'N', 'P']);
});
