import { is } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.golden': 'Wythoff’s theorem',
  'theorem.golden.say':
    'The P-positions are the pairs (⌊nφ⌋, ⌊nφ²⌋) with φ = (1 + √5) ÷ 2: (0, 0), (1, 2), (3, 5), (4, 7), … Every number from 1 on is in exactly one of them, and each difference occurs once.',
  'theorem.misere-golden': 'Wythoff’s game under misère play',
  'theorem.misere-golden.say':
    'The P-positions are those of normal play, except the two smallest: (0, 1) and (2, 2) replace (0, 0) and (1, 2).',
} satisfies Words;

export const claims = {
  'head.golden': 'The golden pairs',
  'golden-difference': ({ small, large, n }: Args<'small large n'>) =>
    `The heaps differ by ${large} − ${small} = ${n}.`,
  'golden-pair': ({ n, a, b }: Args<'n a b'>) =>
    `The golden pair with difference ${n} is (⌊${n}φ⌋, ⌊${n}φ²⌋) = (${a}, ${b}), where φ = (1 + √5) ÷ 2.`,
  'golden-small': ({ n, a, b }: Args<'n a b'>) =>
    `Under misère play the pair with difference ${n} is the exception (${a}, ${b}).`,
  'golden-is': 'The position is that pair: a P-position.',
  'golden-not': 'The position is not that pair, so some move leads to a golden pair.',
  'golden-one': ({ kept, from, left }: Args<'kept from left'>) =>
    `The other number of the pair of ${kept} is ${left}, which is less than ${from}: reduce ${from} to ${left}.`,
  'golden-both': ({ n, small, large, take }: Args<'n small large take'>) =>
    `The pair with the same difference ${n} is (${small}, ${large}), below both heaps: take ${take} from each.`,
  'golden-stay': ({ small, large, n }: Args<'small large n'>) =>
    `From (${small}, ${large}) no move leads to such a pair: a move on one heap keeps ${is(small, large) ? small : `${small} or ${large}`}, and that number is in no other pair; a move on both keeps the difference ${n}, and no other pair has it.`,
} satisfies Words;
