/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Place } from './answers.ts';

/** The limits of a problem's inputs at its judge. A limit that does not apply to the problem is 0. */
export type JudgeLimits = {
  /** The time limit of a program for one input, in seconds. */
  seconds: number;
  /** The greatest number of cases in an input, or of queries about its game. */
  cases: number;
  /** The greatest number of heaps, nodes, letters or rows in a case. */
  count: number;
  /** The largest number in an input: the size of a heap, an index, a side. */
  largest: number;
  /** The limit of a further quantity: the numbers of a set, edges, columns, tokens, or a second number. */
  more: number;
};

/** The options of `judge`. */
export type JudgeOptions = {
  /**
   * An output to check; default none. If the judge accepts several outputs and this is one of them, the call
   * returns it.
   */
  output?: string;
  /** The most steps for computing the answer, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** The position of an input, for the board. */
export type JudgePosition =
  | Place
  | {
      /** The positions, in the order of the test cases. */
      cases: Array<Place>;
    }
  | {
      /** The last number of the range 1 to n, as decimal text. */
      n: string;
      /** The divisors, as decimal texts. */
      divisors: Array<string>;
    };

/** The options of `randomTest`. */
export type TestOptions = {
  /** The size of the input: `small`, or `large` for the limits of the judge; default `small`. */
  size?: TestSize;
  /** The most numbers of a large input, approximately, from 0 to 1,000,000; default 1,000,000. */
  most?: number;
};

/** The size of a generated input. */
export type TestSize = 'small' | 'large';

/** The options of `smallTests` and `smallerTests`. */
export type TestsOptions = {
  /** The most inputs to list, from 0 to 1,000; default 100. */
  limit?: number;
};
