/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big } from './base.ts';
import type { Period } from './period.ts';

/** A file that proves a period or a misère quotient. `docs/certificates.md` defines the claim of each field. */
export type Certificate = {
  /** Always `mexplorer-certificate`. */
  format: string;
  /** The version of the format, from 1 on. */
  version: number;
  /** `octal-period`, `subtraction-period`, `closed-form` (of a user-written rule) or `misere-quotient`. */
  kind: string;
  /**
   * The game, as an octal or hexadecimal code, a subtraction set or a user-written rule. For a quotient, the last
   * word is `misere`.
   */
  game: string;
  /** The least preperiod: the first heap of the first period. */
  preperiod: number;
  /** The least period: the number of heaps after which the values, or the classes of a quotient, repeat. */
  period: number;
  /** The amount by which values of a closed form grow in one period. */
  saltus?: number;
  /** The heap up to which a checker computes. A claim that is true up to this heap is true for all heaps. */
  bound: number;
  /** The values of the heaps below preperiod + period. For a quotient, the classes of these heaps. */
  values?: Array<CertificateRun>;
  /**
   * A bit mask. A heap is rare if its value has an even number of the bits of the mask. Present if the certificate
   * lists rare heaps instead of values.
   */
  mask?: number;
  /** The rare heaps from 1 to the bound, in ascending order: their values have an even number of bits in the mask. */
  rare?: Array<number>;
  /**
   * The first heap of a user-written rule from which on all options have the form described by `window` and
   * `modulus`.
   */
  from?: number;
  /**
   * The maximum distance from a heap, from `from` on, to its options, apart from options below `from` and options
   * inside a growing range.
   */
  window?: number;
  /** The number modulo which the options of a heap n of a user-written rule depend on n, for n from `from` on. */
  modulus?: number;
  /** The multiplication table of the classes of a quotient, row by row. Class 0 is the unit. */
  table?: Array<Array<number>>;
  /** The classes of the P-positions of a quotient, in ascending order. */
  lost?: Array<number>;
};

/** The options of `certificate`. */
export type CertificateOptions = {
  /**
   * The heap at which the search for a proof ends, from 0 to 2^53 − 1; default 50,000,000. The search ends
   * earlier when a period is proven or the budget is spent. If the values up to this heap repeat, the search
   * continues as far as the proof of the period needs.
   */
  upto?: number;
  /** The maximum number of steps of the search, from 0 to 2^53 − 1; default 1,000,000,000. */
  budget?: number;
};

/** An entry in a list of values: one value, or a value with the number of consecutive heaps that have it. */
export type CertificateRun = number | [number, number];

/** The result of a search for a period, which may be unfinished. */
export type ProofRun = {
  /** The game in canonical form. */
  game: string;
  /** The period if it is proven, else `null`. */
  period: Period | null;
  /** The largest heap whose value was computed. */
  reached: Big;
  /**
   * A text from which a later call of `prove` continues, also in another program. `null` if the search used only the
   * table of all values; a later call then starts again.
   */
  state: string | null;
};

/** The options of `prove`. */
export type ProveOptions = {
  /** The heap at which the search ends, from 0 to 2^53 − 1; default 2^53 − 1. */
  upto?: number;
  /**
   * The maximum number of steps of the search, from 0 to 2^53 − 1; default 1,000,000,000. The fast method, which
   * stores only a window of the last values, computes 4,096 heaps in a step.
   */
  budget?: number;
  /** The `state` of an earlier search for the same game, from which the search continues; default none. */
  state?: string;
};
