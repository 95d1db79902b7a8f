/** How a nim-sum is told to readers who have met none yet. Nothing here knows the DOM. */

/**
 * `none`: no part counts; `pairs`: equal parts in pairs; `one`: a single part counts; `unequal`: two that are not
 * equal; `powers`: what is told by powers of two alone.
 */
export type Told = 'none' | 'pairs' | 'one' | 'unequal' | 'powers';

interface ToldSum {
  told: Told;
  /** The values that are not 0. */
  counted: string[];
  /** The largest power of two that stands in an odd number of them; empty where there is none. */
  power: string;
}

/** @param values nimbers, from 0 to 2^64 */
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
