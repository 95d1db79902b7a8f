/**
 * The shapes of what crosses the door. Those of answers are derived from the core's Rust types and
 * stand in types/, one file for each of its rooms; what follows here is JavaScript's own.
 */
import type { Advance } from './types/answers.js';
import type { Progress } from './types/base.js';
import type { Board } from './types/games.js';
import type { GrundyValues } from './types/period.js';
import type { WhyStep } from './types/ruleset.js';

export type * from './types/answers.js';
export type * from './types/base.js';
export type * from './types/games.js';
export type * from './types/heaps.js';
export type * from './types/period.js';
export type * from './types/ruleset.js';

/** What the options of every call may hold. */
export type Control = {
  /** Cancels the call, which then rejects with an AbortError. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

/** A table that is still growing: `nimbers` are those of this part. */
export type TablePart = Advance & {
  /** All values up to now. */
  soFar: GrundyValues;
};

export type GraphBoard = Extract<Board, { kind: 'graph' }>;

/** The step of an explanation that is of one kind. */
export type WhyStepOf<K extends WhyStep['kind']> = Extract<WhyStep, { kind: K }>;
