/**
 * Numbers as aligned binary columns. Values come as Numbers or, beyond 2^53 − 1, as decimal
 * strings; both are read exactly.
 *
 * @typedef {number | string} Exact
 */

/**
 * The number of binary digits of the largest value, at least 1.
 * @param {Exact[]} values
 */
export function widthOf(values) {
  let width = 1;
  for (const value of values) width = Math.max(width, BigInt(value).toString(2).length);
  return width;
}

/**
 * The binary digits, highest first, padded to the width.
 * @param {Exact} value
 * @param {number} width
 * @returns {string[]}
 */
export function digits(value, width) {
  return [...BigInt(value).toString(2).padStart(width, '0')];
}

/**
 * The nim-sum of two exact values, as a Number if safe.
 * @param {Exact} a
 * @param {Exact} b
 * @returns {Exact}
 */
export function nimSum(a, b) {
  return narrow(BigInt(a) ^ BigInt(b));
}

/**
 * The number of one bits.
 * @param {Exact} value
 */
export function ones(value) {
  return digits(value, 1).filter((digit) => digit === '1').length;
}

/**
 * The value 2^bit.
 * @param {number} bit
 * @returns {Exact}
 */
export function power(bit) {
  return narrow(1n << BigInt(bit));
}

/** @param {bigint} big @returns {Exact} */
function narrow(big) {
  return big <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(big) : big.toString();
}
