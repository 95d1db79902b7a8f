/** The signed sum of inclusion–exclusion: pure arithmetic on what `countUnion` lists. */

/** @typedef {import('../engine/types.ts').UnionTerm} Term */

/**
 * The total after each term.
 * @param {Term[]} terms
 * @returns {string[]}
 */
export function totals(terms) {
  let sum = 0n;
  return terms.map(({ sign, count }) => {
    sum += BigInt(sign) * BigInt(count);
    return sum.toString();
  });
}

/**
 * Numbers typed as a list: any spaces, commas or Chinese punctuation between them.
 * @param {string} text
 */
export function listOf(text) {
  return text
    .normalize('NFKC')
    .split(/[\s,、;]+/)
    .filter(Boolean);
}

/**
 * The span in the typed list of an error in one of its numbers.
 * @param {string} text
 * @param {number} index of the number
 * @param {[number, number]} span in the number
 * @returns {[number, number] | null}
 */
export function placeIn(text, index, [from, to]) {
  const found = [...text.matchAll(/[^\s,，、;；]+/g)][index];
  return found ? [found.index + from, found.index + to] : null;
}

/**
 * Each divisor once, in order; for the drawing, where two equal sets would be one.
 * @param {string[]} divisors
 */
export function distinct(divisors) {
  return [...new Set(divisors.map((d) => (/^\d+$/.test(d) ? BigInt(d).toString() : d)))];
}
