/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big } from './base.ts';
import type { Period } from './period.ts';

/** A file that proves a period or a misère quotient. `docs/certificates.md` says what each field claims. */
export type Certificate = {
  /** Always `mexplorer-certificate`. */
  format: string;
  /** The version of the format, from 1 on. */
  version: number;
  /** `octal-period`, `subtraction-period`, `closed-form` (of a typed rule) or `misere-quotient`. */
  kind: string;
  /** The game, as a code, a set or a rule; `misere` is its last word in a quotient's. */
  game: string;
  /** The first heap of the first period: the least. */
  preperiod: number;
  /** After how many heaps values, or classes, repeat: the least number. */
  period: number;
  /** How much larger each value of a closed form is one period later. */
  saltus?: number;
  /** The heap up to which a checker computes. A claim that holds up to it holds for all heaps. */
  bound: number;
  /** The values of the heaps below preperiod + period, or the classes of a quotient's. */
  values?: Array<CertificateRun>;
  /** The bits of values that decide which heaps are rare, where these are listed instead. */
  mask?: number;
  /** The heaps from 1 to the bound whose values have an even number of bits in the mask. */
  rare?: Array<number>;
  /** The heap from which on the options of a typed rule follow its shape. */
  from?: number;
  /** How far back they then reach. */
  window?: number;
  /** They depend on n modulo this. */
  modulus?: number;
  /** The products of a quotient's classes, row by row; class 0 is the unit. */
  table?: Array<Array<number>>;
  /** The classes of P-positions. */
  lost?: Array<number>;
};

/** The options of `certificate`. */
export type CertificateOptions = {
  /**
   * The heap at which the search for a proof ends, from 0 to 2^53 − 1; default 50,000,000. It ends before
   * once a period is proven, or where the budget ends. A repetition seen by then is followed as far as
   * its proof needs.
   */
  upto?: number;
  /** Steps that the search may take, from 0 to 2^53 − 1; default 1,000,000,000. */
  budget?: number;
};

/** A value, or a value that as many heaps in a row have. */
export type CertificateRun = number | [number, number];

/** How far the search for a period has come. */
export type ProofRun = {
  /** The game in canonical form. */
  game: string;
  /** The period, once it is proven. */
  period: Period | null;
  /** The largest heap that was valued in search of it. */
  reached: Big;
  /**
   * A text from which `prove` goes on, in another program if need be. `null` where the game needs another
   * engine, so that a longer search begins again.
   */
  state: string | null;
};

/** The options of `prove`. */
export type ProveOptions = {
  /** The heap at which the search ends, from 0 to 2^53 − 1; default 2^53 − 1. */
  upto?: number;
  /**
   * Steps that the search may take, from 0 to 2^53 − 1; default 1,000,000,000. The engine of the window
   * values 1,024 heaps in a step.
   */
  budget?: number;
  /** The `state` of an earlier search for the same game, which goes on; default none. */
  state?: string;
};
