/** The signed sum of inclusion–exclusion: pure arithmetic on the terms of `countUnion`. */
import type { UnionTerm as Term } from '../engine/types.ts';

/** The total after each term. */
export function totals(terms: Term[]): string[] {
  let sum = 0n;
  return terms.map(({ sign, count }) => {
    sum += BigInt(sign) * BigInt(count);
    return sum.toString();
  });
}

/** Numbers typed as a list: any spaces, commas or Chinese punctuation between them. */
export function listOf(text: string) {
  return text
    .normalize('NFKC')
    .split(/[\s,、;]+/)
    .filter(Boolean);
}

/**
 * The span in the typed list of an error in one of its numbers.
 * @param index of the number
 * @param span in the number
 */
export function placeIn(
  text: string,
  index: number,
  [from, to]: [number, number],
): [number, number] | null {
  const found = [...text.matchAll(/[^\s,，、;；]+/g)][index];
  return found ? [found.index + from, found.index + to] : null;
}

/** Each divisor once, in order; the drawing would show two equal sets as one. */
export function distinct(divisors: string[]) {
  return [...new Set(divisors.map((d) => (/^\d+$/.test(d) ? BigInt(d).toString() : d)))];
}
