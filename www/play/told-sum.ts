/**
 * Choose an explanation of a nim-sum for readers who do not know nim-sums. This module does not use the DOM.
 */

/**
 * The kinds of explanation. `none`: all values are 0; `pairs`: equal values pair up; `one`: a single value is
 * not 0; `unequal`: exactly two values are not 0, and they differ; `powers`: only powers of two explain the
 * nim-sum.
 */
export type Told = 'none' | 'pairs' | 'one' | 'unequal' | 'powers';

interface ToldSum {
  told: Told;
  /** The values that are not 0. */
  counted: string[];
  /** The largest power of two in the nim-sum of the values, as a number; '' if the nim-sum is 0. */
  power: string;
}

/** @param values nimbers, from 0 to 2^64 − 1 */
export function toldSum(values: readonly (string | number)[]): ToldSum {
  const counted = values.map(String).filter((value) => value !== '0');
  const sum = counted.reduce((all, value) => all ^ BigInt(value), 0n);
  const power = sum ? String(1n << BigInt(sum.toString(2).length - 1)) : '';
  return { told: toldAs(counted, sum), counted, power };
}

function toldAs(counted: string[], sum: bigint): Told {
  if (!counted.length) return 'none';
  if (sum) return counted.length === 1 ? 'one' : counted.length === 2 ? 'unequal' : 'powers';
  const isPaired = counted.every(
    (value) => counted.filter((other) => other === value).length % 2 === 0,
  );
  return isPaired ? 'pairs' : 'powers';
}
