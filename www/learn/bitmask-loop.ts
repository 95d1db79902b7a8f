/**
 * The loop over bit masks of a program: bit j of i selects the j-th divisor, and the loop stops
 * multiplying once the common multiple exceeds n.
 */
import { badOption } from '../engine/errors.ts';
import { normal } from './checks.ts';

export interface Mask {
  i: number;
  /** The highest first. */
  bits: string;
  chosen: string[];
  /** The least common multiple, up to the factor at which it exceeded n. */
  product: string;
  /** Whether it passed n. */
  over: boolean;
  count: string;
  /** The term with its sign. */
  adds: string;
  /** The sum so far. */
  sum: string;
}

/** The most divisors, to keep the table readable. */
const MOST = 5;

/** Numbers as typed, including full-width digits and commas. */
const words = (text: string) =>
  normal(text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);

const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);

/** A number has at most 40 digits. */
const NUMBER = /^\d{1,40}$/;

/** @throws {import('../engine/errors.ts').MexError} where one of them is not a number */
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
