import { is } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'head.pair': 'Heaps',
  'theorem.euclid': 'The golden ratio decides Euclid’s game',
  'theorem.euclid.say':
    'The player to move wins exactly when the heaps are equal or the larger is more than φ = (1 + √5) ÷ 2 times the smaller. If the ratio is below φ, there is only one move, and it leaves a ratio above φ. If the ratio is above φ, one of the two largest multiples leaves a ratio below φ or ends the game.',
  'theorem.misere-euclid': 'Euclid’s game under misère play',
  'theorem.misere-euclid.say':
    'The player to move wins exactly when the larger heap is more than φ = (1 + √5) ÷ 2 times the smaller. Equal heaps are lost: the only move empties one, and the other side cannot move.',
  'theorem.euclid-values': 'The values follow from the remainders',
  'theorem.euclid-values.say':
    'Let r be the remainder of the larger heap divided by the smaller heap a. The heaps (a, a + r), (a, 2a + r), (a, 3a + r) … have the values 0, 1, 2 … in turn, skipping the value of (r, a): each has a move to every one before it.',
  'named.pair': ({ label }: Args<'label'>) => `the heaps ${label}`,
} satisfies Words;

export const claims = {
  'head.ratio': 'The ratio of the heaps',
  'ratio-equal': ({ small }: Args<'small'>) =>
    `The heaps are equal, ${small} and ${small}: one move ends the game.`,
  'ratio-beyond': ({ small, large }: Args<'small large'>) =>
    `${large} is more than φ ≈ 1.618 times ${small}: exactly, ${large}² > ${large} · ${small} + ${small}².`,
  'ratio-within': ({ small, large }: Args<'small large'>) =>
    `${large} is less than φ ≈ 1.618 times ${small}: exactly, ${large}² < ${large} · ${small} + ${small}². There is only one move, and it leaves heaps with a ratio above φ.`,
  'euclid-only': ({ small, left }: Args<'small left'>) =>
    `The smaller heap fits only once. The only move leaves ${left} and ${small}, with a ratio above φ: if b < φa, then a ÷ (b − a) > 1 ÷ (φ − 1) = φ.`,
  'euclid-leave': ({ small, remainder, left }: Args<'small remainder left'>) =>
    `The two largest multiples leave ${remainder} or ${BigInt(remainder) + BigInt(small)} beside ${small}. Leave ${left}${is(left, 0) ? ': that ends the game' : is(left, small) ? ': equal heaps are lost for the player to move' : ': the ratio is then below φ, and the position is lost for the player to move'}.`,
} satisfies Words;
