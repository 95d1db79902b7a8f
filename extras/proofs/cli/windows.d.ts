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
export declare const wordsOf: (state: string, name: string) => string[];
/** The window that a state goes on from: the heap below which it ends, and its values. */
export declare function windowOf(state: string): [end: number, text: string];
/** What a state says of its game. */
export declare const factsOf: (state: string) => {
    mask: number;
    turned: number[];
    width: number;
    rare: number[];
};
/** A state that goes on from one window. */
export declare const stateAt: (game: string, width: number, [end, text]: [number, string]) => string;
/** The primes that divide a number. */
export declare function primesOf(n: number): number[];
/** The heaps below which the windows end that show that a period is one, that it begins there, and the least. */
export declare const endsOf: (preperiod: number, period: number, width: number) => number[];
