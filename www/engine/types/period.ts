/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */
import type { Big } from './base.ts';

/**
 * A list of the Grundy values of heaps 0, 1, 2 …, in one, two or four bytes a heap.
 *
 * The list takes two bytes a heap until a value passes 65,535, then four. A list that begins with single bytes takes
 * one byte a heap until a value passes 255.
 */
export type GrundyValues = Uint8Array | Uint16Array | Uint32Array;

/** The period of a sequence: from heap `preperiod` on, each value recurs `length` heaps later, increased by `saltus`. */
export type Period = {
  /** The first heap of the first period. */
  preperiod: Big;
  /** The number of heaps in a period; at least 1. */
  length: Big;
  /**
   * The increase of values from each period to the next. A saltus of 0, for values that recur unchanged, is not
   * serialized.
   */
  saltus?: Big;
  /** Whether a theorem proves the period; otherwise it has only been observed. */
  proven: boolean;
};

/** The proof of a period. */
export type Proof =
  | {
      kind: 'window';
      /** The number of preceding values that determine a value. */
      window: Big;
      /** The number modulo which the rule depends on n; 1 if the rule does not depend on a residue. */
      modulus: Big;
      /** The last heap of the window. */
      first: Big;
      /** The last heap of the second, equal window. */
      again: Big;
    }
  | {
      kind: 'far-steps';
      /** The largest amount taken by a move that can change a value; larger amounts change none. */
      near: Big;
      /** The last heap of the window. */
      first: Big;
      /** The last heap of the second, equal window. */
      again: Big;
    }
  | {
      kind: 'guy-smith';
      /** The largest amount that a move takes. */
      taken: Big;
      /** The most heaps into which a move may break a heap. */
      parts: number;
      /** The largest heap whose value the theorem needs; all values up to this heap were computed. */
      upto: Big;
    }
  | {
      kind: 'saltus';
      /** The largest amount that a move takes. */
      taken: Big;
      /** The largest heap whose value the theorem needs; all values up to this heap were computed. */
      upto: Big;
    }
  | {
      kind: 'theorem';
      /** The identifier of the theorem, for the page's texts. */
      id: string;
      /** The author of the theorem. */
      author: string;
      /** The year of publication. */
      year: number;
    };
