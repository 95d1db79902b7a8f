/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */

/** A piece of a rule for an editor, and where it stands in UTF-16 units of the text as typed. */
export type Piece = {
  /** What it is. */
  kind: PieceKind;
  /** Where it begins. */
  start: number;
  /** The end, exclusive. */
  end: number;
};

/** How an editor colours a piece of a rule. */
export type PieceKind =
  'name' | 'number' | 'keyword' | 'function' | 'operator' | 'arrow' | 'punctuation' | 'error';

/** A generator: a letter, and the first heap that is worth it. */
export type QuotientGenerator = {
  /** Its letter, with a number after 26. */
  name: string;
  /** The first heap of its class. */
  heap: number;
};
