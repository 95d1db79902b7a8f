/** The types of a call of the core, and of its parts that stay with the caller. */
import type { Advance } from './types/answers.ts';
import type { Progress } from './types/base.ts';
import type { Signal } from './types.ts';

/** The handlers of a call whose answer arrives in parts. */
export interface Grow {
  onPart: (part: Advance) => void;
  /** Return the arguments that resume a call after the parts received. */
  again: (args: unknown[]) => unknown[];
}

/** The parts of a call that stay in the caller's thread. */
export interface CallControl {
  signal?: Signal;
  onProgress?: (progress: Progress) => void;
  /** The handlers of the parts, if the answer arrives in parts. */
  grow?: Grow;
}

/** A call with its name and arguments. */
export interface Call extends CallControl {
  name: string;
  args: unknown[];
}
