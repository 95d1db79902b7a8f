/**
 * The types of options and answers. Those in types/ are derived from the core's Rust types, one file for
 * each of its modules; the others are of JavaScript alone.
 */
import type { Advance } from './types/answers.ts';
import type { Progress } from './types/base.ts';
import type { Board } from './types/games.ts';
import type { GrundyValues } from './types/period.ts';
import type { WhyStep } from './types/ruleset.ts';

export type * from './types/answers.ts';
export type * from './types/base.ts';
export type * from './types/games.ts';
export type * from './types/heaps.ts';
export type * from './types/judges.ts';
export type * from './types/period.ts';
export type * from './types/prover.ts';
export type * from './types/ruleset.ts';

/** An `AbortSignal`, where the types of the platform have one. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : object;

/** Options of every call. */
export type Control = {
  /** Cancels the call, which then rejects with an AbortError. */
  signal?: Signal;
  /** Is called with the steps used so far, at most every 80 ms. Its own errors are ignored. */
  onProgress?: (progress: Progress) => void;
};

/** Further options of `table`. */
export type TableControl = Control & {
  /** Is called with each part of the table as it is computed. */
  onPart?: (part: TablePart) => void;
  /**
   * The values of an earlier table of the same game (`soFar` of a part that `resumes`): the computation
   * goes on after them. The first and the last of them are computed again and compared, those between are
   * trusted; values that cannot be resumed are computed again.
   */
  resume?: GrundyValues;
};

/** A table that is still growing: `nimbers` are those of this part. */
export type TablePart = Advance & {
  /** All values up to now. */
  soFar: GrundyValues;
};

/** The board of `graph`, `geography` and games on plants. */
export type GraphBoard = Extract<Board, { kind: 'graph' }>;

/** The step of an explanation that is of one kind. */
export type WhyStepOf<K extends WhyStep['kind']> = Extract<WhyStep, { kind: K }>;
