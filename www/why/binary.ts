/** Binary digits and nim-sums of values, and powers of two; all are exact also above 2^53 − 1. */
import type { Big } from '../engine/types.ts';

/** Return the number of binary digits of the largest value, at least 1. */
export function widthOf(values: Big[]): number {
  let width = 1;
  for (const value of values) width = Math.max(width, BigInt(value).toString(2).length);
  return width;
}

/** Return the binary digits of a value, highest first, padded to a width. */
export const digits = (value: Big, width: number): string[] => [
  ...BigInt(value).toString(2).padStart(width, '0'),
];

/** Return the nim-sum of two values, as a number if it is a safe integer, otherwise as text. */
export const nimSum = (a: Big, b: Big): Big => narrow(BigInt(a) ^ BigInt(b));

/** Return the value 2^bit, as a number if it is a safe integer, otherwise as text. */
export const power = (bit: number): Big => narrow(1n << BigInt(bit));

const narrow = (big: bigint): Big =>
  big <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(big) : big.toString();
