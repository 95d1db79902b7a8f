/** Long numbers in groups of three; shorter ones are read at a glance. */
const LONG = /^\d{5,}$/;
const EVERY = /\B(?=(?:\d{3})+$)/u;

export const groupsOf = (digits: string): string[] =>
  LONG.test(digits) ? digits.split(EVERY) : [digits];

/** A number with narrow spaces that do not break between its groups: 9 007 199. */
export const groupDigits = (n: unknown) => groupsOf(String(n)).join('\u202f');

/**
 * Places of pieces as one writes them.
 * @param size how many numbers a piece has
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
