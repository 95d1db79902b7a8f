/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big } from './base.ts';

/**
 * A sequence of values, in one, two or four bytes a heap.
 *
 * It takes two bytes a heap until a value passes 65,535, then four; one that begins with single bytes
 * takes one until a value passes 255.
 */
export type GrundyValues = Uint8Array | Uint16Array | Uint32Array;

/**
 * A sequence that repeats: from heap `preperiod` on, each value recurs `length` later, larger
 * by `saltus`.
 */
export type Period = {
  /** The first heap of the repetition. */
  preperiod: Big;
  /** After how many heaps values repeat; at least 1. */
  length: Big;
  /**
   * How much values grow from one period to the next; 0, and then not written, where they simply
   * recur.
   */
  saltus?: Big;
  /** Whether a theorem proves it, or it has only been observed so far. */
  proven: boolean;
};

/** What proves a period. */
export type Proof =
  | {
      kind: 'window';
      /** How many values decide the next. */
      window: Big;
      /** The rule looks at n modulo this; 1 where it does not. */
      modulus: Big;
      /** The last heap of the window. */
      first: Big;
      /** The last heap of the equal window. */
      again: Big;
    }
  | {
      kind: 'far-steps';
      /** The largest of the steps that decide. */
      near: Big;
      /** The last heap of the window. */
      first: Big;
      /** The last heap of the equal window. */
      again: Big;
    }
  | {
      kind: 'guy-smith';
      /** The most that a move takes. */
      taken: Big;
      /** Into how many heaps a move may break a heap. */
      parts: number;
      /** The last heap that the theorem asks for, and that was computed. */
      upto: Big;
    }
  | {
      kind: 'saltus';
      /** The most that a move takes. */
      taken: Big;
      /** The last heap that the theorem asks for, and that was computed. */
      upto: Big;
    }
  | {
      kind: 'theorem';
      /** Its name, for a page to word. */
      id: string;
      /** Who proved it. */
      author: string;
      /** When. */
      year: number;
    };
