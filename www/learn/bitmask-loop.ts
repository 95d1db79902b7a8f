/**
 * The loop over bit masks in a program for inclusion–exclusion: bit j of i selects the j-th divisor, and the
 * loop stops multiplying once the common multiple exceeds n.
 */
import { badOption } from '../engine/errors.ts';
import { normal } from './checks.ts';

export interface Mask {
  i: number;
  /** The bits of the mask, the highest first. */
  bits: string;
  chosen: string[];
  /** The least common multiple of the chosen divisors, up to the divisor at which it exceeds n. */
  product: string;
  /** Whether the least common multiple exceeds n. */
  over: boolean;
  count: string;
  /** The summand of this mask with its sign. */
  adds: string;
  /** The sum up to this mask. */
  sum: string;
}

/** The largest number of divisors, so that the table stays readable. */
const MOST = 5;

/** Split a typed text into numbers; full-width digits and commas are accepted. */
const words = (text: string) =>
  normal(text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);

const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);

/** A number of at most 40 digits. */
const NUMBER = /^\d{1,40}$/;

/**
 * Return the steps of the loop over the first `MOST` divisors, one for each mask except 0.
 * @throws {import('../engine/errors.ts').MexError} if n is not a whole number, or a
 * divisor is not a whole number from 1 on
 */
export function masks(n: string, divisors: string): Mask[] {
  const [counted, ...rest] = words(n);
  if (rest.length || !NUMBER.test(counted ?? '')) throw badOption('mex-bits', n, 'a whole number');
  const upto = BigInt(counted);
  const list = words(divisors)
    .slice(0, MOST)
    .map((text) => {
      if (!NUMBER.test(text) || !BigInt(text)) {
        throw badOption('mex-bits', divisors, 'whole numbers from 1 on');
      }
      return BigInt(text);
    });
  let sum = 0n;
  return Array.from({ length: 2 ** list.length - 1 }, (_, k) => {
    const i = k + 1;
    const chosen = list.filter((_, j) => (i >> j) & 1);
    let product = 1n;
    for (const p of chosen) {
      if (product > upto) break;
      product = (product / gcd(product, p)) * p;
    }
    const over = product > upto;
    const count = over ? 0n : upto / product;
    const minus = chosen.length % 2 === 0;
    sum += minus ? -count : count;
    return {
      i,
      bits: i.toString(2).padStart(list.length, '0'),
      chosen: chosen.map(String),
      product: String(product),
      over,
      count: String(count),
      adds: count === 0n ? '0' : `${minus ? '−' : '+'}${count}`,
      sum: String(sum),
    };
  });
}
