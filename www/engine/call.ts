/** A call of the core, and what of it stays with the caller. */
import type { Advance } from './types/answers.ts';
import type { Progress } from './types/base.ts';
import type { Signal } from './types.ts';

/** How a growing call is handled. */
export interface Grow {
  onPart: (part: Advance) => void;
  /** The arguments that resume after the parts that have come. */
  again: (args: unknown[]) => unknown[];
}

/** The part of a call that stays in this thread. */
export interface CallControl {
  signal?: Signal;
  onProgress?: (progress: Progress) => void;
  /** Where the call is one that grows. */
  grow?: Grow;
}

/** A call, as a core gets it. */
export interface Call extends CallControl {
  name: string;
  args: unknown[];
}
