/** The signed sum of inclusion–exclusion, computed from the terms of `countUnion`. */
import type { UnionTerm as Term } from '../engine/types.ts';

/** Return the partial sum after each term. */
export function totals(terms: Term[]): string[] {
  let sum = 0n;
  return terms.map(({ sign, count }) => {
    sum += BigInt(sign) * BigInt(count);
    return sum.toString();
  });
}

/** Split a typed list of numbers at spaces, commas and Chinese punctuation. */
export function listOf(text: string) {
  return text
    .normalize('NFKC')
    .split(/[\s,、;]+/)
    .filter(Boolean);
}

/**
 * Convert the range of an error in one number to its range in the typed list.
 * @param index the index of the number in the list
 * @param span the range within the number
 */
export function placeIn(
  text: string,
  index: number,
  [from, to]: [number, number],
): [number, number] | null {
  const found = [...text.matchAll(/[^\s,，、;；]+/g)][index];
  return found ? [found.index + from, found.index + to] : null;
}

/** Return the divisors in order, each once: the drawing would show two equal sets as one. */
export function distinct(divisors: string[]) {
  return [...new Set(divisors.map((d) => (/^\d+$/.test(d) ? BigInt(d).toString() : d)))];
}
