/**
 * The types of options and answers. The types in types/ are generated from the core's Rust types, one file
 * for each module; the types in this file exist only in JavaScript.
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

/** The type of an `AbortSignal`, or `object` if the platform's types have none. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : object;

/** Options of every call. */
export type Control = {
  /** A signal that cancels the call, which then rejects with an AbortError. */
  signal?: Signal;
  /** A callback with the steps used so far, called at most every 80 ms. Its own errors are ignored. */
  onProgress?: (progress: Progress) => void;
};

/** Further options of `table`. */
export type TableControl = Control & {
  /** A callback with each part of the table as it is computed. */
  onPart?: (part: TablePart) => void;
  /**
   * The values of an earlier table of the same game (`soFar` of a part that `resumes`), after which the
   * computation continues. The first and the last value are computed again and compared, and the values
   * between are trusted. Values that cannot be resumed are computed again.
   */
  resume?: GrundyValues;
};

/** A part of a growing table; `nimbers` has only the values of this part. */
export type TablePart = Advance & {
  /** All values computed so far, including those of this part. */
  soFar: GrundyValues;
};

/** The board of the game `graph`. */
export type GraphBoard = Extract<Board, { kind: 'graph' }>;

/** The step of an explanation with the kind `K`. */
export type WhyStepOf<K extends WhyStep['kind']> = Extract<WhyStep, { kind: K }>;
