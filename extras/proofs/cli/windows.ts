/**
 * Certificates of the kind `octal-window` (docs/certificates.md), and the saved states of proofs, from which
 * such certificates are made.
 */

/**
 * A certificate with windows, each of which is the values of `width` consecutive heaps. The pieces between
 * consecutive windows can be checked separately.
 */
export interface WindowCertificate {
  format: 'mexplorer-certificate';
  version: 1;
  kind: 'octal-window';
  game: string;
  preperiod: number;
  period: number;
  mask: number;
  turned: number[];
  width: number;
  rare: number[];
  windows: [end: number, text: string][];
}

/** Return the words after a name at the beginning of a line in a saved state of `prove`. */
export const wordsOf = (state: string, name: string): string[] =>
  state
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

/**
 * Return the window from which a saved state continues: `end`, one more than the last heap of the window, and
 * the text of its values.
 */
export function windowOf(state: string): [end: number, text: string] {
  const [end, text] = wordsOf(state, 'main');
  return [Number(end), text];
}

/**
 * Return the data in a saved state that depend on the game only: the mask, the classes of heaps, the width of
 * windows and the rare heaps.
 */
export const factsOf = (state: string) => {
  const [mask, ...turned] = wordsOf(state, 'class').map(Number);
  const [width] = wordsOf(state, 'width').map(Number);
  return { mask, turned, width, rare: wordsOf(state, 'rare').map(Number) };
};

/** Return a state from which `prove` continues after the given window. */
export const stateAt = (game: string, width: number, [end, text]: [number, string]): string =>
  ['mexplorer-window 1', `game ${game}`, `width ${width}`, `spacing ${2 ** 30}`]
    .concat([`main ${end} ${text}`, 'only run', ''])
    .join('\n');

/** Return the prime divisors of a number in ascending order. */
export function primesOf(n: number): number[] {
  const found: number[] = [];
  let rest = n;
  for (let r = 2; rest > 1; r += 1) {
    if (r * r > rest) r = rest;
    if (rest % r === 0) found.push(r);
    while (rest % r === 0) rest /= r;
  }
  return found;
}

/**
 * Return the ends of the windows that show a period. The first two windows show the period and where it
 * begins; the others show for each prime that the period divided by it is no period.
 */
export const endsOf = (preperiod: number, period: number, width: number): number[] => {
  const end = preperiod + width - 1;
  return [end, end + period, ...primesOf(period).map((prime) => end + period / prime)];
};
