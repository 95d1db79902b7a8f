/** Derived from the core's Rust types by `npm run types`, not to be edited. */

/** A count that leaves the core: a number up to 2^53 − 1, a decimal string beyond. */
export type Big = number | string;

/** Everything that can fail fails with this. */
export type CoreError = {
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What went wrong and what was expected instead, in English. */
  message: string;
  /** The spot in the text, where there is one. */
  span: Span | null;
  /** The facts that the message words, by name. */
  details: { [key in string]: ErrorDetail };
};

/** What went wrong, for programs. Codes are stable; messages are not. */
export type ErrorCode =
  | 'unknown-game'
  | 'empty-game'
  | 'empty-position'
  | 'expected-number'
  | 'number-too-large'
  | 'negative-number'
  | 'stray-character'
  | 'missing-argument'
  | 'unexpected-argument'
  | 'empty-set'
  | 'zero-in-set'
  | 'bad-range'
  | 'wrong-count'
  | 'empty-name'
  | 'duplicate-edge'
  | 'cycle'
  | 'unknown-node'
  | 'expected-letter'
  | 'expected-edge'
  | 'illegal-move'
  | 'game-over'
  | 'no-table'
  | 'budget'
  | 'bad-option'
  | 'zero-divisor'
  | 'negative-divisor'
  | 'missing-size'
  | 'contradictory-sizes'
  | 'unknown-set'
  | 'too-many'
  | 'unknown-problem'
  | 'missing-input'
  | 'trailing-input'
  | 'bad-code'
  | 'expected-syntax'
  | 'unknown-name'
  | 'name-taken'
  | 'not-smaller'
  | 'division-by-zero'
  | 'too-deep'
  | 'wrong-order'
  | 'no-poison'
  | 'empty-box'
  | 'expected-coin'
  | 'unrooted'
  | 'self-edge'
  | 'node-twice'
  | 'coin-twice'
  | 'no-parts'
  | 'all-dead'
  | 'internal';

/** One fact of an error: a number, a text or a list of texts. */
export type ErrorDetail = number | string | Array<string>;

/**
 * The value of an impartial game: it plays like a Nim heap of this size (Sprague 1935, Grundy
 * 1939).
 *
 * Addition is the nim-sum, that is XOR, so `+` is its own inverse.
 */
export type Nimber = number | string;

/** The progress of a call, as its listener receives it. */
export type Progress = {
  /** Steps used; heaps known, of a table. */
  done: number;
  /** Steps allowed; heaps wanted, of a table. */
  total: number;
};

/**
 * A half-open range in a text. Bytes while the core reads it, UTF-16 units in any error it
 * returns.
 */
export type Span = [number, number];
