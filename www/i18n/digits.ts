/** A number of at least five digits, which is written in groups of three; shorter numbers stay ungrouped. */
const LONG = /^\d{5,}$/;
const EVERY = /\B(?=(?:\d{3})+$)/u;

export const groupsOf = (digits: string): string[] =>
  LONG.test(digits) ? digits.split(EVERY) : [digits];

/** Return a number with narrow no-break spaces between groups of three digits, such as 9 007 199. */
export const groupDigits = (n: unknown) => groupsOf(String(n)).join('\u202f');

/**
 * Return the text of the places of pieces.
 * @param size the count of numbers that each piece has
 * @returns "(2, 3)", "(2, 3) + (1, 3)"
 */
export function piecesText(numbers: (number | string)[], size: number): string {
  const all: string[] = [];
  for (let i = 0; i < numbers.length; i += size) {
    all.push(
      `(${numbers
        .slice(i, i + size)
        .map(groupDigits)
        .join(', ')})`,
    );
  }
  return all.join(' + ');
}
