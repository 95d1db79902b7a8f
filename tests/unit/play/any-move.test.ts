import assert from 'node:assert/strict';
import { test } from 'vitest';
import { anyMove } from '../../../www/play/any-move.ts';
import type { Description } from '../../../www/engine/types.ts';

const described = (more: object) =>
  ({ name: 'nim', misere: false, over: false, ...more }) as Description;

test('some move is found on every kind of board, and none if there is none', () => {
  const heaps = { kind: 'heaps', heaps: [0, 5] };
  const take = { kind: 'take', takes: [[], [[2, 5]]], heapsPerMove: 1, equal: false };
  assert.equal(anyMove(described({ board: heaps, legal: take })), '2-2');
  assert.equal(
    anyMove(described({ board: heaps, legal: { kind: 'split', heaps: [0, 5] } })),
    '2=4+0',
  );
  const letters = { kind: 'letters', word: 'BB', letters: [{ letter: 'B', count: 2 }] };
  assert.equal(
    anyMove(described({ board: letters, legal: { kind: 'letters', takes: [[[1, 2]]] } })),
    'B-1',
  );
  const graph = { kind: 'graph', nodes: ['a', 'b'], edges: [[0, 1]], tokens: [1, 0] };
  assert.equal(
    anyMove(described({ board: graph, legal: { kind: 'graph', targets: [[], [1]] } })),
    'a>b',
  );
  const large = { kind: 'graph', nodes: null, size: { nodes: 9999, edges: 9 }, tokens: ['a'] };
  assert.equal(anyMove(described({ board: large, legal: null })), '');
  assert.equal(anyMove(null), '');
  assert.equal(anyMove(described({ board: heaps, legal: { ...take, takes: [[], []] } })), '');
});
