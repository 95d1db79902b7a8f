/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */

/** A piece of a rule for an editor, with its position in UTF-16 units of the typed text. */
export type Piece = {
  /** The kind of the piece. */
  kind: PieceKind;
  /** The start of the piece. */
  start: number;
  /** The end of the piece, exclusive. */
  end: number;
};

/** The kind of a piece of a rule, by which an editor colours the piece. */
export type PieceKind =
  'name' | 'number' | 'keyword' | 'function' | 'operator' | 'arrow' | 'punctuation' | 'error';

/** A generator of the quotient: its name, and the smallest heap with its class. */
export type QuotientGenerator = {
  /** The name: a letter, followed by a number from the 27th generator on. */
  name: string;
  /** The smallest heap with the generator's class. */
  heap: number;
};
