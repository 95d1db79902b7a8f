import type { Words } from '../../index.ts';

export const name = 'Take one or merge';
export const rule = 'Take one stone from a heap, or merge two heaps.';
export const terms = 'The numbers are the heaps.';

export const why: Words = {
  merge: 'Two numbers decide',
  'merge.count': 'Count',
  'merge.ones': 'a: heaps of 1',
  'merge.ops': 'b: moves in the larger heaps if all of them are merged, stones + heaps − 1',
  'merge.mod': ({ modulus }) => `mod ${modulus}`,
  'merge.special': ({ ones, ops, onesMod, P }) =>
    `Here b = ${ops} is the exception: a = ${ones} leaves the remainder ${onesMod} by 3, so this is ${P ? 'losing' : 'winning'}.`,
  'merge.what': 'What is counted',
  'merge.remainder': 'Remainder',
  'merge.usual': ({ P }) =>
    P ? 'Here both are even: losing.' : 'Here they are not both even: winning.',
  'merge.moves': 'How each kind of move changes a and b',
  'merge.move': 'Move',
  'merge.a': 'a',
  'merge.b': 'b',
  'merge.then': 'Then',
  'merge.one': 'take a heap of 1',
  'merge.larger': 'take one from a larger heap, or merge two of them',
  'merge.halve': 'take one from a heap of 2',
  'merge.join': 'merge a heap of 1 with a larger one',
  'merge.pair': 'merge two heaps of 1',
  'merge.moves.P': 'By the rule every move leaves a winning position.',
  'merge.moves.N': 'By the rule at least one of these is losing for the other side.',
  'theorem.merge': 'Taking one or merging two',
  'theorem.merge.say':
    'Let a be the number of heaps of 1, and b the number of moves in the larger heaps if all of them are merged into one. If b is 0 or 2, the player to move loses exactly when 3 divides a; otherwise exactly when a and b are both even.',
};
