/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Place } from './answers.ts';

/** The limits of a problem at its judge. A number that the inputs of a problem do not have is 0. */
export type JudgeLimits = {
  /** The seconds that a program may take for an input. */
  seconds: number;
  /** The cases of an input, or the questions about its game. */
  cases: number;
  /** The heaps, nodes, letters or rows of a case. */
  count: number;
  /** The largest number: a heap, a place, a side. */
  largest: number;
  /** Of what comes beside: the numbers of a set, edges, columns, tokens, or a second number. */
  more: number;
};

/** The options of `judge`. */
export type JudgeOptions = {
  /**
   * An output to check; default none. Where the judge accepts any of several answers and this is one of
   * them, it is the answer.
   */
  output?: string;
  /** Steps that the answer may take, from 0 to 2^53 − 1; default 20,000,000. */
  budget?: number;
};

/** The position of an input, for the board. */
export type JudgePosition =
  | Place
  | {
      /** The cases in order. */
      cases: Array<Place>;
    }
  | {
      /** The last number looked at, as decimal text. */
      n: string;
      /** The divisors likewise. */
      divisors: Array<string>;
    };

/** The options of `randomTest`. */
export type TestOptions = {
  /** How large the input is: `small`, or `large` for the limits of the judge; default `small`. */
  size?: TestSize;
  /** How many numbers a large input has at most, from 0 to 1,000,000; default 200,000. */
  most?: number;
};

/** How large an input is. */
export type TestSize = 'small' | 'large';

/** The options of `smallTests` and `smallerTests`. */
export type TestsOptions = {
  /** Inputs that are listed at most, from 0 to 1,000; default 100. */
  limit?: number;
};
