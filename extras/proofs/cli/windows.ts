/** Certificates of kind `octal-window` (docs/certificates.md), and the states of proofs that they are made of. */

/** A certificate whose pieces lie between windows. */
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

/** The words behind a name in a state of `prove`. */
export const wordsOf = (state: string, name: string): string[] =>
  state
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

/** The window from which a state continues: the heap below which it ends, and its values. */
export function windowOf(state: string): [end: number, text: string] {
  const [end, text] = wordsOf(state, 'main');
  return [Number(end), text];
}

/** The data of a state about its game. */
export const factsOf = (state: string) => {
  const [mask, ...turned] = wordsOf(state, 'class').map(Number);
  const [width] = wordsOf(state, 'width').map(Number);
  return { mask, turned, width, rare: wordsOf(state, 'rare').map(Number) };
};

/** A state that continues from one window. */
export const stateAt = (game: string, width: number, [end, text]: [number, string]): string =>
  ['mexplorer-window 1', `game ${game}`, `width ${width}`, `spacing ${2 ** 30}`]
    .concat([`main ${end} ${text}`, 'only run', ''])
    .join('\n');

/** The primes that divide a number. */
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

/** The heaps below which the windows end that show that a period is one, that it begins there, and the least. */
export const endsOf = (preperiod: number, period: number, width: number): number[] => {
  const end = preperiod + width - 1;
  return [end, end + period, ...primesOf(period).map((prime) => end + period / prime)];
};
