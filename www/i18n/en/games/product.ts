import { fromValues, is } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.tartan': 'The Tartan theorem',
  'theorem.tartan.say':
    'In the product of two coin-turning games a head is worth the nim product of what its row is worth in the one and its column in the other; heads add up by nim-sum. The nim product a ⊗ b is the mex of all a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ with a′ < a and b′ < b: exactly what is left when a head is turned together with a smaller row and a smaller column.',
} satisfies Words;

export const claims = {
  'head.product': fromValues,
  'product-head': ({ head, a, b, product }: Args<'head a b product'>) =>
    `Take the head at ${head}. Its row is worth ${a} and its column ${b}: together ${a} ⊗ ${b} = ${product}.`,
  'product-one': ({ a, b }: Args<'a b'>) =>
    is(a, 0) || is(b, 0)
      ? 'A product with 0 is 0.'
      : `1 ⊗ x = x, as with ordinary numbers${is(a, 1) ? `: here x = ${b}` : `: here x = ${a}`}.`,
  'product-low': (given: Args<'power high low factor upper lower product'>) =>
    `${given.power} is a Fermat power (2, 4, 16, 256, …: each the square of the one before). Times smaller numbers it is the ordinary product. So (${given.high} · ${given.power} ⊕ ${given.low}) ⊗ ${given.factor} = (${given.high} ⊗ ${given.factor}) · ${given.power} ⊕ ${given.low} ⊗ ${given.factor} = ${given.upper} · ${given.power} ⊕ ${given.lower} = ${given.product}.`,
  'product-both': ({ a, b, power, a1, a0, b1, b0, c, d, e }: Args<'a b power a1 a0 b1 b0 c d e'>) =>
    `Divide both at the Fermat power ${power} (2, 4, 16, 256, …): ${a} = ${a1} · ${power} ⊕ ${a0} and ${b} = ${b1} · ${power} ⊕ ${b0}. Then c = ${a1} ⊗ ${b1} = ${c}, d = ${a0} ⊗ ${b0} = ${d}, and e = (${a1} ⊕ ${a0}) ⊗ (${b1} ⊕ ${b0}) = ${e}.`,
  'product-add': (given: Args<'c d e half product'> & { power: number }) =>
    `Since ${given.power} ⊗ ${given.power} = ${given.power} ⊕ ${given.power / 2}, the product is (e ⊕ d) · ${given.power} ⊕ d ⊕ c ⊗ ${given.power / 2} = (${given.e} ⊕ ${given.d}) · ${given.power} ⊕ ${given.d} ⊕ ${given.c} ⊗ ${given.power / 2} = ${BigInt(given.e) ^ BigInt(given.d)} · ${given.power} ⊕ ${given.d} ⊕ ${given.half} = ${given.product}.`,
} satisfies Words;
