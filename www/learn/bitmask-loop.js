/**
 * The loop over bit masks of a program: bit j of i selects the j-th divisor, and the loop stops
 * multiplying once the common multiple exceeds n.
 *
 * @typedef {object} Mask
 * @property {number} i
 * @property {string} bits the highest first
 * @property {string[]} chosen
 * @property {string} product their least common multiple, as far as it was multiplied
 * @property {boolean} over whether it passed n
 * @property {string} count
 * @property {string} adds with its sign
 * @property {string} sum so far
 */
import { badOption } from '../engine/errors.js';
import { normal } from './checks.js';

/** The most divisors, to keep the table readable. */
const MOST = 5;

/** As typed, full-width digits and commas too. @param {string} text */
const words = (text) =>
  normal(text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);

/** @param {bigint} a @param {bigint} b @returns {bigint} */
const gcd = (a, b) => (b ? gcd(b, a % b) : a);

/** At most 40 digits. */
const NUMBER = /^\d{1,40}$/;

/**
 * @param {string} n
 * @param {string} divisors
 * @returns {Mask[]}
 * @throws {import('../engine/errors.js').MexError} where one of them is not a number
 */
export function masks(n, divisors) {
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
