import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  merge: 'Two numbers decide',
  'merge.count': 'Count',
  'merge.what': 'What is counted',
  'merge.remainder': 'Remainder',
  'merge.moves': 'How each kind of move changes a and b',
  'merge.move': 'Move',
  'merge.a': 'a',
  'merge.b': 'b',
  'merge.then': 'Then',
  'theorem.merge': 'Taking one or merging two',
  'theorem.merge.say':
    'Let a be the number of heaps of 1, and b the number of moves in the larger heaps if all of them are merged into one. If b is 0 or 2, the player to move loses exactly when 3 divides a; otherwise exactly when a and b are both even.',
} satisfies Words;

export const claims = {
  'merge-ones': 'a: heaps of 1',
  'merge-ops': 'b: moves in the larger heaps if all of them are merged, stones + heaps − 1',
  'merge-special': ({ ones, ops, remainder, lost }: Args<'ones ops remainder lost'>) =>
    `Here b = ${ops} is the exception: a = ${ones} leaves the remainder ${remainder} by 3, so this is ${lost ? 'losing' : 'winning'}.`,
  'merge-usual': ({ lost }: Args<'lost'>) =>
    lost ? 'Here both are even: losing.' : 'Here they are not both even: winning.',
  'merge-one': 'take a heap of 1',
  'merge-larger': 'take one from a larger heap, or merge two of them',
  'merge-halve': 'take one from a heap of 2',
  'merge-join': 'merge a heap of 1 with a larger one',
  'merge-pair': 'merge two heaps of 1',
  'merge-all-won': 'By the rule every move leaves a winning position.',
  'merge-some-lost': 'By the rule at least one of these is losing for the other side.',
  'merge-left': ({ modulus, remainder }: Args<'modulus remainder'>) =>
    `mod ${modulus} = ${remainder}`,
} satisfies Words;
